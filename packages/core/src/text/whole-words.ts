import { oneLine } from "./regex.ts"

/** Whole words, letters of every script counted: `\b` knows ASCII alone. What stands `inside` other words is for Chinese, Japanese and Korean. */
export function wholeWords(whole: string, inside?: string): RegExp {
  const spaced = String.raw`(?<![\p{L}\p{M}\p{N}_])(?:${oneLine(whole)})(?![\p{L}\p{M}\p{N}_])`
  return new RegExp(inside === undefined ? spaced : `${spaced}|${oneLine(inside)}`, "iu")
}
