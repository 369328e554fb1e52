import type { Memory, MemoryId, Pool } from "../../contract/memory.ts"
import { STATUSES } from "../../contract/memory.ts"
import { equallyWeighted, type Store } from "../../contract/store.ts"
import { queryWords } from "../../text/query-words.ts"
import { sentencesOf } from "../../text/sentences.ts"
import { plain } from "../../text/similarity.ts"
import { turnMemoryId } from "../ids.ts"
import { each } from "../pages.ts"
import { scopeOf } from "../pools.ts"
import { isSameStatement, normalizeStatement } from "../remember/statement-analysis.ts"

/** A message that a statement was read from. */
export interface SourceMessage {
  /** The id of its verbatim memory, or of the first part, in this pool. */
  readonly name: MemoryId
  readonly session: string
  readonly message: string
  readonly position: number | undefined
}

/** Maximum number of verbatim memories that are read to find repetitions of a statement. */
const MAX_REPETITIONS = 50

/**
 * The source messages of a statement: those of each version, and those in which the user repeated it. Empty for a
 * verbatim memory and for a statement that was added by an explicit call.
 */
export async function sourceMessages(store: Store, pool: Pool, fact: Memory): Promise<readonly SourceMessage[]> {
  if (fact.category === "turn") return []
  const versions: Memory[] = [fact]
  if (fact.revision > 1) {
    for await (const { memory } of each((page) => store.history?.versions(scopeOf(pool), fact.id, page))) {
      if (memory !== undefined) versions.push(memory)
    }
  }
  // A repetition only counts as a mention, so the statement does not record in which message it was.
  if ((fact.signals?.mentions ?? 0) > 0) versions.push(...(await findRepetitions(store, pool, fact)))
  const messages = versions.flatMap((version) => sourceMessageOf(pool, version) ?? [])
  return [...new Map(messages.map((message) => [message.name, message])).values()]
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
  const found = await Promise.all(
    messages.map(async (message, place) => {
      const turn = first[place]
      const turns =
        turn === undefined ? await listTurns(store, pool, message) : await withParts(store, pool, message, turn)
      return [message.name, turns] as const
    }),
  )
  return new Map(found)
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
async function listTurns(
  store: Store,
  pool: Pool,
  { session, message, position }: SourceMessage,
): Promise<readonly Memory[]> {
  if (position === undefined) return []
  const at = { from: position, below: position + 1 }
  const where = { session, position: at, category: ["turn"], status: STATUSES } as const
  const found = await Array.fromAsync(each((page) => store.list(scopeOf(pool), { ...page, where })))
  return found.filter(({ source }) => source.message === message)
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

/** The user's messages with a sentence that is the same statement, by the reconciler's comparison. */
async function findRepetitions(store: Store, pool: Pool, fact: Memory): Promise<readonly Memory[]> {
  if (store.text === undefined) return []
  const { content, source } = fact
  const query = { text: content, words: equallyWeighted(queryWords(content)) }
  const where = { category: ["turn"], origin: ["user"], status: STATUSES } as const
  const { hits } = await store.text.search(scopeOf(pool), query, { limit: MAX_REPETITIONS, where })
  const quote = source.quote === undefined ? undefined : plain(source.quote)
  const saying = normalizeStatement(fact)
  const says = (text: string): boolean =>
    (quote !== undefined && quote !== "" && plain(text).includes(quote)) ||
    sentencesOf(text).some((sentence) =>
      isSameStatement(normalizeStatement({ ...fact, content: sentence.text }), saying),
    )
  return hits.map(({ memory }) => memory).filter((memory) => says(memory.content))
}
