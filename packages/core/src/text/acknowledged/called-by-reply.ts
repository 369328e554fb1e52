import { analyse } from "../analyse.ts"
import { commonness } from "../background-frequency.ts"
import { probabilityOf, readModel } from "../spans/bucket-model.ts"
import { bucketOf } from "../topics/folded-words.ts"
import { CALLED_BIAS, CALLED_SCALE, CALLED_WEIGHTS } from "./called-by-reply-weights.ts"
import { readReplyEnds } from "./read-reply.ts"
import { TOLD_NAME_BIAS, TOLD_NAME_SCALE, TOLD_NAME_WEIGHTS } from "./told-name-weights.ts"

/** Number of buckets of the hashed features, a power of two. */
export const CALLED_BUCKETS = 16_384
/** From this probability on a reply calls the user by a name. */
const CALLED_FROM = 0.9

/** Below this probability by the message alone a word is no name of its writer, whatever the reply calls them. */
export const TOLD_FROM = 0.5

const model = readModel(CALLED_BIAS, CALLED_SCALE, CALLED_WEIGHTS)
const ofMessage = readModel(TOLD_NAME_BIAS, TOLD_NAME_SCALE, TOLD_NAME_WEIGHTS)

/**
 * The name that a reply calls the user by, as it writes it, if they wrote it in the message that it answers: "im kev"
 * and "Hi Kev!". Whoever answers understood in which words they told it. `undefined` where it calls them by none, or
 * the name may be somebody else's: "say hi to Mia" and "Hi Mia!". `scripts/train-acknowledged.mjs` fits
 * both models: of the message alone, and of both.
 */
export function calledByReply(message: string, reply: string): string | undefined {
  const [best] = calledCandidates(message, reply)
    .filter(({ messageFeatures }) => probabilityOf(messageFeatures, ofMessage) >= TOLD_FROM)
    .map(({ name, features }) => ({ name, chance: probabilityOf(features, model) }))
    .toSorted((one, other) => other.chance - one.chance)
  return best !== undefined && best.chance >= CALLED_FROM ? best.name : undefined
}

interface Candidate {
  readonly name: string
  readonly features: readonly number[]
  /** Those of the message alone. */
  readonly messageFeatures: readonly number[]
}

/** The words of a reply that may be a name and that the message has as well, with the hashes of what is around them in both. */
export function calledCandidates(message: string, reply: string): readonly Candidate[] {
  const beginning = message.slice(0, MAX_READ)
  const words = tokensOf(beginning)
  const lower = new Set(words.map((word) => word.toLowerCase()))
  const { first, last } = readReplyEnds(reply)
  const places = [first[0], first[1], last ?? first[2]]
  const featuresOf = new Map<string, number[]>()
  for (const [place, sentence = ""] of places.entries()) {
    const replied = tokensOf(sentence)
    const shared = new Set(replied.map((token) => nameIn(token, beginning, lower)))
    for (const [at, token] of replied.entries()) {
      const name = nameIn(token, beginning, lower)
      if (name === undefined) continue
      const features = featuresOf.get(name) ?? []
      features.push(
        ...aroundInReply(name, { replied, at, place, sentence, named: shared.size - (shared.has(undefined) ? 1 : 0) }),
      )
      featuresOf.set(name, features)
    }
  }
  return [...featuresOf].map(([name, features]) => {
    const hashes = aroundInMessage(name, beginning, words)
    return { name, features: withinBuckets([...hashes, ...features]), messageFeatures: withinBuckets(hashes) }
  })
}

const withinBuckets = (hashes: readonly number[]): readonly number[] => [
  ...new Set(hashes.map((hash) => hash & (CALLED_BUCKETS - 1))),
]

