import assert from "node:assert/strict"
import { type Candidates, equallyWeighted, type MemoryId, type Store } from "@keepsake/core/plugin"
import { ada, aMemory, bob, numberedId, numberOf, otherAda, scopeOfPools, splitWords } from "../fixtures/memories.ts"
import { assertSameIds, memoryIds, putMemories, write } from "../fixtures/store-calls.ts"
import { requireFacet, withIds } from "../rule.ts"

const scope = scopeOfPools(ada)

export const textRules = withIds<Store>("text", {
  "text/finds-every-word": {
    says: "a memory is found by any query word in its text, speaker or adjacent messages, and by no other word",
    check: async (store) => {
      const places = ["text", "speaker", "before", "after"] as const
      const memories = [0, 1, 2, 3, 4, 5].map((number) => aMemory(number))
      await putMemories(store, memories, ({ id }) => {
        const place = places[memories.findIndex((memory) => memory.id === id)]
        return { words: splitWords("boats", place && { [place]: "harbour wall" }) }
      })
      assertSameIds(await findIds(store, "harbour"), [0, 1, 2, 3].map(numberedId))
      assertSameIds(await findIds(store, "wall", "unknown"), [0, 1, 2, 3].map(numberedId))
      assertSameIds(await findIds(store, "boats"), [1, 2, 3, 4, 5].map(numberedId))
      assertSameIds(await findIds(store, "harbour", "boats"), [0, 1, 2, 3, 4, 5].map(numberedId))
      assert.deepEqual(await findIds(store, "harb"), [])
      assert.deepEqual(await findIds(store, "harbour wall"), [])
    },
  },
  "text/words-as-they-are": {
    says: "words are indexed exactly as given: not stemmed, folded or split again",
    check: async (store) => {
      const words = "naïve naive c++ c 3.5 3 日本 日 don't foo_bar foo running run".split(" ")
      await putMemories(
        store,
        words.map((_, number) => aMemory(number)),
        (memory) => ({ words: splitWords("", { text: words[numberOf(memory)] ?? "" }) }),
      )
      for (const [number, word] of words.entries())
        assert.deepEqual(await findIds(store, word), [numberedId(number)], word)
    },
  },
  "text/hostile-query": {
    says: "any string is a valid query, as text and as a word",
    check: async (store) => {
      await putMemories(store, [aMemory(1, { content: "harbour" })])
      const hostile = [
        ...'" "" \' ` \\ NEAR( OR NOT AND * ^ -x text:x {x} ( ) + : ; -- % _ ? ?1 $1 @x'.split(" "),
        ...["NEAR(a b)", "harbour AND", "a* b", "\0", "a\0b", "\n", "\u2028", "", " ", "👩‍👩‍👧", "\ud83d", "\u202e"],
        ...["'; DROP TABLE memory; --", "__proto__", "constructor", "x".repeat(10_000)],
      ]
      for (const query of hostile) {
        const results = await requireFacet(store, "text").search(
          scope,
          { text: query, words: equallyWeighted([query]) },
          { limit: 10 },
        )
        assert.deepEqual(results.hits, [], JSON.stringify(query.slice(0, 40)))
      }
      const all = await requireFacet(store, "text").search(
        scope,
        { text: hostile.join(" "), words: equallyWeighted([...hostile.slice(0, 31), "harbour"]) },
        { limit: 10 },
      )
      assert.deepEqual(memoryIds(all.hits.map((hit) => hit.memory)), [numberedId(1)])
    },
  },
  "text/hostile-words-are-found": {
    says: "words with a meaning in the database's query language are found like any other",
    check: async (store) => {
      const words = ['"', "NEAR(", "OR", "a*", "text:x", "--", "'", "👩‍👩‍👧", "%", "__proto__", "constructor"]
      await putMemories(
        store,
        words.map((_, number) => aMemory(number)),
        (memory) => ({ words: splitWords("", { text: words[numberOf(memory)] ?? "" }) }),
      )
      for (const [number, word] of words.entries())
        assert.deepEqual(await findIds(store, word), [numberedId(number)], word)
    },
  },
  "text/weights-order-hits": {
    says: "a term of a larger weight counts more: of two memories with one term each, its own comes first",
    check: async (store) => {
      await putMemories(store, [aMemory(1, { content: "harbour" }), aMemory(2, { content: "boats" })])
      for (const [first, harbour, boats] of [
        [numberedId(1), 1, 0.2],
        [numberedId(2), 0.2, 1],
      ] as const) {
        const words = [
          { word: "harbour", weight: harbour },
          { word: "boats", weight: boats, of: "harbour" },
        ]
        const { hits } = await requireFacet(store, "text").search(scope, { text: "harbour", words }, { limit: 10 })
        assert.equal(hits[0]?.memory.id, first)
        assert.equal(hits.length, 2)
      }
    },
  },
  "text/takes-many-words": {
    says: "a query may have 128 terms; a store that looks up fewer says which, keeps the rarest, and finds what contains them",
    check: async (store) => {
      const memories = Array.from({ length: 40 }, (_, number) => aMemory(number))
      await putMemories(store, memories, (memory) => ({
        words: splitWords(
          memory.id === numberedId(39) ? "lighthouse" : Array.from({ length: 127 }, (_, at) => `w${at}`).join(" "),
        ),
      }))
      const asked = [...Array.from({ length: 127 }, (_, at) => `w${at}`), "lighthouse"]
      const query = { text: asked.join(" "), words: equallyWeighted(asked) }
      const { hits, used = asked } = await requireFacet(store, "text").search(scope, query, { limit: 50 })
      assert.ok(
        used.every((word) => asked.includes(word)),
        "every used term was requested",
      )
      assert.ok(used.includes("lighthouse"), "the rarest term was used")
      assert.ok(hits.some(({ memory }) => memory.id === numberedId(39)))
    },
  },
  "text/no-words-no-hits": {
    says: "a query without words finds nothing, and a memory without words is not found",
    check: async (store) => {
      await putMemories(store, [aMemory(1, { content: "harbour" }), aMemory(2, { content: "harbour" })], ({ id }) =>
        id === numberedId(1) ? { words: splitWords("harbour") } : {},
      )
      assert.deepEqual(await findIds(store), [])
      assert.deepEqual(await findIds(store, ""), [])
      assert.deepEqual(await findIds(store, "harbour"), [numberedId(1)])
    },
  },
  "text/best-first": {
    says: "hits are sorted by score, and matching more of the words scores higher",
    check: async (store) => {
      await putMemories(store, [
        aMemory(1, { content: "the harbour in winter" }),
        aMemory(2, { content: "the harbour wall stands" }),
        aMemory(3, { content: "the wall in winter" }),
        aMemory(4, { content: "the garden in summer" }),
      ])
      const { hits } = await search(store, "harbour", "wall")
      assert.equal(hits[0]?.memory.id, numberedId(2))
      assert.equal(hits.length, 3)
      const scores = hits.map((hit) => hit.score)
      assert.deepEqual(
        scores,
        scores.toSorted((one, other) => other - one),
      )
    },
  },
  "text/brings-words": {
    says: "if a hit includes words, they are the indexed ones",
    check: async (store) => {
      const words = splitWords("harbour wall", {
        speaker: "ada",
        before: "why",
        afterQuestion: true,
        after: "oh",
        month: "may 2026",
        version: 3,
      })
      await putMemories(store, [aMemory(1)], () => ({ words }))
      const { hits } = await search(store, "harbour")
      assert.equal(hits.length, 1)
      if (hits[0]?.words !== undefined) assert.deepEqual({ ...hits[0].words }, words)
    },
  },
  "text/counts-words": {
    says: "statistics count every memory with words in the scope, independent of `where` and `exclude`, and none outside",
    needs: ["text", "ownStatistics"],
    check: async (store) => {
      await putMemories(store, [
        aMemory(1, { content: "harbour wall" }),
        aMemory(2, { content: "wall wall wall", status: "archived" }),
        aMemory(3, { content: "gone harbour" }),
        aMemory(4, { content: "harbour" }, bob),
        aMemory(5, { content: "harbour" }, otherAda),
      ])
      await putMemories(store, [aMemory(6)], () => ({
        words: splitWords("sea", { speaker: "harbour", before: "a b", after: "wall" }),
      }))
      await putMemories(store, [aMemory(7)], () => ({}))
      await write(store, [{ op: "delete", id: numberedId(3) }])
      await assertCounts(store, scopeOfPools(ada), { memories: 3, meanLength: 10 / 3, harbour: 2, wall: 3, moon: 0 })
      await assertCounts(store, scopeOfPools(ada, bob), {
        memories: 4,
        meanLength: 11 / 4,
        harbour: 3,
        wall: 3,
        moon: 0,
      })
      await assertCounts(store, scopeOfPools(otherAda), { memories: 1, meanLength: 1, harbour: 1, wall: 0, moon: 0 })
      await assertCounts(store, { tenant: ada.tenant, pools: ["x/-"] }, { memories: 0, meanLength: 0, harbour: 0 })
      const index = { words: splitWords("moon") }
      await write(store, [{ op: "index", id: numberedId(6), revision: 1, index }])
      await assertCounts(store, scopeOfPools(ada), { memories: 3, meanLength: 2, harbour: 1, wall: 2, moon: 1 })
      await write(store, [{ op: "erase", id: numberedId(6) }])
      await assertCounts(store, scopeOfPools(ada), { memories: 2, meanLength: 2.5, harbour: 1, wall: 2, moon: 0 })
    },
  },
})

