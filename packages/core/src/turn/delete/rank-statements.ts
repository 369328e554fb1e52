import type { ComparedTextReader } from "./compared-text.ts"
import { choiceSize } from "./least-certainty.ts"
import type { ForgetRequest } from "./match-request.ts"
import { namingWords } from "./named-statements.ts"
import { type ChoiceByWords, STATEMENT_FEATURES, statementFeatures } from "./statement-features.ts"
import { CERTAINTY_WEIGHTS, STATEMENT_WEIGHTS } from "./statement-weights.ts"
import type { MessagesSince } from "./told-lately.ts"

/** A sentence, and the probability that a request which means one of the sentences means this one. */
export interface RankedStatement {
  readonly sentence: string
  readonly probability: number
  /** Whether it shares a word, a topic or related words with the request. */
  readonly isRelated: boolean
  /** In the order of `STATEMENT_FEATURES`. */
  readonly features: readonly number[]
}

const WEIGHTS = STATEMENT_FEATURES.map((name) => STATEMENT_WEIGHTS[name] ?? 0)

/** Features of which each tells that a request and a statement have something in common. */
const RELATING = (
  ["share of its words", "related words", "same matter", "a compound", "topics", "characters"] as const
).map((name) => STATEMENT_FEATURES.indexOf(name))
/** From this agreement on a statement tells what a request asks for by another name. */
const MIN_AGREEMENT = 0.15
const AGREEMENT = STATEMENT_FEATURES.indexOf("asked attribute")

/** The sentences that a request may mean, likeliest first. Their probabilities sum to 1. */
export function rankStatements(
  { about }: Pick<ForgetRequest, "about">,
  sentences: readonly string[],
  byWords: ChoiceByWords,
  reader: ComparedTextReader,
  since: MessagesSince,
): readonly RankedStatement[] {
  const rows = statementFeatures(about, sentences, byWords, reader, since)
  const shares = statementShares(rows, WEIGHTS)
  return sentences
    .map((sentence, place) => {
      const features = rows[place] ?? []
      const isRelated = RELATING.some((at) => (features[at] ?? 0) > 0) || (features[AGREEMENT] ?? 0) >= MIN_AGREEMENT
      return { sentence, probability: shares[place] ?? 0, isRelated, features }
    })
    .toSorted((one, other) => other.probability - one.probability)
}

/** The softmax of the weighted sums of each row. */
export function statementShares(rows: readonly (readonly number[])[], weights: readonly number[]): readonly number[] {
  const scores = rows.map((features) => features.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0))
  const most = Math.max(...scores)
  const odds = scores.map((score) => Math.exp(score - most))
  const total = odds.reduce((sum, one) => sum + one, 0)
  return odds.map((one) => one / total)
}

/** What tells, beside the features of the likeliest statement, whether it is the one that is meant. */
export const CERTAINTY_FEATURES = [
  ...STATEMENT_FEATURES,
  "log odds",
  "log lead",
  "log statements",
  "log words",
  "odds of what words choose",
  "lead of a word of its own",
  "words of its own",
  "known rare words",
] as const

/** The features of the likeliest statement: its probability, that of the next one, and of how many. */
export function certaintyFeatures(
  request: string,
  features: readonly number[],
  { probability, next, count }: { readonly probability: number; readonly next: number; readonly count: number },
): readonly number[] {
  const of = (name: (typeof STATEMENT_FEATURES)[number]): number => features[STATEMENT_FEATURES.indexOf(name)] ?? 0
  const odds = Math.log((probability + LEAST) / (1 - probability + LEAST))
  const lead = Math.log((probability + LEAST) / (next + LEAST))
  return [
    ...features,
    odds,
    lead,
    Math.log(count),
    Math.log(Math.max(1, namingWords(request).length)),
    odds * of("chosen by words"),
    lead * of("a word of its own"),
    of("share of its words") * of("a word of its own"),
    of("share of known words") * of("rarest shared word"),
  ]
}

const LEAST = 1e-4

/** The probability, 0 to 1, that the likeliest of so many statements is meant: a logistic regression over `certaintyFeatures`. */
export function statementCertainty(features: readonly number[], statements: number): number {
  const { bias, weights } = CERTAINTY_WEIGHTS[choiceSize(statements)]
  const sum = features.reduce((total, value, at) => total + value * (weights[at] ?? 0), bias)
  return 1 / (1 + Math.exp(-sum))
}
