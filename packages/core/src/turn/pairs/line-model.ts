import { analyse } from "../../text/analyse.ts"
import { type ChangeKind, changeKindsIn } from "../../text/change-kinds.ts"
import { ATTRIBUTES, type Attribute, attributeChances } from "../../text/topics/attribute-model.ts"
import { valuesIn } from "../address-relation.ts"
import type { Matter } from "../recall/matter-table.ts"
import { mattersToldIn } from "../recall/related-words.ts"
import { type ReadStatement, readForPairs } from "./pair-model.ts"

/** A line of a block, or the question that it answers, read for its pairs. */
export interface ReadLine extends ReadStatement {
  /** The probability of each attribute. */
  readonly attributes: readonly number[]
  readonly kinds: ReadonlySet<ChangeKind>
  readonly about: string | undefined
  /** How surely it speaks of each matter of life, 0 to 1. */
  readonly matters: ReadonlyMap<Matter, number>
  /** Names and numbers. */
  readonly values: ReadonlySet<string>
}

/** How a line meets the question. */
export interface LineBearing {
  /** The probability that it bears on the question; `undefined` if it was not compared with it. */
  readonly bearing: number | undefined
  /** The probability that it tells the attribute that is asked for. */
  readonly agreement: number
  readonly isFact: boolean
  readonly isReply: boolean
  /** Whether the profile shows it. */
  readonly isProfile: boolean
  /** Its rank by score, the best being 1. */
  readonly rank: number
  /** How many lines are likelier to bear on the question. */
  readonly place: number
  /** How many lines that are likely to bear on the question are newer. */
  readonly newer: number
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
    matters: mattersToldIn(new Set(analyse(content))),
    values: new Set(valuesIn(content)),
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
    ...valueFeatures(later, earlier, question),
    ...matterFeatures(later, earlier, question),
  ]
}

/** The features of how both lines meet the question. */
export function bearingPairFeatures(later: LineBearing, earlier: LineBearing, best: number): readonly number[] {
  const is = (value: boolean): number => (value ? 1 : 0)
  const [one, other] = [later.bearing ?? 0, earlier.bearing ?? 0]
  const share = (value: number): number => (best === 0 ? 0 : value / best)
  return [
    one,
    other,
    share(one),
    share(other),
    Math.min(share(one), share(other)),
    Math.sqrt(one * other),
    is(later.bearing === undefined),
    is(earlier.bearing === undefined),
    Math.sqrt(later.agreement),
    Math.sqrt(earlier.agreement),
    Math.sqrt(Math.min(later.agreement, earlier.agreement)),
    is(later.isFact),
    is(earlier.isFact),
    is(earlier.isReply),
    Math.min(1, later.newer / 4),
    Math.min(1, earlier.newer / 4),
    best,
    Math.log1p(later.place),
    Math.log1p(earlier.place),
    Math.log1p(Math.max(later.place, earlier.place)),
    Math.log1p(later.rank),
    Math.log1p(earlier.rank),
    is(earlier.isProfile),
    is(later.isProfile),
  ]
}

/** How surely the lines, and each with the question, speak of the same matter of life. */
function matterFeatures(later: ReadLine, earlier: ReadLine, question: ReadLine): readonly number[] {
  let [both, all] = [0, 0]
  for (const [matter, certainty] of later.matters) {
    const least = Math.min(certainty, earlier.matters.get(matter) ?? 0)
    if (least === 0) continue
    both = Math.max(both, (least * matter.rarity) / 10)
    all = Math.max(all, (Math.min(least, question.matters.get(matter) ?? 0) * matter.rarity) / 10)
  }
  const [one, other] = [surestMatter(later, question), surestMatter(earlier, question)]
  return [both, one.asked, other.asked, all, one.alone, other.alone, surestMatter(question, question).alone]
}

/** What a line says of the matters alone and with a question, which is the same for all pairs of the question. */
interface SurestMatter {
  readonly question: ReadLine
  readonly alone: number
  readonly asked: number
}

const surest = new WeakMap<ReadLine, SurestMatter>()

