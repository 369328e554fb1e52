import type { Message, Range } from "../../contract/index.ts"
import { analyse } from "../../text/analyse.ts"
import { queryWords, topicWords } from "../../text/query-words.ts"
import { isStopWord } from "../../text/stop-words.ts"
import { cutIgnored } from "../ignore.ts"
import { type AskedAddresses, parseAskedAddresses } from "./addresses.ts"
import { type NamedTime, parseNamedTime } from "./named-time.ts"
import { ownQuestionProbability } from "./own-question-model.ts"
import { mattersOf, type QueryMatter, type RelatedWord, relatedWords } from "./related-words.ts"
import {
  ASKS_OWN,
  ASKS_TIME,
  BEFORE,
  DID_I,
  IMPERATIVE,
  matchesCue,
  OWN,
  PAST,
  QUESTION,
  TAKES_UP,
  USER,
  VERBATIM,
} from "./request-cues.ts"
import { mayBeForeign } from "./request-cues-abroad.ts"
import { detectTopicless, translateTime } from "./topicless.ts"

export interface CueWord {
  readonly word: string
  /**
   * 1, or 0.5 for words of asking and remembering, words of a relative time, and words inherited from the previous
   * message.
   */
  readonly weight: number
}

/** What a request reveals about the memories it needs. */
export interface Cues {
  /** The last typed message. */
  readonly text: string
  /** In the order of the text, inherited words last; at most 32. */
  readonly words: readonly CueWord[]
  /** Words that tell what a word of the query asks for. */
  readonly related: readonly RelatedWord[]
  /** The matters of a person's life that it speaks of, likeliest first. */
  readonly matters: readonly QueryMatter[]
  readonly mentionsOwn: boolean
  readonly refersToUser: boolean
  readonly past: boolean
  readonly didI: boolean
  readonly asksTime: boolean
  readonly question: boolean
  /** Asks what the user is, has or does: somebody who knows the user would answer. */
  readonly asksOwn: boolean
  /** Asks about the user's life, by a pattern or likely by the model. */
  readonly asksAboutUser: boolean
  /** The probability, 0 to 1, that the request asks about the user's own life. */
  readonly ownQuestion: number
  /** Asks about an earlier state. */
  readonly before: boolean
  /** Asks for words as they were said. */
  readonly verbatim: boolean
  /** Begins with a reaction to the assistant's last reply. */
  readonly takesUp: boolean
  /** Small talk: thanks, a greeting, a yes. */
  readonly nothing: boolean
  /** A question about the user or past conversations without a topic. */
  readonly topicless: "user" | "past" | undefined
  readonly time: Range | undefined
  /** The attributes of people that it asks for. */
  readonly asked: AskedAddresses
}

export interface CueInput {
  /** The typed text, without the wrappers of a client. */
  readonly text: string
  readonly before: readonly Message[]
  readonly ignore: readonly string[]
  readonly at: number
}

export function parseCues(asked: CueInput): Cues {
  const text = cutIgnored(asked.text, asked.ignore).trim()
  // Cues are in the first and last sentences; pasted text between them must cost nothing.
  const edges = text.length > 2_000 ? `${text.slice(0, 1_000)}\n${text.slice(-1_000)}` : text
  const foreign = mayBeForeign(edges)
  const past = matchesCue(PAST, edges, foreign)
  const asksOwn = matchesCue(ASKS_OWN, edges, foreign)
  const refersToUser = asksOwn || matchesCue(USER, edges, foreign)
  const question = matchesCue(QUESTION, edges, foreign)
  const time = parseNamedTime(edges, asked.at) ?? parseNamedTime((foreign && translateTime(edges)) || "", asked.at)
  const topicless = detectTopicless(text, { asks: question || matchesCue(IMPERATIVE, edges, false), foreign })
  const nothing = topicless === undefined && isSmallTalk(text)
  const own = queryTermsOf(text, time)
  const previous = isFollowUp(text, own, refersToUser) ? previousQuestion(asked) : undefined
  const inherited = previous === undefined ? NO_CUES : inheritCues(previous)
  const mentionsOwn = inherited.mentionsOwn || matchesCue(OWN, edges, foreign)
  const ownQuestion = ownQuestionProbability(text)
  const asksAboutUser = inherited.asksOwn || asksOwn || ownQuestion >= LIKELY_OWN || (question && mentionsOwn)
  const words = previous === undefined ? own : [...own, ...inheritWords(previous, own)].slice(0, MAX_WORDS)
  const matters = mattersOf(words)
  return {
    text,
    words,
    related: relatedWords(words, matters),
    matters,
    mentionsOwn,
    refersToUser: inherited.asksOwn || refersToUser,
    past,
    didI: inherited.didI || matchesCue(DID_I, edges, foreign),
    asksTime: matchesCue(ASKS_TIME, edges, foreign),
    question,
    asksOwn: inherited.asksOwn || asksOwn,
    asksAboutUser,
    ownQuestion,
    before: matchesCue(BEFORE, edges, foreign),
    verbatim: matchesCue(VERBATIM, edges, foreign),
    takesUp: matchesCue(TAKES_UP, edges, foreign),
    nothing,
    topicless,
    time,
    asked: parseAskedAddresses(text, asksAboutUser),
  }
}

