import assert from "node:assert/strict"
import type { Memory, MemoryId, Store } from "@keepsake/core/plugin"
import { finders, pointing } from "../fixtures/finders.ts"
import { idsOf, keep, sameIds } from "../fixtures/keeping.ts"
import { ada, aMemory, bob, idOf, minute, numberOf, scopeOf, wordsFor } from "../fixtures/people.ts"
import { facet, type StoreRule } from "../rule.ts"

const scope = scopeOf(ada)
const numbers = [1, 2, 3, 4, 5, 6, 7, 8]

export const searchRules: readonly StoreRule[] = [
  {
    id: "search/exclude-before-limit",
    says: "what is to be left out takes no place of the limit",
    needs: "search",
    check: async (store) => {
      await keepRanked(
        store,
        numbers.map((number) => aMemory(number)),
      )
      const exclude = [1, 2, 3, 4, 5, 77].map(idOf)
      await each(store, { limit: 3, exclude }, [6, 7, 8])
      await each(
        store,
        { limit: 3, exclude: Array.from({ length: 1000 }, (_, number) => idOf(number + 100)) },
        [1, 2, 3],
      )
    },
  },
  {
    id: "search/scope-before-limit",
    says: "better memories of other pools take no place of the limit",
    needs: "search",
    check: async (store) => {
      await keepRanked(
        store,
        numbers.map((number) => aMemory(number, {}, number < 6 ? bob : ada)),
      )
      await each(store, { limit: 3 }, [6, 7, 8])
    },
  },
  {
    id: "search/status-before-limit",
    says: "better memories of another status take no place of the limit",
    needs: "search",
    check: async (store) => {
      await keepRanked(
        store,
        numbers.map((number) => aMemory(number, number < 6 ? { status: "superseded" } : {})),
      )
      await each(store, { limit: 3 }, [6, 7, 8])
      await each(store, { limit: 2, where: { status: ["superseded"] } }, [1, 2])
    },
  },
  {
    id: "search/where-before-limit",
    says: "better memories that `where` leaves out take no place of the limit",
    needs: "search",
    check: async (store) => {
      await keepRanked(
        store,
        numbers.map((number) =>
          aMemory(number, {
            metadata: { late: number > 5 },
            category: number % 2 === 0 ? "even" : "odd",
            ...(number < 6 && { expiresAt: minute(90) }),
          }),
        ),
      )
      await each(store, { limit: 3, where: { metadata: { late: true } } }, [6, 7, 8])
      await each(store, { limit: 3, where: { at: minute(100) } }, [6, 7, 8])
      await each(store, { limit: 2, where: { category: ["even"], createdAt: { from: minute(3) } } }, [4, 6])
    },
  },
  {
    id: "search/hits-are-whole",
    says: "a hit brings the memory as a read would, and no memory twice",
    needs: "search",
    check: async (store) => {
      const memories = numbers.map((number) => aMemory(number, { metadata: { number }, key: `k${number}` }))
      await keepRanked(store, memories)
      for (const { name, find } of finders(store, "harbour")) {
        const hits = await find(scope, { limit: 50 })
        const found = hits.map((hit) => hit.memory)
        assert.deepEqual(
          found.toSorted((one, other) => one.createdAt - other.createdAt),
          memories,
          name,
        )
      }
    },
  },
  {
    id: "hybrid/both-legs",
    says: "a hybrid search answers with what the text search finds and what the vector search finds, by vector at most `nearest`",
    needs: ["hybrid", "text", "vector"],
    check: async (store) => {
      await keep(store, [aMemory(1), aMemory(2), aMemory(3)], ({ id }) => ({
        ...(id !== idOf(1) && { words: wordsFor("harbour") }),
        ...(id !== idOf(2) && { embedding: pointing(id === idOf(1) ? 10 : 20) }),
      }))
      const query = { text: "harbour", words: ["harbour"] }
      const options = { limit: 10 }
      const both = await facet(store, "hybrid").search(scope, { ...query, embedding: pointing(0) }, options)
      const text = await facet(store, "text").search(scope, query, options)
      const vector = await facet(store, "vector").search(scope, pointing(0), options)
      sameIds(ids(both.text.hits), ids(text.hits))
      assert.deepEqual(ids(both.vector), ids(vector))
      assert.deepEqual(both.text.words, text.words)
      assert.deepEqual(ids(vector), [1, 3].map(idOf))
      const fewer = { ...options, nearest: 1 }
      const first = await facet(store, "hybrid").search(scope, { ...query, embedding: pointing(0) }, fewer)
      sameIds(ids(first.text.hits), ids(text.hits))
      assert.deepEqual(ids(first.vector), [idOf(1)])
    },
  },
]

/** Makes the first memories the best hits of every search, by many words and a near vector. */
function keepRanked(store: Store, memories: readonly Memory[]): Promise<void> {
  return keep(store, memories, (memory) => {
    const number = numberOf(memory)
    return { words: wordsFor(`${"harbour ".repeat(10 - number)}${"sea ".repeat(number)}`), embedding: pointing(number) }
  })
}

async function each(
  store: Store,
  options: Parameters<ReturnType<typeof finders>[number]["find"]>[1],
  expected: readonly number[],
): Promise<void> {
  for (const { name, find } of finders(store, "harbour")) {
    sameIds(ids(await find(scope, options)), expected.map(idOf), name)
  }
}

function ids(hits: readonly { readonly memory: Memory }[]): readonly MemoryId[] {
  return idsOf(hits.map((hit) => hit.memory))
}
