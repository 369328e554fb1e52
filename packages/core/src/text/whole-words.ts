import { oneLine } from "./regex.ts"
import { WORD_CHARACTER } from "./word-characters.ts"

/**
 * A pattern for whole words in every script, because `\b` knows only ASCII. `inside` is the pattern for Chinese,
 * Japanese and Korean, without word boundaries.
 */
export function wholeWords(whole: string, inside?: string): RegExp {
  const spaced = `(?<!${WORD_CHARACTER})(?:${oneLine(whole)})(?!${WORD_CHARACTER})`
  return new RegExp(inside === undefined ? spaced : `${spaced}|${oneLine(inside)}`, "iu")
}
