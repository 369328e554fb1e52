import { type Memory, type MemoryId, type Pool, STATUSES, type Store } from "../../contract/index.ts"
import { turnMemoryId } from "../ids.ts"
import { each } from "../pages.ts"
import { scopeOf } from "../pools.ts"
import { findEchoes, findRepetitions } from "./repetitions.ts"

/** A message that a statement was read from. */
export interface SourceMessage {
  /** The id of its verbatim memory, or of the first part, in this pool. */
  readonly name: MemoryId
  readonly session: string
  readonly message: string
  readonly position: number | undefined
}

/** A statement with all its versions, and the messages that state it: its sources, those in which the user says the same, and those in which the assistant does. */
export interface StatementSources {
  readonly versions: readonly Memory[]
  readonly messages: readonly SourceMessage[]
}

/** No messages for a verbatim memory. */
export async function sourcesOf(store: Store, pool: Pool, fact: Memory): Promise<StatementSources> {
  if (fact.category === "turn") return { versions: [], messages: [] }
  const versions: Memory[] = [fact]
  if (fact.revision > 1) {
    for await (const { memory } of each((page) => store.history?.versions(scopeOf(pool), fact.id, page))) {
      if (memory !== undefined) versions.push(memory)
    }
  }
  // A statement does not record in which messages it was repeated. Nothing is read from a message that looks pasted,
  // although it may state the same.
  const repetitions = [...(await findRepetitions(store, pool, versions)), ...(await findEchoes(store, pool, versions))]
  const messages = [...versions, ...repetitions].flatMap((memory) => sourceMessageOf(pool, memory) ?? [])
  return { versions, messages: [...new Map(messages.map((message) => [message.name, message])).values()] }
}

/** The source message of a memory; `undefined` if it has none. */
export function sourceMessageOf(pool: Pool, { owner: { session }, source }: Memory): SourceMessage | undefined {
  const { message, position } = source
  if (session === undefined || message === undefined) return undefined
  return { name: turnMemoryId(pool, session, message), session, message, position }
}

/** The existing verbatim memories of each message, by the name of the message. */
export async function readTurnsOf(
  store: Store,
  pool: Pool,
  messages: readonly SourceMessage[],
): Promise<ReadonlyMap<MemoryId, readonly Memory[]>> {
  const scope = scopeOf(pool)
  const first =
    messages.length === 0
      ? []
      : await store.read(
          scope,
          messages.map(({ name }) => name),
        )
  const entries = await Promise.all(
    messages.map(async (message, place) => {
      const turn = first[place]
      const turns =
        turn === undefined ? await listTurns(store, pool, message) : await withParts(store, pool, message, turn)
      return [message.name, turns] as const
    }),
  )
  return new Map(entries)
}

/** The parts of a long message have ids that are derived like that of the first. */
async function withParts(
  store: Store,
  pool: Pool,
  { session, message }: SourceMessage,
  first: Memory,
): Promise<readonly Memory[]> {
  const ids = Array.from({ length: partCountOf(first) - 1 }, (_, part) =>
    turnMemoryId(pool, session, message, part + 1),
  )
  if (ids.length === 0) return [first]
  const rest = await store.read(scopeOf(pool), ids)
  return [first, ...rest.filter((part) => part !== undefined)]
}

/**
 * Finds turns by their position: the first part was deleted, or the turns were imported with the ids of another
 * tenant.
 */
export async function listTurns(
  store: Store,
  pool: Pool,
  { session, message, position }: SourceMessage,
): Promise<readonly Memory[]> {
  if (position === undefined) return []
  const at = { from: position, below: position + 1 }
  const where = { session, position: at, category: ["turn"], status: STATUSES } as const
  const turns = await Array.fromAsync(each((page) => store.list(scopeOf(pool), { ...page, where })))
  return turns.filter(({ source }) => source.message === message)
}

/** The last content of the deleted verbatim memories of a message whose versions still exist. */
export async function readDeletedTurnsOf(
  store: Store,
  pool: Pool,
  { name, session, message }: SourceMessage,
): Promise<readonly Memory[]> {
  const first = await lastVersion(store, pool, name)
  if (first === undefined) return []
  const ids = Array.from({ length: partCountOf(first) - 1 }, (_, part) =>
    turnMemoryId(pool, session, message, part + 1),
  )
  const rest = await Promise.all(ids.map((id) => lastVersion(store, pool, id)))
  return [first, ...rest.filter((part) => part !== undefined)]
}

/** The newest version with content, also of a deleted memory. */
async function lastVersion(store: Store, pool: Pool, id: MemoryId): Promise<Memory | undefined> {
  for await (const { memory } of each((page) => store.history?.versions(scopeOf(pool), id, page), 2)) {
    if (memory !== undefined) return memory
  }
  return undefined
}

function partCountOf({ metadata: { parts } }: Memory): number {
  return typeof parts === "number" ? parts : 1
}
