import { UNSPACED } from "../../text/unspaced.ts"
import type { ComparedTextReader } from "./compared-text.ts"
import { bare } from "./joined-facts.ts"
import { leastCertainty, MIN_STATEMENTS } from "./least-certainty.ts"
import type { ForgetRequest } from "./match-request.ts"
import { isOneStatement, namingWords, sharesPersonOnly } from "./named-statements.ts"
import { certaintyFeatures, rankStatements, statementCertainty } from "./rank-statements.ts"
import { contextOf, coreOf } from "./request-core.ts"
import { STATEMENT_FEATURES } from "./statement-features.ts"
import { asksForSomething } from "./told-before.ts"
import type { MessagesSince } from "./told-lately.ts"

/** What the rules by words choose, and what they find near. */
export interface NamedChoice {
  readonly chosen: readonly string[]
  readonly near: readonly string[]
}

/** What is known of stored sentences. */
export interface StoredStatements {
  /** Of facts the sentences that they were read from, which say the same. */
  readonly readings: ReadonlyMap<string, string>
  readonly since: MessagesSince
}

const OWN_WORD_FEATURE = STATEMENT_FEATURES.indexOf("a word of its own")
/** What the clauses that ask tell alone, or the whole message, is less sure than what the request does. */
const OTHER_WORDING = 0.85
/** Statements that are offered have this probability at least. */
const MIN_OFFERED = 0.04
/** What is this surely a request to forget means something that was told, though nothing that is known relates them: less likely statements are offered too. */
const SURE_REQUEST = 0.8
const MIN_OFFERED_IF_SURE = 0.015
const MAX_OFFERED = 8
/** Sentences that are ranked: the first, which a search by the words of the request found. */
const MAX_RANKED = 300

/** From this probability on a sentence surely asks for something, and tells nothing. */
const ASKS_FROM = 0.65

/**
 * Which sentences a request means, by a trained model that also knows what the rules by words choose. What is not sure
 * enough is near, likeliest first. A request whose form is known means among few statements all that the rules by words
 * choose.
 */
export function chooseRanked(
  asked: ForgetRequest,
  sentences: readonly string[],
  byWords: NamedChoice,
  reader: ComparedTextReader & { readonly named: (sentence: string) => readonly string[] },
  agrees: (sentence: string) => boolean,
  { readings, since }: StoredStatements,
): NamedChoice {
  const statementOf = (sentence: string): string => bare(readings.get(sentence) ?? sentence)
  // Nobody asks to have a question or a task forgotten.
  const read = new Set(readings.values())
  const isTold = (sentence: string): boolean =>
    readings.has(sentence) || read.has(sentence) || !asksForSomething(sentence, ASKS_FROM)
  const told = asked.isConfirmed === true ? sentences.filter(isTold) : sentences
  const alike = Map.groupBy(told.slice(0, MAX_RANKED), statementOf)
  const isAmongFew = alike.size < MIN_STATEMENTS
  if (asked.certainty === undefined && isAmongFew) return byWords
  const isSame = (sentence: string, other: string): boolean =>
    isOneStatement({ words: reader.named(sentence) }, { words: reader.named(other) })
  // "Everything about Dan" names several statements.
  if (byWords.chosen.some((one) => !isSame(one, byWords.chosen[0] ?? ""))) return byWords
  const choice = { chosen: new Set(byWords.chosen), near: new Set(byWords.near) }
  const distinct = [...alike.values()].flatMap(([first]) => first ?? [])
  const sure = asked.byGroups ?? 1
  const others = [coreOf(asked.about) ?? [], contextOf(asked.about, asked.context) ?? []].flat()
  const wordings = [
    { about: asked.about, share: sure },
    ...others.map((about) => ({ about, share: sure * OTHER_WORDING })),
  ]
  const rankings = wordings.map(({ about, share }) => {
    const ranked = rankStatements({ about }, distinct, choice, reader, since)
    const related = ranked.filter(({ isRelated }) => isRelated)
    const [first] = related
    if (first === undefined) return { about, ranked, related, first, group: [], certainty: 0, lead: 0 }
    const group = ranked.filter(({ sentence }) => sentence === first.sentence || isSame(sentence, first.sentence))
    const probability = group.reduce((sum, one) => sum + one.probability, 0)
    const next = ranked.find((one) => !group.includes(one))?.probability ?? 0
    const features = certaintyFeatures(about, first.features, { probability, next, count: distinct.length })
    return {
      about,
      ranked,
      related,
      first,
      group,
      certainty: statementCertainty(features, distinct.length) * share,
      lead: probability / next,
    }
  })
  const [best] = rankings.toSorted((one, other) => other.certainty - one.certainty)
  if (best === undefined) return byWords
  const { about, ranked, related, first, group, certainty, lead } = best
  const all = (those: readonly string[]): readonly string[] =>
    those.flatMap((sentence) => alike.get(statementOf(sentence)) ?? [])
  const isSure = (asked.certainty ?? 0) >= SURE_REQUEST
  const offer = (): NamedChoice => {
    // Among few what is related is told apart well enough.
    const isAny = isSure && (related.length === 0 || distinct.length >= MIN_STATEMENTS)
    const from = isAny ? MIN_OFFERED_IF_SURE : MIN_OFFERED
    const offered = (isAny ? ranked : related).filter(({ probability }) => probability >= from)
    return { chosen: [], near: all(offered.slice(0, MAX_OFFERED).map(({ sentence }) => sentence)) }
  }
  if (first === undefined) return isSure ? offer() : byWords
  const isChosen = choice.chosen.has(first.sentence)
  const least = leastCertainty({
    statements: distinct.length,
    words: namingWords(about).length,
    isByWords: isChosen,
    isUnspaced: UNSPACED.test(asked.about),
    ownWord: first.features[OWN_WORD_FEATURE] ?? 0,
    lead,
    isConfirmed: asked.isConfirmed === true,
  })
  const isClear =
    certainty >= least && (isChosen || !sharesPersonOnly(asked, first.sentence, reader.named(first.sentence)))
  if (isClear && agrees(first.sentence)) return { chosen: all(group.map(({ sentence }) => sentence)), near: [] }
  return offer()
}

/** What the rules of a known form choose is doubted below this probability of all of it. */
const MIN_OF_FORM = 0.15

/** Whether a request of a known form more likely means another statement than those that its rule matches: "delete my car" and "car insurance is dear". */
export function isMatchDoubted(
  asked: ForgetRequest,
  sentences: readonly string[],
  matched: readonly string[],
  reader: ComparedTextReader,
  since: MessagesSince,
): boolean {
  const distinct = [...new Set(sentences)].slice(0, MAX_RANKED)
  // The ranking knows nothing of a request whose words are common ones: "dan".
  if (distinct.length < MIN_STATEMENTS || namingWords(asked.about).length === 0) return false
  const choice = { chosen: new Set<string>(), near: new Set<string>() }
  const ranked = rankStatements(asked, distinct, choice, reader, since)
  const isMatched = new Set(matched)
  const probability = ranked.reduce((sum, one) => sum + (isMatched.has(one.sentence) ? one.probability : 0), 0)
  const other = ranked.find(({ sentence }) => !isMatched.has(sentence))
  return probability < MIN_OF_FORM && (other?.probability ?? 0) > probability
}
