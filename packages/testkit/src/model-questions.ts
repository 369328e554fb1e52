import assert from "node:assert/strict"
import {
  type Candidates,
  type Cursor,
  type Hit,
  type Memory,
  MemoryError,
  type Store,
  type StoreTraits,
} from "@keepsake/core/plugin"
import { allOf } from "./fixtures/keeping.ts"
import { acme, globex, idOf, minute } from "./fixtures/people.ts"
import { NUMBERS, type Question } from "./model-steps.ts"
import { facet } from "./rule.ts"

type Answer =
  | { readonly failed: string }
  | { readonly text?: Candidates; readonly vector?: readonly Hit[] }
  | { readonly items: readonly unknown[] }

/** What is asked at the end of every sequence: everything that there is. */
export const closing: readonly Question[] = [acme, globex].flatMap((tenant): readonly Question[] => {
  const scope = { tenant, pools: "all" } as const
  const where = { status: ["active", "quarantined", "superseded", "archived"] } as const
  return [
    { ask: "list", scope, query: { limit: 100, where } },
    { ask: "asOf", scope, query: { limit: 100, where }, step: 1000 },
    { ask: "tally", scope, where, by: "category" },
    { ask: "pools", tenant, limit: 100 },
    { ask: "feed", limit: 100 },
    { ask: "spaces", scope },
    ...NUMBERS.map((number) => ({ ask: "versions" as const, scope, number, limit: 100 })),
  ]
})

/** Whether this store has the facet that the question is for. */
export function isAsked(store: Store, { ask }: Question): boolean {
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

/** The whole answer, all pages of it; a refusal is an answer too. */
export async function answerOf(store: Store, question: Question): Promise<Answer> {
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
      const found = await store.read(question.scope, question.numbers.map(idOf))
      return { items: found.map((memory) => memory ?? null) }
    }
    case "list": {
      const { scope, query } = question
      return { items: await allOf((page) => store.list(scope, { ...query, ...page }), query.limit) }
    }
    case "asOf": {
      const { scope, query, step } = question
      const history = facet(store, "history")
      const at = minute(100 + step)
      const items = await allOf((page) => history.asOf(scope, at, { ...query, ...page }), query.limit)
      return { items: items.map(uncounted) }
    }
    case "text":
    case "vector":
    case "hybrid":
      return search(store, question)
    case "versions": {
      const { scope, number, limit } = question
      const history = facet(store, "history")
      return { items: await allOf((page) => history.versions(scope, idOf(number), page), limit) }
    }
    case "tally": {
      const { total, groups } = await facet(store, "tally").count(question.scope, question.where, question.by)
      return { items: [total, ...Object.entries(groups).sort(([one], [other]) => (one < other ? -1 : 1))] }
    }
    case "pools": {
      const pools = await allOf((page) => store.pools(question.tenant, page), question.limit)
      return { items: pools.map((pool) => `${pool.tenant} ${pool.name}`).sort() }
    }
    case "feed":
      return { items: await feed(store, question.limit) }
    case "spaces": {
      const spaces = await facet(store, "vector").spaces(question.scope)
      return { items: spaces.map(({ space, memories }) => `${space} ${memories}`).sort() }
    }
    case "missing": {
      const { pool, space, limit } = question
      const vector = facet(store, "vector")
      return { items: await allOf((page) => vector.missing(pool, space, page), limit) }
    }
  }
}

async function search(
  store: Store,
  { ask, scope, search }: Extract<Question, { readonly ask: "text" | "vector" | "hybrid" }>,
): Promise<Answer> {
  const { words, embedding, limit, where, exclude } = search
  const query = { text: words.join(" "), words }
  const options = { limit, where, exclude: exclude.map(idOf) }
  if (ask === "text") return { text: await facet(store, "text").search(scope, query, options) }
  if (ask === "vector") return { vector: await facet(store, "vector").search(scope, embedding, options) }
  return facet(store, "hybrid").search(scope, { ...query, embedding }, options)
}

async function feed(store: Store, limit: number): Promise<readonly unknown[]> {
  const all: unknown[] = []
  let cursor: Cursor | undefined
  for (;;) {
    const { items, next } = await facet(store, "feed").changes(cursor, limit)
    if (items.length === 0) return all
    all.push(...items)
    cursor = next
  }
}

/** Signals are as counted now, so that no version has them. */
function uncounted({ signals: _, ...memory }: Memory): Omit<Memory, "signals"> {
  return memory
}

/** Throws where two answers differ. Hits may stand in another order, and others may be found where the limit cuts. */
export function alike(question: Question, expected: Answer, answer: Answer, traits: StoreTraits): void {
  const asked = JSON.stringify(question)
  if (!("text" in expected || "vector" in expected)) {
    assert.deepEqual(answer, expected, `another answer to ${asked}`)
    return
  }
  assert.ok("text" in answer || "vector" in answer, `${JSON.stringify(answer)} in answer to ${asked}`)
  const limit = "search" in question ? question.search.limit : 0
  sameHits(answer.text?.hits, expected.text?.hits, limit, asked)
  sameHits(answer.vector, expected.vector, limit, asked)
  const scores = answer.vector?.map((hit) => hit.score) ?? []
  for (const [place, hit] of (expected.vector ?? []).entries()) {
    assert.ok(Math.abs(hit.score - (scores[place] ?? 9)) < 1e-3, `scores ${scores.join()} in answer to ${asked}`)
  }
  const words = answer.text?.words
  const counted = expected.text?.words
  if (!traits.ownStatistics || counted === undefined) return
  assert.ok(words !== undefined, `no counts in answer to ${asked}`)
  assert.equal(words.memories, counted.memories, `memories counted in answer to ${asked}`)
  assert.ok(Math.abs(words.meanLength - counted.meanLength) < 1e-9, `mean length in answer to ${asked}`)
  for (const [word, holding] of Object.entries(counted.holding)) {
    assert.equal(words.holding[word] ?? 0, holding, `memories that hold ${word}, in answer to ${asked}`)
  }
}

function sameHits(
  found: readonly Hit[] | undefined,
  expected: readonly Hit[] | undefined,
  limit: number,
  asked: string,
): void {
  assert.equal(found?.length, expected?.length, `hits in answer to ${asked}`)
  if (found === undefined || expected === undefined || expected.length >= limit) return
  assert.deepEqual(memories(found), memories(expected), `hits in answer to ${asked}`)
}

/** One memory of each id and tenant stands in an answer, so that sorting makes the order equal. */
function memories(hits: readonly Hit[]): readonly Memory[] {
  return hits.map((hit) => hit.memory).sort((one, other) => (one.id < other.id ? -1 : 1))
}