function search(store: Store, ...words: readonly string[]): Promise<Candidates> {
  return requireFacet(store, "text").search(
    scope,
    { text: words.join(" "), words: equallyWeighted(words) },
    { limit: 50 },
  )
}

async function findIds(store: Store, ...words: readonly string[]): Promise<readonly MemoryId[]> {
  return memoryIds((await search(store, ...words)).hits.map((hit) => hit.memory))
}

async function assertCounts(
  store: Store,
  within: Parameters<NonNullable<Store["text"]>["search"]>[0],
  expected: { readonly memories: number; readonly meanLength: number; readonly [word: string]: number },
): Promise<void> {
  const { memories, meanLength, ...frequencies } = expected
  const asked = Object.keys(frequencies)
  for (const narrowed of [{}, { where: { key: "none" } }, { exclude: [numberedId(1)] }]) {
    const options = { limit: 1, ...narrowed }
    const found = await requireFacet(store, "text").search(
      within,
      { text: asked.join(" "), words: equallyWeighted(asked) },
      options,
    )
    const { statistics } = found
    assert.ok(statistics !== undefined, "a store with statistics of its own returns them")
    assert.equal(statistics.memories, memories, "memories")
    assert.ok(
      Math.abs(statistics.meanLength - meanLength) < 1e-9,
      `mean length ${statistics.meanLength}, not ${meanLength}`,
    )
    for (const word of asked) {
      assert.equal(statistics.documentFrequency[word] ?? 0, frequencies[word], `document frequency of ${word}`)
    }
  }
}
