import type { Range } from "../../contract/store.ts"
import type { Message } from "../../contract/turn.ts"
import { analyse } from "../../text/analyse.ts"
import { queryWords, topicWords } from "../../text/query-words.ts"
import { isStopWord } from "../../text/stop-words.ts"
import { cutIgnored } from "../ignore.ts"
import {
  ASKS_OWN,
  ASKS_TIME,
  BEFORE,
  DID_I,
  IMPERATIVE,
  OWN,
  PAST,
  QUESTION,
  says,
  TAKES_UP,
  USER,
} from "./request-signs.ts"
import { mayBeForeign } from "./request-signs-abroad.ts"
import { type TimeNamed, timeNamed } from "./time-named.ts"
import { timeInEnglish, topiclessOf } from "./topicless.ts"

export interface QueryWord {
  readonly word: string
  /** 1; half of it for a word about asking and remembering or of a time reckoned from now, and for one that was borrowed from the message before. */
  readonly weight: number
}

/** What a request says about what it wants to be reminded of. */
export interface Cues {
  /** What a person typed last. */
  readonly text: string
  /** In the order of the text, borrowed ones behind; at most 32. */
  readonly words: readonly QueryWord[]
  readonly mentionsOwn: boolean
  readonly refersToUser: boolean
  readonly past: boolean
  readonly didI: boolean
  readonly asksTime: boolean
  readonly question: boolean
  /** What, which, when … the user is, has or does: somebody who knows the user would answer. */
  readonly asksOwn: boolean
  /** Asks what was the case before. */
  readonly before: boolean
  /** Begins by taking up what the assistant has just said. */
  readonly takesUp: boolean
  /** Thanks, a greeting, a yes: nothing to look for. */
  readonly nothing: boolean
  /** A question about the user or about past conversations that names no topic. */
  readonly topicless: "user" | "past" | undefined
  readonly time: Range | undefined
}

export interface CueInput {
  /** What a person typed, without the wrappers of a client. */
  readonly text: string
  readonly before: readonly Message[]
  readonly ignore: readonly string[]
  readonly at: number
}

export function cuesOf(asked: CueInput): Cues {
  const text = cutIgnored(asked.text, asked.ignore).trim()
  // The signs below stand in the first and last sentences; what was pasted between them must cost nothing.
  const signs = text.length > 2_000 ? `${text.slice(0, 1_000)}\n${text.slice(-1_000)}` : text
  const foreign = mayBeForeign(signs)
  const past = says(PAST, signs, foreign)
  const asksOwn = says(ASKS_OWN, signs, foreign)
  const refersToUser = asksOwn || says(USER, signs, foreign)
  const question = says(QUESTION, signs, foreign)
  const time = timeNamed(signs, asked.at) ?? timeNamed((foreign && timeInEnglish(signs)) || "", asked.at)
  const topicless = topiclessOf(text, { asks: question || says(IMPERATIVE, signs, false), foreign })
  const nothing = topicless === undefined && saysNothing(text)
  const own = ownWords(text, time)
  const leaned = leansOn(text, own, refersToUser) ? lastAsked(asked) : undefined
  const meant = leaned === undefined ? NO_SIGNS : ofTheUser(leaned)
  return {
    text,
    words: leaned === undefined ? own : [...own, ...borrowedFrom(leaned, own)].slice(0, MOST),
    mentionsOwn: meant.mentionsOwn || says(OWN, signs, foreign),
    refersToUser: meant.asksOwn || refersToUser,
    past,
    didI: meant.didI || says(DID_I, signs, foreign),
    asksTime: says(ASKS_TIME, signs, foreign),
    question,
    asksOwn: meant.asksOwn || asksOwn,
    before: says(BEFORE, signs, foreign),
    takesUp: says(TAKES_UP, signs, foreign),
    nothing,
    topicless,
    time,
  }
}

