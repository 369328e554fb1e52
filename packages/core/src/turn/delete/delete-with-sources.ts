import type {
  Change,
  Json,
  Memory,
  MemoryId,
  NewJob,
  Pool,
  Queue,
  TextRange,
  WriteOptions,
} from "../../contract/index.ts"
import { newId } from "../ids.ts"
import { laneOf, poolOf, scopeOf } from "../pools.ts"
import { writeAll } from "../write-all.ts"
import type { NarrowCut } from "./cut-text.ts"
import { type CutPlan, planCuts, type Rewrite, type TurnPlan } from "./plan-cuts.ts"
import { purgeJob } from "./purge.ts"
import { type RemovalParts, type RewrittenMemory, removeMemories, rewriteChanges } from "./remove-memories.ts"
import { readDeletedTurnsOf, sourcesOf } from "./source-messages.ts"
import type { WithheldWords } from "./withheld-words.ts"

export const COMPLETE_DELETION = "together"
const DAY_MS = 86_400_000
/**
 * Memories deleted in one batch: with their messages and reindexed neighbours they fit into one write of most stores.
 */
const BATCH_SIZE = 100
/** Delay before an interrupted deletion is completed. */
const COMPLETION_DELAY_MS = 30_000

export interface DeletionParts extends RemovalParts {
  readonly queue: Queue
  readonly withheld: WithheldWords
}

/** What goes with a deleted memory. */
export interface DeletionScope {
  /** Keeps the words: the statement was a wrong reading, or another memory holds what they say. */
  readonly alone?: boolean
  /** Of these turns only sentences go. */
  readonly ranges?: ReadonlyMap<MemoryId, readonly TextRange[]>
  /** Of some statements only a part of the sentences that state them goes. */
  readonly narrow?: NarrowCut
}

export interface DeletionOptions extends WriteOptions, DeletionScope {
  /** `0`: erased at once. */
  readonly undoDays: number
}

/** The body of a completion job: either all of it is done or nothing. */
export interface LinkedDeletion extends Readonly<Record<string, Json>> {
  readonly op: "delete" | "erase" | "restore"
  readonly by: string
  readonly undoDays: number
  /** Each with its revision at the start of the operation. */
  readonly members: readonly (readonly [MemoryId, number])[]
  /** Memories that are written anew, with the revision that they have at the start; without `after`, nothing of them is left. */
  readonly rewrites: readonly { readonly [name: string]: Json }[]
}

/** A turn that lost words: with what is left of it, the empty text if nothing is. */
export type ShortenedTurn = Memory

/**
 * Soft-deletes memories, and cuts the sentences that each statement was read from or that say the same out of their
 * messages; other sentences and statements stay, but for those that say the same. Queues the purge for the end of the undo period, or erases at once
 * without one. Returns the messages that lost words.
 */
export async function deleteWithSources(
  parts: DeletionParts,
  memories: readonly Memory[],
  options: DeletionOptions,
): Promise<readonly ShortenedTurn[]> {
  const op = options.undoDays === 0 ? "erase" : "delete"
  return inBatches(memories, (pool, batch) => parts.withheld.run(pool, () => remove(parts, op, pool, batch, options)))
}

/**
 * Erases memories with all versions, and the words of statements from their messages; a message that was deleted
 * before is erased as a whole. Cannot be undone.
 */
export async function eraseWithSources(
  parts: DeletionParts,
  memories: readonly Memory[],
  options: Omit<DeletionOptions, "undoDays">,
): Promise<readonly ShortenedTurn[]> {
  return deleteWithSources(parts, memories, { ...options, undoDays: 0 })
}

async function remove(
  parts: DeletionParts,
  op: "delete" | "erase",
  pool: Pool,
  batch: readonly Memory[],
  options: DeletionOptions,
): Promise<readonly ShortenedTurn[]> {
  const { by, at, undoDays, ranges = new Map(), narrow } = options
  const removed = batch.filter(({ id }) => !ranges.has(id))
  let facts = options.alone ? [] : removed.filter(({ category }) => category !== "turn")
  const shortened = new Map<MemoryId, ShortenedTurn>()
  const named = new Set(removed.map(({ id }) => id))
  /** Their words go with the statement, and come back with it. */
  const twinIds = new Set<MemoryId>()
  const keepsWords = ({ id }: Memory): boolean => options.alone === true || twinIds.has(id)
  if (op === "erase") await eraseDeletedTurns(parts, pool, facts, { by, at })
  for (let left: readonly Memory[] = removed, isDone = false; !isDone; ) {
    const planned = await planCuts(parts, pool, facts, { forGood: op === "erase", ranges, ...(narrow && { narrow }) })
    const twins = planned.twins.filter(({ id }) => !named.has(id))
    for (const { id } of twins) {
      named.add(id)
      twinIds.add(id)
    }
    left = [...left, ...twins]
    const plan = withoutMembers(planned, named)
    const job = completionJob(pool, left, plan.rewrites, { op, by, at, undoDays })
    for (const { turn, left, next } of plan.turns) await parts.withheld.hold(turn, left, next, false)
    // Queued first: a crash in between leaves a job without a deletion, never a deletion without its job.
    const purges =
      op === "erase" ? [] : [...left, ...cutTurns(plan, ranges)].map((one) => purgeJob(one, at + undoDays * DAY_MS))
    await parts.queue.push([...purges, ...(plan.rewrites.length > 0 ? [job] : [])])
    await Promise.all(plan.whole.map((turn) => parts.tombstones.add(turn, at)))
    const conflicts = await removeMemories(parts, op, left, { by, at }, { ...plan, keepsWords })
    for (const { turn, left, next } of plan.turns) {
      shortened.set(turn.id, { ...turn, ...left })
      if (!conflicts.rewrites) await parts.withheld.hold(turn, left, next, true)
    }
    if (plan.rewrites.length > 0) await parts.queue.done([job.id])
    left = conflicts.removals
    facts = facts.map((fact) => left.find(({ id }) => id === fact.id) ?? fact)
    isDone = left.length === 0 && !conflicts.rewrites
  }
  if (op === "erase") {
    for (const { id, category } of removed) {
      await parts.withheld.end(pool.tenant, id)
      if (category === "turn") await parts.withheld.drop(pool.tenant, id)
    }
  }
  return [...shortened.values()]
}

