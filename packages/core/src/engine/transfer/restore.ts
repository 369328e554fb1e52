import type { Change, Memory, Pool, Signals, Store } from "../../contract/index.ts"
import { canonical } from "../../plugin/canonical.ts"
import { yieldToEventLoop } from "../../plugin/event-loop.ts"
import { omitUndefined } from "../../plugin/omit-undefined.ts"
import { memoryWords } from "../../text/words.ts"
import type { Tombstones } from "../../turn/delete/tombstones.ts"
import { refreshStatementIndex } from "../../turn/fact-neighbours.ts"
import { refreshTurnIndex } from "../../turn/neighbours.ts"
import { isPoolOf, poolOf, scopeOf } from "../../turn/pools.ts"
import { isAhead, knownAt } from "../../turn/remember/ahead.ts"
import { writeAll } from "../../turn/write-all.ts"
import type { OptOuts } from "../subject/opt-outs.ts"
import type { ExportedMemory } from "./export-memories.ts"

/**
 * The outcome of one exported memory. `restored`: written with its history. `unchanged`: it exists in the same state.
 * `deleted`: it was deleted here. `newer`: it has changed here since. `opted_out`: its user opted out. `inconsistent`:
 * its pool is not its owner's, or its history is another memory's.
 */
export type RestoreOutcome = "restored" | "unchanged" | "deleted" | "newer" | "opted_out" | "inconsistent"

interface RestoreParts {
  readonly store: Store
  readonly tombstones: Tombstones
  readonly optOuts: Pick<OptOuts, "among">
}
interface RestoreOptions {
  /** The author of memories without a history. */
  readonly by: string
  readonly at: number
  readonly dryRun: boolean
}

/**
 * Restores exported memories unchanged: ids, times, status, history and signals, without redaction or review.
 * Idempotent, so that an interrupted run can be repeated. Only future dates (`isAhead`) are replaced by the current
 * time. Outcomes are in the given order.
 */
export async function restoreMemories(
  parts: RestoreParts,
  all: readonly ExportedMemory[],
  options: RestoreOptions,
): Promise<readonly RestoreOutcome[]> {
  const outcomes = new Map<ExportedMemory, RestoreOutcome>()
  const out = await parts.optOuts.among(all.map(({ memory }) => memory.owner))
  for (const group of Map.groupBy(all, ({ memory }) => `${memory.owner.tenant}\n${memory.pool}`).values()) {
    const [{ memory }] = group as [ExportedMemory, ...ExportedMemory[]] // a group has at least the one that made it
    const pool = poolOf(memory)
    const stored = await parts.store.read(
      scopeOf(pool),
      group.map((one) => one.memory.id),
    )
    const dated = group.map((one, place) => withoutFutureDates(one, stored[place], options.at))
    const outcome = await Promise.all(
      dated.map(async (one, place) => {
        const decided = await decideOutcome(parts, pool, one, stored[place])
        if (decided === "restored" && out.has(one.memory.owner)) return "opted_out"
        if (decided !== "restored" || options.dryRun) return decided
        return write(parts.store, pool, one, stored[place], options)
      }),
    )
    for (const [place, one] of group.entries()) outcomes.set(one, outcome[place] ?? "inconsistent")
    if (!options.dryRun)
      await reindexRestored(
        parts.store,
        pool,
        dated.filter((_, place) => outcome[place] === "restored"),
        options,
      )
  }
  return all.map((one) => outcomes.get(one) ?? "inconsistent")
}

async function decideOutcome(
  { tombstones }: RestoreParts,
  pool: Pool,
  exported: ExportedMemory,
  stored: Memory | undefined,
): Promise<RestoreOutcome> {
  const { memory } = exported
  if (!isConsistent(exported)) return "inconsistent"
  if (stored !== undefined) {
    if (stored.revision < memory.revision) return "restored"
    return canonical(withoutSignals(stored)) === canonical(withoutSignals(memory)) ? "unchanged" : "newer"
  }
  const isTombstoned = await tombstones.holds(pool, memory.source.message, memory.content)
  return isTombstoned ? "deleted" : "restored"
}