/** The probability from which a request is taken for a question about the user's own life. */
const LIKELY_OWN = 0.5

const SMALL_TALK = new Set(
  analyse(
    `hi hello hey yo morning afternoon evening night good great nice perfect awesome cool wonderful excellent amazing fantastic lovely thank thanks
    thx ty cheers appreciate appreciated lot much so very really bye goodbye later soon see ok okay k yes yeah yep no nope sure right correct exactly
    fine alright got understood understand makes sense done welcome haha lol wow please continue go on more next stop you ya u it that that's this
    everything all help helped helpful for your the a and again now well is was are i'll i'm will try be of will well have day one done
    danke vielen dank hallo bitte merci beaucoup bonjour salut gracias muchas hola obrigado obrigada olá grazie ciao buongiorno`,
  ),
)
const SMALL_TALK_PHRASE =
  /^(?:谢谢|谢谢你|多谢|你好|您好|好的|好|嗯|再见|ありがとう(?:ございます)?|こんにちは|おはよう(?:ございます)?|はい|了解(?:です)?|감사합니다|고마워요?|안녕하세요|네|спасибо|привет|ок|да)[\s!！。.~〜,，、]*$/iu

function isSmallTalk(text: string): boolean {
  if (text === "") return true
  if (text.length > 120) return false
  if (SMALL_TALK_PHRASE.test(text)) return true
  if (/[?？؟]/.test(text)) return false
  const words = analyse(text)
  return words.every((word) => SMALL_TALK.has(word))
}

/** Words of asking are in wrong memories as often as in the right one. */
const ASKING_WORDS = new Set(
  analyse(
    `remember recall remind mention mentioned previous previously conversation conversations chat chats discuss discussed discussion talk talked tell
    told wonder wondering check checking confirm last past ago lately recently earlier help helpful tip tips advice recommend recommendation
    recommendations suggest suggestion suggestions idea ideas many`,
  ),
)
const MAX_WORDS = 32
const MAX_INHERITED = 5

function queryTermsOf(text: string, time: NamedTime | undefined): readonly CueWord[] {
  // "Two weeks ago" gives the date of a memory, whose own text says "today".
  const relative = new Set(analyse(time?.relativeWords ?? ""))
  const rarest = new Set(queryWords(text))
  return topicWords(text)
    .filter((word) => rarest.has(word))
    .map((word) => ({ word, weight: relative.has(word) || ASKING_WORDS.has(word) ? 0.5 : 1 }))
}

/** Short follow-ups inherit words from the previous question: "And where was that?" */
function isFollowUp(text: string, own: readonly CueWord[], refersToUser: boolean): boolean {
  const lean = own.filter(({ word }) => !isStopWord(word)).length
  return lean <= 3 && text.length < 120 && (FOLLOW_UP.test(text) || (lean <= 1 && !refersToUser))
}

function previousQuestion(asked: CueInput): string | undefined {
  const previous = asked.before.findLast(({ role, text }) => role === "user" && text.trim() !== "")
  return previous && cutIgnored(previous.text, asked.ignore)
}

function inheritWords(previous: string, own: readonly CueWord[]): readonly CueWord[] {
  const known = new Set(own.map(({ word }) => word))
  return queryWords(previous)
    .filter((word) => !known.has(word) && !isStopWord(word))
    .slice(0, MAX_INHERITED)
    .map((word) => ({ word, weight: 0.5 }))
}

const NO_CUES = { asksOwn: false, didI: false, mentionsOwn: false }

/** A follow-up to a question about the user is about the user: it inherits the cues with the words. */
function inheritCues(previous: string): typeof NO_CUES {
  const text = previous.slice(0, 2_000)
  const foreign = mayBeForeign(text)
  const didI = matchesCue(DID_I, text, foreign) && matchesCue(QUESTION, text, foreign)
  const asksOwn = matchesCue(ASKS_OWN, text, foreign)
  if (!asksOwn && !didI) return NO_CUES
  return { asksOwn, didI, mentionsOwn: matchesCue(OWN, text, foreign) }
}

/** A text that refers to the previous message. */
const FOLLOW_UP =
  /^(?:and|but|or|also|then|so|why|how come|what about|how about|what else|anything else|which one|same|e |et |und |y |aber|那|それ|じゃあ|그럼)\b|\b(?:it|its|that|those|these|them|they|he|she|him|her|his|there|one|ones|this)\b/iu
