import { join } from "node:path"
import { equallyWeighted, type Memory, type TextQuery } from "@keepsake/core/plugin"
import { ada, aMemory, bob, minute, numberedId, scopeOfPools, splitWords } from "@keepsake/testkit"
import { describe, expect, it } from "vitest"
import { aFolder, opened } from "./fixtures/a-folder.ts"

const options = { by: "test", at: minute(1) }
const hostile = [
  `"`,
  `'`,
  `""`,
  `"boat`,
  "boat*",
  "^boat",
  "-boat",
  "NEAR(boat",
  "AND",
  "text:boat",
  "{text}",
  "c++",
  "100%",
  "%65;",
  "\\",
  "a\u0000b",
  "a\tb",
  "Boat",
  "şĞ",
  "東京",
  "🚤",
  "'); DROP TABLE memories; --",
].filter((word) => !word.includes(" "))

describe("text search", () => {
  it("takes every word literally, even if it has a meaning in the query language", async () => {
    const { store } = opened(join(aFolder(), "keepsake.db"))
    await store.write(
      ada,
      [...hostile, "boat"].map((text, at) => ({
        op: "put",
        memory: aMemory(at + 1),
        index: { words: { ...splitWords(""), text } },
      })),
      options,
    )
    for (const [at, word] of [...hostile, "boat"].entries()) {
      const { hits, statistics } = await store.text.search(
        scopeOfPools(ada),
        { text: word, words: equallyWeighted([word]) },
        { limit: 50 },
      )
      expect(hits.map(({ memory }) => memory.id)).toEqual([numberedId(at + 1)])
      expect(statistics?.documentFrequency).toEqual(Object.fromEntries([[word, 1]]))
    }
  })

  it("finds the same in a pool that fills the index and in one next to a larger one", async () => {
    const { store } = opened(join(aFolder(), "keepsake.db"))
    const put = (number: number, text: string, pool = ada) => ({
      op: "put" as const,
      memory: aMemory(number, {}, pool),
      index: { words: splitWords(text) },
    })
    await store.write(ada, [put(1, "harbour lights"), put(2, "quiet sea")], options)
    const ask = async () => {
      const query = { text: "", words: equallyWeighted(["harbour", "sea"]) }
      const { hits, statistics } = await store.text.search(scopeOfPools(ada), query, { limit: 5 })
      return { scores: hits.map(({ memory, score }) => [memory.id, score]), statistics }
    }
    const alone = await ask()
    const others = Array.from({ length: 30 }, (_, at) => put(at + 10, "harbour sea", bob))
    await store.write(bob, others, options)
    expect(await ask()).toEqual(alone)
    expect(alone.scores.length).toBe(2)
  })

  it("takes of equal texts those that repeat the query's own words, and no word that was added to it decides", async () => {
    const { store } = opened(join(aFolder(), "keepsake.db"))
    const texts = ["sea sea calm", "boat boat calm", "sea boat calm", "boat calm calm", "sea calm calm"]
    await store.write(
      ada,
      texts.map((text, at) => ({ op: "put" as const, memory: aMemory(at + 1), index: { words: splitWords(text) } })),
      options,
    )
    const ask = async (words: TextQuery["words"]) => {
      const { hits } = await store.text.search(scopeOfPools(ada), { text: "", words }, { limit: 2 })
      return hits.map(({ memory }) => memory.id)
    }
    expect(await ask(equallyWeighted(["sea"]))).toEqual([numberedId(1), numberedId(5)])
    const added = { word: "boat", weight: 0.5, of: "anchor" }
    expect(await ask([...equallyWeighted(["anchor"]), added])).toEqual([numberedId(4), numberedId(3)])
  })

  it("returns every hit as written, with its signals, best first", async () => {
    const { store } = opened(join(aFolder(), "keepsake.db"))
    const said = ['sea \u0000 \ud800 "quoted" 東京 🚤', "sea", "sea and much else that nobody asked for"]
    const memories = said.map((content, at) => aMemory(at + 1, { content }))
    const words = (text: string) => splitWords(text, { before: "\ud800 %" })
    const puts = memories.map((memory) => ({
      op: "put" as const,
      memory,
      index: { words: words(memory.content) },
    }))
    await store.write(ada, puts, options)
    const add = { uses: 2, lastUsedAt: minute(3), salience: 0.1 + 0.2 }
    await store.write(
      ada,
      [
        { op: "signal", id: numberedId(2), add },
        { op: "signal", id: numberedId(3), add: { wrong: 1 } },
      ],
      options,
    )
    const { hits } = await store.text.search(
      scopeOfPools(ada),
      { text: "", words: equallyWeighted(["sea"]) },
      { limit: 5 },
    )
    expect(hits.map(({ memory }) => memory.id)).toEqual([numberedId(2), numberedId(1), numberedId(3)])
    expect(hits.map(({ score }) => score)).toEqual(hits.map(({ score }) => score).toSorted((one, other) => other - one))
    expect(hits.map(({ memory }) => memory)).toEqual(
      await store.read(
        scopeOfPools(ada),
        hits.map(({ memory }) => memory.id),
      ),
    )
    expect(hits[0]?.memory.signals).toMatchObject(add)
    expect(hits.map((hit) => hit.words)).toEqual(hits.map(({ memory }) => words(memory.content)))
  })

  it("finds the few memories of a category among many with the same words", async () => {
    const { store } = opened(join(aFolder(), "keepsake.db"))
    const put = (n: number, more: Partial<Memory>) => {
      const memory = aMemory(n, { content: `The sea and the boat of ${n}`, ...more })
      return { op: "put" as const, memory, index: { words: splitWords("sea boat") } }
    }
    const rest = Array.from({ length: 600 }, (_, at) => put(at + 10, { category: "turn" }))
    const few = [put(1, { category: "decision" }), put(2, { category: "preference" }), put(3, { category: "decision" })]
    const gone = put(4, { category: "decision", status: "archived" })
    await store.write(ada, [...few, gone, ...rest], options)
    const where = { category: ["decision", "preference", "decision"] }
    const found = await store.text.search(
      scopeOfPools(ada),
      { text: "", words: equallyWeighted(["sea"]) },
      { limit: 5, where },
    )
    expect(found.hits.map(({ memory }) => memory.id)).toEqual([numberedId(3), numberedId(2), numberedId(1)])
    const without = { limit: 5, where, exclude: [numberedId(3)] }
    const others = await store.text.search(scopeOfPools(ada), { text: "", words: equallyWeighted(["boat"]) }, without)
    expect(others.hits.map(({ memory }) => memory.id)).toEqual([numberedId(2), numberedId(1)])
  })

  it("keeps a pool's statistics consistent with every edit", async () => {
    const { store } = opened(join(aFolder(), "keepsake.db"))
    const memory = aMemory(1, { content: "one" })
    const words = (text: string) => ({ words: splitWords(text, { before: "quay" }) })
    const counts = async () => (await store.text.search(scopeOfPools(ada), query, { limit: 5 })).statistics
    const query = { text: "", words: equallyWeighted(["sea", "boat", "quay"]) }
    await store.write(ada, [{ op: "put", memory, index: words("sea sea boat") }], options)
    expect(await counts()).toEqual({ memories: 1, meanLength: 4, documentFrequency: { sea: 1, boat: 1, quay: 1 } })
    await store.write(ada, [{ op: "index", id: memory.id, revision: 1, index: words("boat") }], options)
    expect(await counts()).toEqual({ memories: 1, meanLength: 2, documentFrequency: { sea: 0, boat: 1, quay: 1 } })
    await store.write(ada, [{ op: "put", memory: { ...memory, content: "two", revision: 2 } }], options)
    expect(await counts()).toEqual({ memories: 0, meanLength: 0, documentFrequency: { sea: 0, boat: 0, quay: 0 } })
  })
})
