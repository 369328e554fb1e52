import { stemmer } from "stemmer"
import { RecentMap } from "./recent-map.ts"
import { isStopWord } from "./stop-words.ts"
import { plainForm } from "./word-forms.ts"

/** Increases whenever the same text gives other words; texts with another version are reindexed. */
export const ANALYSER_VERSION = 3

/**
 * The words of a text in order, as every store indexes them: compatibility forms folded (NFKC), lower case, accents off, English stems (Porter).
 * Han and Kana are cut by the dictionary of `Intl.Segmenter`, and so are Thai, Lao, Khmer and Burmese; Hangul becomes character pairs, because
 * Korean endings stick to the word. A run that mixes scripts ("1998年在香港") is cut where the script changes. Stop words stay in, unstemmed, and no
 * other word becomes one by its stem ("Ines" stays apart from "in"). A word counts by its first 64 characters. Linear in the text.
 */
export function analyse(text: string): string[] {
  const words: string[] = []
  if (!NOT_ASCII.test(text)) {
    for (const run of text.toLowerCase().match(ASCII_RUN) ?? []) words.push(stemOf(run))
    return words
  }
  const runs: DictionaryRun[] = []
  for (const run of foldCase(text).match(RUN) ?? []) {
    if (NOT_ASCII.test(run)) splitByScript(run, words, runs)
    else words.push(stemOf(run))
  }
  return runs.length === 0 ? words : insertSegments(words, runs)
}

/** A part without spaces, and how many words stand before it. */
interface DictionaryRun {
  readonly text: string
  readonly at: number
}

const NOT_ASCII = /\P{ASCII}/u
const ASCII_RUN = /[a-z0-9]+/g
const RUN = /[\p{L}\p{N}\p{M}]+/gu
const SCRIPTS =
  /(?<dictionary>[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー]+|[\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]+)|(?<hangul>\p{sc=Hang}+)|[^\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}\p{sc=Hang}]+/gu
const dictionary = new Intl.Segmenter("ja", { granularity: "word" })
const MAX_WORD_CHARACTERS = 64

function foldCase(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC")
}

function splitByScript(run: string, words: string[], runs: DictionaryRun[]): void {
  for (const { 0: part, groups } of run.matchAll(SCRIPTS)) {
    if (groups?.dictionary !== undefined) runs.push({ text: part, at: words.length })
    else if (groups?.hangul !== undefined) pushPairs(part, words)
    else words.push(stemOf(part))
  }
}

function insertSegments(words: readonly string[], runs: readonly DictionaryRun[]): string[] {
  const segmented = segmentRuns(runs)
  const start = words.slice(0, runs[0]?.at)
  return start.concat(
    runs.flatMap(({ at }, place) => [...(segmented[place] ?? []), ...words.slice(at, runs[place + 1]?.at)]),
  )
}

/**
 * The words of each run. One call for all of them: each call takes native memory that the garbage collector does not
 * see, together hundreds of megabytes for a few long texts.
 */
function segmentRuns(runs: readonly DictionaryRun[]): readonly (readonly string[])[] {
  let words: string[] = []
  const segmented = [words]
  for (const { segment } of dictionary.segment(runs.map(({ text }) => text).join(RUN_BREAK))) {
    if (segment === RUN_BREAK) {
      words = []
      segmented.push(words)
    } else words.push(segment.slice(0, MAX_WORD_CHARACTERS))
  }
  return segmented
}

/** Words end at it in every script. */
const RUN_BREAK = "\n"

function pushPairs(part: string, words: string[]): void {
  if (part.length < 3) words.push(part)
  else for (let at = 0; at + 2 <= part.length; at++) words.push(part.slice(at, at + 2))
}

/** Stemming is most of the cost, and words repeat. */
const stems = new RecentMap<string, string>(20_000)

function stemOf(run: string): string {
  const word = run.slice(0, MAX_WORD_CHARACTERS)
  const known = stems.get(word)
  if (known !== undefined) return known
  const stem = /^[a-z]+$/.test(word) ? ownStemOf(word) : word
  stems.set(word, stem)
  return stem
}

function ownStemOf(word: string): string {
  if (isStopWord(word)) return word
  const stem = stemmer(plainForm(word))
  return isStopWord(stem) ? word : stem
}