/** More of a message is not read, in characters. */
const MAX_READ = 2_000
const SYLLABIC = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々ー]/u
const KANA = /^\p{Script=Hiragana}$/u
const TOKEN =
  /[\p{Script=Katakana}ー]+|[\p{Script=Han}々]+|\p{Script=Hiragana}|[\p{L}\p{M}\p{N}-]+|[.,;:?!"“”„«»。？！，、「」*#()…—–]/gu
/** A name without spaces has at most so many characters. */
const LONGEST = 5
/** A word that fewer of a thousand chat messages contain may be a name. */
const RARE_BELOW = 0.0008

const tokensOf = (text: string): readonly string[] => text.normalize("NFC").match(TOKEN) ?? []

/** The name that a word of a reply may be: of one without spaces around it, its end. */
function nameIn(token: string, said: string, lower: ReadonlySet<string>): string | undefined {
  if (!SYLLABIC.test(token))
    return /^\p{Lu}/u.test(token) && token.length > 1 && lower.has(token.toLowerCase()) ? token : undefined
  if (KANA.test(token)) return undefined
  const ends = Array.from({ length: Math.min(LONGEST, token.length) }, (_, from) => token.slice(-LONGEST).slice(from))
  return ends.find((end) => (end.length > 1 || end === token) && said.includes(end))
}

interface InReply {
  readonly replied: readonly string[]
  readonly at: number
  readonly place: number
  readonly sentence: string
  /** How many different words of it may be names. */
  readonly named: number
}

function aroundInReply(name: string, { replied, at, place, sentence, named }: InReply): readonly number[] {
  const wordAt = (more: number): string => placeholder(replied[at + more], name)
  const token = replied[at] ?? ""
  const before = token.length > name.length ? token.slice(0, -name.length) : wordAt(-1)
  const [after, left] = [wordAt(1), Math.min(replied.length - at, 4)]
  return [
    bucketOf("reply", `${place} ${before} ${after}`),
    bucketOf("before", before),
    bucketOf("after", after),
    bucketOf("two before", `${wordAt(-2)} ${before}`),
    bucketOf("two after", `${after} ${wordAt(2)}`),
    bucketOf("three", `${wordAt(-2)} ${before} ${after}`),
    bucketOf("at", `${place} ${Math.min(at, 4)}`),
    bucketOf("left", String(left)),
    bucketOf("line", `${place} ${Math.min(at, 3)} ${Math.min(left, 3)}`),
    bucketOf("quotes", String(QUOTES.test(sentence))),
    bucketOf("named", String(Math.min(named, 3))),
  ]
}

const QUOTES = /["“„«「]/u

function aroundInMessage(name: string, said: string, words: readonly string[]): number[] {
  const isRare = commonness(analyse(name)[0] ?? name) < RARE_BELOW
  const features = [
    bucketOf("rare", String(isRare)),
    bucketOf("lines", String(said.includes("\n"))),
    bucketOf("quoted", String(QUOTES.test(said))),
    bucketOf("long", String(Math.min(4, Math.floor(said.length / 100)))),
  ]
  if (SYLLABIC.test(name)) return [...features, ...charactersAround(name, said)]
  for (const [at, word] of words.entries()) {
    if (word.toLowerCase() !== name.toLowerCase()) continue
    const wordAt = (more: number): string => placeholder(words[at + more], name)
    features.push(
      bucketOf("said", `${wordAt(-1)} ${wordAt(1)}`),
      bucketOf("said before", wordAt(-1)),
      bucketOf("said after", wordAt(1)),
      bucketOf("said two before", `${wordAt(-2)} ${wordAt(-1)}`),
      bucketOf("said two after", `${wordAt(1)} ${wordAt(2)}`),
      bucketOf("said three before", `${wordAt(-3)} ${wordAt(-2)} ${wordAt(-1)}`),
      bucketOf("capital", String(/^\p{Lu}/u.test(word))),
      bucketOf("said at", String(Math.min(at, 3))),
      bucketOf("said left", String(Math.min(words.length - at, 3))),
      ...[1, 2, 3, 4, 5].map((more) => bucketOf("some before", wordAt(-more))),
      ...[1, 2, 3].map((more) => bucketOf("some after", wordAt(more))),
    )
  }
  return features
}

function charactersAround(name: string, said: string): readonly number[] {
  const at = said.indexOf(name)
  const before = [...said.slice(Math.max(0, at - 8), at)]
  const after = [...said.slice(at + name.length, at + name.length + 8)]
  return [
    bucketOf("characters", `${before.slice(-1).join("")} ${after.slice(0, 1).join("")}`),
    bucketOf("characters of it", String(name.length)),
    ...[1, 2, 3, 4].flatMap((many) => [
      bucketOf("characters before", before.slice(-many).join("")),
      bucketOf("characters after", after.slice(0, many).join("")),
    ]),
  ]
}

/** A word as the model sees it: the name itself, other rare words, and numbers are the same everywhere. */
function placeholder(token: string | undefined, name: string): string {
  if (token === undefined) return "|"
  if (token.toLowerCase() === name.toLowerCase()) return "<name>"
  if (/^\p{N}/u.test(token)) return "0"
  if (SYLLABIC.test(token)) return KANA.test(token) || token.length < LONGEST ? token : "<many>"
  if (/^\P{L}/u.test(token)) return token
  const word = token.toLowerCase()
  if (commonness(analyse(word)[0] ?? word) >= RARE_BELOW) return word
  return word === token ? "<rare>" : "<Rare>"
}
