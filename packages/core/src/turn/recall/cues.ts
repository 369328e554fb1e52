import type { Range } from "../../contract/store.ts"
import type { Message } from "../../contract/turn.ts"
import { analyse } from "../../text/analyse.ts"
import { queryWords, topicWords } from "../../text/query-words.ts"
import { isStopWord } from "../../text/stop-words.ts"
import { cutIgnored } from "../ignore.ts"
import { type TimeNamed, timeNamed } from "./time-named.ts"

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
  /** Thanks, a greeting, a yes: nothing to look for. */
  readonly nothing: boolean
  /** A question about the user or about past conversations that names no topic. */
  readonly topicless: "user" | "past" | undefined
  readonly time: Range | undefined
}

export interface Asked {
  /** What a person typed, without the wrappers of a client. */
  readonly text: string
  readonly before: readonly Message[]
  readonly ignore: readonly string[]
  readonly at: number
}

export function cuesOf(asked: Asked): Cues {
  const text = cutIgnored(asked.text, asked.ignore).trim()
  // The signs below stand in the first and last sentences; what was pasted between them must cost nothing.
  const signs = text.length > 2_000 ? `${text.slice(0, 1_000)}\n${text.slice(-1_000)}` : text
  const past = PAST.test(signs)
  const refersToUser = USER.test(signs)
  const question = /[?？؟]/.test(signs) || QUESTION.test(signs)
  const imperative = IMPERATIVE.test(signs)
  const time = timeNamed(signs, asked.at)
  const topicless = topiclessOf(text, { question, imperative })
  const nothing = topicless === undefined && saysNothing(text)
  return {
    text,
    words: wordsFor(text, asked, refersToUser, time),
    mentionsOwn: OWN.test(signs),
    refersToUser,
    past,
    didI: DID_I.test(signs),
    asksTime: ASKS_TIME.test(signs),
    question,
    asksOwn: ASKS_OWN.test(signs),
    nothing,
    topicless,
    time,
  }
}

const OWN = /\b(?:my|mine|mein\w{0,2}|meu|minha|mon|ma|mes|mis?)\b|我的|私の|僕の|俺の|내|제|мо[йяёие]/iu
const USER =
  /\b(?:i|i'm|i’m|i've|i’ve|me|my|mine|myself|we|us|our|ich|mich|mir|mein\w{0,2}|je|moi|mon|mes|yo|mis?|eu|meu|minha)\b|我|咱|私|僕|俺|나|저|제|내|я|мне|меня|мо[йяёие]/iu
const PAST =
  /\b(?:remember|recall|remind me|mentioned|told|discussed|talked|we talk|previous(?:ly)?|earlier|yesterday|ago|(?:last|past) (?:week|month|year|night|time|few|couple|two|three|weekend|\w+day|spring|summer|fall|autumn|winter)|used to|back in|you (?:recommended|suggested|said|gave|provided)|our (?:last|previous|earlier|conversation|chat)|erinner\w*|letzte\w?|gestern|souviens|hier|dernière?|recuerd\w*|ayer|pasad[oa]|dijiste|lembra\w*|ontem)\b|之前|上次|记得|昨天|前に|覚えて|昨日|この前|지난|어제|기억/iu
const DID_I =
  /\b(?:did|have|had|was|were|am|do) (?:i|we)\b|\b(?:i|we|i've|we've|i’ve|we’ve|i have|i had|we had) (?:just |already |recently |also )?(?:was|were|did|had|went|got|bought|made|took|saw|met|gave|said|told|spent|paid|read|ate|won|lost|left|began|started|\w{2,}ed)\b|\bdid you (?:say|recommend|suggest|tell|mention|give)\b/iu
const QUESTION =
  /^(?:and |so |but |ok(?:ay)?,? |hey,? |hi,? )?(?:what|which|who|whom|whose|when|where|why|how|do|does|did|is|are|was|were|have|has|had|can|could|would|should|will|am|was|wer|wann|wo|warum|wie|que|quel|quelle|qui|quand|où|qué|cuál|cómo|quién|cuándo|dónde)\b/iu
