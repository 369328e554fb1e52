import { expect, test } from "vitest"
import { analyse } from "../../../src/text/analyse.ts"
import { parseCues } from "../../../src/turn/recall/cues.ts"
import { rank } from "../../../src/turn/recall/rank.ts"
import { mattersOf, relatedWords } from "../../../src/turn/recall/related-words.ts"
import { RELATED_WORDS } from "../../../src/turn/recall/related-words-table.ts"
import { aMemory } from "../a-memory.ts"

const weighted = (text: string) => analyse(text).map((word) => ({ word, weight: 1 }))
const related = (text: string) => relatedWords(weighted(text), mattersOf(weighted(text)))
const ordered = (question: string, ...contents: readonly string[]) => {
  const cues = parseCues({ text: question, before: [], ignore: [], at: Date.UTC(2026, 10, 20) })
  const candidates = contents.map((content, place) => ({
    memory: aMemory({ content, createdAt: contents.length - place }),
    words: undefined,
    closeness: 0,
    cosine: undefined,
  }))
  return rank(candidates, undefined, cues, { fusionWeight: 0.3, wordsCount: true }).map(({ memory }) => memory.content)
}

test.each([
  ["Which pets do we have?", "We adopted a beagle", "We bought a sofa"],
  ["Welches Instrument spiele ich?", "Ich übe jeden Abend Geige", "Ich putze jeden Abend Fenster"],
  ["Quelle voiture on a ?", "La Twingo est au garage", "La lampe est au grenier"],
  ["¿Qué mascotas tenemos?", "La tortuga come lechuga", "La vecina come lechuga"],
  ["我会什么乐器", "昨天又练了钢琴", "昨天又去了超市"],
])("%j finds %j before %j", (question, told, other) => {
  expect(ordered(question, other, told)[0]).toBe(told)
})

test("a memory with the query's own word ranks before one with a related word", () => {
  expect(ordered("Which pets do we have?", "We adopted a beagle", "Our pets sleep outside")[0]).toBe(
    "Our pets sleep outside",
  )
})

test("a related word counts in a short statement, not by chance in a long text", () => {
  const long = `The beagle of a neighbour barked ${"while somebody far away repaired an old wooden staircase ".repeat(6)}`
  expect(ordered("Which pets do we have?", long, "We adopted a beagle")[0]).toBe("We adopted a beagle")
})

test.each([
  ["What should I tell the caterer?", "I've been vegan since spring", "I've been tired since spring"],
  ["Was schenke ich mir zum Entspannen?", "Abends bin ich am Häkeln", "Abends bin ich am Putzen"],
  [
    "Où est-ce que je dois faire réviser la bagnole ?",
    "La Clio fait un bruit bizarre",
    "La voisine fait un bruit bizarre",
  ],
  ["¿Qué le digo al fisio?", "Me operaron del menisco en mayo", "Me llamaron del banco en mayo"],
  ["通勤要多久", "每天坐地铁四十分钟", "每天看电影四十分钟"],
  ["ペットの名前は", "うちの猫はもなか", "うちの兄はたかし"],
])("%j, asked by its purpose, finds %j before %j", (question, told, other) => {
  expect(ordered(question, other, told)[0]).toBe(told)
})

test("a long question has no related words, because its own are enough", () => {
  expect(related("pets")).not.toHaveLength(0)
  expect(
    related(
      "pets harbour crane gravel velvet lantern copper meadow violet marble saddle anchor pebble ribbon timber walnut feather",
    ),
  ).toHaveLength(0)
})

test("the table holds words as the analyser makes them", () => {
  const latin = RELATED_WORDS.split(/[\s|]+/).filter((word) => /^[a-z]+$/.test(word))
  expect(latin.length).toBeGreaterThan(2_000)
  for (const word of ["dog", "beagl", "katz"]) expect(latin).toContain(word)
})
