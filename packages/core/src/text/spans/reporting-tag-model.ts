import { expression } from "../regex.ts"
import { rememberRecent } from "../remember-recent.ts"
import { UNSPACED } from "../unspaced.ts"
import { probabilityOf, readModel } from "./bucket-model.ts"
import { type RetoldToken, retoldTokens } from "./retold-features.ts"
import { REPORTING_TAG_BIAS, REPORTING_TAG_SCALE, REPORTING_TAG_WEIGHTS } from "./retold-weights.ts"

/** Number of buckets of the hashed features, a power of two. */
export const REPORTING_TAG_BUCKETS = 16_384

/** From this probability on a clause says that somebody else said what stands before it. */
const REPORTS_FROM = 0.7
/** Of a longer sentence, in characters, nothing is read: a tag stands behind a statement or two. */
const MAX_CHARACTERS = 300
/** A tag has fewer tokens; those of scripts without spaces are characters. */
const MAX_TOKENS = { spaced: 11, unspaced: 24 }
/** Tokens before a tag that say in whose person the statement is. */
const MAX_BEFORE = 12
/** Longer words count by what they begin with, too. */
const STEM = 5
/** Words of up to so many letters hold a clause together. */
const SHORT = 4

/** Forms of verbs of saying without diacritics, and what stands for them: "so der Sänger", "così lui". A clause without one says of nobody that they said something. */
const SAYING = expression("u")`
  ^(?:sa(?:id|ys)|t(?:old|ells?)|repl(?:y|ied|ies)|answered|explained|added|whisper(?:s|ed)|shout(?:s|ed)|yell(?:s|ed)|jok(?:es|ed)|writes|wrote|text(?:s|ed)|goes|went|mumbl(?:es|ed)|mutter(?:s|ed)|claim(?:s|ed)|insist(?:s|ed)|announc(?:es|ed)|sigh(?:s|ed)|admit(?:s|ted)|remark(?:s|ed)|declar(?:es|ed)|confess(?:es|ed)|exclaim(?:s|ed)|cri(?:es|ed)|laugh(?:s|ed)
  |sag(?:t|te|ten|en|e)?|gesagt|mein(?:t|te|ten)|gemeint|erzahl(?:t|te|en)|erklar(?:t|te)|antwortete?|geantwortet|rief|ruft|gerufen|fluster(?:t|te)|geflustert|schr(?:ieb|eibt)|geschrieben|erganzt?e?|murmelte?|behauptete?|verkundete?|gest(?:and|eht|anden)|seufzte?|scherzte?|entgegnete?|fugte?|brullte?|lachte?|zugegeben|so
  |dit|disait|repond(?:it|u|ait)?|expliqu(?:e|a|ait)|ajout(?:e|a|ait)|murmur(?:e|a|ait)|cri(?:e|ait)|chuchot(?:e|a|ait)|racont(?:e|a|ait)|avou(?:e|a|ait)|annonc(?:e|a|ait)|affirm(?:e|a|ait)|repet(?:e|a|ait)|lanc(?:e|a|ait)|declar(?:e|a|ait)|exclam(?:e|a|ait)|soupir(?:e|a|ait)|ecri(?:t|vit|vait)|plaisant(?:e|a|ait)
  |dijo|dice|dicho|decia|cont(?:o|aba|esto|estaba)|respond(?:io|ia|e)|explic(?:o|aba|a)|anad(?:io|ia)|susurr(?:o|aba)|grit(?:o|aba)|brome(?:o|aba)|escrib(?:io|e|ia)|murmur(?:o|aba)|asegur(?:o|aba|a)|anunci(?:o|aba)|confes(?:o|aba)|suspir(?:o|aba)|exclam(?:o|aba)|solto|repet(?:ia|io)|coment(?:o|aba)|admit(?:io|ia)
  |disse|diceva|detto|raccont(?:ato|ava|o|a)|rispo(?:se|sto|nde)|spieg(?:ato|ava|o|a)|aggiun(?:se|to|ge)|sussurr(?:ato|ava)|grid(?:ato|ava|o)|scri(?:sse|tto|ve|veva)|mormor(?:ato|ava|o)|assicura(?:va|to)?|annuncia(?:va|to)?|annuncio|confess(?:ato|ava|o)|sospir(?:ato|ava|o)|esclam(?:ato|ava|o)|scherza(?:va|to)?|ripete(?:va)?|ammise|ammesso|cosi
  |diz|dizia|contou|respondeu|explicou|acrescentou|sussurrou|gritou|brincou|escreveu|murmurou|garantiu|anunciou|confessou|suspirou|exclamou|falou|repetia|comentou|admitiu)$
`
/** The same in Chinese and Japanese, within a clause. */
const SAYING_WITHIN =
  /说|說|告诉|告訴|回答|解释|解釋|补充|喊|写道|寫道|承认|宣布|讲|回了|原话|原話|言[っいうわ]|話し|教え|答え|説明|ささや|つぶや|叫|書い|打ち明け/u

