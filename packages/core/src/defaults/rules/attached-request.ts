import { ARTICLE_OR_NUMBER, isIntroducing } from "../../text/half-sentences.ts"
import { expression } from "../../text/regex.ts"
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
    if (!WORDS.test(told) || (parts === SPACE && (!WORDS.test(rest) || isCutOff(told)))) continue
    if (requestProbability(told) >= STATEMENT_BELOW || assertionProbability(told) < TELLS_FROM) continue
    if (requestProbability(rest) >= sure.request && assertionProbability(rest) < sure.asserts) return told
  }
  return undefined
}

/** Words behind which a sentence goes on: "I'm a teacher and I". */
const GOES_ON = expression("iu")`
  ^(?:and|or|but|so|because|if|that|which|what|what's|where|how|my|our|your|i|i'm|i'd|i'll|we|is|are|und|oder|aber|dass|was|wie|ich|wir|mein\p{L}*|et|ou|mais|que|qui|je|nous|mon|ma|mes|y|o|pero|yo|mi|mis|e|ma|che|io|mio|mia|mas|eu|meu|minha)$
`

/** Whether the last word of the beginning of a sentence needs what comes behind it. */
function isCutOff(beginning: string): boolean {
  const last = beginning.split(/\s/u).at(-1)?.replaceAll("’", "'") ?? ""
  return GOES_ON.test(last) || isIntroducing(last) || (ARTICLE_OR_NUMBER.test(last) && !/\d/u.test(last))
}
