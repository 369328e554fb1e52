import { oneLine } from "./regex.ts"

/**
 * A pattern for whole words in every script, because `\b` knows only ASCII. `inside` is the pattern for Chinese,
 * Japanese and Korean, without word boundaries.
 */
export function wholeWords(whole: string, inside?: string): RegExp {
  const spaced = String.raw`(?<![\p{L}\p{M}\p{N}_])(?:${oneLine(whole)})(?![\p{L}\p{M}\p{N}_])`
  return new RegExp(inside === undefined ? spaced : `${spaced}|${oneLine(inside)}`, "iu")
}
