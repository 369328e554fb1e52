import { type BucketModel, probabilityOf, readModel } from "../../text/spans/bucket-model.ts"
import { clauseFeatures } from "../../text/spans/clause-model.ts"
import { namesIn } from "../../text/stop-words.ts"
import { attributeChances } from "../../text/topics/attribute-model.ts"
import { foldedWords } from "../../text/topics/folded-words.ts"
import { subtopicsIn, topicsIn } from "../../text/topics/topic-words.ts"
import { namedTopics } from "./match-request.ts"
import { CONFIDED_BIAS, CONFIDED_SCALE, CONFIDED_WEIGHTS } from "./naming-weights.ts"
import { personOf } from "./request-address.ts"

/** What is read of a text that is compared. Each text is read once. */
export interface ComparedTextReader {
  readonly read: (text: string) => ComparedText
}

export interface ComparedText {
  readonly words: readonly string[]
  readonly topics: ReadonlySet<string>
  readonly chances: readonly number[]
  readonly people: ReadonlySet<string>
  readonly pairs: ReadonlySet<string>
  readonly isOwn: boolean
  /** The log odds that people ask to forget such a statement. */
  readonly confided: number
}

const shipped = readModel(CONFIDED_BIAS, CONFIDED_SCALE, CONFIDED_WEIGHTS)

export function readComparedText(text: string, model: BucketModel = shipped): ComparedText {
  const folded = foldedWords(text)
  return {
    words: namedTopics(text.replace(/(?<=\p{L})-(?=\p{L})/gu, ""), namesIn(text)),
    topics: new Set([...topicsIn(folded, text), ...subtopicsIn(folded, text)]),
    chances: attributeChances(text),
    people: new Set(folded.flatMap((word) => personOf(word) ?? [])),
    pairs: characterPairs(text),
    isOwn: OWN.test(text),
    confided: logOdds(probabilityOf(clauseFeatures(text), model)),
  }
}

const logOdds = (chance: number): number => Math.log((chance + 0.001) / (1.001 - chance))

const OWN =
  /(?<!\p{L})(?:i|my|i'm|i’m|ich|mein\p{L}*|je|mon|ma|mes|mi|mis|yo|mio|mia|miei|io|eu|meu|minha)(?!\p{L})|[我私]/iu
const NOT_UNSPACED = /[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu
const HIRAGANA = /^\p{Script=Hiragana}+$/u

/** Pairs of neighbouring characters of scripts without spaces, except pairs of grammar. */
function characterPairs(text: string): ReadonlySet<string> {
  const pairs = new Set<string>()
  for (const part of text.split(NOT_UNSPACED)) {
    for (let at = 0; at + 1 < part.length; at++) {
      const pair = part.slice(at, at + 2)
      if (!HIRAGANA.test(pair)) pairs.add(pair)
    }
  }
  return pairs
}