/** The turns of which only sentences were asked to go: the words wait under the turn's own id. */
function cutTurns({ turns }: CutPlan, ranges: ReadonlyMap<MemoryId, unknown>): readonly Memory[] {
  return turns.flatMap(({ turn }) => (ranges.has(turn.id) ? [turn] : []))
}

/** Memories that are deleted themselves are not rewritten as well. */
function withoutMembers(plan: CutPlan, named: ReadonlySet<MemoryId>): CutPlan {
  const stays = ({ turn }: TurnPlan): boolean => !named.has(turn.id)
  return {
    ...plan,
    rewrites: plan.rewrites.filter(({ before }) => !named.has(before.id)),
    turns: plan.turns.filter(stays),
    whole: plan.whole.filter(({ id }) => !named.has(id)),
  }
}

/** A message that was deleted before holds the words in its versions, which are erased. */
async function eraseDeletedTurns(
  parts: DeletionParts,
  pool: Pool,
  facts: readonly Memory[],
  options: WriteOptions,
): Promise<void> {
  const sources = await Promise.all(facts.map((fact) => sourcesOf(parts.store, pool, fact)))
  const messages = new Map(sources.flatMap(({ messages }) => messages).map((message) => [message.name, message]))
  for (const message of messages.values()) {
    const versions = await readDeletedTurnsOf(parts.store, pool, message)
    const standing = await parts.store.read(
      scopeOf(pool),
      versions.map(({ id }) => id),
    )
    await eraseAll(
      parts,
      versions.filter((_, place) => standing[place] === undefined),
      options,
    )
  }
}

/** Erases memories, and retries those that others changed meanwhile. */
export async function eraseAll(parts: RemovalParts, memories: readonly Memory[], options: WriteOptions): Promise<void> {
  for (let left = memories; left.length > 0; ) left = (await removeMemories(parts, "erase", left, options)).removals
}

/** A job that completes the operation if the process ends before the operation removes the job from the queue. */
export function completionJob(
  about: Pool,
  members: readonly Memory[],
  rewrites: readonly Rewrite[],
  { op, by, at, undoDays }: Pick<LinkedDeletion, "op" | "by" | "undoDays"> & { readonly at: number },
): NewJob {
  const body: LinkedDeletion = {
    op,
    by,
    undoDays,
    members: members.map(({ id, revision }) => [id, revision]),
    rewrites: rewrites.map(({ before: { id, revision, signals }, ...then }): LinkedDeletion["rewrites"][number] => {
      // Without the words that go. The members of a memory are plain data.
      const planned: Rewrite<RewrittenMemory> = { before: { id, revision, ...(signals && { signals }) }, ...then }
      return planned as unknown as LinkedDeletion["rewrites"][number]
    }),
  }
  return { id: newId(at), kind: COMPLETE_DELETION, lane: laneOf(about), at: at + COMPLETION_DELAY_MS, body, about }
}

/** Completes a deletion that a process left unfinished. Nothing happens if it had not begun. */
export async function completeDeletion(
  parts: DeletionParts,
  pool: Pool,
  { op, members, rewrites }: LinkedDeletion,
  options: WriteOptions,
): Promise<void> {
  // Only `completionJob` makes them.
  const planned = rewrites as unknown as readonly Rewrite<RewrittenMemory>[]
  const ids = [...members.map(([id]) => id), ...planned.map(({ before }) => before.id)]
  const revisions = [...members.map(([, revision]) => revision), ...planned.map(({ before }) => before.revision)]
  const read = await parts.store.read(scopeOf(pool), ids)
  const isUnchanged = (memory: Memory | undefined, place: number): boolean => memory?.revision === revisions[place]
  if (read.every(isUnchanged)) return
  const changes = planned.flatMap((one, place): readonly Change[] => {
    const stored = read[members.length + place]
    // A version that is stored already makes no other.
    if (stored === undefined) return rewriteChanges(one).slice(1)
    return stored.revision === one.before.revision ? rewriteChanges(one) : []
  })
  await writeAll(parts.store, pool, changes, options)
  const standing = read.slice(0, members.length).filter((memory, place) => memory && isUnchanged(memory, place))
  const left = standing.filter((memory) => memory !== undefined)
  if (op === "delete") await removeMemories(parts, "delete", left, options)
  else await eraseAll(parts, left, options)
}

async function inBatches(
  memories: readonly Memory[],
  remove: (pool: Pool, batch: readonly Memory[]) => Promise<readonly Memory[]>,
): Promise<readonly Memory[]> {
  const turns: Memory[] = []
  for (const batch of Map.groupBy(memories, ({ owner, pool }) => `${owner.tenant}\n${pool}`).values()) {
    const [first] = batch as [Memory, ...Memory[]] // a group has at least the one that made it
    // Statements are deleted before their message, so that the message is shortened when it goes.
    const ordered = batch.toSorted((one, other) => Number(one.category === "turn") - Number(other.category === "turn"))
    for (let at = 0; at < ordered.length; at += BATCH_SIZE) {
      turns.push(...(await remove(poolOf(first), ordered.slice(at, at + BATCH_SIZE))))
    }
  }
  return [...new Map(turns.map((turn) => [turn.id, turn])).values()]
}
