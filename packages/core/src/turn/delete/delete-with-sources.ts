import type { Json, Memory, MemoryId, Pool } from "../../contract/memory.ts"
import type { NewJob, Queue } from "../../contract/state.ts"
import type { Store, WriteOptions } from "../../contract/store.ts"
import { newId } from "../ids.ts"
import { laneOf, poolOf, scopeOf } from "../pools.ts"
import { purgeJob } from "./purge.ts"
import { deleteMemories, eraseMemories, type RemovalParts } from "./remove-memories.ts"
import { readDeletedTurnsOf, readTurnsOf, type SourceMessage, sourceMessages } from "./source-messages.ts"
import type { SourceTurns, WithheldTurns } from "./withheld-turns.ts"

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
  readonly withheld: WithheldTurns
}

export interface DeletionOptions extends WriteOptions {
  /** `0`: erased at once. */
  readonly undoDays: number
  /** Keeps the source messages, because another memory holds what they say. */
  readonly alone?: boolean
}

/** The body of a completion job: either all members are deleted or all are restored. */
export interface LinkedDeletion extends Readonly<Record<string, Json>> {
  readonly op: "delete" | "erase" | "restore"
  readonly by: string
  readonly undoDays: number
  /** Each with its revision at the start of the operation. */
  readonly members: readonly (readonly [MemoryId, number])[]
}

/**
 * Soft-deletes memories, and with each statement its source messages; other statements from the same message stay.
 * Queues the purge of their versions for the end of the undo period, or erases them at once without one. Returns the
 * messages that were deleted with them.
 */
export async function deleteWithSources(
  parts: DeletionParts,
  memories: readonly Memory[],
  options: DeletionOptions,
): Promise<readonly Memory[]> {
  if (options.undoDays === 0) return eraseWithSources(parts, memories, options)
  const { by, at, undoDays } = options
  return inBatches(memories, async (pool, those) => {
    const held = options.alone ? [] : await findSourceTurns(parts.store, pool, those)
    const along = otherTurnsOf(held, those)
    const all = [...those, ...along]
    const job = along.length === 0 ? [] : [completionJob(pool, all, { op: "delete", by, at, undoDays })]
    for (let left: readonly Memory[] = all; left.length > 0; ) {
      await parts.withheld.hold(
        pool,
        held.map((one) => withCurrentTurns(one, left)),
      )
      // Queued first: a crash in between leaves a job without a deletion, never a deletion without its job.
      await parts.queue.push([...left.map((memory) => purgeJob(memory, at + undoDays * DAY_MS)), ...job])
      left = await deleteMemories(parts, left, { by, at })
    }
    await parts.queue.done(job.map(({ id }) => id))
    return along
  })
}

/**
 * Erases memories and their source messages with all versions, including messages that were deleted before. Cannot be
 * undone.
 */
export async function eraseWithSources(
  parts: DeletionParts,
  memories: readonly Memory[],
  { by, at, alone }: Omit<DeletionOptions, "undoDays">,
): Promise<readonly Memory[]> {
  return inBatches(memories, async (pool, those) => {
    const held = alone ? [] : await findSourceTurns(parts.store, pool, those, true)
    const along = otherTurnsOf(held, those)
    const all = [...those, ...along]
    const job = along.length === 0 ? [] : [completionJob(pool, all, { op: "erase", by, at, undoDays: 0 })]
    if (job.length > 0) await parts.queue.push(job)
    await eraseAll(parts, all, { by, at })
    const names = held.flatMap(({ turns }) => [...turns.keys()])
    await parts.withheld.drop(
      pool,
      names,
      those.map(({ id }) => id),
    )
    await parts.queue.done(job.map(({ id }) => id))
    return along
  })
}

/** Erases memories, and retries those that others changed meanwhile. */
export async function eraseAll(parts: RemovalParts, memories: readonly Memory[], options: WriteOptions): Promise<void> {
  for (let left = memories; left.length > 0; ) left = await eraseMemories(parts, left, options)
}

