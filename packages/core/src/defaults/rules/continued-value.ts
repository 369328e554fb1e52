import {
  ARTICLE_OR_NUMBER,
  HAN_OR_KANA,
  type HalfSentence,
  hasNoValue,
  isIntroducing,
  readHalfSentence,
} from "../../text/half-sentences.ts"
import { BEHIND, frameUnspaced, lastIntroduced } from "./value-place.ts"

/** A longer statement, in characters, tells more than one value. */
const MAX_STATEMENT = 90

/**
 * A statement in its own words with the value of half a sentence behind it that goes on: "I'm allergic to peanuts" and
 * "And to sesame" is "I'm allergic to sesame". `undefined` where nothing says that it goes on, or where it is not clear
 * what the value takes the place of. Linear in both.
 */
export function continueStatement(said: string, by: string): string | undefined {
  const half = said.length > MAX_STATEMENT ? undefined : readHalfSentence(by)
  if (half === undefined || HAN_OR_KANA.test(said) !== HAN_OR_KANA.test(half.value)) return undefined
  const frame = HAN_OR_KANA.test(said) ? frameUnspaced(said) : undefined
  if (frame !== undefined) return frame.before + half.value + frame.after
  return HAN_OR_KANA.test(said) ? undefined : placeValue(said, half)
}

/** The value in the place of what has the same word before it, or the same kind, or of the last word. */
function placeValue(said: string, { value: given, joins }: HalfSentence): string | undefined {
  const words = given.split(/\s+/u)
  const behind = BEHIND.exec(said)?.[0] ?? ""
  const told = said.slice(0, said.length - behind.length)
  const [first = "", ...more] = words
  const value = [first.toLowerCase() === first || more.length === 0 ? first : lowerIfFunction(first), ...more].join(" ")
  const introduced = more.length === 0 ? -1 : lastIntroduced(told, first)
  if (introduced >= 0) return told.slice(0, introduced) + value + behind
  if (!joins) return undefined
  if (ARTICLE_OR_NUMBER.test(first)) {
    const at = [...told.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].find(
      ({ 0: word, index }) => index > 0 && ARTICLE_OR_NUMBER.test(word),
    )
    if (at !== undefined) return told.slice(0, at.index) + value + behind
  }
  if (/\d/u.test(first) || (isIntroducing(first) && !ARTICLE_OR_NUMBER.test(first))) return undefined
  const old = told.split(/\s+/u)
  const kept = old.slice(0, placeBehindIntroduction(old))
  return kept.length === 0 ? undefined : `${kept.join(" ")} ${value}${behind}`
}

/** Where the thing begins that a statement ends with: "bee stings" behind "to", or the last word. */
function placeBehindIntroduction(words: readonly string[]): number {
  const at = words.findLastIndex((word, index) => index < words.length - 1 && isIntroducing(word))
  return at > 0 && words.length - at <= 3 ? at + 1 : words.length - 1
}

const lowerIfFunction = (word: string): string => (hasNoValue(word) ? word.toLowerCase() : word)
