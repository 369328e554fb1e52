import { rememberRecent } from "../remember-recent.ts"
import { bytesOf } from "../spans/clause-model.ts"
import { ATTRIBUTE_SCALE, ATTRIBUTE_WEIGHTS } from "./attribute-weights.ts"
import { bucketOf, foldedWords, speakerOf } from "./folded-words.ts"
import { subtopicsIn, topicsIn } from "./topic-words.ts"

/** What a fact is about, by the names of addresses where these have one. */
export const ATTRIBUTES = [
  "name",
  "home",
  "origin",
  "age",
  "birthday",
  "job",
  "employer",
  "studies",
  "working hours",
  "salary",
  "rent",
  "money",
  "health",
  "medication",
  "allergy",
  "diet",
  "food",
  "drink",
  "smoking",
  "alcohol",
  "family",
  "children",
  "partner",
  "marital status",
  "pets",
  "car",
  "commute",
  "computer",
  "phone",
  "tool",
  "language",
  "hobby",
  "sport",
  "household",
  "religion",
  "housing",
  "due date",
  "travel",
  "goal",
  "contact",
  "size",
  "supervisor",
  "role",
  "doctor",
  "answer style",
  "other",
] as const
export type Attribute = (typeof ATTRIBUTES)[number]

/** Number of buckets of the hashed features, a power of two. */
export const ATTRIBUTE_BUCKETS = 2048

const MAX_STEM = 6
const MAX_BEFORE = 60

/** The buckets of what a clause is about: the stems of its words, its topics, whose they are, and those of the question before it. */
export function attributeFeatures(clause: string, before = ""): readonly number[] {
  const buckets = new Set<number>()
  const add = (kind: string, value: string): void => void buckets.add(bucketOf(kind, value) & (ATTRIBUTE_BUCKETS - 1))
  const words = foldedWords(clause)
  const whose = speakerOf(words)
  const topics = topicsIn(words, clause)
  add("whose", whose)
  if (topics[0] !== undefined) add("first topic", topics[0])
  for (const topic of topics) {
    add("topic", topic)
    // Twice, because a topic tells more than a word.
    add("topic again", topic)
    add("topic of", `${topic} ${whose}`)
  }
  const sorted = [...new Set(topics)].sort()
  for (const [at, topic] of sorted.entries()) {
    for (const other of sorted.slice(at + 1)) add("topics", `${topic} ${other}`)
    if (topics.indexOf(topic) !== topics.lastIndexOf(topic)) add("twice", topic)
  }
  const subtopics = subtopicsIn(words, clause)
  if (subtopics[0] !== undefined) add("first subtopic", subtopics[0])
  const apart = [...new Set(subtopics)].sort()
  for (const [at, topic] of apart.entries()) {
    add("subtopic", topic)
    add("subtopic again", topic)
    add("subtopic of", `${topic} ${whose}`)
    for (const other of apart.slice(at + 1)) add("subtopics", `${topic} ${other}`)
  }
  for (const word of words) add("stem", word.slice(0, MAX_STEM))
  if (words.includes("0")) add("has", "number")
  add("length", String(Math.min(5, words.length >> 1)))
  const asked = foldedWords(before.slice(-MAX_BEFORE))
  for (const word of asked) add("asked", word.slice(0, MAX_STEM))
  for (const topic of topicsIn(asked, before)) add("asked topic", topic)
  for (const topic of subtopicsIn(asked, before)) add("asked subtopic", topic)
  return [...buckets]
}

/** The scores of all attributes before they are normalized: a linear model. */
export function scoreAttributes(
  features: readonly number[],
  weights: Int8Array | Float32Array,
  scale = 1,
): Float64Array {
  const scores = new Float64Array(ATTRIBUTES.length)
  for (const bucket of features) {
    for (let at = 0; at < scores.length; at++) {
      scores[at] = (scores[at] ?? 0) + (weights[bucket * scores.length + at] ?? 0) * scale
    }
  }
  return scores
}

const weights = bytesOf(ATTRIBUTE_WEIGHTS)

/** The probability of each attribute of a fact, from 0 to 1, in the order of `ATTRIBUTES`. */
export function attributeChances(clause: string, before = ""): readonly number[] {
  return before === "" ? chancesAlone(clause) : readChances(clause, before)
}

const readChances = (clause: string, before: string): readonly number[] =>
  softmax(scoreAttributes(attributeFeatures(clause, before), weights, ATTRIBUTE_SCALE))

const chancesAlone = rememberRecent((clause) => readChances(clause, ""))

/** Scores as probabilities that sum to 1. */
export function softmax(scores: Float64Array): readonly number[] {
  const most = Math.max(...scores)
  const odds = Array.from(scores, (score) => Math.exp(score - most))
  const total = odds.reduce((sum, one) => sum + one, 0)
  return odds.map((one) => one / total)
}