/** Whether the memory is in its owner's pool and its history is its own and leads to it. */
function isConsistent({ memory, history }: ExportedMemory): boolean {
  if (!isPoolOf(memory.owner, memory.pool)) return false
  let last = 0
  for (const { revision, memory: earlier } of history) {
    if (revision <= last || revision > memory.revision) return false
    last = revision
    if (earlier === undefined) continue
    const isSame = earlier.id === memory.id && earlier.pool === memory.pool && earlier.revision === revision
    if (!isSame || earlier.owner.tenant !== memory.owner.tenant) return false
  }
  return history.length === 0 || last === memory.revision
}

async function write(
  store: Store,
  pool: Pool,
  { memory, history }: ExportedMemory,
  stored: Memory | undefined,
  { by, at }: RestoreOptions,
): Promise<RestoreOutcome> {
  const { signals, ...state } = memory
  const { id } = memory
  for (const { revision, memory: earlier, ...made } of history.slice(0, -1)) {
    if (revision <= (stored?.revision ?? 0)) continue
    const { signals: _, ...body } = earlier ?? memory
    const change: Change =
      earlier === undefined ? { op: "delete", id, revision } : { op: "put", memory: body, copy: true }
    await store.write(pool, [change], made)
  }
  const made = history.at(-1) ?? { by, at }
  const counted = signalDifference(signals, stored?.signals)
  const changes: Change[] = [
    { op: "put", memory: state, index: { words: memoryWords(memory) }, copy: true },
    ...(counted === undefined ? [] : [{ op: "signal" as const, id, add: counted }]),
  ]
  const [put] = await store.write(pool, changes, { by: made.by, at: made.at })
  if (put?.status !== "conflict") return "restored"
  return put.current === undefined ? "deleted" : "newer"
}

/** The signals to add so that the stored ones equal the exported ones. */
function signalDifference(wanted: Signals | undefined, stored: Signals | undefined): Partial<Signals> | undefined {
  if (wanted === undefined) return undefined
  const { lastUsedAt, sessions, salience } = wanted
  const more = (name: "uses" | "useful" | "wrong" | "mentions"): number =>
    Math.max(0, wanted[name] - (stored?.[name] ?? 0))
  return {
    uses: more("uses"),
    useful: more("useful"),
    wrong: more("wrong"),
    mentions: more("mentions"),
    ...omitUndefined({ lastUsedAt, sessions, salience }),
  }
}

/** Reindexes neighbours, which include each other's words, once all of them exist. */
async function reindexRestored(
  store: Store,
  pool: Pool,
  group: readonly ExportedMemory[],
  options: Pick<RestoreOptions, "by" | "at">,
): Promise<void> {
  const changes = new Map<string, Change>()
  const neighbours = new Set<string>()
  const again = async (memory: Memory): Promise<void> => {
    await yieldToEventLoop()
    const made = await (memory.category === "turn" ? refreshTurnIndex : refreshStatementIndex)(store, pool, memory)
    changes.set(memory.id, made.change)
    for (const id of made.neighbours) neighbours.add(id)
  }
  for (const { memory } of group) if (memory.owner.session !== undefined) await again(memory)
  const others = [...neighbours].filter((id) => !changes.has(id))
  const read = others.length === 0 ? [] : await store.read(scopeOf(pool), others)
  for (const memory of read) if (memory !== undefined) await again(memory)
  await writeAll(store, pool, [...changes.values()], options)
}

/** Removes the signals, which change independently. */
function withoutSignals({ signals: _, ...memory }: Memory): Omit<Memory, "signals"> {
  return memory
}

/** Replaces future dates in an exported memory and its history by the current time, or by the stored memory's dates. */
function withoutFutureDates(
  { memory, history }: ExportedMemory,
  stored: Memory | undefined,
  now: number,
): ExportedMemory {
  const dated = <T extends Memory>(one: T): T => ({
    ...one,
    createdAt: isAhead(one.createdAt, now) ? (stored?.createdAt ?? now) : one.createdAt,
    updatedAt: isAhead(one.updatedAt, now) ? (stored?.updatedAt ?? now) : one.updatedAt,
  })
  return {
    memory: dated(memory),
    history: history.map((version) => ({
      ...version,
      at: knownAt(version.at, now),
      ...(version.memory !== undefined && { memory: dated(version.memory) }),
    })),
  }
}
