import type { Memory, MemoryId, Pool } from "../../contract/memory.ts"
import type { Store, WriteOptions } from "../../contract/store.ts"
import { oneByOne, type Work } from "../jobs.ts"
import { each } from "../pages.ts"
import { poolOf, scopeOf } from "../pools.ts"
import { putAll } from "../revise.ts"
import {
  completionJob,
  type DeletionParts,
  deleteWithSources,
  eraseAll,
  type LinkedDeletion,
  readUnchangedMembers,
} from "./delete-with-sources.ts"
import { undelete } from "./purge.ts"
import { sourceMessageOf } from "./source-messages.ts"

/** A deleted memory with its last content, and the revision of the deletion. */
export interface DeletedMemory {
  readonly memory: Memory
  readonly revision: number
}

/**
 * Restores a deleted memory as `memory`, together with the linked memories: the messages of a statement, once no
 * statement from them is deleted any more, or the statements of a message. Returns false if others changed it
 * meanwhile.
 */
export async function restoreWithSources(
  parts: DeletionParts,
  memory: Memory,
  deletedIn: number,
  options: WriteOptions,
): Promise<boolean> {
  const { store, queue, withheld } = parts
  const pool = poolOf(memory)
  const { deleted, names, facts } = await findLinked(parts, pool, memory)
  const others = deleted.map((one) => restoredRevisionOf(one, options.at))
  const isWhole = others.length === 0 || store.traits.atomic
  const began = [
    { ...memory, revision: deletedIn },
    ...deleted.map((one) => ({ ...one.memory, revision: one.revision })),
  ]
  const job = isWhole ? [] : [completionJob(pool, began, { op: "restore", ...options, undoDays: 0 })]
  if (job.length > 0) await queue.push(job)
  const [isBack, ...areBack] = await putAll(store, pool, [memory, ...others], options)
  if (isBack) await undelete(parts, memory, deletedIn)
  for (const [place, one] of deleted.entries()) if (areBack[place]) await undelete(parts, one.memory, one.revision)
  if (isBack) await withheld.drop(pool, names, facts)
  if (job.length > 0) await queue.done(job.map(({ id }) => id))
  return isBack === true
}

/** Completes an operation that a process left unfinished: either all members are deleted or all are restored. */
export function createCompletionWork(parts: DeletionParts, now: () => number): Work {
  return oneByOne(async (job) => {
    // Only `jobOf` makes jobs of this kind.
    const body = job.body as unknown as LinkedDeletion
    const pool = job.about
    const options = { by: body.by, at: now() }
    if (body.op === "restore") return completeRestore(parts, pool, body, options)
    const { standing, isBegun } = await readUnchangedMembers(parts.store, pool, body)
    if (!isBegun) return
    if (body.op === "delete") await deleteWithSources(parts, standing, { ...options, undoDays: body.undoDays })
    else {
      const gone = body.members.filter(([id]) => !standing.some((memory) => memory.id === id))
      const deleted = await Promise.all(gone.map(([id]) => findDeletion(parts.store, pool, id)))
      await eraseAll(parts, [...standing, ...deleted.flatMap((one) => one?.memory ?? [])], options)
    }
  })
}

async function completeRestore(
  parts: DeletionParts,
  pool: Pool,
  { members }: LinkedDeletion,
  options: WriteOptions,
): Promise<void> {
  const read = await parts.store.read(
    scopeOf(pool),
    members.map(([id]) => id),
  )
  if (read.every((memory) => memory === undefined)) return
  const found = await Promise.all(members.map(([id]) => findDeletion(parts.store, pool, id)))
  const deleted = found.filter((one, place) => one !== undefined && one.revision === members[place]?.[1])
  const those = deleted.filter((one) => one !== undefined)
  const back = await putAll(
    parts.store,
    pool,
    those.map((one) => restoredRevisionOf(one, options.at)),
    options,
  )
  for (const [place, one] of those.entries()) if (back[place]) await undelete(parts, one.memory, one.revision)
}

interface LinkedMemories {
  readonly deleted: readonly DeletedMemory[]
  /** Links of these messages and statements are removed after the restore. */
  readonly names: readonly MemoryId[]
  readonly facts: readonly MemoryId[]
}

async function findLinked(parts: DeletionParts, pool: Pool, memory: Memory): Promise<LinkedMemories> {
  return memory.category === "turn" ? linkedToMessage(parts, pool, memory) : linkedToStatement(parts, pool, memory.id)
}

/**
 * Restoring a message restores the statements that it was deleted with, so that no read shows the words of a deleted
 * statement.
 */
async function linkedToMessage(parts: DeletionParts, pool: Pool, turn: Memory): Promise<LinkedMemories> {
  const { store, withheld } = parts
  const name = sourceMessageOf(pool, turn)?.name
  const message = name === undefined ? undefined : await withheld.of(pool, name)
  if (name === undefined || message?.turns[turn.id] === undefined) return { deleted: [], names: [], facts: [] }
  const deleted = await findDeletedTurns(store, pool, message.turns)
  const names = [name]
  for (const id of message.facts) {
    const fact = await findDeletion(store, pool, id)
    const along = await linkedToStatement(parts, pool, id)
    deleted.push(...(fact === undefined ? [] : [fact]), ...along.deleted)
    names.push(...along.names)
  }
  const others = new Map(deleted.map((one) => [one.memory.id, one]))
  others.delete(turn.id)
  return { deleted: [...others.values()], names, facts: message.facts }
}

async function linkedToStatement(
  { store, withheld }: DeletionParts,
  pool: Pool,
  fact: MemoryId,
): Promise<LinkedMemories> {
  const deleted: DeletedMemory[] = []
  const names: MemoryId[] = []
  for (const name of await withheld.messagesOf(pool, fact)) {
    const message = await withheld.release(pool, name, fact)
    if (message === undefined) continue
    // A statement that was stated again exists and no longer withholds the message.
    const others = message.facts.length === 0 ? [] : await store.read(scopeOf(pool), message.facts)
    if (others.includes(undefined)) continue
    deleted.push(...(await findDeletedTurns(store, pool, message.turns)))
    names.push(name)
  }
  return { deleted, names, facts: [fact] }
}

/** Verbatim memories that were deleted with the statement and not by a later deletion of their own. */
async function findDeletedTurns(
  store: Store,
  pool: Pool,
  turns: Readonly<Record<MemoryId, number>>,
): Promise<DeletedMemory[]> {
  const found = await Promise.all(Object.keys(turns).map((id) => findDeletion(store, pool, id)))
  return found
    .filter((one) => one !== undefined && one.revision === turns[one.memory.id])
    .filter((one) => one !== undefined)
}

/** Returns `undefined` if the memory exists or its versions are purged. */
async function findDeletion(store: Store, pool: Pool, id: MemoryId): Promise<DeletedMemory | undefined> {
  let revision: number | undefined
  for await (const version of each((page) => store.history?.versions(scopeOf(pool), id, page), 2)) {
    revision ??= version.memory === undefined ? version.revision : -1
    if (revision === -1) return undefined
    if (version.memory !== undefined) return { memory: version.memory, revision }
  }
  return undefined
}

function restoredRevisionOf({ memory: { signals: _, ...rest }, revision }: DeletedMemory, at: number): Memory {
  return { ...rest, updatedAt: at, revision: revision + 1 }
}
