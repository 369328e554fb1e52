import { readFileSync } from "node:fs"
import { stemmer } from "stemmer"
import { describe, expect, test } from "vitest"
import { createMemory } from "../../src/index.ts"
import { analyse } from "../../src/text/analyse.ts"
import { queryWords } from "../../src/text/query-words.ts"
import { isStopWord } from "../../src/text/stop-words.ts"

/** Given names and surnames of many countries, some of which are written or stemmed like stop words. */
const NAMES = [
  ...new Set(
    readFileSync(new URL("./names.txt", import.meta.url), "utf8")
      .trim()
      .split(/\s+/),
  ),
]
const isLikeStopWord = (name: string): boolean =>
  isStopWord(stemmer(name.toLowerCase())) || analyse(name).every(isStopWord)

describe("a person's name", () => {
  test("is what a question about them is searched by, and the question that is only the name", () => {
    expect(NAMES.length).toBeGreaterThan(4_000)
    const lost = NAMES.filter((name) => {
      const own = analyse(name)
      const alone = queryWords(name)
      const asked = queryWords(`Where does ${name} live?`)
      return own.length === 0 || ![alone, asked].every((words) => own.some((word) => words.includes(word)))
    })
    expect(lost).toEqual([])
  })

  test("becomes no stop word by its stem", () => {
    const written = NAMES.filter((name) => isStopWord(name.toLowerCase()))
    const become = NAMES.filter((name) => analyse(name).some(isStopWord) && !written.includes(name))
    expect(become.filter((name) => /^[a-z]+$/i.test(name))).toEqual([])
  })

  test("finds its own among memories that hold the stop word which it resembles", async () => {
    await using memory = await createMemory()
    const ada = memory.for({ user: "ada" })
    const alike = NAMES.filter(isLikeStopWord)
    expect(alike.length).toBeGreaterThan(40)
    const others =
      "in is it any his this does as at will us use on own more my do so an her may for can down other".split(" ")
    for (const word of others) await ada.add(`We live ${word} a house ${word} the town, ${word} usual`)
    const lost: string[] = []
    for (const name of alike) {
      const { memory: told } = await ada.add(`${name} lives in Oslo`)
      for (const query of [name, `Where does ${name} live?`]) {
        const { memories } = await ada.search(query, { limit: 5 })
        if (!memories.some((hit) => hit.memory.id === told.id)) lost.push(query)
      }
      await ada.forget(told.id)
    }
    expect(lost).toEqual([])
  })

  test("is no name where a title writes every word large, or where it begins a sentence", () => {
    expect(queryWords("How Do I Get More Out Of My Garden")).toEqual(["garden"])
    expect(queryWords("We moved. Will the cat settle?")).not.toContain("will")
    expect(queryWords("Will the cat settle?")).not.toContain("will")
    expect(queryWords("Where does Will live?")).toContain("will")
  })
})
