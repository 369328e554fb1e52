import assert from "node:assert/strict"
import { equallyWeighted, type PageQuery, type Store } from "@keepsake/core/plugin"
import { ada, aMemory, bob, minute, numberedId, numberOf, scopeOfPools, splitWords } from "../fixtures/memories.ts"
import { SPACE, vectorAt } from "../fixtures/search-methods.ts"
import { assertRejects, memoryIds, putMemories, readAllPages, write } from "../fixtures/store-calls.ts"
import { requireFacet, withIds } from "../rule.ts"

const scope = scopeOfPools(ada)

export const vectorRules = withIds<Store>("vector", {
  "vector/nearest-first": {
    says: "hits are sorted by similarity, with the cosine as their score",
    check: async (store) => {
      const angles = [50, 10, 170, 90, 30]
      await putMemories(
        store,
        angles.map((_, number) => aMemory(number)),
        (memory) => ({ embedding: vectorAt(angles[numberOf(memory)] ?? 0) }),
      )
      const hits = await requireFacet(store, "vector").search(scope, vectorAt(0), { limit: 4 })
      assert.deepEqual(memoryIds(hits.map((hit) => hit.memory)), [1, 4, 0, 3].map(numberedId))
      for (const [place, angle] of [10, 30, 50, 90].entries()) {
        const score = hits[place]?.score ?? Number.NaN
        assert.ok(Math.abs(score - Math.cos((angle * Math.PI) / 180)) < 1e-4, `${angle} degrees scored ${score}`)
      }
    },
  },
  "vector/length-does-not-count": {
    says: "only the direction of a vector counts, not its length",
    check: async (store) => {
      const long = { space: SPACE, values: Float32Array.of(900, 900) }
      await putMemories(store, [aMemory(1), aMemory(2)], ({ id }) => ({
        embedding: id === numberedId(1) ? long : vectorAt(1),
      }))
      const hits = await requireFacet(store, "vector").search(scope, vectorAt(0), { limit: 5 })
      assert.deepEqual(memoryIds(hits.map((hit) => hit.memory)), [2, 1].map(numberedId))
    },
  },
  "vector/limit-over-pools": {
    says: "the limit applies to all pools together, and the nearest memories of any pool come first",
    check: async (store) => {
      const memories = [1, 2, 3, 4, 5, 6].map((number) => aMemory(number, {}, number % 2 === 0 ? ada : bob))
      await putMemories(store, memories, (memory) => ({ embedding: vectorAt(numberOf(memory) * 10) }))
      const hits = await requireFacet(store, "vector").search(scopeOfPools(ada, bob), vectorAt(0), { limit: 3 })
      assert.deepEqual(memoryIds(hits.map((hit) => hit.memory)), [1, 2, 3].map(numberedId))
    },
  },
  "vector/refuses-foreign-space": {
    says: "an unknown space is rejected while the store has vectors in another; an empty store finds nothing",
    check: async (store) => {
      const vector = requireFacet(store, "vector")
      assert.deepEqual(await vector.search(scope, vectorAt(0), { limit: 5 }), [])
      await putMemories(store, [aMemory(1)], () => ({ embedding: vectorAt(0) }))
      await assertRejects("space_mismatch", () => vector.search(scope, vectorAt(0, "kit/other/2"), { limit: 5 }))
      assert.deepEqual(await vector.search(scopeOfPools(bob), vectorAt(0), { limit: 5 }), [])
    },
  },
  "vector/own-space-only": {
    says: "a search compares only vectors of its own space",
    check: async (store) => {
      await putMemories(store, [aMemory(1), aMemory(2), aMemory(3)], ({ id }) =>
        id === numberedId(3) ? {} : { embedding: vectorAt(0, id === numberedId(1) ? "kit/a/2" : "kit/b/2") },
      )
      const hits = await requireFacet(store, "vector").search(scope, vectorAt(0, "kit/a/2"), { limit: 5 })
      assert.deepEqual(memoryIds(hits.map((hit) => hit.memory)), [numberedId(1)])
    },
  },
  "vector/brings-embedding": {
    says: "hits include their vector in the space that `embeddings` names, if they have one, and none by default",
    check: async (store) => {
      const vector = requireFacet(store, "vector")
      await putMemories(store, [aMemory(1)], () => ({ words: splitWords("harbour"), embedding: vectorAt(30) }))
      const [asked] = await vector.search(scope, vectorAt(0), { limit: 5, embeddings: SPACE })
      assert.deepEqual(asked?.embedding?.space, SPACE)
      assert.deepEqual([...(asked.embedding?.values ?? [])], [...vectorAt(30).values])
      const [unasked] = await vector.search(scope, vectorAt(0), { limit: 5 })
      assert.equal(unasked?.embedding, undefined)
      const [elsewhere] = await vector.search(scope, vectorAt(0), { limit: 5, embeddings: "kit/none/2" })
      assert.equal(elsewhere?.embedding, undefined)
      const options = { limit: 5, embeddings: SPACE }
      const results = await store.text?.search(scope, { text: "harbour", words: equallyWeighted(["harbour"]) }, options)
      if (results) assert.deepEqual([...(results.hits[0]?.embedding?.values ?? [])], [...vectorAt(30).values])
    },
  },
  "vector/missing": {
    says: "`missing` pages through memories without a vector in a space, oldest first, of any status",
    check: async (store) => {
      const vector = requireFacet(store, "vector")
      const memories = [
        aMemory(1, { createdAt: minute(30) }),
        aMemory(2, { status: "quarantined" }),
        aMemory(3),
        aMemory(4),
        aMemory(5, {}, bob),
      ]
      await putMemories(store, memories, ({ id }) => (id === numberedId(3) ? { embedding: vectorAt(0) } : {}))
      await write(store, [{ op: "delete", id: numberedId(4) }])
      const missing = (page: PageQuery): ReturnType<typeof vector.missing> => vector.missing(ada, SPACE, page)
      for (const limit of [1, 10])
        assert.deepEqual(memoryIds(await readAllPages(missing, limit)), [2, 1].map(numberedId))
      assert.deepEqual(
        memoryIds((await vector.missing(ada, "kit/new/2", { limit: 10 })).items),
        [2, 3, 1].map(numberedId),
      )
    },
  },
  "vector/drop": {
    says: "a dropped space is removed everywhere, and the others are unchanged",
    check: async (store) => {
      const vector = requireFacet(store, "vector")
      await putMemories(store, [aMemory(1), aMemory(2, {}, bob)], () => ({ embedding: vectorAt(0, "kit/old/2") }))
      const index = { embedding: vectorAt(0, "kit/new/2") }
      await write(store, [{ op: "index", id: numberedId(1), revision: 1, index }])
      await vector.drop("kit/old/2")
      const all = { tenant: ada.tenant, pools: "all" } as const
      assert.deepEqual(await vector.spaces(all), [{ space: "kit/new/2", memories: 1 }])
      await assertRejects("space_mismatch", () => vector.search(all, vectorAt(0, "kit/old/2"), { limit: 5 }))
      assert.equal((await vector.search(all, vectorAt(0, "kit/new/2"), { limit: 5 })).length, 1)
    },
  },
})
