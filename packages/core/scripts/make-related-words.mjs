// Writes the table of related words that recall looks up for a question.
//
//   node packages/core/scripts/make-related-words.mjs
//
// Reads talk/related, in which a line holds the words that ask for something and the words that tell it, and writes
// src/turn/recall/related-words-table.ts with the words as the analyser makes them. Needs Node 24.
import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { analyse } from "../src/text/analyse.ts"
import { isStopWord } from "../src/text/stop-words.ts"

const folder = new URL("../talk/related/", import.meta.url)

/** A single Latin letter says nothing; a Chinese character does. */
const isTelling = (word) => !isStopWord(word) && (word.length > 1 || /\p{sc=Han}/u.test(word))
const stems = (words) => [...new Set(analyse(words).filter(isTelling))].join(" ")

const lines = readdirSync(folder)
  .filter((name) => name.endsWith(".txt"))
  .sort()
  .flatMap((name) => readFileSync(new URL(name, folder), "utf8").split("\n"))
  .flatMap((line) => {
    const [, asks, tells] = /^[a-z]{2} (.+) \| (.+)$/.exec(line) ?? []
    return asks === undefined ? [] : [`${stems(asks)}|${stems(tells)}`]
  })

writeFileSync(
  new URL("../src/turn/recall/related-words-table.ts", import.meta.url),
  `// Written by scripts/make-related-words.mjs.\nexport const RELATED_WORDS: string = \`\n${lines.join("\n")}\n\`\n`,
)
