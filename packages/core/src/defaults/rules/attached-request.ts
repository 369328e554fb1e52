import { assertionProbability } from "../reader/assertion-model.ts"
import { requestProbability } from "../reader/safety-model.ts"

/** From this probability on the end of a sentence is a request, if it asserts less than this; where no mark parts it, it has to be surer. */
const SURE = {
  marked: { request: 0.8, asserts: 0.35 },
  unmarked: { request: 0.95, asserts: 0.2 },
} as const
/** Below this probability what precedes it is none, and from this one on it asserts something. */
const STATEMENT_BELOW = 0.5
const TELLS_FROM = 0.5
/** Places of a sentence at which it is tried to part. */
const MAX_PLACES = 16
const MARK = /[,;:，、；：。–—](?:\s|(?=[^\d\s]))|\s-+\s|[.!?…]\s/gu
const SPACE = /\s+/gu
const WORDS = /\S\s+\S+\s+\S|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{3}/u

/**
 * What a sentence says before a request at its end: "I'm a teacher - lesson plan on volcanoes". `undefined` where it ends
 * with none. `asserts`: all of it asserts something, without which only a mark parts it.
 */
export function withoutAttachedRequest(sentence: string, asserts: boolean): string | undefined {
  const told = beforeRequest(sentence, MARK, SURE.marked)
  return told ?? (asserts ? beforeRequest(sentence, SPACE, SURE.unmarked) : undefined)
}

function beforeRequest(
  sentence: string,
  parts: RegExp,
  sure: { readonly request: number; readonly asserts: number },
): string | undefined {
  for (const { 0: mark, index } of [...sentence.matchAll(parts)].slice(0, MAX_PLACES)) {
    const [told, rest] = [sentence.slice(0, index).trim(), sentence.slice(index + mark.length).trim()]
    if (!WORDS.test(told) || (parts === SPACE && !WORDS.test(rest))) continue
    if (requestProbability(told) >= STATEMENT_BELOW || assertionProbability(told) < TELLS_FROM) continue
    if (requestProbability(rest) >= sure.request && assertionProbability(rest) < sure.asserts) return told
  }
  return undefined
}
