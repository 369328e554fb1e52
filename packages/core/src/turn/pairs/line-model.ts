import { type ChangeKind, changeKindsIn } from "../../text/change-kinds.ts"
import { ATTRIBUTES, type Attribute, attributeChances } from "../../text/topics/attribute-model.ts"
import { type ReadStatement, readForPairs } from "./pair-model.ts"

/** A line of a block, or the question that it answers, read for its pairs. */
export interface ReadLine extends ReadStatement {
  /** The probability of each attribute. */
  readonly attributes: readonly number[]
  readonly kinds: ReadonlySet<ChangeKind>
  readonly about: string | undefined
}

/** Reads a line as pairs compare it. `about`: its address, if it has one. `attributes`: its probabilities, if they are known. */
export function readLine(
  content: string,
  at: number,
  about?: string,
  attributes: readonly number[] = attributeChances(content),
): ReadLine {
  return {
    ...readForPairs({ content, at }),
    attributes,
    kinds: changeKindsIn(content),
    about,
  }
}

const ALLERGY = ATTRIBUTES.indexOf("allergy" satisfies Attribute)
const LIKELY = 0.3

/** Whether a line may tell of an allergy. */
export function isLikelyAllergy({ attributes, about }: ReadLine): boolean {
  return about?.endsWith(" allergy") === true || (attributes[ALLERGY] ?? 0) >= LIKELY
}

/** How many of the lines have each name: a name in many says nothing of which matter a line is about. */
export function countNames(lines: Iterable<ReadLine>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { names } of lines) for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

const OTHER = ATTRIBUTES.indexOf("other" satisfies Attribute)
const DAY = 86_400_000
/** Kinds of values of which a later line that names another one may replace the earlier. */
const VALUES = ["clock", "money", "day", "number"] as const

/** The features of a later and an earlier line that one question found: what they share beside it, and the signs of change. */
export function linePairFeatures(
  later: ReadLine,
  earlier: ReadLine,
  question: ReadLine,
  counts: ReadonlyMap<string, number>,
): readonly number[] {
  const shared = [...later.names].filter((name) => earlier.names.has(name))
  const inAll = shared.filter((name) => question.names.has(name))
  const rare = rarityOf(shared, counts, 3)
  const asked = rarityOf(inAll, counts, 2)
  const topics = [...later.topics].filter((topic) => earlier.topics.has(topic))
  const topic = Math.min(2, topics.length) / 2
  const askedTopic = Math.min(2, topics.filter((one) => question.topics.has(one)).length) / 2
  const same = likeness(later, earlier)
  const askedSame = Math.min(same, likeness(later, question), likeness(earlier, question))
  const share = shared.length / Math.max(1, Math.min(later.names.size, earlier.names.size))
  const is = (value: boolean): number => (value ? 1 : 0)
  const [ends, shifts, now] = [is(later.kinds.has("ends")), is(later.kinds.has("shifts")), is(later.kinds.has("now"))]
  const changes = Math.max(ends, shifts, now)
  const has = (line: ReadLine, sign: string): number => is(line.signs.includes(sign))
  const kind = VALUES.find((one) => has(later, one) === 1 && has(earlier, one) === 1)
  const differs = is(kind !== undefined && ![...later.numbers].some((number) => earlier.numbers.has(number)))
  const days = Math.min(1, Math.log1p(Math.max(0, later.at - earlier.at) / DAY) / 3.5)
  const match = is(later.about !== undefined && later.about === earlier.about)
  const reported = [changes, ends, shifts, now]
  return [
    ...reported,
    ...reported.flatMap((sign) => [
      sign * rare,
      sign * share,
      sign * topic,
      sign * same,
      sign * asked,
      sign * askedSame,
    ]),
    rare,
    share,
    topic,
    same,
    asked,
    askedTopic,
    askedSame,
    rare * same,
    changes * rare * same,
    changes * rare * topic,
    differs,
    differs * rare,
    differs * asked,
    differs * same,
    differs * changes,
    is(later.cues.has("not")),
    is(later.cues.has("not")) * rare,
    has(later, "add"),
    has(later, "uncertain"),
    has(later, "past"),
    is(later.cues.has("past")),
    is(later.cues.has("question")),
    is(later.cues.has("if")),
    is(later.cues.has("request")),
    has(earlier, "change"),
    has(earlier, "uncertain"),
    is(earlier.cues.has("past")),
    is(earlier.cues.has("question")),
    is(earlier.cues.has("request")),
    is(earlier.cues.has("habit")),
    is(earlier.kinds.has("ends")),
    is(later.whose === earlier.whose),
    is(later.whose === "kin" && earlier.whose !== "kin"),
    days,
    changes * days,
    Math.min(1, later.words.length / 30),
    Math.min(1, earlier.words.length / 30),
    match,
    is(later.about !== undefined && earlier.about !== undefined) - match,
    is(question.cues.has("now") || question.cues.has("change")),
  ]
}

function rarityOf(names: readonly string[], counts: ReadonlyMap<string, number>, most: number): number {
  return Math.min(
    most,
    names.reduce((sum, name) => sum + 1 / Math.sqrt(counts.get(name) ?? 1), 0),
  )
}

/** How likely two lines have the same attribute, 0 to 1. */
function likeness({ attributes: one }: ReadLine, { attributes: other }: ReadLine): number {
  let sum = 0
  for (let at = 0; at < one.length; at++) if (at !== OTHER) sum += (one[at] ?? 0) * (other[at] ?? 0)
  return Math.sqrt(sum)
}

/** Written by scripts/train-lines.mjs, in the order of the features. */
const LINE_BIAS = -5.573
const LINE_WEIGHTS: readonly number[] = [
  -0.1376, 0.06975, -0.1492, 0.3732, 0.2381, 0.07931, 0.2876, 1.31, 0.3387, 0.05274, 0.6048, 0.01018, 0.5117, 0.2022,
  -0.5524, -0.2212, -0.1187, 0.05799, 0.07657, 0.273, 0.5012, -0.2922, 0.3692, 0.264, 0.4006, 1.131, -0.1386, 0.5031,
  0.9133, 0.4783, 0.9692, 1.961, 0.1989, 0.6511, 0.5008, 0.7017, 0.2795, 0.2027, 0.3427, 1.051, -0.07587, 0.6167,
  0.07662, 0.1708, 0.195, 0, -0.1572, -0.663, 0.3566, -0.4222, -0.9706, -0.09305, -0.485, 0.209, -0.8397, -0.04908,
  -0.0249, -0.1687, 0.1567, 0.1386, -0.1589, 0.3892, 0.7205, -0.8561, -0.903, -0.6448, -0.8184, 0.224,
]

/** The probability, 0 to 1, that the later line reports that the earlier one no longer holds. */
export function lineChangeProbability(features: readonly number[]): number {
  const sum = features.reduce((total, value, at) => total + value * (LINE_WEIGHTS[at] ?? 0), LINE_BIAS)
  return 1 / (1 + Math.exp(-sum))
}
