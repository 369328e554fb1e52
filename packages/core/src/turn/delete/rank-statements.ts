import type { ComparedTextReader } from "./compared-text.ts"
import type { ForgetRequest } from "./match-request.ts"
import { type ChoiceByWords, STATEMENT_FEATURES, statementFeatures } from "./statement-features.ts"
import { NONE_BIAS, NONE_PER_LOG, STATEMENT_WEIGHTS } from "./statement-weights.ts"

/** A sentence, and the probability that a request means it and not another one or none. */
export interface RankedStatement {
  readonly sentence: string
  readonly probability: number
  /** Whether it shares a word, a topic or related words with the request. */
  readonly isRelated: boolean
}

const WEIGHTS = STATEMENT_FEATURES.map((name) => STATEMENT_WEIGHTS[name] ?? 0)

/** Features of which each tells that a request and a statement have something in common. */
const RELATING = (["share of its words", "related words", "a compound", "topics", "characters"] as const).map((name) =>
  STATEMENT_FEATURES.indexOf(name),
)

/** The sentences that a request may mean, likeliest first. The probabilities of all sentences and of none of them sum to 1. */
export function rankStatements(
  { about }: Pick<ForgetRequest, "about">,
  sentences: readonly string[],
  byWords: ChoiceByWords,
  reader: ComparedTextReader,
): readonly RankedStatement[] {
  if (sentences.length === 0) return []
  const rows = statementFeatures(about, sentences, byWords, reader)
  const scores = rows.map((features) => features.reduce((sum, value, at) => sum + value * (WEIGHTS[at] ?? 0), 0))
  const none = NONE_BIAS + NONE_PER_LOG * Math.log(sentences.length)
  const most = Math.max(none, ...scores)
  const odds = scores.map((score) => Math.exp(score - most))
  const total = odds.reduce((sum, one) => sum + one, Math.exp(none - most))
  return sentences
    .map((sentence, place) => ({
      sentence,
      probability: (odds[place] ?? 0) / total,
      isRelated: RELATING.some((at) => (rows[place]?.[at] ?? 0) > 0),
    }))
    .toSorted((one, other) => other.probability - one.probability)
}
