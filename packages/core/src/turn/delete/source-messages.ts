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
  /** The id that its verbatim memory has, or the first part of it, where it was kept in this pool. */
  readonly name: MemoryId
  readonly session: string
  readonly message: string
  readonly position: number | undefined
}

/** Of a statement that was said again, at most so many verbatim memories are read to find where. */
const MAX_REPETITIONS = 50

/**
 * The messages that a statement was read from: that of each of its versions, and those in which the person said the same again. None for a
 * verbatim memory, and none for a statement that an explicit call added and nobody said.
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

/** The message that a memory comes from; `undefined` for one that no message gave. */
export function sourceMessageOf(pool: Pool, { owner: { session }, source }: Memory): SourceMessage | undefined {
  const { message, position } = source
  if (session === undefined || message === undefined) return undefined
  return { name: turnMemoryId(pool, session, message), session, message, position }
}

/** The standing verbatim memories of each of these messages, by the name of the message. */
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

/** By its place in the session: its first part was deleted, or it came from an export of another tenant and kept its id. */
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

/** What is known of the verbatim memories of a message that stand no more, but whose versions are still there. */
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

/** The newest version that says something, also of a deleted memory. */
async function lastVersion(store: Store, pool: Pool, id: MemoryId): Promise<Memory | undefined> {
  for await (const { memory } of each((page) => store.history?.versions(scopeOf(pool), id, page), 2)) {
    if (memory !== undefined) return memory
  }
  return undefined
}

function partCountOf({ metadata: { parts } }: Memory): number {
  return typeof parts === "number" ? parts : 1
}

/** The person's messages that say the same in a sentence, as the reconciler tells that two statements say the same. */
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
