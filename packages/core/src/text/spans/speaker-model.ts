import { rememberRecent } from "../remember-recent.ts"
import { sentencesOf } from "../sentences.ts"
import { probabilityOf, readModel } from "./bucket-model.ts"
import { markOwner, namesRelation, speakerFeatures, speaksOfWriter } from "./speaker-features.ts"
import {
  NAMED_BIAS,
  NAMED_SCALE,
  NAMED_WEIGHTS,
  OTHER_BIAS,
  OTHER_SCALE,
  OTHER_WEIGHTS,
  OWNER_BIAS,
  OWNER_SCALE,
  OWNER_WEIGHTS,
  REFERRED_BIAS,
  REFERRED_SCALE,
  REFERRED_WEIGHTS,
  RELATED_BIAS,
  RELATED_SCALE,
  RELATED_WEIGHTS,
  SELF_BIAS,
  SELF_SCALE,
  SELF_WEIGHTS,
} from "./speaker-weights.ts"

/** What is known of the owner of a memory when a conversation is read. */
export interface KnownOwner {
  readonly names: readonly string[]
  /** From which message of the conversation on something is known of them; `Infinity` while nothing is. */
  readonly knownFrom: number
}

/** A message of the user and its place in the conversation. */
export interface PlacedText {
  readonly text: string
  readonly place: number
  /** Whether the user said nothing before it. */
  readonly isFirst: boolean
}

/** Nothing is known of who the owner is, and that they are known is likely. */
const UNKNOWN: KnownOwner = { names: [], knownFrom: 0 }

type Speaker = "other" | "owner"
/**
 * `named`: somebody introduces themselves by a name and whose relative they are; `related`: by the relation alone;
 * `referred`: by their relation to somebody whom only a pronoun means ("I'm his wife"); `self`: the owner says who they
 * are or on whose device they type.
 */
type Introduction = Speaker | "named" | "related" | "referred" | "self"

const OTHER = readModel(OTHER_BIAS, OTHER_SCALE, OTHER_WEIGHTS)
const REFERRED = readModel(REFERRED_BIAS, REFERRED_SCALE, REFERRED_WEIGHTS)
/** In the order in which they decide, with the probability from which on a sentence is one. */
const MODELS: readonly (readonly [kind: Introduction, from: number, model: ReturnType<typeof readModel>])[] = [
  ["owner", 0.7, readModel(OWNER_BIAS, OWNER_SCALE, OWNER_WEIGHTS)],
  ["other", 0.85, OTHER],
  ["named", 0.8, readModel(NAMED_BIAS, NAMED_SCALE, NAMED_WEIGHTS)],
  ["related", 0.8, readModel(RELATED_BIAS, RELATED_SCALE, RELATED_WEIGHTS)],
  ["referred", 0.8, REFERRED],
  ["self", 0.7, readModel(SELF_BIAS, SELF_SCALE, SELF_WEIGHTS)],
]

/** Who types is said at the beginning of a message, or at the end of a short one. */
const MAX_CHARACTERS = 600
const MAX_SENTENCES = 3

/** "妹もです": what was said holds for somebody else as well. */
const ALSO = /も(?:です|だ)(?:よ|ね|けど)?[。！]?$/u

/** How a sentence that names its writer does it. `scripts/train-speakers.mjs` fits the models. */
function introductionIn(sentence: string, names: readonly string[]): Introduction | undefined {
  if (ALSO.test(sentence)) return undefined
  const marked = markOwner(sentence, names)
  const features = speakerFeatures(marked)
  const less = marked === sentence ? 0 : LESS_WITH_NAME
  const found = MODELS.find(([, from, model]) => probabilityOf(features, model) >= from - less)?.[0]
  if (found === undefined) {
    const either = probabilityOf(features, OTHER) + probabilityOf(features, REFERRED)
    return either >= EITHER_FROM ? "referred" : introductionBeforeColon(sentence, names)
  }
  // "Hi, this is Greg" gives no relation, however much it sounds like one.
  return (found === "named" || found === "related") && !namesRelation(sentence) ? "self" : found
}

