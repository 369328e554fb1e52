import { analyse } from "../../text/analyse.ts"
import { changeKindsIn } from "../../text/change-kinds.ts"
import { likenessOf, meaningOf, type WordMeaning, wordMeaningsOf } from "../../text/meaning/meaning.ts"
import { rememberRecent } from "../../text/remember-recent.ts"
import { type BucketModel, probabilityOf, readModel } from "../../text/spans/bucket-model.ts"
import { ATTRIBUTES, type Attribute, attributeChances } from "../../text/topics/attribute-model.ts"
import { cuesOfWord } from "../../text/topics/cue-words.ts"
import { endingFeatures, type ReadEnding, readEnding } from "../../text/topics/ending-model.ts"
import { valuesIn } from "../address-relation.ts"
import type { Matter } from "../recall/matter-table.ts"
import { mattersToldIn } from "../recall/related-words.ts"
import { CHANGE_WEIGHTS } from "./change-weights.ts"
import { ATTRIBUTES_OF_ENDING } from "./ending-attributes.ts"
import { NEWS_BIAS, NEWS_SCALE, NEWS_WEIGHTS } from "./news-weights.ts"
import { type ReadStatement, readForPairs } from "./pair-model.ts"

/** A statement as it is compared with others in what they are about. */
export interface ComparedFact extends ReadStatement {
  /** The probability of each attribute. */
  readonly attributes: readonly number[]
  readonly matters: ReadonlyMap<Matter, number>
  readonly meaning: Float32Array
  readonly meanings: readonly WordMeaning[]
  /** Names and numbers. */
  readonly values: ReadonlySet<string>
  /** Amounts by their units. */
  readonly amounts: ReadonlyMap<string, string>
  readonly kin: ReadonlySet<string>
}

/** Of an earlier statement the features of its pair with the later one. */
export interface ComparedPair {
  /** Its place among the earlier statements. */
  readonly place: number
  readonly features: readonly number[]
}

/** So many earlier statements that are most like the later one are compared with it closely. */
const MAX_COMPARED = 12
const OTHER = ATTRIBUTES.indexOf("other" satisfies Attribute)
const AMOUNT = /(\d[\d.,:]*) ?(\p{L}{1,12}|[€$£¥%])?/gu
const UNIT = 4

/** Reads a statement; the same words are read once. */
export const readFact = rememberRecent((content: string): ComparedFact => {
  const statement = readForPairs({ content, at: 0 })
  return {
    ...statement,
    attributes: attributeChances(content),
    matters: mattersToldIn(new Set(analyse(content))),
    meaning: meaningOf(content),
    meanings: wordMeaningsOf(content),
    values: new Set(valuesIn(content)),
    amounts: new Map(
      [...content.toLowerCase().matchAll(AMOUNT)].flatMap(([, amount = "", unit]) =>
        unit === undefined ? [] : [[unit.slice(0, UNIT), amount] as const],
      ),
    ),
    kin: new Set(statement.words.filter((word) => cuesOfWord(word).some((cue) => cue === "kin" || cue === "others"))),
  }
}, 2000)

/** What two statements share, each 0 to 1. */
interface Likeness {
  readonly attribute: number
  readonly matter: number
  readonly meaning: number
  readonly names: number
  readonly share: number
  readonly sum: number
}

function compareFacts(later: ComparedFact, earlier: ComparedFact): Likeness {
  let same = 0
  for (let at = 0; at < later.attributes.length; at++)
    if (at !== OTHER) same += (later.attributes[at] ?? 0) * (earlier.attributes[at] ?? 0)
  const attribute = Math.sqrt(same)
  let matter = 0
  for (const [one, certainty] of later.matters) {
    const other = earlier.matters.get(one)
    if (other !== undefined) matter = Math.max(matter, (Math.min(certainty, other) * one.rarity) / 10)
  }
  const meaning = Math.max(0, likenessOf(later.meaning, earlier.meaning) - UNRELATED) / (1 - UNRELATED)
  const names = [...later.names].filter((name) => earlier.names.has(name)).length
  const share = names / Math.max(1, Math.min(later.names.size, earlier.names.size))
  return { attribute, matter, meaning, names: Math.min(3, names) / 3, share, sum: attribute + matter + meaning + share }
}

const [UNRELATED, UNRELATED_WORDS] = [0.2, 0.3]
/** The squared idf of a rare word, in nats. */
const RARE = 60

