import assert from "node:assert/strict"
import type { PageQuery } from "@keepsake/core/plugin"
import { pointing, SPACE } from "../fixtures/finders.ts"
import { allOf, idsOf, keep, refuses, write } from "../fixtures/keeping.ts"
import { ada, aMemory, bob, idOf, minute, numberOf, scopeOf, wordsFor } from "../fixtures/people.ts"
import { facet, type StoreRule } from "../rule.ts"

const scope = scopeOf(ada)

export const vectorRules: readonly StoreRule[] = [
  {
    id: "vector/nearest-first",
    says: "hits stand nearest first, each with its cosine as the score",
    needs: "vector",
    check: async (store) => {
      const angles = [50, 10, 170, 90, 30]
      await keep(
        store,
        angles.map((_, number) => aMemory(number)),
        (memory) => ({ embedding: pointing(angles[numberOf(memory)] ?? 0) }),
      )
      const hits = await facet(store, "vector").search(scope, pointing(0), { limit: 4 })
      assert.deepEqual(idsOf(hits.map((hit) => hit.memory)), [1, 4, 0, 3].map(idOf))
      for (const [place, angle] of [10, 30, 50, 90].entries()) {
        const score = hits[place]?.score ?? Number.NaN
        assert.ok(Math.abs(score - Math.cos((angle * Math.PI) / 180)) < 1e-4, `${angle} degrees scored ${score}`)
      }
    },
  },
  {
    id: "vector/length-does-not-count",
    says: "the length of a vector does not count, only where it points",
    needs: "vector",
    check: async (store) => {
      const long = { space: SPACE, values: Float32Array.of(900, 900) }
      await keep(store, [aMemory(1), aMemory(2)], ({ id }) => ({ embedding: id === idOf(1) ? long : pointing(1) }))
      const hits = await facet(store, "vector").search(scope, pointing(0), { limit: 5 })
      assert.deepEqual(idsOf(hits.map((hit) => hit.memory)), [2, 1].map(idOf))
    },
  },
  {
    id: "vector/limit-over-pools",
    says: "over several pools the limit holds for all together, and the nearest of any pool come first",
    needs: "vector",
    check: async (store) => {
      const memories = [1, 2, 3, 4, 5, 6].map((number) => aMemory(number, {}, number % 2 === 0 ? ada : bob))
      await keep(store, memories, (memory) => ({ embedding: pointing(numberOf(memory) * 10) }))
      const hits = await facet(store, "vector").search(scopeOf(ada, bob), pointing(0), { limit: 3 })
      assert.deepEqual(idsOf(hits.map((hit) => hit.memory)), [1, 2, 3].map(idOf))
    },
  },
  {
    id: "vector/refuses-foreign-space",
    says: "a space that the store does not hold is refused while it holds another; an empty store finds nothing",
    needs: "vector",
    check: async (store) => {
      const vector = facet(store, "vector")
      assert.deepEqual(await vector.search(scope, pointing(0), { limit: 5 }), [])
      await keep(store, [aMemory(1)], () => ({ embedding: pointing(0) }))
      await refuses("space_mismatch", () => vector.search(scope, pointing(0, "kit/other/2"), { limit: 5 }))
      assert.deepEqual(await vector.search(scopeOf(bob), pointing(0), { limit: 5 }), [])
    },
  },
  {
    id: "vector/own-space-only",
    says: "a search meets only vectors of its own space",
    needs: "vector",
    check: async (store) => {
      await keep(store, [aMemory(1), aMemory(2), aMemory(3)], ({ id }) =>
        id === idOf(3) ? {} : { embedding: pointing(0, id === idOf(1) ? "kit/a/2" : "kit/b/2") },
      )
      const hits = await facet(store, "vector").search(scope, pointing(0, "kit/a/2"), { limit: 5 })
      assert.deepEqual(idsOf(hits.map((hit) => hit.memory)), [idOf(1)])
    },
  },
  {
    id: "vector/brings-embedding",
    says: "hits bring their vector in the space that `embeddings` names, where they have one, and none unasked",
    needs: "vector",
    check: async (store) => {
      const vector = facet(store, "vector")
      await keep(store, [aMemory(1)], () => ({ words: wordsFor("harbour"), embedding: pointing(30) }))
      const [asked] = await vector.search(scope, pointing(0), { limit: 5, embeddings: SPACE })
      assert.deepEqual(asked?.embedding?.space, SPACE)
      assert.deepEqual([...(asked.embedding?.values ?? [])], [...pointing(30).values])
      const [unasked] = await vector.search(scope, pointing(0), { limit: 5 })
      assert.equal(unasked?.embedding, undefined)
      const [elsewhere] = await vector.search(scope, pointing(0), { limit: 5, embeddings: "kit/none/2" })
      assert.equal(elsewhere?.embedding, undefined)
      const options = { limit: 5, embeddings: SPACE }
      const found = await store.text?.search(scope, { text: "harbour", words: ["harbour"] }, options)
      if (found) assert.deepEqual([...(found.hits[0]?.embedding?.values ?? [])], [...pointing(30).values])
    },
  },
  {
    id: "vector/missing",
    says: "memories without a vector in a space are walked oldest first, whatever their status, page by page",
    needs: "vector",
    check: async (store) => {
      const vector = facet(store, "vector")
      const memories = [
        aMemory(1, { createdAt: minute(30) }),
        aMemory(2, { status: "quarantined" }),
        aMemory(3),
        aMemory(4),
        aMemory(5, {}, bob),
      ]
      await keep(store, memories, ({ id }) => (id === idOf(3) ? { embedding: pointing(0) } : {}))
      await write(store, [{ op: "delete", id: idOf(4) }])
      const missing = (page: PageQuery): ReturnType<typeof vector.missing> => vector.missing(ada, SPACE, page)
      for (const limit of [1, 10]) assert.deepEqual(idsOf(await allOf(missing, limit)), [2, 1].map(idOf))
      assert.deepEqual(idsOf((await vector.missing(ada, "kit/new/2", { limit: 10 })).items), [2, 3, 1].map(idOf))
    },
  },
  {
    id: "vector/drop",
    says: "a dropped space is gone everywhere, and the others stay",
    needs: "vector",
    check: async (store) => {
      const vector = facet(store, "vector")
      await keep(store, [aMemory(1), aMemory(2, {}, bob)], () => ({ embedding: pointing(0, "kit/old/2") }))
      const index = { embedding: pointing(0, "kit/new/2") }
      await write(store, [{ op: "index", id: idOf(1), revision: 1, index }])
      await vector.drop("kit/old/2")
      const all = { tenant: ada.tenant, pools: "all" } as const
      assert.deepEqual(await vector.spaces(all), [{ space: "kit/new/2", memories: 1 }])
      await refuses("space_mismatch", () => vector.search(all, pointing(0, "kit/old/2"), { limit: 5 }))
      assert.equal((await vector.search(all, pointing(0, "kit/new/2"), { limit: 5 })).length, 1)
    },
  },
]
