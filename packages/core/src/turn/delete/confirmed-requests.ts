import { acknowledgedChance } from "../../text/acknowledged/acknowledged-wish.ts"
import { readReplyEnds } from "../../text/acknowledged/read-reply.ts"
import { rememberRecent } from "../../text/remember-recent.ts"
import { isSameStem } from "../../text/same-stem.ts"
import { sentencesOf } from "../../text/sentences.ts"
import { probabilityOf, readModel } from "../../text/spans/bucket-model.ts"
import { scoreClause } from "../../text/spans/clause-model.ts"
import { speaksOfText } from "../../text/spans/segmenter.ts"
import { TOLD_CLAUSES } from "../../text/spans/told-clauses.ts"
import { bucketOf, foldedWords } from "../../text/topics/folded-words.ts"
import { personalWishChance } from "../../text/topics/personal-wish-model.ts"
import { setsWishChance } from "../../text/topics/wish-model.ts"
import { MEANINGS, memoryRequestFeatures } from "../memory-request-features.ts"
import { memoryRequestChances } from "../memory-request-model.ts"
import type { ChatMessage } from "../messages.ts"
import { declinesToForget, namesOwn } from "./clause-roles.ts"
import { CONFIRMED_BIAS, CONFIRMED_FACTORS, CONFIRMED_SCALE, CONFIRMED_WEIGHTS } from "./confirmed-weights.ts"
import { draftInWork } from "./draft-in-work.ts"
import { isSameWord, namingWords } from "./named-statements.ts"
import { speaksOfMemory } from "./speaks-of-memory.ts"

/** Number of buckets of the hashed features, a power of two. */
export const CONFIRMED_BUCKETS = 16_384

/** A message of the user, the reply to it, and what was said before in the same conversation. */
export interface RepliedMessage {
  readonly message: string
  readonly reply: string
  readonly before: readonly Pick<ChatMessage, "role" | "text">[]
}

const model = readModel(CONFIRMED_BIAS, CONFIRMED_SCALE, CONFIRMED_WEIGHTS)

/**
 * How likely it is, from 0 to 1, that a message asks to forget something and its reply says that this is done: "licence
 * thing. bin it" and "Binned." Whoever answers understood the message, in whatever words it is.
 * `scripts/train-confirmed-requests.mjs` fits the model.
 */
export function confirmedChance(replied: RepliedMessage): number {
  if (onlyAsksBack(replied.reply) || !saysWhatIsDone(replied)) return 0
  const factors = confirmationFactors(replied, probabilityOf(confirmationFeatures(replied), model))
  const sum = factors.reduce((all, factor, at) => all + factor * (CONFIRMED_FACTORS[at] ?? 0), 0)
  return 1 / (1 + Math.exp(-sum))
}

/** "Which one do you mean?" and "I found “…”. Shall I delete it?" say of nothing that it is done. */
function onlyAsksBack(reply: string): boolean {
  const { first, last = first.at(-1) } = readReplyEnds(reply)
  if (last === undefined || !isQuestion(last)) return false
  return first.every(isQuestion) || QUOTES.test(first[0] ?? "")
}

const isGone = (meanings: readonly string[]): boolean =>
  meanings.some((one) => one === "forget" || one === "erase") ||
  (meanings.includes("not") && meanings.some((one) => ["keep", "longer", "memory", "tell"].includes(one)))

/** "Okay." and "Done." agree to anything; "Binned." says what is done, and so does what repeats the message. */
function saysWhatIsDone({ message, reply }: RepliedMessage): boolean {
  const { first, last = "" } = readReplyEnds(reply)
  return (
    [...first, last].some((one) => isGone(meaningsIn(one)) || GONE.test(one)) || echoOf(message, first[0] ?? "") > 0
  )
}
const GONE = /(?<!\p{L})(?:gone|vanished|disappeared)(?!\p{L})/iu