const MARK = /^[,;:.?!、。，：；！？–—\n-]$/u

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}ー]/u

/** Where a clause begins that may be such a tag: behind a mark, and at a Japanese particle of quotation. */
export function tagPlaces(tokens: readonly RetoldToken[]): readonly number[] {
  return tokens.flatMap(({ word }, place) => {
    const before = tokens[place - 1]?.word
    if (before === undefined || MARK.test(word)) return []
    const isQuotation = place > 3 && (word === "と" || (word === "っ" && tokens[place + 1]?.word === "て"))
    const begins = MARK.test(before) || (isQuotation && KANA.test(before))
    return begins && speaksOfSaying(clauseFrom(tokens, place)) ? [place] : []
  })
}

/** The tokens from a place to the next mark. */
function clauseFrom(tokens: readonly RetoldToken[], place: number): readonly RetoldToken[] {
  const end = tokens.findIndex(({ word }, at) => at > place && MARK.test(word))
  return tokens.slice(place, end === -1 ? tokens.length : end)
}

const speaksOfSaying = (clause: readonly RetoldToken[]): boolean =>
  clause.some(({ word }) => SAYING.test(word)) || SAYING_WITHIN.test(clause.map(({ word }) => word).join(""))

/** The buckets of a clause that begins at a place: its words in order, those in the first person before it, and the marks around it. */
export function tagFeatures(tokens: readonly RetoldToken[], place: number): readonly number[] {
  const clause = clauseFrom(tokens, place)
  const isUnspaced = clause.some(({ word }) => UNSPACED.test(word))
  const most = MAX_TOKENS[isUnspaced ? "unspaced" : "spaced"]
  const words = clause.slice(0, most)
  const buckets = new Set<number>()
  const add = (feature: string): void => void buckets.add(bucketOf(feature))
  const own = tokens
    .slice(Math.max(0, place - MAX_BEFORE), place)
    .some(({ shape }) => shape === "i" || shape === "mine")
  add(`own ${own}`)
  const next = tokens[place + clause.length]?.word ?? "$"
  add(`next ${/[.!。！]/u.test(next) ? "$" : next}`)
  add(`size ${clause.length > most ? "long" : Math.ceil(words.length / (isUnspaced ? 4 : 2))}`)
  const plain = words.map(({ word, shape }) => (shape === "N" ? "N" : word))
  const frame = plain.map((word, at) => (word.length <= SHORT || words[at]?.shape !== "w" ? word : "w"))
  // What has open words alone says nothing by its form.
  const addFrame = (kind: string, part: readonly string[]): void => {
    if (part.some((word) => word !== "w" && word !== "N")) add(`${kind} ${part.join(" ")}`)
  }
  for (const [at, word] of plain.entries()) {
    add(`w ${word}`)
    add(`s ${word.slice(0, STEM)}`)
    if (at < 3) add(`${at} ${word}`)
  }
  for (const size of [2, 3, 4]) {
    for (let at = 0; at + size <= plain.length; at++) {
      add(`p ${plain.slice(at, at + size).join(" ")}`)
      if (!isUnspaced) addFrame("f", frame.slice(at, at + size))
    }
    addFrame("first", frame.slice(0, size))
    addFrame("last", frame.slice(-size))
  }
  add(`last ${plain.at(-1)}`)
  addFrame("whole", frame)
  return [...buckets]
}

const model = readModel(REPORTING_TAG_BIAS, REPORTING_TAG_SCALE, REPORTING_TAG_WEIGHTS)

/**
 * Whether a sentence says behind a statement that somebody other than its writer says that: "I'm vegan, she said". A
 * model of the clauses behind a mark, which `scripts/train-retold.mjs` fits. Linear.
 */
export const reportsOther = rememberRecent((sentence: string): boolean => {
  if (sentence.length > MAX_CHARACTERS) return false
  const tokens = retoldTokens(sentence)
  return tagPlaces(tokens).some((place) => probabilityOf(tagFeatures(tokens, place), model) >= REPORTS_FROM)
})

function bucketOf(feature: string): number {
  let hash = Math.imul(0x811c9dc5 ^ 109, 0x01000193)
  for (let at = 0; at < feature.length; at++) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193)
  return (hash ^ (hash >>> 15)) & (REPORTING_TAG_BUCKETS - 1)
}
