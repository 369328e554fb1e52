import { analyse } from "./analyse.ts"
import { backgroundFrequency } from "./background-frequency.ts"
import { isStopWord } from "./stop-words.ts"

/** Of English words, rarer ones tell of a topic: the share of chat messages that have them. */
const TELLING = 0.004
/** Of other languages, whose common words are not known here, longer ones. */
const MIN_LETTERS = 6
/** "Allergic" and "allergy" are one word: what the beginning of a word must share. */
const BEGINNING = 5
const UNSPACED = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u

/** The analysed words that tell what a sentence is about, even alone: rare ones, names, numbers. */
export function tellingWords(sentence: string): readonly string[] {
  const all = analyse(sentence)
  const capitals = new Set(analyse((sentence.match(/(?<=\S )\p{Lu}\p{L}+/gu) ?? []).join(" ")))
  const isEnglish = all.filter((word) => backgroundFrequency(word) > 0).length * 2 >= all.length
  return [...new Set(all)].filter((word) => {
    if (isStopWord(word)) return false
    if (/\p{N}/u.test(word)) return word.length > 2
    if (UNSPACED.test(word)) return word.length >= 2
    if (isEnglish) return word.length > 2 && backgroundFrequency(word) <= TELLING
    return word.length >= MIN_LETTERS || capitals.has(word)
  })
}

/** What equal words share, whatever their ending. */
export function beginningOf(word: string): string {
  return word.slice(0, BEGINNING)
}

/** Whether a sentence has at least this share of the telling words of a statement. */
export function echoes(sentence: string, telling: readonly string[], share: number): boolean {
  const said = new Set(analyse(sentence).map(beginningOf))
  const shared = telling.filter((word) => said.has(beginningOf(word)))
  return shared.length > 0 && shared.length >= share * telling.length
}
