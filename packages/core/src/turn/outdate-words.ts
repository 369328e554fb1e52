import type { CallOptions, Change, Memory, MemoryId, Pool, Store, StoredSpan, TextRange } from "../contract/index.ts"
import { plain } from "../text/similarity.ts"
import { sentencesStating } from "./delete/plan-cuts.ts"
import { findRepetitions } from "./delete/repetitions.ts"
import { readTurnsOf, sourceMessageOf } from "./delete/source-messages.ts"
import { refreshTurnIndex } from "./neighbours.ts"
import { scopeOf } from "./pools.ts"

/** The words of one statement, and since when which memory makes them out of date; `until` is absent if they hold again. */
interface WordsFate {
  readonly statement: Memory
  readonly until: number | undefined
  readonly by: MemoryId
}

/**
 * Adds to a write what it means for the words of its statements: where a statement is superseded, ends, changes or has
 * an end, the sentences of stored turns that state it carry since when they are out of date, as a new version. Nothing
 * runs when that moment comes: a read compares it.
 */
export async function withOutdatedWords(
  store: Store,
  pool: Pool,
  changes: readonly Change[],
  call?: CallOptions,
): Promise<readonly Change[]> {
  const puts = changes.flatMap((change) => (change.op === "put" ? [change.memory] : []))
  const fates = await fatesOf(store, pool, puts, call)
  if (fates.length === 0) return changes
  const written = new Map(puts.filter(({ category }) => category === "turn").map((turn) => [turn.id, turn]))
  const marked = new Map<MemoryId, Memory>()
  for (const fate of fates) {
    for (const turn of await turnsStating(store, pool, fate.statement, written)) {
      const known = marked.get(turn.id) ?? turn
      const next = { ...known, spans: markSpans(known, fate) }
      if (JSON.stringify(next.spans) !== JSON.stringify(known.spans ?? [])) marked.set(turn.id, next)
    }
  }
  const more: Change[] = []
  for (const turn of marked.values()) {
    if (written.has(turn.id)) continue
    const { signals: _, ...memory } = turn
    const { change } = await refreshTurnIndex(store, pool, turn)
    const index = change.op === "index" ? { index: change.index } : {}
    more.push({ op: "put", memory: { ...memory, revision: turn.revision + 1 }, ...index })
  }
  const renewed = changes.map((change): Change => {
    const turn = change.op === "put" ? marked.get(change.memory.id) : undefined
    return change.op === "put" && turn ? { ...change, memory: turn } : change
  })
  return [...renewed, ...more]
}

async function fatesOf(
  store: Store,
  pool: Pool,
  puts: readonly Memory[],
  call?: CallOptions,
): Promise<readonly WordsFate[]> {
  const statements = puts.filter(({ category }) => category !== "turn")
  const revised = statements.filter(({ revision }) => revision > 1)
  const read =
    revised.length === 0
      ? []
      : await store.read(
          scopeOf(pool),
          revised.map(({ id }) => id),
          call,
        )
  const stored = new Map(read.flatMap((memory) => (memory === undefined ? [] : [[memory.id, memory]])))
  return statements.flatMap((statement): readonly WordsFate[] => {
    const { id, status, updatedAt, validUntil } = statement
    const before = stored.get(id)
    const isOver = status === "superseded" || status === "ended"
    const wasOver = before?.status === "superseded" || before?.status === "ended"
    const isSame = before !== undefined && plain(before.content) === plain(statement.content)
    if (isOver) {
      if (wasOver && isSame) return []
      const successor = puts.find(({ links }) => links?.some(({ to, as }) => to === id && as === "supersedes"))
      return [{ statement, until: validUntil ?? updatedAt, by: successor?.id ?? id }]
    }
    const changed = before !== undefined && !isSame && !wasOver ? [{ statement: before, until: updatedAt, by: id }] : []
    if (validUntil !== undefined && validUntil !== before?.validUntil) {
      return [...changed, { statement, until: validUntil, by: id }]
    }
    // What is stated again after something else holds again, wherever it was said before.
    const returns = before !== undefined && (wasOver || !isSame || before.validUntil !== validUntil)
    return returns ? [...changed, { statement, until: undefined, by: id }] : changed
  })
}

/** The stored turns that state this, and those of the same write. */
async function turnsStating(
  store: Store,
  pool: Pool,
  statement: Memory,
  written: ReadonlyMap<MemoryId, Memory>,
): Promise<readonly Memory[]> {
  const repetitions = await findRepetitions(store, pool, [statement])
  const messages = [statement, ...repetitions].flatMap((memory) => sourceMessageOf(pool, memory) ?? [])
  const names = new Map(messages.map((message) => [message.name, message]))
  const stored = await readTurnsOf(store, pool, [...names.values()])
  const own = [...written.values()].filter((turn) => names.has(sourceMessageOf(pool, turn)?.name ?? ""))
  const all = [...[...stored.values()].flat(), ...own]
  return [...new Map(all.map((turn) => [turn.id, turn])).values()]
}

/** The spans of a turn with the sentences marked that state something. */
function markSpans(turn: Memory, { statement, until, by }: WordsFate): readonly StoredSpan[] {
  const ranges = sentencesStating({ turn, record: undefined, whole: turn }, [statement])
  let spans = turn.spans ?? []
  // What was said later is not what ended then.
  if (until !== undefined && turn.createdAt > until) return spans
  for (const range of ranges) spans = markRange(spans, range, until === undefined ? undefined : { until, by })
  return spans
}

function markRange(
  spans: readonly StoredSpan[],
  range: TextRange,
  mark: Required<Pick<StoredSpan, "until" | "by">> | undefined,
): readonly StoredSpan[] {
  const within = (span: StoredSpan, from: number, to: number): readonly StoredSpan[] => {
    const part = { ...span, from: Math.max(span.from, from), to: Math.min(span.to, to) }
    return part.from < part.to ? [part] : []
  }
  const outside = spans.flatMap((span) => [...within(span, 0, range.from), ...within(span, range.to, Infinity)])
  const inside = spans.flatMap((span) => within(span, range.from, range.to))
  const own = (inside.length > 0 ? inside : [{ ...range }]).map(({ until, by, ...span }): StoredSpan => {
    if (mark === undefined) return span
    // The first end counts.
    return until !== undefined && until <= mark.until ? { ...span, until, ...(by && { by }) } : { ...span, ...mark }
  })
  const kept = own.filter(({ kind, until }) => kind !== undefined || until !== undefined)
  return [...outside, ...kept].toSorted((one, other) => one.from - other.from)
}
