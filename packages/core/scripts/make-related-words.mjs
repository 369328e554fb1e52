// Writes the table of related words that recall looks up for a question.
//
//   node packages/core/scripts/make-related-words.mjs
//
// Reads talk/related, in which a line holds the words that ask for one matter of a person's life and the words that tell
// it, and writes src/turn/recall/related-words-table.ts: a line a matter with its rarity, -ln of the share of sentences of
// talk/clauses in its language that hold one of its words, and the words as the analyser makes them. The broad topics, which
// stand in the files that are not named clusters-…, come first. Needs Node 24.
import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { analyse } from "../src/text/analyse.ts"
import { isStopWord } from "../src/text/stop-words.ts"

const folder = new URL("../talk/related/", import.meta.url)
const clauses = new URL("../talk/clauses/", import.meta.url)

/** A single Latin letter says nothing; a Chinese character does. */
const isTelling = (word) => !isStopWord(word) && (word.length > 1 || /\p{sc=Han}/u.test(word))
const stems = (words) => [...new Set(analyse(words).filter(isTelling))]

const sentences = new Map()
for (const name of readdirSync(clauses)) {
  const texts = readFileSync(new URL(name, clauses), "utf8")
    .trim()
    .split("\n")
    .map((line) => new Set(analyse(JSON.parse(line).text)))
  const language = name.slice(0, 2)
  sentences.set(language, [...(sentences.get(language) ?? []), ...texts])
}

function rarity(language, words) {
  const texts = sentences.get(language) ?? []
  const holding = texts.filter((text) => words.some((word) => text.has(word))).length
  return -Math.log((holding + 1) / (texts.length + 1))
}

const names = readdirSync(folder)
  .filter((name) => name.endsWith(".txt"))
  .sort()
const linesOf = (those) =>
  those
    .flatMap((name) => readFileSync(new URL(name, folder), "utf8").split("\n"))
    .flatMap((line) => {
      const [, language, asks, tells] = /^([a-z]{2}) (.+) \| (.+)$/.exec(line) ?? []
      if (asks === undefined) return []
      const [asking, telling] = [stems(asks), stems(tells)]
      return [`${rarity(language, [...asking, ...telling]).toFixed(1)}|${asking.join(" ")}|${telling.join(" ")}`]
    })

const topics = linesOf(names.filter((name) => !name.startsWith("clusters-")))
const lines = [...topics, ...linesOf(names.filter((name) => name.startsWith("clusters-")))]

writeFileSync(
  new URL("../src/turn/recall/related-words-table.ts", import.meta.url),
  `// Written by scripts/make-related-words.mjs.\n/** How many of the lines are broad topics. */\nexport const BROAD_TOPICS = ${topics.length}\nexport const RELATED_WORDS: string = \`\n${lines.join("\n")}\n\`\n`,
)
