import assert from "node:assert/strict"
import type { Candidates, MemoryId, Store } from "@keepsake/core/plugin"
import { idsOf, keep, sameIds, write } from "../fixtures/keeping.ts"
import { ada, aMemory, bob, idOf, numberOf, otherAda, scopeOf, wordsFor } from "../fixtures/people.ts"
import { facet, type StoreRule } from "../rule.ts"

const scope = scopeOf(ada)

export const textRules: readonly StoreRule[] = [
  {
    id: "text/finds-every-word",
    says: "a memory is found by any word of the query, in its text, its speaker, before it or after it, and by no other",
    needs: "text",
    check: async (store) => {
      const places = ["text", "speaker", "before", "after"] as const
      const memories = [0, 1, 2, 3, 4, 5].map((number) => aMemory(number))
      await keep(store, memories, ({ id }) => {
        const place = places[memories.findIndex((memory) => memory.id === id)]
        return { words: wordsFor("boats", place && { [place]: "harbour wall" }) }
      })
      sameIds(await finds(store, "harbour"), [0, 1, 2, 3].map(idOf))
      sameIds(await finds(store, "wall", "unknown"), [0, 1, 2, 3].map(idOf))
      sameIds(await finds(store, "boats"), [1, 2, 3, 4, 5].map(idOf))
      sameIds(await finds(store, "harbour", "boats"), [0, 1, 2, 3, 4, 5].map(idOf))
      assert.deepEqual(await finds(store, "harb"), [])
      assert.deepEqual(await finds(store, "harbour wall"), [])
    },
  },
  {
    id: "text/words-as-they-are",
    says: "words are indexed as they were made: nothing is stemmed, folded or split again",
    needs: "text",
    check: async (store) => {
      const words = [
        "naïve",
        "naive",
        "c++",
        "c",
        "3.5",
        "3",
        "日本",
        "日",
        "don't",
        "foo_bar",
        "foo",
        "running",
        "run",
      ]
      await keep(
        store,
        words.map((_, number) => aMemory(number)),
        (memory) => ({ words: wordsFor("", { text: words[numberOf(memory)] ?? "" }) }),
      )
      for (const [number, word] of words.entries()) assert.deepEqual(await finds(store, word), [idOf(number)], word)
    },
  },
  {
    id: "text/hostile-query",
    says: "any string is a valid query, as text and as a word",
    needs: "text",
    check: async (store) => {
      await keep(store, [aMemory(1, { content: "harbour" })])
      const hostile = [
        '"',
        '""',
        "'",
        "`",
        "\\",
        "NEAR(",
        "NEAR(a b)",
        "harbour AND",
        "OR",
        "NOT",
        "AND",
        "a* b",
        "*",
        "^",
        "-x",
        "text:x",
        "{x}",
        "(",
        ")",
        "+",
        ":",
        ";",
        "--",
        "%",
        "_",
        "?",
        "?1",
        "$1",
        "@x",
        "\0",
        "a\0b",
        "\n",
        "\u2028",
        "",
        " ",
        "👩‍👩‍👧",
        "\ud83d",
        "\u202e",
        "'; DROP TABLE memory; --",
        "__proto__",
        "constructor",
        "x".repeat(10_000),
      ]
      for (const query of hostile) {
        const found = await facet(store, "text").search(scope, { text: query, words: [query] }, { limit: 10 })
        assert.deepEqual(found.hits, [], JSON.stringify(query.slice(0, 40)))
      }
      const all = await facet(store, "text").search(
        scope,
        { text: hostile.join(" "), words: [...hostile.slice(0, 31), "harbour"] },
        { limit: 10 },
      )
      assert.deepEqual(idsOf(all.hits.map((hit) => hit.memory)), [idOf(1)])
    },
  },
  {
    id: "text/hostile-words-are-found",
    says: "a word that means something to the database is found like any other",
    needs: "text",
    check: async (store) => {
      const words = ['"', "NEAR(", "OR", "a*", "text:x", "--", "'", "👩‍👩‍👧", "%", "__proto__", "constructor"]
      await keep(
        store,
        words.map((_, number) => aMemory(number)),
        (memory) => ({ words: wordsFor("", { text: words[numberOf(memory)] ?? "" }) }),
      )
      for (const [number, word] of words.entries()) assert.deepEqual(await finds(store, word), [idOf(number)], word)
    },
  },
  {
    id: "text/no-words-no-hits",
    says: "a query without words finds nothing, and a memory without words is not found",
    needs: "text",
    check: async (store) => {
      await keep(store, [aMemory(1, { content: "harbour" }), aMemory(2, { content: "harbour" })], ({ id }) =>
        id === idOf(1) ? { words: wordsFor("harbour") } : {},
      )
      assert.deepEqual(await finds(store), [])
      assert.deepEqual(await finds(store, ""), [])
      assert.deepEqual(await finds(store, "harbour"), [idOf(1)])
    },
  },
  {
    id: "text/best-first",
    says: "hits stand by their score, and one with more of the words before one with fewer",
    needs: "text",
    check: async (store) => {
      await keep(store, [
        aMemory(1, { content: "the harbour in winter" }),
        aMemory(2, { content: "the harbour wall stands" }),
        aMemory(3, { content: "the wall in winter" }),
        aMemory(4, { content: "the garden in summer" }),
      ])
      const { hits } = await search(store, "harbour", "wall")
      assert.equal(hits[0]?.memory.id, idOf(2))
      assert.equal(hits.length, 3)
      const scores = hits.map((hit) => hit.score)
      assert.deepEqual(
        scores,
        scores.toSorted((one, other) => other - one),
      )
    },
  },
  {
    id: "text/brings-words",
    says: "where a hit brings words, they are those that were indexed",
    needs: "text",
    check: async (store) => {
      const words = wordsFor("harbour wall", {
        speaker: "ada",
        before: "why",
        afterQuestion: true,
        after: "oh",
        month: "may 2026",
        version: 3,
      })
      await keep(store, [aMemory(1)], () => ({ words }))
      const { hits } = await search(store, "harbour")
      assert.equal(hits.length, 1)
      if (hits[0]?.words !== undefined) assert.deepEqual({ ...hits[0].words }, words)
    },
  },
  {
    id: "text/counts-words",
    says: "the counts tell of every memory with words in the scope, whatever `where` and `exclude` leave, and of nothing outside",
    needs: ["text", "ownStatistics"],
    check: async (store) => {
      await keep(store, [
        aMemory(1, { content: "harbour wall" }),
        aMemory(2, { content: "wall wall wall", status: "archived" }),
        aMemory(3, { content: "gone harbour" }),
        aMemory(4, { content: "harbour" }, bob),
        aMemory(5, { content: "harbour" }, otherAda),
      ])
      await keep(store, [aMemory(6)], () => ({
        words: wordsFor("sea", { speaker: "harbour", before: "a b", after: "wall" }),
      }))
      await keep(store, [aMemory(7)], () => ({}))
      await write(store, [{ op: "delete", id: idOf(3) }])
      await counts(store, scopeOf(ada), { memories: 3, meanLength: 10 / 3, harbour: 2, wall: 3, moon: 0 })
      await counts(store, scopeOf(ada, bob), { memories: 4, meanLength: 11 / 4, harbour: 3, wall: 3, moon: 0 })
      await counts(store, scopeOf(otherAda), { memories: 1, meanLength: 1, harbour: 1, wall: 0, moon: 0 })
      await counts(store, { tenant: ada.tenant, pools: ["x/-"] }, { memories: 0, meanLength: 0, harbour: 0 })
      const index = { words: wordsFor("moon") }
      await write(store, [{ op: "index", id: idOf(6), revision: 1, index }])
      await counts(store, scopeOf(ada), { memories: 3, meanLength: 2, harbour: 1, wall: 2, moon: 1 })
      await write(store, [{ op: "erase", id: idOf(6) }])
      await counts(store, scopeOf(ada), { memories: 2, meanLength: 2.5, harbour: 1, wall: 2, moon: 0 })
    },
  },
]