/** "Now it's my brother typing: I'm Kevin, …" */
function introductionBeforeColon(sentence: string, names: readonly string[]): Introduction | undefined {
  const colon = sentence.search(/[:：]\s?\S/u)
  return colon > 0 ? introductionIn(sentence.slice(0, colon), names) : undefined
}

/** From this probability on that one of them is true, somebody else introduces themselves, if only by a pronoun. */
const EITHER_FROM = 0.85
/** Beside the owner's name less is enough: hardly anybody says it but to tell who writes. */
const LESS_WITH_NAME = 0.3

/** The introductions in a message, by the message and the names of the owner in lines. */
const introductionsIn = rememberRecent((key: string): readonly Introduction[] => {
  const [message = "", ...names] = key.split(SEPARATOR)
  const sentences = sentencesOf(message.slice(0, MAX_CHARACTERS))
  const last = message.length <= MAX_CHARACTERS ? sentences.slice(MAX_SENTENCES).slice(-1) : []
  return [...sentences.slice(0, MAX_SENTENCES), ...last].flatMap(({ text, start }) => {
    const introduction = introductionIn(text, names)
    const isOfSomebody = introduction === "referred" && !isGreeting(message.slice(0, start))
    return introduction === undefined || isOfSomebody ? [] : [introduction]
  })
})
/** Whether words say nothing that whoever introduces themselves behind them may refer to: "Hi there!" */
const isGreeting = (words: string): boolean => (words.match(WORD) ?? []).length <= MAX_GREETING && !namesRelation(words)
const WORD = /[\p{L}\p{M}']+/gu
/** In words. */
const MAX_GREETING = 2
const SEPARATOR = "\u0000"

/** Where the first sentence of a message ends that only says who types or on whose device; 0 without one, or where nothing follows. */
export const writerEnd = rememberRecent((message: string): number => {
  const [first, second] = sentencesOf(message.slice(0, MAX_CHARACTERS))
  if (first === undefined || second === undefined || first.end > MAX_LEAD) return 0
  if (message.length - second.start > MAX_REST || message.trim().includes("\n")) return 0
  return introductionIn(first.text, []) === undefined ? 0 : second.start
})
/** A longer sentence, in characters, says something of its own. */
const MAX_LEAD = 90
/** Behind a longer rest, in characters, or one of several lines, somebody else may speak. */
const MAX_REST = 240

/**
 * Whether somebody else than the owner writes the last of these messages of a user, by what they say of it, oldest first.
 * "I'm Rob, Becky's husband" is somebody else in the memory of Becky or of somebody whose name is not known, and the owner
 * in Rob's and where nothing is known yet. Who begins a conversation with "I'm his wife" is somebody else than him.
 */
export function isOtherSpeaker(messages: readonly PlacedText[], owner: KnownOwner = UNKNOWN): boolean {
  const named = messages.map((message) => speakersOf(message, owner))
  const before = named.slice(0, -1).flat().at(-1)
  const last = named.at(-1) ?? []
  return last.includes("other") || (before === "other" && last.length === 0)
}

/** Whether a message may say who types, by itself or with what is known of the owner. */
export function maySayWhoTypes(text: string): boolean {
  return introductionsIn(text).length > 0 || speaksOfWriter(text.slice(0, MAX_CHARACTERS))
}

function speakersOf({ text, place, isFirst }: PlacedText, { names, knownFrom }: KnownOwner): readonly Speaker[] {
  const introductions = introductionsIn([text, ...names].join(SEPARATOR))
  const isOwner = introductions.includes("owner")
  return introductions.flatMap((introduction): readonly Speaker[] => {
    if (introduction === "owner" || introduction === "other") return [introduction]
    // "Becky here! Rob's wife."
    if (introduction === "self" || isOwner) return []
    // Whom "his" means nobody has said before: it is the owner.
    if (introduction === "referred") return isFirst ? ["other"] : []
    const isKnown = names.length > 0 ? introduction === "named" : place >= knownFrom
    return isKnown ? ["other"] : []
  })
}
