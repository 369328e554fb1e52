import { type ComparedTextReader, UNSPACED } from "./compared-text.ts"
import type { ForgetRequest } from "./match-request.ts"
import { isOneStatement, sharesPersonOnly } from "./named-statements.ts"
import { certaintyFeatures, rankStatements, statementCertainty } from "./rank-statements.ts"
import { contextOf, coreOf } from "./request-core.ts"

/** What the rules by words choose, and what they find near. */
export interface NamedChoice {
  readonly chosen: readonly string[]
  readonly near: readonly string[]
}

/** Among fewer statements than these little tells how much likelier one is than others. */
export const MIN_STATEMENTS = 6
/** Among so many statements a word that only one of them shares with the request tells more. */
const MANY_STATEMENTS = 60
/** From this certainty on, times that of the request, a statement is meant: one that the rules by words choose too, among few and among more, and any other, among some and among many. */
const MIN_CERTAINTY = { byWordsAmongFew: 0.5, byWords: 0.6, alone: 0.7, amongMany: 0.5 }
/** What the clauses that ask tell alone, or the whole message, is less sure than what the request does. */
const OTHER_WORDING = 0.85
/** Pairs of characters agree by chance more often than words. */
const MIN_UNSPACED_CERTAINTY = 0.8
/** Statements that are offered have this probability at least. */
const MIN_OFFERED = 0.04
const MAX_OFFERED = 8
/** Sentences that are ranked: the first, which a search by the words of the request found. */
const MAX_RANKED = 300

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
): NamedChoice {
  // A fact repeats the sentence that it was read from.
  const alike = Map.groupBy(sentences.slice(0, MAX_RANKED), bareStatement)
  const isAmongFew = alike.size < MIN_STATEMENTS
  if (asked.certainty === undefined && isAmongFew) return byWords
  const isSame = (sentence: string, other: string): boolean =>
    isOneStatement({ words: reader.named(sentence) }, { words: reader.named(other) })
  // "Everything about Dan" names several statements.
  if (byWords.chosen.some((one) => !isSame(one, byWords.chosen[0] ?? ""))) return byWords
  const choice = { chosen: new Set(byWords.chosen), near: new Set(byWords.near) }
  const distinct = [...alike.values()].flatMap(([first]) => first ?? [])
  const sure = asked.certainty ?? 1
  const others = [coreOf(asked.about) ?? [], contextOf(asked.about, asked.context) ?? []].flat()
  const wordings = [
    { about: asked.about, share: sure },
    ...others.map((about) => ({ about, share: sure * OTHER_WORDING })),
  ]
  const rankings = wordings.map(({ about, share }) => {
    const ranked = rankStatements({ about }, distinct, choice, reader)
    const related = ranked.filter(({ isRelated }) => isRelated)
    const [first] = related
    if (first === undefined) return { related, first, group: [], certainty: 0 }
    const group = ranked.filter(({ sentence }) => sentence === first.sentence || isSame(sentence, first.sentence))
    const probability = group.reduce((sum, one) => sum + one.probability, 0)
    const next = ranked.find((one) => !group.includes(one))?.probability ?? 0
    const features = certaintyFeatures(about, first.features, { probability, next, count: distinct.length })
    return { related, first, group, certainty: statementCertainty(features) * share }
  })
  const [best] = rankings.toSorted((one, other) => other.certainty - one.certainty)
  if (best?.first === undefined) return byWords
  const { related, first, group, certainty } = best
  const all = (those: readonly string[]): readonly string[] =>
    those.flatMap((sentence) => alike.get(bareStatement(sentence)) ?? [])
  const isChosen = choice.chosen.has(first.sentence)
  const isAmongMany = distinct.length >= MANY_STATEMENTS
  const least = isAmongFew ? "byWordsAmongFew" : isAmongMany ? "amongMany" : isChosen ? "byWords" : "alone"
  const isClear =
    certainty >= (UNSPACED.test(asked.about) && !isAmongFew ? MIN_UNSPACED_CERTAINTY : MIN_CERTAINTY[least]) &&
    (isChosen || (!isAmongFew && !sharesPersonOnly(asked, first.sentence, reader.named(first.sentence))))
  if (isClear && agrees(first.sentence)) return { chosen: all(group.map(({ sentence }) => sentence)), near: [] }
  const offered = related.filter((one) => one.probability >= MIN_OFFERED).slice(0, MAX_OFFERED)
  return { chosen: [], near: all(offered.map(({ sentence }) => sentence)) }
}

/** What the rules of a known form choose is doubted below this probability of all of it. */
const MIN_OF_FORM = 0.15

/** Whether a request of a known form more likely means another statement than those that its rule matches: "delete my car" and "car insurance is dear". */
export function isMatchDoubted(
  asked: ForgetRequest,
  sentences: readonly string[],
  matched: readonly string[],
  reader: ComparedTextReader,
): boolean {
  const distinct = [...new Set(sentences)].slice(0, MAX_RANKED)
  if (distinct.length < MIN_STATEMENTS) return false
  const choice = { chosen: new Set<string>(), near: new Set<string>() }
  const ranked = rankStatements(asked, distinct, choice, reader)
  return ranked.reduce((sum, one) => sum + (matched.includes(one.sentence) ? one.probability : 0), 0) < MIN_OF_FORM
}

/** A statement as its fact repeats it: without its last mark, in one case. */
const bareStatement = (sentence: string): string => sentence.toLowerCase().replace(/[.!。！\s]{1,8}$/u, "")
