// Counts how common words are in languages other than English, for the idf of a question's words.
//
//   node packages/core/scripts/make-background-abroad.mjs
//
// Reads the texts of talk/clauses, talk/questions and talk/tune and writes src/text/background-abroad-table.ts: for each
// language the analysed words that at least one in 300 texts holds, by how many in a thousand. Needs Node 24.
import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { analyse } from "../src/text/analyse.ts"

const LEAST_SHARE = 1 / 300
const LEAST_TEXTS = 4
const LANGUAGES = ["de", "es", "fr", "it", "ja", "ko", "pt", "zh"]
const talk = new URL("../talk/", import.meta.url)
const read = (path) => readFileSync(new URL(path, talk), "utf8").trim().split("\n")
const files = (folder) => readdirSync(new URL(folder, talk)).sort()
/** Languages of the people in talk/tune that are not English. */
const PEOPLE = { camille: "fr", hanna: "de", leon: "de", rocio: "es", weijie: "zh" }

const texts = new Map(LANGUAGES.map((language) => [language, []]))
for (const name of files("clauses/")) {
  for (const line of read(`clauses/${name}`)) texts.get(name.slice(0, 2))?.push(JSON.parse(line).text)
}
for (const name of files("questions/")) {
  const language = name.replace("asked-", "").slice(0, name.replace("asked-", "").length - 4)
  for (const line of read(`questions/${name}`)) if (!line.startsWith("#")) texts.get(language)?.push(line)
}
for (const [person, language] of Object.entries(PEOPLE)) {
  for (const line of read(`tune/${person}/talk.jsonl`)) {
    const { user } = JSON.parse(line)
    if (user !== undefined && user.length < 400) texts.get(language).push(user)
  }
}

const shares = new Map()
for (const all of texts.values()) {
  const counts = new Map()
  for (const text of all) for (const word of new Set(analyse(text))) counts.set(word, (counts.get(word) ?? 0) + 1)
  for (const [word, count] of counts) {
    const share = count / all.length
    if (share < LEAST_SHARE || count < LEAST_TEXTS || /^\p{N}+$/u.test(word)) continue
    shares.set(word, Math.max(shares.get(word) ?? 0, Math.round(1_000 * share)))
  }
}
const byShare = Map.groupBy(
  [...shares].sort(([one, many], [other, few]) => few - many || (one < other ? -1 : 1)),
  ([, share]) => share,
)
const lines = [...byShare].map(([share, words]) => `=${share} ${words.map(([word]) => word).join(" ")}`)
writeFileSync(
  new URL("../src/text/background-abroad-table.ts", import.meta.url),
  `// Written by scripts/make-background-abroad.mjs.\nexport const BACKGROUND_ABROAD: string = \`\n${lines.join("\n")}\n\`\n`,
)
for (const [language, all] of texts) console.log(language, all.length)
console.log(`${shares.size} words`)
