import { UNSPACED } from "../unspaced.ts"
import { cuesInUnspaced, cuesOfWord } from "./cue-words.ts"
import { bucketOf, foldedWords, foldSpelling, speakerOf } from "./folded-words.ts"
import { topicsIn } from "./topic-words.ts"

/** Number of buckets of the hashed features, a power of two. */
export const READER_BUCKETS = 16384

/** Of a longer clause, in characters, the beginning and the end are read. */
const MAX_HEAD = 160
const MAX_TAIL = 60
/** Characters of the sentence before that are read. */
const MAX_BEFORE = 60

/**
 * The buckets of a clause's features: its words, pairs of neighbours, groups of characters, beginning, end and shape,
 * and the end of the sentence before it. Spelling is folded: case, diacritics, apostrophes and numbers do not count.
 */
export function readerFeatures(clause: string, before = "", count = READER_BUCKETS): readonly number[] {
  const buckets = new Set<number>()
  const add = (kind: string, value: string): void => void buckets.add(bucketOf(kind, value) & (count - 1))
  const cut = clause.length > MAX_HEAD + MAX_TAIL ? `${clause.slice(0, MAX_HEAD)} ${clause.slice(-MAX_TAIL)}` : clause
  const words = foldedWords(cut)
  let previous = "^"
  let beforeThat = ""
  for (const word of words) {
    add("w", word)
    add("p", `${previous} ${word}`)
    if (beforeThat !== "") add("s", `${beforeThat} ${word}`)
    const padded = `<${word}>`
    for (let size = 3; size <= 5; size++)
      for (let at = 0; at + size <= padded.length; at++) add("c", padded.slice(at, at + size))
    beforeThat = previous
    previous = word
  }
  add("p", `${previous} $`)
  add("first", words[0] ?? "")
  add("first2", words.slice(0, 2).join(" "))
  add("last", words.at(-1) ?? "")
  add(
    "mark",
    clause
      .trim()
      .slice(-2)
      .replace(/[\p{L}\p{N}\s"'”’»)]/gu, ""),
  )
  add("length", String(Math.min(8, Math.floor(Math.log2(words.length + 1) * 2))))
  if (/\p{N}/u.test(cut)) add("has", "number")
  if (/[\p{Ll},] \p{Lu}\p{Ll}/u.test(cut)) add("has", "name")
  if (/[{}<>=_|[\]]|\w\(|\/\/|::/.test(cut)) add("has", "code")
  if (/["“”«»「」]/.test(cut)) add("has", "quotation")
  if (/[:：]/.test(cut)) add("has", "colon")
  const shapes = shapesOf(cut, words)
  let one = "^"
  let two = "^"
  for (const shape of [...shapes, "$"]) {
    add("k", shape)
    add("k2", `${one} ${shape}`)
    add("k3", `${two} ${one} ${shape}`)
    two = one
    one = shape
  }
  const seen = new Set(words.flatMap(cuesOfWord))
  for (const cue of seen) add("cue", cue)
  const list = [...new Set(shapes)].sort()
  for (const [at, cue] of list.entries()) for (const other of list.slice(at + 1)) add("both", `${cue} ${other}`)
  const topics = topicsIn(words, cut)
  const whose = speakerOf(words)
  for (const topic of topics) {
    add("topic", topic)
    add("topic of", `${topic} ${whose}`)
    add("topic after", `${topic} ${shapes[0]}`)
  }
  if (topics[0] !== undefined) add("topic first", topics[0])
  if (before !== "") {
    const last = foldedWords(before.slice(-MAX_BEFORE))
    for (const word of last) add("b", word)
    add("b", /[:：?？]\s*$/.exec(before)?.[0].trim() ?? "")
    for (const topic of topicsIn(last, before)) add("b topic", topic)
    add("b first", `${words[0]} ${last.at(-1)}`)
  }
  return [...buckets]
}

/** What each word does, runs of other words as one; of unspaced scripts only what does something. */
function shapesOf(text: string, words: readonly string[]): readonly string[] {
  const shapes = words.map((word) => cuesOfWord(word)[0] ?? (word === "0" ? "0" : UNSPACED.test(word) ? "" : "w"))
  if (UNSPACED.test(text)) shapes.push(...cuesInUnspaced(text).map(([cue, at]) => (at === 0 ? `^${cue}` : cue)))
  return shapes.filter((shape, at) => shape !== "" && (shape !== "w" || shapes[at - 1] !== "w"))
}

/** The first word of a clause that names a relative or a pet, as written there, in lower case. */
export function relativeIn(clause: string): string | undefined {
  const words = clause.toLowerCase().match(/\p{L}[\p{L}\p{M}]*/gu) ?? []
  return words.find((word) => cuesOfWord(foldSpelling(word)).includes("kin"))
}

/** Whether a clause begins with a relative alone: "my sister …", "妹は…". */
export function opensWithRelative(clause: string): boolean {
  const [first = "", second = "", third = ""] = foldedWords(clause)
  if (isKin(first) || (cuesOfWord(first).includes("mine") && isKin(second))) return !JOINS.has(third)
  return cuesInUnspaced(clause).some(([cue, at]) => cue === "kin" && at === 0)
}

const isKin = (word: string): boolean => cuesOfWord(word).includes("kin")
const JOINS = new Set(["and", "und", "et", "y", "e", "n", "plus"])

/** Whether words of a clause name a topic, and whose it is. */
export function namesAddress(clause: string, topic: string): boolean {
  return topicsIn(foldedWords(clause), clause).includes(topic) && speaksOfOwn(clause)
}

/** Whether a clause has a word for its speaker, their household or their family. */
export function speaksOfOwn(clause: string): boolean {
  const cues = [...foldedWords(clause).flatMap(cuesOfWord), ...cuesInUnspaced(clause).map(([cue]) => cue)]
  return cues.some((cue) => WHOSE.has(cue))
}

const WHOSE = new Set(["i", "mine", "we", "kin"])
