// Writes the table of related words that recall looks up for a question.
//
//   node packages/core/scripts/make-related-words.mjs
//
// Reads talk/related, in which a line holds the words that ask for one matter of a person's life and the words that tell
// it, and writes src/turn/recall/related-words-table.ts: for each language a line with its name, and a line a matter: "*"
// before a broad topic (of the files that are not named clusters-…), its rarity, which is -ln of the share of sentences of
// talk/clauses in its language that hold one of its words, and the words that ask and those that only tell, as the analyser
// makes them. Needs Node 24.
import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { analyse } from "../src/text/analyse.ts"
import { isStopWord } from "../src/text/stop-words.ts"

const folder = new URL("../talk/related/", import.meta.url)
const clauses = new URL("../talk/clauses/", import.meta.url)

/** A single Latin letter says nothing; a Chinese character does. */
const isTelling = (word) => !isStopWord(word) && (word.length > 1 || /\p{sc=Han}/u.test(word))
const stems = (words) => [...new Set(analyse(words).filter(isTelling))]

const sentences = Map.groupBy(
  readdirSync(clauses).flatMap((name) =>
    readFileSync(new URL(name, clauses), "utf8")
      .trim()
      .split("\n")
      .map((line) => ({ language: name.slice(0, 2), words: new Set(analyse(JSON.parse(line).text)) })),
  ),
  ({ language }) => language,
)

function rarity(language, words) {
  const texts = sentences.get(language) ?? []
  const holding = texts.filter((text) => words.some((word) => text.words.has(word))).length
  return -Math.log((holding + 1) / (texts.length + 1))
}

const matters = readdirSync(folder)
  .filter((name) => name.endsWith(".txt"))
  .sort()
  .flatMap((name) =>
    readFileSync(new URL(name, folder), "utf8")
      .split("\n")
      .flatMap((line) => {
        const [, language, asks, tells] = /^([a-z]{2}) (.+) \| (.+)$/.exec(line) ?? []
        if (asks === undefined) return []
        const asking = stems(asks)
        const telling = stems(tells).filter((word) => !asking.includes(word))
        return [{ language, isBroad: !name.startsWith("clusters-"), asking, telling }]
      }),
  )

const lines = [...Map.groupBy(matters, ({ language }) => language)].sort().flatMap(([language, own]) => [
  language,
  ...own.map(({ isBroad, asking, telling }) => {
    const value = rarity(language, [...asking, ...telling]).toFixed(1)
    return `${isBroad ? "*" : ""}${value}|${asking.join(" ")}|${telling.join(" ")}`
  }),
])

writeFileSync(
  new URL("../src/turn/recall/related-words-table.ts", import.meta.url),
  `// Written by scripts/make-related-words.mjs.\nexport const RELATED_WORDS: string = \`\n${lines.join("\n")}\n\`\n`,
)