/** A job that completes the operation if the process ends before the operation removes the job from the queue. */
export function completionJob(
  about: Pool,
  members: readonly Memory[],
  { op, by, at, undoDays }: Pick<LinkedDeletion, "op" | "by" | "undoDays"> & { readonly at: number },
): NewJob {
  const body: LinkedDeletion = { op, by, undoDays, members: members.map(({ id, revision }) => [id, revision]) }
  return { id: newId(at), kind: COMPLETE_DELETION, lane: laneOf(about), at: at + COMPLETION_DELAY_MS, body, about }
}

/** The members that still have the revision of the job, and whether other members are gone already. */
export async function readUnchangedMembers(
  store: Store,
  pool: Pool,
  { members }: LinkedDeletion,
): Promise<{ readonly standing: readonly Memory[]; readonly isBegun: boolean }> {
  const read = await store.read(
    scopeOf(pool),
    members.map(([id]) => id),
  )
  const standing = read.filter((memory, place) => memory !== undefined && memory.revision === members[place]?.[1])
  return { standing: standing.filter((memory) => memory !== undefined), isBegun: read.includes(undefined) }
}

/** The source messages of each statement, with their verbatim memories. */
async function findSourceTurns(
  store: Store,
  pool: Pool,
  facts: readonly Memory[],
  withDeleted = false,
): Promise<readonly SourceTurns[]> {
  const messages = await Promise.all(facts.map((fact) => sourceMessages(store, pool, fact)))
  const all = [...new Map(messages.flat().map((message) => [message.name, message])).values()]
  const standing = await readTurnsOf(store, pool, all)
  const turns = withDeleted ? await addDeletedTurns(store, pool, all, standing) : standing
  return facts.flatMap(({ id }, place) => {
    const own = messages[place] ?? []
    if (own.length === 0) return []
    return [{ fact: id, turns: new Map(own.map(({ name }) => [name, turns.get(name) ?? []])) }]
  })
}

async function addDeletedTurns(
  store: Store,
  pool: Pool,
  messages: readonly SourceMessage[],
  standing: ReadonlyMap<MemoryId, readonly Memory[]>,
): Promise<ReadonlyMap<MemoryId, readonly Memory[]>> {
  const found = await Promise.all(
    messages.map(async (message) => {
      const stand = standing.get(message.name) ?? []
      const known = new Set(stand.map(({ id }) => id))
      const deleted = (await readDeletedTurnsOf(store, pool, message)).filter(({ id }) => !known.has(id))
      return [message.name, [...stand, ...deleted]] as const
    }),
  )
  return new Map(found)
}

/** The turns that were not requested themselves. */
function otherTurnsOf(held: readonly SourceTurns[], asked: readonly Memory[]): readonly Memory[] {
  const named = new Set(asked.map(({ id }) => id))
  const turns = new Map<MemoryId, Memory>()
  for (const one of held) for (const turn of [...one.turns.values()].flat()) turns.set(turn.id, turn)
  return [...turns.values()].filter(({ id }) => !named.has(id))
}

/** Replaces the turns with their current revisions: others may have changed them since they were read. */
function withCurrentTurns({ fact, turns }: SourceTurns, left: readonly Memory[]): SourceTurns {
  const now = new Map(left.map((memory) => [memory.id, memory]))
  return {
    fact,
    turns: new Map([...turns].map(([name, those]) => [name, those.flatMap(({ id }) => now.get(id) ?? [])])),
  }
}

async function inBatches(
  memories: readonly Memory[],
  remove: (pool: Pool, those: readonly Memory[]) => Promise<readonly Memory[]>,
): Promise<readonly Memory[]> {
  const asked = new Set(memories.map(({ id }) => id))
  const along: Memory[] = []
  for (const those of Map.groupBy(memories, ({ owner, pool }) => `${owner.tenant}\n${pool}`).values()) {
    const [first] = those as [Memory, ...Memory[]] // a group has at least the one that made it
    // Statements are deleted before their message, so that the message is linked to them and can be restored.
    const ordered = those.toSorted((one, other) => Number(one.category === "turn") - Number(other.category === "turn"))
    for (let at = 0; at < ordered.length; at += BATCH_SIZE) {
      along.push(...(await remove(poolOf(first), ordered.slice(at, at + BATCH_SIZE))))
    }
  }
  return along.filter(({ id }) => !asked.has(id))
}