const isQuestion = (sentence: string): boolean => /[?？]["”»」]?\s*$/u.test(sentence)

/** The sentence of a message that most likely asks to forget something. */
const askingSentence = rememberRecent((message: string): string => {
  const sentences = sentencesIn(message)
  const chances = sentences.map((sentence) => memoryRequestChances(sentence).byGroups)
  return sentences[chances.indexOf(Math.max(...chances))] ?? ""
})

/** The hashed features of what the reply says first and last, and of what the message asks. */
export function confirmationFeatures({ message, reply }: RepliedMessage): readonly number[] {
  const { first, last = "" } = readReplyEnds(reply)
  const [beginning = "", ...more] = first
  const asking = askingSentence(message)
  const replied = first.join(" ")
  const hashes = [
    ...groupsOf("first", beginning),
    ...groupsOf("next", more.join(" ")),
    ...groupsOf("last", last),
    ...groupsOf("asks", asking),
    ...["", ...meaningsIn(asking)].flatMap((one) =>
      ["", ...meaningsIn(replied)].map((other) => bucketOf("meanings", `${one} ${other}`)),
    ),
    bucketOf("shortness", String(Math.min(6, Math.floor(beginning.length / 12)))),
    bucketOf("length", String(Math.min(6, Math.floor(reply.length / 60)))),
    bucketOf("request", String(Math.round(memoryRequestChances(asking).byGroups * 6))),
    bucketOf("gives", String(givesText(reply))),
    bucketOf("quotes", String(QUOTES.test(reply))),
    bucketOf("asks back", String(/[?？]\s*$/u.test(reply))),
  ]
  return [...new Set(hashes.map((hash) => hash & (CONFIRMED_BUCKETS - 1)))]
}

/** What a small regression weighs: what other models say of the message, what is worked on, and `chance`, the probability by the features. */
export function confirmationFactors({ message, reply, before }: RepliedMessage, chance: number): readonly number[] {
  const asking = askingSentence(message)
  const { byGroups, byWords } = memoryRequestChances(asking)
  const [beginning = ""] = readReplyEnds(reply).first
  const echo = echoOf(message, beginning)
  const isDraft = draftInWork(before) !== undefined
  const words = wordsBefore(before)
  const [namedInWork, namedInTold] = namedBefore(message, words)
  return [
    1,
    logOdds(chance),
    logOdds(byGroups),
    logOdds(byWords),
    echo,
    beginning.length < SHORT_REPLY ? 1 : 0,
    givesText(reply) ? 1 : 0,
    isDraft ? 1 : 0,
    namedInWork,
    namedInTold,
    words.isWork ? 1 : 0,
    speaksOfMemory(message) ? 1 : 0,
    declinesToForget(asking) ? 1 : 0,
    namesOwn(message) ? 1 : 0,
    sentencesIn(message).some(speaksOfText) ? 1 : 0,
    logOdds(chance) * logOdds(byWords),
    logOdds(setsWishChance(asking)),
    logOdds(personalWishChance(asking)),
    Math.max(0, ...sentencesIn(message).map((sentence) => acknowledgedChance({ sentence, message, reply }))),
    logOdds(taskChance(asking)),
    QUOTES.test(reply) ? 1 : 0,
    /[?？]\s*$/u.test(beginning) ? 1 : 0,
  ]
}

/** How likely a sentence asks for a text or a task. */
function taskChance(sentence: string): number {
  const [, , task] = scoreClause(sentence, TOLD_CLAUSES)
  return task
}

const groupsOf = (kind: string, text: string): readonly number[] =>
  text === "" ? [] : memoryRequestFeatures(text).map((bucket) => bucketOf(kind, String(bucket)))

const meaningsIn = rememberRecent((text: string): readonly string[] => {
  const lower = text.toLowerCase()
  return MEANINGS.flatMap(([concept, pattern]) => (lower.search(pattern) >= 0 ? [concept] : []))
})

const sentencesIn = rememberRecent((message: string): readonly string[] =>
  sentencesOf(message.slice(-MAX_MESSAGE))
    .flatMap(({ text }) => (/[\p{L}\p{N}]/u.test(text) ? [text] : []))
    .slice(-MAX_SENTENCES),
)
/** More of a message, in characters and sentences, does not count: a request ends it. */
const MAX_MESSAGE = 2_000
const MAX_SENTENCES = 8
/** A shorter first sentence, in characters, does little else than confirm: "Scratched out." */
const SHORT_REPLY = 45
/** Words of a first sentence that may repeat the message. */
const MAX_ECHO = 8
/** A shorter word is compared as it is, in letters. */
const MIN_STEM = 4
const ROOT = 5
const QUOTES = /["“„«「]/u

/** What was asked for follows: "Removed: …" */
const givesText = (reply: string): boolean => /[:：](?:[*_\s]*$|\s*["“„«「])|\n/mu.test(reply.trim())

/** The share of the words of a reply's sentence that a message has as well, in another form. */
function echoOf(message: string, replied: string): number {
  const own = foldedWords(message.slice(-MAX_MESSAGE))
  const words = foldedWords(replied).slice(0, MAX_ECHO)
  const isSame = (one: string, other: string): boolean =>
    one.length < MIN_STEM
      ? one === other
      : isSameStem(other, one) || (other.length >= ROOT && other.slice(0, ROOT) === one.slice(0, ROOT))
  return words.filter((word) => own.some((one) => isSame(word, one))).length / Math.max(1, words.length)
}

/** Exchanges before a message in which what it names may stand, and characters of each message. */
const MAX_EXCHANGES = 4
const MAX_READ = 4_096
/** From this probability on a sentence asks for a text or a task. */
const TASK_FROM = 0.38

/** The words of what was worked on before a message, and of what its user told there. */
interface WordsBefore {
  readonly worked: readonly string[]
  readonly told: readonly string[]
  /** Whether the last exchange is work. */
  readonly isWork: boolean
}

function wordsBefore(before: RepliedMessage["before"]): WordsBefore {
  const worked: string[] = []
  const told: string[] = []
  let isWork = false
  for (const { role, text } of before.slice(-2 * MAX_EXCHANGES)) {
    const beginning = text.slice(0, MAX_READ)
    if (role === "user") isWork = asksForTask(beginning)
    if (isWork) worked.push(...namingWords(beginning))
    else if (role === "user") told.push(...namingWords(beginning))
  }
  return { worked, told, isWork }
}

const asksForTask = rememberRecent((text: string): boolean =>
  sentencesIn(text).some((sentence) => {
    const [request, , task] = scoreClause(sentence, TOLD_CLAUSES)
    return request + task >= TASK_FROM
  }),
)

/** The shares of what a message names that stand in what was worked on before, and in what its user told there. */
function namedBefore(message: string, { worked, told }: WordsBefore): readonly [worked: number, told: number] {
  const words = namingWords(message.slice(-MAX_MESSAGE))
  const shareIn = (those: readonly string[]): number =>
    words.filter((word) => those.some((one) => isSameWord(word, one))).length / Math.max(1, words.length)
  return [shareIn(worked), shareIn(told)]
}

const logOdds = (chance: number): number => Math.log((chance + 0.01) / (1.01 - chance)) / 3
