// Writes the table of words by which the reader knows what a clause is about.
//
//   node packages/core/scripts/make-topic-table.mjs
//
// Reads talk/topics, in which a line holds the words of one topic in one language, and writes
// src/text/topics/topic-table.ts with the words as the reader folds them. Needs Node 24.
import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { foldedWords } from "../src/text/topics/folded-words.ts"

const folder = new URL("../talk/topics/", import.meta.url)
const UNSPACED = new Set(["zh", "ja"])

const topics = new Map()
let topic
for (const name of readdirSync(folder).sort()) {
  for (const line of readFileSync(new URL(name, folder), "utf8").split("\n")) {
    if (line.startsWith("# ")) {
      topic = { spaced: new Set(), unspaced: new Set() }
      topics.set(line.slice(2), topic)
    }
    const [, language, words] = /^([a-z]{2}) (.+)$/.exec(line) ?? []
    if (words === undefined) continue
    for (const word of words.trim().split(/\s+/)) {
      if (UNSPACED.has(language)) topic.unspaced.add(word)
      else topic.spaced.add(foldedWords(word).at(-1))
    }
  }
}
const lines = [...topics].map(
  ([name, { spaced, unspaced }]) => `${name}|${[...spaced].join(" ")}|${[...unspaced].join(" ")}`,
)

writeFileSync(
  new URL("../src/text/topics/topic-table.ts", import.meta.url),
  `// Written by scripts/make-topic-table.mjs.\nexport const TOPIC_TABLE: string = \`\n${lines.join("\n")}\n\`\n`,
)