/** How much of what the words of one say the other says, by its most alike words and literally, and how rare the best is; each 0 to 1. */
function coverOf(one: ComparedFact, other: ComparedFact): readonly number[] {
  let [alike, literal, total, best] = [0, 0, 0, 0]
  for (const word of one.meanings) {
    let most = 0
    for (const { meaning } of other.meanings) most = Math.max(most, likenessOf(word.meaning, meaning))
    const part = (word.weight * Math.max(0, most - UNRELATED_WORDS)) / (1 - UNRELATED_WORDS)
    alike += part
    best = Math.max(best, part)
    if (other.meanings.includes(word)) literal += word.weight
    total += word.weight
  }
  return total === 0 ? [0, 0, 0] : [alike / total, literal / total, Math.min(1, best / RARE)]
}

/**
 * The features of a later statement with those of the earlier ones that are most like it: what they share, compared with
 * what others share with it, and how it reports a change. `news`: the probability that it reports one at all.
 */
export function comparePairs(
  { said, news }: { readonly said: string; readonly news: number },
  earlier: readonly ComparedFact[],
): readonly ComparedPair[] {
  const later = readFact(said)
  const alike = earlier
    .map((one, place) => ({ one, place, likeness: compareFacts(later, one) }))
    .sort((a, b) => b.likeness.sum - a.likeness.sum)
    .slice(0, MAX_COMPARED)
  const ending = readEnding(said)
  const kinds = changeKindsIn(said)
  return alike.map(({ one, place, likeness }, rank) => {
    const rival = alike[rank === 0 ? 1 : 0]?.likeness.sum ?? 0
    const context = [likeness.sum / 3, (likeness.sum - rival) / 2, is(rank === 0), is(rank < 3), is(alike.length > 1)]
    return { place, features: [...context, ...pairFeatures(later, one, likeness, { news, ending, kinds })] }
  })
}

interface Reported {
  readonly news: number
  readonly ending: ReadEnding
  readonly kinds: ReadonlySet<string>
}

function pairFeatures(
  later: ComparedFact,
  earlier: ComparedFact,
  { attribute, matter, meaning, names, share }: Likeness,
  { news, ending, kinds }: Reported,
): readonly number[] {
  const fit = Math.max(0, ...ending.endings.slice(0, 2).map((one) => chanceOf(earlier, ATTRIBUTES_OF_ENDING[one])))
  const amount = is([...later.amounts].some(([unit, value]) => (earlier.amounts.get(unit) ?? value) !== value))
  const isOtherNumber = later.numbers.size > 0 && earlier.numbers.size > 0 && isDisjoint(later.numbers, earlier.numbers)
  const isFresh = [...later.values].some((value) => !earlier.values.has(value) && !/^\d/.test(value))
  const isOld = [...earlier.values].some((value) => !later.values.has(value) && !/^\d/.test(value))
  const isKin = later.whose === "kin" && earlier.whose !== "kin"
  const [covered, literal, rarest] = [coverOf(earlier, later), coverOf(later, earlier), 2]
  const shared = [attribute, matter, meaning, names, share, ...covered, ...literal.slice(0, rarest)]
  const has = (one: ComparedFact, sign: string): number => is(one.signs.includes(sign))
  const cue = (one: ComparedFact, name: string): number => is(one.cues.has(name))
  const alike = covered[0] ?? 0
  const adds = has(later, "add")
  const [opening = ""] = later.words
  return [
    news,
    ending.chance,
    fit,
    ending.chance * fit,
    ...["ends", "shifts", "now"].map((kind) => is(kinds.has(kind))),
    ...["change", "add", "past", "uncertain"].map((sign) => has(later, sign)),
    ...["not", "past", "if", "question", "request", "hearsay", "hedge"].map((name) => cue(later, name)),
    ...["past", "uncertain", "change"].map((sign) => has(earlier, sign)),
    ...["past", "habit"].map((name) => cue(earlier, name)),
    amount,
    is(isOtherNumber),
    is(isFresh),
    is(isOld),
    is(isFresh && isOld),
    is([...later.values].some((value) => earlier.values.has(value))),
    is(later.whose === earlier.whose),
    ...SPEAKERS.flatMap((whose) => [is(later.whose === whose), is(earlier.whose === whose)]),
    is(isFresh && !OWN.has(later.whose) && OWN.has(earlier.whose)),
    is(isKin),
    is(later.whose !== "kin" && earlier.whose === "kin"),
    is(later.kin.size > 0 && earlier.kin.size > 0 && isDisjoint(later.kin, earlier.kin)),
    is(!isDisjoint(later.kin, earlier.kin)),
    is(later.kin.size > 0 && earlier.kin.size === 0),
    is(earlier.kin.size > 0 && later.kin.size === 0),
    is(earlier.words.includes(opening)),
    Math.min(1, later.words.length / 30),
    Math.min(1, earlier.words.length / 30),
    later.attributes[OTHER] ?? 0,
    earlier.attributes[OTHER] ?? 0,
    ...shared,
    ...shared.map((value) => value * news),
    amount * alike,
    amount * news,
    is(isOtherNumber) * alike,
    is(isOtherNumber) * news,
    is(isFresh && isOld) * attribute,
    is(isFresh && isOld) * attribute * news,
    attribute * alike,
    attribute * matter,
    matter * alike,
    is(isKin) * attribute,
    is(isKin) * news,
    adds * attribute,
    adds * news,
  ]
}