function surestMatter(line: ReadLine, question: ReadLine): SurestMatter {
  const known = surest.get(line)
  if (known?.question === question) return known
  let [alone, asked] = [0, 0]
  for (const [matter, certainty] of line.matters) {
    alone = Math.max(alone, (certainty * matter.rarity) / 10)
    asked = Math.max(asked, (Math.min(certainty, question.matters.get(matter) ?? 0) * matter.rarity) / 10)
  }
  const now = { question, alone, asked }
  surest.set(line, now)
  return now
}

/** The kinds of values that a question may ask for, and whether both lines have such a value, and not the same. */
function valueFeatures(later: ReadLine, earlier: ReadLine, question: ReadLine): readonly number[] {
  const fresh = [...later.values].filter((value) => !earlier.values.has(value) && !question.values.has(value))
  const old = [...earlier.values].filter((value) => !later.values.has(value) && !question.values.has(value))
  const kept = [...later.values].filter((value) => earlier.values.has(value))
  const isNumber = (value: string): boolean => /^\d/.test(value)
  const [number, name] = [fresh.some(isNumber) && old.some(isNumber), fresh.some(isName) && old.some(isName)]
  const is = (value: boolean): number => (value ? 1 : 0)
  const words = new Set(earlier.words)
  const inBoth = later.words.filter((word) => words.has(word)).length
  return [
    is(number),
    is(name),
    is(fresh.length > 0),
    is(old.length > 0),
    Math.min(1, kept.length / 2),
    inBoth / Math.max(1, Math.min(later.words.length, earlier.words.length)),
    is(question.whose === later.whose),
    is(question.whose === earlier.whose),
    ...["kin", "i", "mine", "we"].flatMap((whose) => [is(later.whose === whose), is(earlier.whose === whose)]),
    ...["past", "not", "now", "change", "habit"].map((cue) => is(question.cues.has(cue))),
  ]
}

const isName = (value: string): boolean => !/^\d/.test(value)

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

/** Fitted by the regression of scripts/train-lines.mjs, in the order of the features. */
const LINE_BIAS = -4.673
const LINE_WEIGHTS: readonly number[] = [
  0.0945, 0.07378, -0.05488, 0.04676, 0.0387, 0.5969, 0.09629, 0.8785, 1.165, 0.9173, 0.4287, 0.1382, -0.1233, -0.0225,
  -1.767, -0.9392, 0.638, 1.142, -0.2419, 0.115, -2.022, -0.3747, 0.3033, 1.336, 0.02446, -0.1878, 2, 0.2134, 1.214,
  -0.03624, 0.367, 1.416, 0.2213, -0.3755, -0.4689, -0.8365, -2.102, 0.1333, 0.2073, 0.178, -1.128, 1.675, 0.06763,
  -0.3263, 0.3407, -0.009459, -0.3459, -1.668, 0.1179, -0.2531, -0.1401, 0.105, -0.3148, -0.1606, -0.1746, 0.05011,
  0.08422, 0.06935, 0.1258, 0.03867, -0.3055, 3.285, 0.3649, 0.6636, -0.9028, -1.247, -0.1633, -0.0493, 0.3225, 0.5183,
  -0.2213, 0.0562, 1.479, 0.291, 0.05062, 0.1929, -0.1616, -0.0923, -0.02924, 0.1092, -0.02349, 0.3299, 0.7489, 0.7634,
  -0.1686, -0.1943, 0.1133, -0.1215, 1.174, 5.572, 0.256, 0.9668, 2.205, -1.015, -0.4756, -0.9306, 0.1392, 0.5688,
  0.01239, 0.2473, -1.04, 1.137, -0.1569, -0.4188, -0.3771, -0.06867, 0.3463, -0.1648, -0.1046, -1.258, -0.2373,
  -0.04244, -0.3283, -0.1379, -0.1919, -0.4696, -0.172, -0.1799, -0.1923, -0.2437,
]

/** The probability, 0 to 1, that a question is answered by the earlier line, and the later one reports that it no longer holds. */
export function lineChangeProbability(features: readonly number[]): number {
  const sum = features.reduce((total, value, at) => total + value * (LINE_WEIGHTS[at] ?? 0), LINE_BIAS)
  return 1 / (1 + Math.exp(-sum))
}