const NOTHING = new Set(
  analyse(
    `hi hello hey yo morning afternoon evening night good great nice perfect awesome cool wonderful excellent amazing fantastic lovely thank thanks
    thx ty cheers appreciate appreciated lot much so very really bye goodbye later soon see ok okay k yes yeah yep no nope sure right correct exactly
    fine alright got understood understand makes sense done welcome haha lol wow please continue go on more next stop you ya u it that that's this
    everything all help helped helpful for your the a and again now well is was are i'll i'm will try be of will well have day one done
    danke vielen dank hallo bitte merci beaucoup bonjour salut gracias muchas hola obrigado obrigada olá grazie ciao buongiorno`,
  ),
)
const NOTHING_ELSE =
  /^(?:谢谢|谢谢你|多谢|你好|您好|好的|好|嗯|再见|ありがとう(?:ございます)?|こんにちは|おはよう(?:ございます)?|はい|了解(?:です)?|감사합니다|고마워요?|안녕하세요|네|спасибо|привет|ок|да)[\s!！。.~〜,，、]*$/iu

function saysNothing(text: string): boolean {
  if (text === "") return true
  if (text.length > 120) return false
  if (NOTHING_ELSE.test(text)) return true
  if (/[?？؟]/.test(text)) return false
  const words = analyse(text)
  return words.every((word) => NOTHING.has(word))
}

/** They say what is wanted of the assistant and when something was said, and stand in the wrong memories as often as in the right one. */
const OF_ASKING = new Set(
  analyse(
    `remember recall remind mention mentioned previous previously conversation conversations chat chats discuss discussed discussion talk talked tell
    told wonder wondering check checking confirm last past ago lately recently earlier help helpful tip tips advice recommend recommendation
    recommendations suggest suggestion suggestions idea ideas many`,
  ),
)
const MOST = 32
const BORROWED = 5

function ownWords(text: string, time: TimeNamed | undefined): readonly QueryWord[] {
  // "Two weeks ago" says when it was kept; what was kept then says "today".
  const reckoned = new Set(analyse(time?.reckoned ?? ""))
  const rarest = new Set(queryWords(text))
  return topicWords(text)
    .filter((word) => rarest.has(word))
    .map((word) => ({ word, weight: reckoned.has(word) || OF_ASKING.has(word) ? 0.5 : 1 }))
}

/** "And where was that?" asks on; whatever is short and names little leans on what was asked before it. */
function leansOn(text: string, own: readonly QueryWord[], refersToUser: boolean): boolean {
  const lean = own.filter(({ word }) => !isStopWord(word)).length
  return lean <= 3 && text.length < 120 && (FOLLOWS.test(text) || (lean <= 1 && !refersToUser))
}

function lastAsked(asked: CueInput): string | undefined {
  const previous = asked.before.findLast(({ role, text }) => role === "user" && text.trim() !== "")
  return previous && cutIgnored(previous.text, asked.ignore)
}

function borrowedFrom(previous: string, own: readonly QueryWord[]): readonly QueryWord[] {
  const known = new Set(own.map(({ word }) => word))
  return queryWords(previous)
    .filter((word) => !known.has(word) && !isStopWord(word))
    .slice(0, BORROWED)
    .map((word) => ({ word, weight: 0.5 }))
}

const NO_SIGNS = { asksOwn: false, didI: false, mentionsOwn: false }

/** What asks on about the user is about the user: a question about them lends its signs with its words. */
function ofTheUser(previous: string): typeof NO_SIGNS {
  const text = previous.slice(0, 2_000)
  const foreign = mayBeForeign(text)
  const didI = says(DID_I, text, foreign) && says(QUESTION, text, foreign)
  const asksOwn = says(ASKS_OWN, text, foreign)
  if (!asksOwn && !didI) return NO_SIGNS
  return { asksOwn, didI, mentionsOwn: says(OWN, text, foreign) }
}

/** A text that leans on what was said before it. */
const FOLLOWS =
  /^(?:and|but|or|also|then|so|why|how come|what about|how about|what else|anything else|which one|same|e |et |und |y |aber|那|それ|じゃあ|그럼)\b|\b(?:it|its|that|those|these|them|they|he|she|him|her|his|there|one|ones|this)\b/iu
