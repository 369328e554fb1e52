import { rememberRecent } from "../text/remember-recent.ts"
import { bytesOf, type ClauseWeights, scoreFeatures } from "../text/spans/clause-model.ts"
import { memoryRequestFeatures } from "./memory-request-features.ts"
import {
  COMMON_WORDS,
  MEMORY_REQUEST_BIAS,
  MEMORY_REQUEST_SCALE,
  MEMORY_REQUEST_WEIGHTS,
} from "./memory-request-weights.ts"
import { networkOf, requestChances } from "./request-network.ts"
import { REQUEST_NETWORK, REQUEST_NETWORK_SCALES } from "./request-network-weights.ts"

/** What a sentence asks of memory: to forget something that was told, not to keep this message, to forget everything, nothing. */
export const MEMORY_REQUESTS = ["forget", "private", "everything", "other"] as const

export const requestModel: ClauseWeights = {
  bias: MEMORY_REQUEST_BIAS,
  scale: MEMORY_REQUEST_SCALE,
  weights: bytesOf(MEMORY_REQUEST_WEIGHTS),
}
const network = networkOf(bytesOf(REQUEST_NETWORK), REQUEST_NETWORK_SCALES)

/** From this mean of both models on a sentence asks it: without a verb of forgetting, with one, which stands in work as well, and with one and nothing but a name. */
const ASKS_FROM = { saying: 0.6, commanding: 0.62, naming: 0.6 }
/** The same for a sentence of which the model of clauses is sure that it asks. */
const ASKS_FROM_IF_SECONDED = 0.4
/** What asks less by the model of groups of characters is not read by the network, which takes longer. */
const MIN_BY_GROUPS = 0.08
/** Where both are as likely, nothing is deleted: the message is private from this share of the score to forget on. */
const PRIVATE_SHARE = 0.8
/** Longer than this, in characters, is no request. */
const MAX_CHARACTERS = 600

/** What a sentence asks of memory, and how sure that is, 0 to 1. */
interface MemoryRequest {
  readonly asks: "forget" | "private"
  readonly certainty: number
  /** By the model of groups of characters alone, upon which what it means is removed: the network only makes more requests known. */
  readonly byGroups: number
}

/** Several steps of a turn ask about the same sentences: those of some long messages are kept. */
const REMEMBERED = 256

/** What a sentence asks of memory if it is sure enough. */
const readSentence = rememberRecent((sentence: string): MemoryRequest => {
  const scores = scoreFeatures(memoryRequestFeatures(sentence), requestModel)
  const byGroups = 1 - scores[3]
  if (byGroups < MIN_BY_GROUPS) return { asks: "forget", certainty: 0, byGroups }
  const byWords = requestChances(sentence, network)
  const [forget = 0, secret = 0, everything = 0] = scores.map((one, at) => (one + (byWords[at] ?? 0)) / 2)
  const certainty = forget + secret + everything
  return { asks: secret > PRIVATE_SHARE * (forget + everything) ? "private" : "forget", certainty, byGroups }
}, REMEMBERED)

/** What a sentence, or a message of two or three, asks of memory. `isSeconded`: whether another model is sure that it asks; default: none is. */
export function memoryRequestOf(
  sentence: string,
  form: keyof typeof ASKS_FROM,
  isSeconded: (sentence: string) => boolean = () => false,
): MemoryRequest | undefined {
  if (sentence.length > MAX_CHARACTERS) return undefined
  const request = readSentence(sentence)
  const { certainty } = request
  if (certainty >= ASKS_FROM[form]) return request
  return certainty >= ASKS_FROM_IF_SECONDED && isSeconded(sentence) ? request : undefined
}

/** How likely a sentence asks anything of memory, by both models, whether it is sure enough or not. */
export const memoryRequestChances = rememberRecent(
  (sentence: string): { readonly byGroups: number; readonly byWords: number } => {
    const byGroups = 1 - scoreFeatures(memoryRequestFeatures(sentence), requestModel)[3]
    const [forget = 0, secret = 0, everything = 0] = requestChances(sentence.slice(0, MAX_CHARACTERS), network)
    return { byGroups, byWords: forget + secret + everything }
  },
  REMEMBERED,
)

const commonWords: ReadonlySet<string> = new Set(COMMON_WORDS.split(" "))

/** Whether an analysed word is so common in what people type that it names nothing. */
export const isCommonWord = (word: string): boolean => commonWords.has(word)
