import assert from "node:assert/strict"
import {
  type Candidates,
  type Cursor,
  equallyWeighted,
  type Feed,
  type Hit,
  type Memory,
  MemoryError,
  STATUSES,
  type Store,
  type StoreTraits,
} from "@keepsake/core/plugin"
import { acme, globex, minute, numberedId } from "./fixtures/memories.ts"
import { readAllPages } from "./fixtures/store-calls.ts"
import { MEMORY_NUMBERS, type Question } from "./model-steps.ts"
import { requireFacet } from "./rule.ts"

type Answer =
  | { readonly failed: string }
  | { readonly text?: Candidates; readonly vector?: readonly Hit[] }
  | { readonly items: readonly unknown[] }

/** Questions at the end of every sequence, which read the whole state. */
export const finalQuestions: readonly Question[] = [acme, globex].flatMap((tenant): readonly Question[] => {
  const scope = { tenant, pools: "all" } as const
  const where = { status: STATUSES } as const
  return [
    { ask: "list", scope, query: { limit: 100, where } },
    { ask: "asOf", scope, query: { limit: 100, where }, step: 1000 },
    { ask: "tally", scope, where, by: "category" },
    { ask: "pools", tenant, limit: 100 },
    { ask: "feed", limit: 100 },
    { ask: "spaces", scope },
    ...MEMORY_NUMBERS.map((number) => ({ ask: "versions" as const, scope, number, limit: 100 })),
  ]
})

/** Whether the store has the requireFacet that the question needs. */
export function isSupported(store: Store, { ask }: Question): boolean {
  switch (ask) {
    case "read":
    case "list":
    case "pools":
      return true
    case "asOf":
    case "versions":
      return store.history !== undefined
    case "spaces":
    case "missing":
      return store.vector !== undefined
    default:
      return store[ask] !== undefined
  }
}

/** The complete answer over all pages. An error code is an answer, too. */
export async function answerQuestion(store: Store, question: Question): Promise<Answer> {
  try {
    return await ask(store, question)
  } catch (failure) {
    if (MemoryError.is(failure)) return { failed: failure.code }
    throw failure
  }
}

async function ask(store: Store, question: Question): Promise<Answer> {
  switch (question.ask) {
    case "read": {
      const stored = await store.read(question.scope, question.numbers.map(numberedId))
      return { items: stored.map((memory) => memory ?? null) }
    }
    case "list": {
      const { scope, query } = question
      return { items: await readAllPages((page) => store.list(scope, { ...query, ...page }), query.limit) }
    }
    case "asOf": {
      const { scope, query, step } = question
      const history = requireFacet(store, "history")
      const at = minute(100 + step)
      const items = await readAllPages((page) => history.asOf(scope, at, { ...query, ...page }), query.limit)
      return { items: items.map(withoutSignals) }
    }
    case "text":
    case "vector":
    case "hybrid":
      return search(store, question)
    case "versions": {
      const { scope, number, limit } = question
      const history = requireFacet(store, "history")
      return { items: await readAllPages((page) => history.versions(scope, numberedId(number), page), limit) }
    }
    case "tally": {
      const { total, groups } = await requireFacet(store, "tally").count(question.scope, question.where, question.by)
      return { items: [total, ...Object.entries(groups).sort(([one], [other]) => (one < other ? -1 : 1))] }
    }
    case "pools": {
      const pools = await readAllPages((page) => store.pools(question.tenant, page), question.limit)
      return { items: pools.map((pool) => `${pool.tenant} ${pool.name}`).sort() }
    }
    case "feed":
      return { items: await readFeed(store, question.limit) }
    case "spaces": {
      const spaces = await requireFacet(store, "vector").spaces(question.scope)
      return { items: spaces.map(({ space, memories }) => `${space} ${memories}`).sort() }
    }
    case "missing": {
      const { pool, space, limit } = question
      const vector = requireFacet(store, "vector")
      return { items: await readAllPages((page) => vector.missing(pool, space, page), limit) }
    }
  }
}

async function search(
  store: Store,
  { ask, scope, search }: Extract<Question, { readonly ask: "text" | "vector" | "hybrid" }>,
): Promise<Answer> {
  const { words, embedding, limit, where, exclude } = search
  const query = { text: words.join(" "), words: equallyWeighted(words) }
  const options = { limit, where, exclude: exclude.map(numberedId) }
  if (ask === "text") return { text: await requireFacet(store, "text").search(scope, query, options) }
  if (ask === "vector") return { vector: await requireFacet(store, "vector").search(scope, embedding, options) }
  return requireFacet(store, "hybrid").search(scope, { ...query, embedding }, options)
}

/** By pool, because the order between pools is unspecified. */
async function readFeed(store: Store, limit: number): Promise<readonly unknown[]> {
  const all: Awaited<ReturnType<Feed["changes"]>>["items"][number][] = []
  let cursor: Cursor | undefined
  for (;;) {
    const { items, next } = await requireFacet(store, "feed").changes(cursor, limit)
    if (items.length === 0) return [...Map.groupBy(all, ({ pool }) => `${pool.tenant} ${pool.name}`)].sort(byName)
    all.push(...items)
    cursor = next
  }
}

function byName([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : 1
}

/** Versions do not include signals. */
function withoutSignals({ signals: _, ...memory }: Memory): Omit<Memory, "signals"> {
  return memory
}

/** Asserts that two answers are equal. Hits may differ in order, and in selection where the limit applies. */
export function assertSameAnswer(question: Question, expected: Answer, answer: Answer, traits: StoreTraits): void {
  const asked = JSON.stringify(question)
  if (!("text" in expected || "vector" in expected)) {
    assert.deepEqual(answer, expected, `another answer to ${asked}`)
    return
  }
  assert.ok("text" in answer || "vector" in answer, `${JSON.stringify(answer)} in answer to ${asked}`)
  const limit = "search" in question ? question.search.limit : 0
  assertSameHits(answer.text?.hits, expected.text?.hits, limit, asked)
  assertSameHits(answer.vector, expected.vector, limit, asked)
  const scores = answer.vector?.map((hit) => hit.score) ?? []
  for (const [place, hit] of (expected.vector ?? []).entries()) {
    assert.ok(Math.abs(hit.score - (scores[place] ?? 9)) < 1e-3, `scores ${scores.join()} in answer to ${asked}`)
  }
  const statistics = answer.text?.statistics
  const counted = expected.text?.statistics
  if (!traits.ownStatistics || counted === undefined) return
  assert.ok(statistics !== undefined, `no counts in answer to ${asked}`)
  assert.equal(statistics.memories, counted.memories, `memories counted in answer to ${asked}`)
  assert.ok(Math.abs(statistics.meanLength - counted.meanLength) < 1e-9, `mean length in answer to ${asked}`)
  for (const [word, frequency] of Object.entries(counted.documentFrequency)) {
    assert.equal(statistics.documentFrequency[word] ?? 0, frequency, `frequency of ${word}, in answer to ${asked}`)
  }
}

function assertSameHits(
  found: readonly Hit[] | undefined,
  expected: readonly Hit[] | undefined,
  limit: number,
  asked: string,
): void {
  assert.equal(found?.length, expected?.length, `hits in answer to ${asked}`)
  if (found === undefined || expected === undefined || expected.length >= limit) return
  assert.deepEqual(sortedMemories(found), sortedMemories(expected), `hits in answer to ${asked}`)
}

/** Sorts by id, which is unique within an answer. */
function sortedMemories(hits: readonly Hit[]): readonly Memory[] {
  return hits.map((hit) => hit.memory).sort((one, other) => (one.id < other.id ? -1 : 1))
}
