import type { Memory, MemoryId, Owner, Pool, Store } from "../../contract/index.ts"
import { equallyWeighted } from "../../contract/index.ts"
import { InMemoryStore } from "../../defaults/in-memory/store.ts"
import { yieldToEventLoop } from "../../plugin/event-loop.ts"
import { analyse } from "../../text/analyse.ts"
import { aboutWords } from "../../text/attributes.ts"
import { queryWords } from "../../text/query-words.ts"
import { marksOf } from "../../text/similarity.ts"
import { memoryWords } from "../../text/words.ts"
import { scopeOf } from "../../turn/pools.ts"
import { type ConsolidationRun, type DraftItem, takesAway } from "./run.ts"

const MAX_QUESTIONS = 40
/** Memories around each question that the copy holds besides the newest of the pool. */
const AROUND = 30
const NEWEST = 500
const DEPTH = 10

/** Searches of an engine over a copy, which the caller closes. */
interface CopiedPool extends AsyncDisposable {
  for(owner: Pick<Owner, "tenant">): {
    search(
      text: string,
      options: { readonly limit: number; readonly scope: "tenant" },
    ): Promise<{ readonly memories: readonly { readonly memory: Memory }[] }>
  }
}
export type OpenCopy = (store: Store) => Promise<CopiedPool>

/**
 * Makes the changes in a copy of the pool in memory and asks questions before and after: each is made from a statement
 * that stays, names what it is about and leaves out what it says of it. Counts the questions whose statement is among
 * the first ten. The copy holds the newest memories of the pool and those around each question.
 */
export async function measureItems(
  store: Store,
  pool: Pool,
  items: readonly DraftItem[],
  open: OpenCopy,
): Promise<ConsolidationRun["recall"]> {
  const away = items.filter(takesAway)
  if (away.length === 0) return { questions: 0, before: 0, after: 0 }
  const going = new Map(away.map(({ id, into }) => [id, into?.id]))
  const copied = new Map<MemoryId, Memory>()
  const newest = await store.list(scopeOf(pool), { limit: NEWEST })
  for (const memory of newest.items) copied.set(memory.id, memory)
  const ids = [...going].flatMap(([id, into]) => (into === undefined ? [id] : [id, into]))
  for (const memory of await store.read(scopeOf(pool), ids)) if (memory !== undefined) copied.set(memory.id, memory)
  const targets = new Set([...going.values()].filter((id) => id !== undefined))
  const staying = [...copied.values()].filter(({ id, category }) => !going.has(id) && category !== "turn")
  const questions = staying
    .toSorted((one, other) => Number(targets.has(other.id)) - Number(targets.has(one.id)))
    .flatMap((memory) => {
      const text = questionOf(memory)
      return text === undefined ? [] : [{ id: memory.id, text }]
    })
    .slice(0, MAX_QUESTIONS)
  for (const { text } of questions) {
    for (const memory of await around(store, pool, text)) copied.set(memory.id, memory)
  }
  const before = await answer(pool, [...copied.values()], questions, open)
  const after = await answer(
    pool,
    [...copied.values()].filter(({ id }) => !going.has(id)),
    questions,
    open,
  )
  return { questions: questions.length, before: before.size, after: [...before].filter((id) => after.has(id)).length }
}

/** Words that name what a statement is about, without its numbers, names and last telling word. */
export function questionOf({ about, content }: Memory): string | undefined {
  if (about !== undefined) return `What about ${aboutWords(about)}?`
  const values = new Set(marksOf(content).tokens.split(" ").flatMap(analyse))
  const words = content.split(/\s+/u).filter((word) => analyse(word).every((stem) => !values.has(stem)))
  const opening = words.slice(0, -1)
  return opening.length < 2 ? undefined : `${opening.join(" ")}?`
}

async function around(store: Store, pool: Pool, text: string): Promise<readonly Memory[]> {
  const words = queryWords(text)
  if (store.text === undefined || words.length === 0) return []
  const { hits } = await store.text.search(scopeOf(pool), { text, words: equallyWeighted(words) }, { limit: AROUND })
  return hits.map(({ memory }) => memory)
}

/** The ids of the questions whose statement is among the first ten of a search. */
async function answer(
  pool: Pool,
  memories: readonly Memory[],
  questions: readonly { readonly id: MemoryId; readonly text: string }[],
  open: OpenCopy,
): Promise<ReadonlySet<MemoryId>> {
  const copy = new InMemoryStore()
  for (const memory of memories) {
    await yieldToEventLoop()
    const put = { op: "put", memory, index: { words: memoryWords(memory) }, copy: true } as const
    await copy.write(pool, [put], { by: "consolidation", at: memory.updatedAt })
  }
  await using engine = await open(copy)
  const answered = new Set<MemoryId>()
  const view = engine.for({ tenant: pool.tenant })
  for (const { id, text } of questions) {
    const { memories: hits } = await view.search(text, { limit: DEPTH, scope: "tenant" })
    if (hits.some(({ memory }) => memory.id === id)) answered.add(id)
  }
  return answered
}
