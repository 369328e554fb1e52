import { breaksOffAt } from "../breaks-off.ts"
import { namesPeople } from "../people-words.ts"
import { rememberRecent } from "../remember-recent.ts"
import { sentencesOf } from "../sentences.ts"
import { type BucketModel, probabilityOf, readModel } from "../spans/bucket-model.ts"
import { speaksToUser } from "../speaks-to-user.ts"
import { wholeWords } from "../whole-words.ts"
import {
  CONTENT_BIAS,
  CONTENT_SCALE,
  CONTENT_WEIGHTS,
  OF_OTHER_BIAS,
  OF_OTHER_SCALE,
  OF_OTHER_WEIGHTS,
} from "./asked-weights.ts"
import { readerFeatures } from "./clause-features.ts"

/** Number of buckets of the hashed features of the request and of what the assistant asks upon it, a power of two. */
const BUCKETS = 16_384
export const ASKED_BUCKETS = 2 * BUCKETS

/** Of a longer reply, in sentences and characters, the end is read: it asks. */
const [MAX_SENTENCES, MAX_PROMPT] = [4, 500]
/** Of a longer request the end is read. */
const MAX_REQUEST = 3

/** The features of what a user asked for and, in buckets of their own, of what the assistant wants to know for it. */
export function askedFeatures(request: string, prompt: string): readonly number[] {
  const asked = lastSentences(prompt.slice(-MAX_PROMPT), MAX_SENTENCES).flatMap((one) =>
    readerFeatures(one, "", BUCKETS).map((bucket) => BUCKETS + bucket),
  )
  const wanted = lastSentences(request, MAX_REQUEST).flatMap((one) => readerFeatures(one, "", BUCKETS))
  return [...new Set([...wanted, ...asked])]
}

const lastSentences = (text: string, most: number): readonly string[] =>
  sentencesOf(text)
    .slice(-most)
    .map((one) => one.text)

const ofOther = readModel(OF_OTHER_BIAS, OF_OTHER_SCALE, OF_OTHER_WEIGHTS)
const content = readModel(CONTENT_BIAS, CONTENT_SCALE, CONTENT_WEIGHTS)

/**
 * From these probabilities on a reply asks about somebody other than the user, or for words that are not about them: of
 * these nothing is kept.
 */
export const ASKED_FROM = { ofOther: 0.6, content: 0.7 }

interface Said {
  readonly role: string
  readonly text: string
}

/** Messages before a message that are read for the request that it serves. */
const MAX_BEFORE = 12

/**
 * Whether what the assistant asked before a message is about somebody other than the user: "My husband needs a diet
 * plan." and "Any conditions?". Gives the request that introduced them; `undefined` if it is about the user.
 */
export function requestAboutOther(messages: readonly Said[], at: number): string | undefined {
  const asked = readAsked(messages, at)
  return asked !== undefined && asked.ofOther >= ASKED_FROM.ofOther && asked.content < ASKED_FROM.content
    ? asked.request
    : undefined
}

/** Below this probability a reply asks the user about themselves. */
const OWN_BELOW = 0.4

/**
 * Whether what the assistant asked before a message is about the user themselves. "Any allergies?" and
 * "アレルギーはありますか？" do not say who is asked about, so that what was asked for has to speak of nobody else.
 */
export function asksAboutUser(messages: readonly Said[], at: number): boolean {
  const asked = readAsked(messages, at)
  if (asked === undefined) return true
  const question = sentencesOf(messages[at - 1]?.text.slice(-MAX_PROMPT) ?? "").at(-1)?.text ?? ""
  if (!speaksToUser(question) && namesPeople(asked.request)) return false
  return asked.content < OWN_BELOW && (asked.ofOther < OWN_BELOW || FOR_SELF.test(asked.request))
}
/** Who asks for themselves alone: "I'm cooking for myself". */
const FOR_SELF = wholeWords(
  "for (?:just )?(?:me|myself)|für mich|pour moi|para mí|per me|para mim",
  "自分の(?:ため|分)|一人分|我自己|我一个人|给自己",
)

/**
 * Whether a user's message is the answer of an exercise or a game, or the content of a text that speaks for somebody
 * else, because the assistant asked for that: "Translate: 'Ich habe Diabetes'". It tells nothing of the user.
 */
export const givesAskedContent = (messages: readonly Said[], at: number): boolean => {
  const end = askedContentUpTo(messages, at)
  return end > 0 && end === messages[at]?.text.length
}

/** The length of such content at the beginning of a message, which may break off: "Le pain. Enough for today. I'm vegan". */
export function askedContentUpTo(messages: readonly Said[], at: number): number {
  const asksForIt = (readAsked(messages, at)?.content ?? 0) >= ASKED_FROM.content
  return asksForIt ? breaksOffAt(messages[at]?.text ?? "") : 0
}

interface Asked {
  readonly request: string
  readonly ofOther: number
  readonly content: number
}

/** Several steps ask about the same array of messages. */
const known = new WeakMap<readonly Said[], Map<number, Asked | undefined>>()

function readAsked(messages: readonly Said[], at: number): Asked | undefined {
  const found = known.get(messages) ?? new Map<number, Asked | undefined>()
  known.set(messages, found)
  if (!found.has(at)) found.set(at, askedBefore(messages, at, Math.max(0, at - MAX_BEFORE)))
  return found.get(at)
}

/** "Thanks. Stop the roleplay." asks for nothing more. */
const onlyBreaksOff = (text: string): boolean => sentencesOf(text.slice(breaksOffAt(text))).length === 1

/** An answer that itself answered a question serves the request before it. */
function askedBefore(messages: readonly Said[], at: number, first: number): Asked | undefined {
  const prompt = messages[at - 1]
  const request = messages[at - 2]
  if (prompt?.role !== "assistant" || request?.role !== "user" || at - 2 < first) return undefined
  if (onlyBreaksOff(request.text)) return undefined
  const own = scoreKnown(request.text, prompt.text)
  const earlier = askedBefore(messages, at - 2, first)
  const isAsked = earlier !== undefined && Math.max(earlier.ofOther, earlier.content) >= ASKED_FROM.ofOther
  const isAnswer = isAsked && breaksOffAt(request.text) === request.text.length
  return isAnswer ? scoreKnown(earlier.request, prompt.text) : own
}

/** The messages of a conversation are scored again with each of its turns. */
const SEPARATOR = "\u0000"
const scoreJoined = rememberRecent((joined) => {
  const [request = "", prompt = ""] = joined.split(SEPARATOR)
  return scoreAsked(request, prompt)
})
const scoreKnown = (request: string, prompt: string): Asked => scoreJoined(`${request}${SEPARATOR}${prompt}`)

/** What a reply asks upon a request; two logistic regressions for any language, which `scripts/train-asked.mjs` fits and measures. */
export function scoreAsked(
  request: string,
  prompt: string,
  models: { readonly ofOther: BucketModel; readonly content: BucketModel } = { ofOther, content },
): Asked {
  const features = askedFeatures(request, prompt)
  return {
    request,
    ofOther: probabilityOf(features, models.ofOther),
    content: probabilityOf(features, models.content),
  }
}