const SPEAKERS = ["i", "mine", "we", "they", "others", "nobody"]
const OWN: ReadonlySet<string> = new Set(["i", "mine", "we"])

const is = (value: boolean): number => (value ? 1 : 0)

function isDisjoint(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return ![...one].some((value) => other.has(value))
}

function chanceOf({ attributes }: ComparedFact, wanted: readonly Attribute[]): number {
  return wanted.reduce((sum, one) => sum + (attributes[ATTRIBUTES.indexOf(one)] ?? 0), 0)
}

/** Number of hidden units. */
export const CHANGE_UNITS = 16

/** A layer of hidden units with a direct way for each feature. Features are centred and scaled by what was seen. */
export interface ChangeNetwork {
  readonly means: readonly number[]
  readonly scales: readonly number[]
  /** A row for each feature: its weight of its own and one for each hidden unit. */
  readonly rows: readonly (readonly number[])[]
  /** The biases of the hidden units, and their weights. */
  readonly biases: readonly number[]
  readonly outputs: readonly number[]
  readonly bias: number
}

/** A feature counts at most as so many deviations. */
const MOST = 5

/** The probability, 0 to 1, that the later statement of a pair ends or replaces the earlier one. */
export function scoreChange(
  features: readonly number[],
  { means, scales, rows, biases, outputs, bias }: ChangeNetwork,
): number {
  const hidden = [...biases]
  let sum = bias
  for (const [at, feature] of features.entries()) {
    const value = Math.max(-MOST, Math.min(MOST, (feature - (means[at] ?? 0)) / (scales[at] ?? 1)))
    const row = rows[at] ?? []
    sum += value * (row[0] ?? 0)
    for (let unit = 0; unit < hidden.length; unit++) hidden[unit] = (hidden[unit] ?? 0) + value * (row[unit + 1] ?? 0)
  }
  for (const [unit, value] of hidden.entries()) sum += Math.tanh(value) * (outputs[unit] ?? 0)
  return 1 / (1 + Math.exp(-sum))
}

/** Reads a network from its numbers in the order of the fields, each row after the other. */
export function readNetwork(numbers: Float32Array): ChangeNetwork {
  const size = (numbers.length - 2 * CHANGE_UNITS - 1) / (CHANGE_UNITS + 3)
  const part = (from: number, length: number): readonly number[] => [...numbers.subarray(from, from + length)]
  const rest = size * (CHANGE_UNITS + 3)
  return {
    means: part(0, size),
    scales: part(size, size),
    rows: Array.from({ length: size }, (_, at) => part(2 * size + at * (CHANGE_UNITS + 1), CHANGE_UNITS + 1)),
    biases: part(rest, CHANGE_UNITS),
    outputs: part(rest + CHANGE_UNITS, CHANGE_UNITS),
    bias: numbers.at(-1) ?? 0,
  }
}

const network = readNetwork(new Float32Array(Uint8Array.from(Buffer.from(CHANGE_WEIGHTS, "base64")).buffer))

/** Scores pairs by the weights that `scripts/train-changes.mjs` fitted. */
export const changeProbability = (features: readonly number[]): number => scoreChange(features, network)

/** Number of buckets of the hashed features of news, a power of two. */
export const NEWS_BUCKETS = 131_072

/** The buckets of a statement's features. */
export function newsFeatures(statement: string): readonly number[] {
  return [...new Set(endingFeatures(statement).map((hash) => hash & (NEWS_BUCKETS - 1)))]
}

/** The probability, 0 to 1, that a statement reports that something is no longer as it was, whatever it is about. */
export function newsProbability(statement: string, model: BucketModel): number {
  return probabilityOf(newsFeatures(statement), model)
}

const news = readModel(NEWS_BIAS, NEWS_SCALE, NEWS_WEIGHTS)

/** The same by the weights that `scripts/train-changes.mjs` fitted. */
export const reportsNews = rememberRecent((statement: string) => newsProbability(statement, news))