const ASKS_OWN =
  /^(?:and |so |but |hey,? )?(?:(?:what|which|when|where|who|whose|whom|how (?:many|much|old|often|long|tall|far))\b[^.!?\n]{0,80}?\b(?:(?:do|did|am|was|were|have|had) (?:i|we)\b(?! (?:need|have to))|(?:is|are|was|were) (?:my|our)\b|my\b|our\b|i'm\b|i’m\b|i am\b|i was\b|i have\b)|(?:do|did|am|was|have) (?:i|we)\b(?! (?:need|have to)))/iu
const ASKS_TIME =
  /\b(?:when|since when|what (?:day|date|time|year|month)|which (?:day|date|week|month|year)|how (?:long|old|often|recently)|how many (?:minutes|hours|days|weeks|months|years))\b/iu
const IMPERATIVE =
  /^(?:please |i (?:want|need|would like|'d like) you to |let'?s )?(?:write|create|make|generate|give|tell|explain|describe|list|show|find|summari[sz]e|translate|rewrite|rephrase|draft|compose|design|develop|build|implement|fix|refactor|convert|calculate|solve|suggest|provide|compare|analy[sz]e|discuss|outline|act|imagine|pretend|continue|add|change|edit|improve|classify|extract|identify|prepare|plan|propose|produce|use|do|help|answer|respond|reply|choose|consider|define|elaborate|evaluate|expand|format|shorten|simplify|proofread|correct|research|review)\b/iu

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

/** Words of talking about memory and time itself. */
const NO_TOPIC = new Set(
  analyse(
    `know knows known remember recall remind learn learned learnt memory memories memorized information info detail details store stored save saved
    talk talked talking discuss discussed discussing discussion conversation conversations chat chats chatted session sessions tell told said say
    speak spoke mention mentioned ask asked thing things stuff anything everything something topic topics last previous previously past earlier
    today yesterday tonight week weeks weekend month months year years day days time times ago recent recently late lately morning night
    january february march april may june july august september october november december
    monday tuesday wednesday thursday friday saturday sunday one two three four five six
    user person who profile summarize summarise summary list show give describe remind far ever hey hi hello keepsake really exactly
    back together still already`,
  ),
)

function topiclessOf(
  text: string,
  signs: { readonly question: boolean; readonly imperative: boolean },
): "user" | "past" | undefined {
  if (text.length > 300 || !(signs.question || signs.imperative)) return undefined
  const told = topicWords(text).filter(
    (word) => !isStopWord(word) && !NO_TOPIC.has(word) && !/^(?:19|20)\d\d$/.test(word),
  )
  if (told.length > 0)
    return OTHER_TONGUES.test(text) ? (/聊|说过|谈|話し|말했/u.test(text) ? "past" : "user") : undefined
  if (TALKED.test(text)) return "past"
  if (ABOUT_ME.test(text)) return "user"
  return undefined
}

const TALKED =
  /\b(?:we|us|our|i|you)\b.*\b(?:talk|talked|talking|discuss|discussed|discussing|chat|chatted|conversations?|say|said|tell|told|speak|spoke|mention|mentioned|ask|asked)\b|\b(?:last|previous|past|earlier) (?:conversations?|chats?|sessions?|time)\b/iu
const ABOUT_ME =
  /\b(?:about (?:me|myself|us)|who am i|(?:know|remember|recall|learned|memor\w+|stored?|saved?)\b.*\b(?:me|us|i|mine)|describe me|do you (?:know|remember) me|my (?:profile|memories|information|details))\b/iu
const OTHER_TONGUES =
  /^(?:was weißt du über mich|que sais-tu (?:de|sur) moi|qué sabes (?:de|sobre) mí|你(?:都)?(?:知道|记得|了解)(?:关于)?我(?:的)?(?:什么|哪些|多少)(?:事|事情|信息)?|我们(?:上次|上周|昨天|之前)(?:聊|谈|说)(?:了|过)?(?:什么|些什么)|私について(?:何|なに)を(?:知って|覚えて)い?ますか)[\s?？。]*$/iu

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

function wordsFor(
  text: string,
  asked: Asked,
  refersToUser: boolean,
  time: TimeNamed | undefined,
): readonly QueryWord[] {
  // "Two weeks ago" says when it was kept; what was kept then says "today".
  const reckoned = new Set(analyse(time?.reckoned ?? ""))
  const rarest = new Set(queryWords(text))
  const own = topicWords(text).filter((word) => rarest.has(word))
  const weighed = own.map((word) => ({ word, weight: reckoned.has(word) || OF_ASKING.has(word) ? 0.5 : 1 }))
  const lean = own.filter((word) => !isStopWord(word)).length
  const follows = lean <= 3 && text.length < 120 && (FOLLOWS.test(text) || (lean <= 1 && !refersToUser))
  if (!follows) return weighed
  const previous = asked.before.findLast(({ role, text: said }) => role === "user" && said.trim() !== "")
  if (previous === undefined) return weighed
  const borrowed = queryWords(cutIgnored(previous.text, asked.ignore))
    .filter((word) => !rarest.has(word) && !isStopWord(word))
    .slice(0, BORROWED)
  return [...weighed, ...borrowed.map((word) => ({ word, weight: 0.5 }))].slice(0, MOST)
}

/** A text that leans on what was said before it. */
const FOLLOWS =
  /^(?:and|but|or|also|then|so|why|how come|what about|how about|what else|anything else|which one|same|e |et |und |y |aber|那|それ|じゃあ|그럼)\b|\b(?:it|its|that|those|these|them|they|he|she|him|her|his|there|one|ones|this)\b/iu