function search(store: Store, ...words: readonly string[]): Promise<Candidates> {
  return facet(store, "text").search(scope, { text: words.join(" "), words }, { limit: 50 })
}

async function finds(store: Store, ...words: readonly string[]): Promise<readonly MemoryId[]> {
  return idsOf((await search(store, ...words)).hits.map((hit) => hit.memory))
}

async function counts(
  store: Store,
  within: Parameters<NonNullable<Store["text"]>["search"]>[0],
  expected: { readonly memories: number; readonly meanLength: number; readonly [word: string]: number },
): Promise<void> {
  const { memories, meanLength, ...holding } = expected
  const asked = Object.keys(holding)
  for (const narrowed of [{}, { where: { key: "none" } }, { exclude: [idOf(1)] }]) {
    const options = { limit: 1, ...narrowed }
    const found = await facet(store, "text").search(within, { text: asked.join(" "), words: asked }, options)
    const { words } = found
    assert.ok(words !== undefined, "a store with statistics of its own gives them")
    assert.equal(words.memories, memories, "memories")
    assert.ok(Math.abs(words.meanLength - meanLength) < 1e-9, `mean length ${words.meanLength}, not ${meanLength}`)
    for (const word of asked) assert.equal(words.holding[word] ?? 0, holding[word], `holding ${word}`)
  }
}
