import type { Memory, MemoryId } from "../../contract/memory.ts"
import { ATTRIBUTES } from "../../text/topics/attribute-model.ts"
import { agreementOf, askedAttributeChances } from "./asked-attributes.ts"
import type { RankedCandidate } from "./candidates.ts"
import type { Cues } from "./cues.ts"
import type { Bearing } from "./explain-recorder.ts"
import { wordLikenessTo } from "./likeness.ts"
import { attributesOf, namedSubtopics, subtopicsOf } from "./stated-attributes.ts"

const DAY_MS = 86_400_000
const OTHER = ATTRIBUTES.indexOf("other")
/** Agreement below which a line that is about some attribute is about another one. */
const DIFFERENT_ATTRIBUTE = 0.02

/** The features of a line's bearing on a question, by the name that an explanation gives them. */
export const BEARING_FEATURES = [
  "score",
  "scoreSquared",
  "rank",
  "session",
  "typedCoverage",
  "coverage",
  "coverageOfBest",
  "bestCoverage",
  "words",
  "wordsCovered",
  "rarestWord",
  "holdsNoWord",
  "relatedWords",
  "wordsBeside",
  "sameBeginning",
  "fact",
  "length",
  "lengthOfTurn",
  "age",
  "typedOnly",
  "subtopic",
  "asksNoSubtopic",
  "surestAttribute",
  "attribute",
  "otherAttribute",
  "number",
  "past",
  "wordLikeness",
] as const

/** How likely each of a question's best candidates bears on it. */
export type Bearings = ReadonlyMap<MemoryId, Bearing>

/** Hardly any line takes fewer tokens, so that candidates behind the budget are not compared. */
const MIN_LINE_TOKENS = 12
const MIN_COMPARED = 40
const MAX_COMPARED = 120

export function readBearings(
  ranked: readonly RankedCandidate[],
  cues: Pick<Cues, "text" | "words" | "past" | "asked">,
  { at, maxTokens }: { readonly at: number; readonly maxTokens: number },
  reliability: number,
): Bearings {
  const vectorWeight = ranked.some(({ closeness }) => closeness > 0) ? reliability : 0
  const question = readBearingQuestion(cues, ranked, at)
  const most = Math.min(MAX_COMPARED, Math.max(MIN_COMPARED, Math.floor(maxTokens / MIN_LINE_TOKENS)))
  return new Map(
    ranked.slice(0, most).map((one, place) => {
      const features = bearingFeatures(one, place, question)
      return [one.memory.id, { probability: bearingProbability(features, vectorWeight, one.closeness), features }]
    }),
  )
}

/** The parts of a question that its lines are compared with. */
export interface BearingQuestion {
  readonly cues: Pick<Cues, "words" | "past">
  readonly at: number
  readonly attributes: readonly number[]
  readonly subtopics: ReadonlySet<string>
  readonly bestScore: number
  readonly bestCoverage: number
  readonly likeness: (memory: Memory) => number
}

export function readBearingQuestion(
  cues: Pick<Cues, "text" | "words" | "past" | "asked">,
  ranked: readonly RankedCandidate[],
  at: number,
): BearingQuestion {
  const text = cues.text.slice(0, MAX_QUESTION)
  return {
    cues,
    at,
    attributes: askedAttributeChances(text, cues.asked),
    subtopics: namedSubtopics(text),
    bestScore: Math.max(0, ...ranked.map(({ score }) => score)) || 1,
    bestCoverage: Math.max(0, ...ranked.map(({ coverage }) => coverage)),
    likeness: wordLikenessTo(text),
  }
}

const MAX_QUESTION = 400

/** The values of `BEARING_FEATURES` for a candidate. */
export function bearingFeatures(one: RankedCandidate, place: number, asked: BearingQuestion): readonly number[] {
  const { memory, coverage, typedCoverage, typedOnly, evidence = NO_EVIDENCE } = one
  const score = one.score / asked.bestScore
  const words = Math.log1p(asked.cues.words.length)
  const isFact = memory.category !== "turn"
  const length = Math.log(Math.max(1, memory.content.length))
  const { subtopics } = asked
  const ownSubtopics = subtopics.size === 0 ? undefined : subtopicsOf(memory)
  const shared =
    ownSubtopics === undefined ? 0 : [...subtopics].filter((topic) => ownSubtopics.has(topic)).length / subtopics.size
  const surest = Math.max(...asked.attributes)
  const agreement = agreementOf(memory, asked.attributes)
  return [
    score,
    score * score,
    Math.log1p(place),
    one.support ?? 0,
    typedCoverage,
    coverage,
    asked.bestCoverage === 0 ? 0 : coverage / asked.bestCoverage,
    asked.bestCoverage,
    words,
    words * coverage,
    evidence.rarest,
    Number(evidence.rarest === 0),
    evidence.related,
    evidence.near,
    evidence.prefixed,
    Number(isFact),
    length,
    isFact ? 0 : length,
    Math.log1p(Math.max(0, asked.at - memory.createdAt) / DAY_MS),
    Number(typedOnly),
    shared,
    Number(ownSubtopics === undefined),
    surest,
    agreement,
    agreement < DIFFERENT_ATTRIBUTE ? surest * tellsAttribute(memory) : 0,
    Number(/\d/.test(memory.content)),
    Number(asked.cues.past),
    asked.likeness(memory),
  ]
}

const NO_EVIDENCE = { rarest: 0, near: 0, related: 0, prefixed: 0 }

/** The probability that a memory tells any attribute. */
function tellsAttribute(memory: Memory): number {
  return 1 - (attributesOf(memory)[OTHER] ?? 0)
}

const BEARING_BIAS = -3.065
/** In the order of `BEARING_FEATURES`. Fitted by `scripts/train-bearing.mjs`. */
const BEARING_WEIGHTS: readonly number[] = [
  -1.581, 0.5514, -0.4347, 1.498, -0.1961, -2.217, -0.3953, -0.4533, -0.0699, 0.841, 0.1943, 0.2092, 4.933, 0.4461,
  2.199, 0.7736, 0.151, 0.1066, -0.07327, -0.5725, 0.7306, 0.2746, 0.6682, 2.741, -0.5765, 0.1213, -0.128, 3.08,
]

/** Log-odds of a line by its closeness among the candidates, where vectors are fully reliable; the talk has none. */
const CLOSENESS_WEIGHT = 1.29
const VECTOR_BIAS = -0.285

/**
 * The probability, 0 to 1, that a line bears on a question: a logistic regression over `bearingFeatures`, and the
 * closeness of its vector by the reliability of the vectors.
 */
function bearingProbability(features: readonly number[], reliability: number, closeness: number): number {
  const byWords = features.reduce((total, value, at) => total + value * (BEARING_WEIGHTS[at] ?? 0), BEARING_BIAS)
  const sum = byWords + reliability * (CLOSENESS_WEIGHT * closeness + VECTOR_BIAS)
  return 1 / (1 + Math.exp(-sum))
}
