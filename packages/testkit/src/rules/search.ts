import assert from "node:assert/strict"
import { equallyWeighted, type Memory, type MemoryId, type Store } from "@keepsake/core/plugin"
import { ada, aMemory, bob, minute, numberedId, numberOf, scopeOfPools, splitWords } from "../fixtures/memories.ts"
import { searchMethods, vectorAt } from "../fixtures/search-methods.ts"
import { assertSameIds, memoryIds, putMemories } from "../fixtures/store-calls.ts"
import { requireFacet, withIds } from "../rule.ts"

const scope = scopeOfPools(ada)
const numbers = [1, 2, 3, 4, 5, 6, 7, 8]

export const searchRules = withIds<Store>("search", {
  "search/exclude-before-limit": {
    says: "excluded memories do not count towards the limit",
    check: async (store) => {
      await putRanked(
        store,
        numbers.map((number) => aMemory(number)),
      )
      const exclude = [1, 2, 3, 4, 5, 77].map(numberedId)
      await assertEverySearch(store, { limit: 3, exclude }, [6, 7, 8])
      await assertEverySearch(
        store,
        { limit: 3, exclude: Array.from({ length: 1000 }, (_, number) => numberedId(number + 100)) },
        [1, 2, 3],
      )
    },
  },
  "search/scope-before-limit": {
    says: "better memories of other pools do not count towards the limit",
    check: async (store) => {
      await putRanked(
        store,
        numbers.map((number) => aMemory(number, {}, number < 6 ? bob : ada)),
      )
      await assertEverySearch(store, { limit: 3 }, [6, 7, 8])
    },
  },
  "search/status-before-limit": {
    says: "better memories of another status do not count towards the limit",
    check: async (store) => {
      await putRanked(
        store,
        numbers.map((number) => aMemory(number, number < 6 ? { status: "superseded" } : {})),
      )
      await assertEverySearch(store, { limit: 3 }, [6, 7, 8])
      await assertEverySearch(store, { limit: 2, where: { status: ["superseded"] } }, [1, 2])
    },
  },
  "search/where-before-limit": {
    says: "better memories that `where` excludes do not count towards the limit",
    check: async (store) => {
      await putRanked(
        store,
        numbers.map((number) =>
          aMemory(number, {
            metadata: { late: number > 5 },
            category: number % 2 === 0 ? "even" : "odd",
            ...(number < 6 && { expiresAt: minute(90) }),
          }),
        ),
      )
      await assertEverySearch(store, { limit: 3, where: { metadata: { late: true } } }, [6, 7, 8])
      await assertEverySearch(store, { limit: 3, where: { at: minute(100) } }, [6, 7, 8])
      await assertEverySearch(
        store,
        { limit: 2, where: { category: ["even"], createdAt: { from: minute(3) } } },
        [4, 6],
      )
    },
  },
  "search/hits-are-whole": {
    says: "a hit contains the memory as a read returns it, and no memory is found twice",
    check: async (store) => {
      const memories = numbers.map((number) => aMemory(number, { metadata: { number }, key: `k${number}` }))
      await putRanked(store, memories)
      for (const { name, find } of searchMethods(store, "harbour")) {
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
  "hybrid/both-legs": {
    says: "a hybrid search returns the hits of the text search and of the vector search, the latter limited by `nearest`",
    needs: ["hybrid", "text", "vector"],
    check: async (store) => {
      await putMemories(store, [aMemory(1), aMemory(2), aMemory(3)], ({ id }) => ({
        ...(id !== numberedId(1) && { words: splitWords("harbour") }),
        ...(id !== numberedId(2) && { embedding: vectorAt(id === numberedId(1) ? 10 : 20) }),
      }))
      const query = { text: "harbour", words: equallyWeighted(["harbour"]) }
      const options = { limit: 10 }
      const both = await requireFacet(store, "hybrid").search(scope, { ...query, embedding: vectorAt(0) }, options)
      const text = await requireFacet(store, "text").search(scope, query, options)
      const vector = await requireFacet(store, "vector").search(scope, vectorAt(0), options)
      assertSameIds(hitIds(both.text.hits), hitIds(text.hits))
      assert.deepEqual(hitIds(both.vector), hitIds(vector))
      assert.deepEqual(both.text.statistics, text.statistics)
      assert.deepEqual(hitIds(vector), [1, 3].map(numberedId))
      const fewer = { ...options, nearest: 1 }
      const first = await requireFacet(store, "hybrid").search(scope, { ...query, embedding: vectorAt(0) }, fewer)
      assertSameIds(hitIds(first.text.hits), hitIds(text.hits))
      assert.deepEqual(hitIds(first.vector), [numberedId(1)])
    },
  },
})

/** Ranks memories by number in every search, by term frequency and by angle. */
function putRanked(store: Store, memories: readonly Memory[]): Promise<void> {
  return putMemories(store, memories, (memory) => {
    const number = numberOf(memory)
    return {
      words: splitWords(`${"harbour ".repeat(10 - number)}${"sea ".repeat(number)}`),
      embedding: vectorAt(number),
    }
  })
}

async function assertEverySearch(
  store: Store,
  options: Parameters<ReturnType<typeof searchMethods>[number]["find"]>[1],
  expected: readonly number[],
): Promise<void> {
  for (const { name, find } of searchMethods(store, "harbour")) {
    assertSameIds(hitIds(await find(scope, options)), expected.map(numberedId), name)
  }
}

function hitIds(hits: readonly { readonly memory: Memory }[]): readonly MemoryId[] {
  return memoryIds(hits.map((hit) => hit.memory))
}
