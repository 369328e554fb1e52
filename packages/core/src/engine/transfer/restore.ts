import type { Memory, Pool, Signals } from "../../contract/memory.ts"
import type { Change, Store } from "../../contract/store.ts"
import { canonical } from "../../plugin/canonical.ts"
import type { Tombstones } from "../../turn/delete/tombstones.ts"
import { yieldToEventLoop } from "../../turn/event-loop.ts"
import { refreshStatementIndex } from "../../turn/fact-neighbours.ts"
import { refreshTurnIndex } from "../../turn/neighbours.ts"
import { poolOf, reachOf, scopeOf } from "../../turn/pools.ts"
import { wordsFor } from "../../turn/remember/reconcile.ts"
import { writeAll } from "../../turn/write-all.ts"
import type { OptOuts } from "../subject/opt-outs.ts"
import type { ExportedMemory } from "./export-memories.ts"
import { notAhead } from "./not-ahead.ts"

/**
 * What became of one exported memory: `restored` with its history, or nothing because it stands exactly so (`unchanged`), was deleted here (`deleted`), has
 * gone on here (`newer`), is of a person who has asked that nothing is kept of them (`opted_out`), or is not whole: its pool is not its owner's, or its
 * history another memory's (`inconsistent`).
 */
export type RestoreOutcome = "restored" | "unchanged" | "deleted" | "newer" | "opted_out" | "inconsistent"

interface RestoreParts {
  readonly store: Store
  readonly tombstones: Tombstones
  readonly optOuts: Pick<OptOuts, "among">
}
interface RestoreOptions {
  /** For what has no history. */
  readonly by: string
  readonly at: number
  readonly dryRun: boolean
}

/**
 * Puts exported memories back as they were: ids, times, status, history, counts. Neither judged nor redacted again. Broken off, it is run again: what stands
 * is left alone. Only what is dated ahead (`isAhead`) is taken as of now. Outcomes in the order given.
 */
export async function restore(
  parts: RestoreParts,
  all: readonly ExportedMemory[],
  options: RestoreOptions,
): Promise<readonly RestoreOutcome[]> {
  const outcomes = new Map<ExportedMemory, RestoreOutcome>()
  const out = await parts.optOuts.among(all.map(({ memory }) => memory.owner))
  for (const those of Map.groupBy(all, ({ memory }) => `${memory.owner.tenant}\n${memory.pool}`).values()) {
    const [{ memory }] = those as [ExportedMemory, ...ExportedMemory[]] // a group has at least the one that made it
    const pool = poolOf(memory)
    const stored = await parts.store.read(
      scopeOf(pool),
      those.map((one) => one.memory.id),
    )
    const dated = those.map((one, place) => notAhead(one, stored[place], options.at))
    const outcome = await Promise.all(
      dated.map(async (one, place) => {
        const found = await outcomeOf(parts, pool, one, stored[place])
        if (found === "restored" && out.has(one.memory.owner)) return "opted_out"
        if (found !== "restored" || options.dryRun) return found
        return write(parts.store, pool, one, stored[place], options)
      }),
    )
    for (const [place, one] of those.entries()) outcomes.set(one, outcome[place] ?? "inconsistent")
    if (!options.dryRun)
      await indexed(
        parts.store,
        pool,
        dated.filter((_, place) => outcome[place] === "restored"),
        options,
      )
  }
  return all.map((one) => outcomes.get(one) ?? "inconsistent")
}

async function outcomeOf(
  { tombstones }: RestoreParts,
  pool: Pool,
  exported: ExportedMemory,
  stored: Memory | undefined,
): Promise<RestoreOutcome> {
  const { memory } = exported
  if (!isConsistent(exported)) return "inconsistent"
  if (stored !== undefined) {
    if (stored.revision < memory.revision) return "restored"
    return canonical(plain(stored)) === canonical(plain(memory)) ? "unchanged" : "newer"
  }
  const isBuried = await tombstones.holds(pool, memory.source.message, memory.content)
  return isBuried ? "deleted" : "restored"
}

/** Only memories as they may stand: in the pool of their owner, with a history that is their own and leads to them. */
function isConsistent({ memory, history }: ExportedMemory): boolean {
  const pools = [reachOf(memory.owner, "shared").pool, reachOf(memory.owner, "own").pool]
  if (!pools.includes(memory.pool)) return false
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
  const counted = difference(signals, stored?.signals)
  const changes: Change[] = [
    { op: "put", memory: state, index: { words: wordsFor(memory) }, copy: true },
    ...(counted === undefined ? [] : [{ op: "signal" as const, id, add: counted }]),
  ]
  const [put] = await store.write(pool, changes, { by: made.by, at: made.at })
  if (put?.status !== "conflict") return "restored"
  return put.current === undefined ? "deleted" : "newer"
}

/** What has to be added to the counts that stand so that they are as exported. */
function difference(wanted: Signals | undefined, stored: Signals | undefined): Partial<Signals> | undefined {
  if (wanted === undefined) return undefined
  const { lastUsedAt, salience } = wanted
  const more = (name: "uses" | "useful" | "wrong" | "mentions"): number =>
    Math.max(0, wanted[name] - (stored?.[name] ?? 0))
  return {
    uses: more("uses"),
    useful: more("useful"),
    wrong: more("wrong"),
    mentions: more("mentions"),
    ...(lastUsedAt !== undefined && { lastUsedAt }),
    ...(salience !== undefined && { salience }),
  }
}

/** The words that neighbours lend one another, made when both are there. */
async function indexed(
  store: Store,
  pool: Pool,
  those: readonly ExportedMemory[],
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
  for (const { memory } of those) if (memory.owner.session !== undefined) await again(memory)
  const others = [...neighbours].filter((id) => !changes.has(id))
  const read = others.length === 0 ? [] : await store.read(scopeOf(pool), others)
  for (const memory of read) if (memory !== undefined) await again(memory)
  await writeAll(store, pool, [...changes.values()], options)
}

/** Without what is counted, which goes on by itself. */
function plain({ signals: _, ...memory }: Memory): Omit<Memory, "signals"> {
  return memory
}
