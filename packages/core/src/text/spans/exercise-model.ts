import { rememberRecent } from "../remember-recent.ts"
import { sentencesOf } from "../sentences.ts"
import { readerFeatures } from "../topics/clause-features.ts"
import { probabilityOf, readModel } from "./bucket-model.ts"
import {
  ANNOUNCES_BIAS,
  ANNOUNCES_SCALE,
  ANNOUNCES_WEIGHTS,
  EXERCISE_END_BIAS,
  EXERCISE_END_SCALE,
  EXERCISE_END_WEIGHTS,
  EXERCISE_LEAD_BIAS,
  EXERCISE_LEAD_SCALE,
  EXERCISE_LEAD_WEIGHTS,
  EXERCISE_QUESTION_BIAS,
  EXERCISE_QUESTION_SCALE,
  EXERCISE_QUESTION_WEIGHTS,
} from "./exercise-weights.ts"

/** Number of buckets of the hashed features of a clause, a power of two. */
export const EXERCISE_BUCKETS = 16_384

/** Longer first words, in characters, say something of their own. */
const MAX_LEAD = 90
/** Of a longer message, in characters, the end is read for the question that it asks. */
const MAX_END = 400
/** A colon, a dash or a question mark ends the first words of a message. */
const MARK = /\s?[:：](?=\s|\p{L}|["“„«「])|\s[-–—]+\s|(?<=[?？])\s*(?=\S)/u
/** A number may be of an exercise: "Question 4. I own …". */
const NUMBERED = /^\p{L}+ ?(?:n[º°.] ?)?\d{1,3}\.\s/u
const SENTENCE_END = /(?<=[.!])\s+(?=\S)|(?<=[。！])(?=\S)/u
const QUESTION = /[?？]\s*$/u

const announces = readModel(ANNOUNCES_BIAS, ANNOUNCES_SCALE, ANNOUNCES_WEIGHTS)
const lead = readModel(EXERCISE_LEAD_BIAS, EXERCISE_LEAD_SCALE, EXERCISE_LEAD_WEIGHTS)
const question = readModel(EXERCISE_QUESTION_BIAS, EXERCISE_QUESTION_SCALE, EXERCISE_QUESTION_WEIGHTS)
const end = readModel(EXERCISE_END_BIAS, EXERCISE_END_SCALE, EXERCISE_END_WEIGHTS)

/**
 * From these probabilities on words lead up to an exercise, a question at the end may belong to one, and only to one. A
 * question as first words has to be clearer than an order.
 */
const LEAD_FROM = { order: 0.7, question: 0.8, asked: 0.3 }
const QUESTION_FROM = { led: 0.3, asked: 0.7 }
const END_FROM = 0.9

interface Parts {
  /** The first words of a message with the mark behind them; empty if none divides it. */
  readonly lead: string
  /** The question at its end; empty if it asks nothing. */
  readonly question: string
}

/** What tells an exercise: what is between looks like what people tell of themselves. A greeting may come first: "Hi! Correct: …". */
export function exerciseParts(message: string): Parts {
  const text = message.trim()
  const head = text.slice(0, MAX_LEAD)
  const mark = NUMBERED.exec(head) ?? MARK.exec(head)
  const length = mark === null ? 0 : mark.index + mark[0].length
  const rest = text.slice(length)
  const last = sentencesOf(rest.slice(-MAX_END)).at(-1)?.text.trim() ?? ""
  return {
    lead: text.slice(0, length).trim().split(SENTENCE_END).at(-1) ?? "",
    question: QUESTION.test(last) && last.length < text.length ? last : "",
  }
}

export const exerciseFeatures = (clause: string): readonly number[] => readerFeatures(clause, "", EXERCISE_BUCKETS)

/**
 * Whether a message is an exercise, a riddle or a text to correct, which says nothing of its sender: "Solve: My name is
 * Anna. I am 14 …", "Is this correct? I live in Lublin since 2010.", "… How old am I?". `scripts/train-exercises.mjs` fits
 * the models.
 */
export function isExercise(message: string): boolean {
  const parts = exerciseParts(message)
  const leads = parts.lead === "" ? 0 : scoreLead(parts.lead)
  const isLed = leads >= LEAD_FROM[QUESTION.test(parts.lead) ? "question" : "order"]
  if (parts.question === "") return isLed
  const asks = scoreQuestion(parts.question)
  if (isLed) return asks >= QUESTION_FROM.led
  return (leads >= LEAD_FROM.asked && asks >= QUESTION_FROM.asked) || scoreEnd(parts.question) >= END_FROM
}

/** The messages of a conversation are read again with each of its turns. */
const scoreLead = rememberRecent((text) => probabilityOf(exerciseFeatures(text), lead))
const scoreQuestion = rememberRecent((text) => probabilityOf(exerciseFeatures(text), question))
const scoreEnd = rememberRecent((text) => probabilityOf(exerciseFeatures(text), end))

/** Longer messages, in characters, hold more than an announcement. */
export const MAX_ANNOUNCEMENT = 160
const ANNOUNCES_FROM = 0.7

/** Whether a message says that the next are texts, or how a game is played: "Ich schicke dir jetzt Sätze, übersetze sie einfach." It lasts no longer than they do. */
export const announcesTexts = (message: string): boolean =>
  message.length <= MAX_ANNOUNCEMENT && scoreAnnouncement(message) >= ANNOUNCES_FROM

const scoreAnnouncement = rememberRecent((text) => probabilityOf(exerciseFeatures(text), announces))
