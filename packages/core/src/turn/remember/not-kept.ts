import { keepRequestChance } from "../../text/keeping/keep-request-model.ts"
import { wishFeatures, wishWindows } from "../../text/keeping/keeping-features.ts"
import { ownWords } from "../../text/own-words.ts"
import { expression } from "../../text/regex.ts"
import { rememberRecent } from "../../text/remember-recent.ts"
import { sentencesOf } from "../../text/sentences.ts"
import { probabilityOf, readModel } from "../../text/spans/bucket-model.ts"
import { personalWish } from "../../text/topics/personal-wish-model.ts"
import { surelyChangesWish } from "../../text/topics/wish-model.ts"
import { parseForgetRequests } from "../delete/forget-requests.ts"
import { speaksOfFile } from "../delete/request-manner.ts"
import type { ChatMessage } from "../messages.ts"
import { isToldInConfidence } from "./confidence-forms.ts"
import { BARE_NOT_KEPT_FORMS, NOT_KEPT_FORMS } from "./not-kept-forms.ts"
import { NOT_KEPT_BIAS, NOT_KEPT_SCALE, NOT_KEPT_WEIGHTS } from "./not-kept-weights.ts"
import { runOnClauses } from "./run-on-wishes.ts"
import { announcesNotKept, meansMessageBefore, withoutTakenBack } from "./wishes-about-others.ts"

/** Words of every form. Most sentences hold none, so that their clauses are not looked at. */
const SIGN = expression("iu")`
  remember|memor|keep|kept|store|save|\bnote|noted|record|\blog|retain|writ|\bput\b|\btake\b|\bjot|between|confid|privat|privé|privad|this (?:chat|conversation)
  |merk|speicher|notier|behalt|schreib|protokoll|behält|aufheben|festhalten|stehen haben|vermerk|dokumentier|unter uns|zwischen|geheim|vertrau|nur für|confid|reti?en|mémor|enregistr|\bgarde|sauvegard|stock|écri|conserv|entre
  |recuerd|ricord|guard|anot|annot|apunt|almacen|escri|escrev|grav|armazen|lembr|registr|registe|salv|segn|scriv|tener|\b[tf]ra\b|de aquí|daqui|segredo|confian|sigilo|riservat
  |onthoud|bewa|noteer|\bsla\b|opslaan|onder ons|tussen|vertrouw|zaufan|tajemn|sekre|poufn|секрет|конфид|sır olarak|zapis|zapami|notuj|między|сохран|запом|запис|между|kaydet|hatırla|not alma|sakla|aramızda|spara|\boss\b
  |[记記存写寫知私密悄偷]|覚|保|残|メモ|ここだけ|秘|内緒|機密|비밀|저장|기억|기록|메모|우리끼리
`

const CLAUSE_BREAK = expression("giu")`
  [,;:()[\]–—，；：、“”"]|\s-+\s
  |\s(?:just answer(?:[ ](?:it|me))?|but|cuz|cause|because|aber|weil|denn|mais|car|pero|porque|ma|perché|mas|maar|ale|bo|но|ama)\s|(?<!n't|not|\bi|\byou|\bwe|\bto|really)\swant\s|\sand\s(?=i (?:do not|don't) want )|但是|但|不过|因为|\s(?=(?:i (?:been|just|need|got|gotta|wanna|think|have|am|was)|im|she|he|they)\s)
`
const LEAD = expression("iu")`
  ^(?:(?:please|pls|plz|kindly|ok|okay|oh|hey|well|also|btw|actually|lol|um|uh|honestly|but|and|so|i want you to|i'd like you to|bitte|aber|und|mais|et|s'il (?:te|vous) plaît|stp|svp|por favor|porfa|pero|per favore|ma|mas|dai|allora|proszę|ale|пожалуйста|но|lütfen|alsjeblieft|maar)[ ]){0,4}
`
const TAIL = expression("iu")`
  (?:[ ](?:please|pls|plz|thx|thanks|ok|okay|lol|haha|tho|though|for now|right here|right now|here|right|hein|eh|tá|viu|ja|bitte|s'il (?:te|vous) plaît|stp|svp|por favor|porfa|per favore|grazie|proszę|пожалуйста|lütfen|alsjeblieft|gracias|obrigad[oa]|danke|merci)){0,3}
  [\s.!?…。！？]{0,4}$
`
/** Chinese of people who learn it is written with spaces. */
const SPACED_HAN = /(?<=\p{Script=Han})\s(?=\p{Script=Han})/gu

/** A request that begins later in a message may be part of a pasted text. */
const MAX_FIRST_CHARACTERS = 40

/** More of a sentence is not looked at, in characters. */
const MAX_CHARACTERS = 400

/** Where in a sentence its message is asked not to be kept. */
function findRequest(sentence: string): number | undefined {
  const straight = sentence.slice(0, MAX_CHARACTERS).replace(/[’]/g, "'")
  if (!SIGN.test(straight)) return undefined
  if (isToldInConfidence(straight)) return 0
  const breaks = [...straight.matchAll(CLAUSE_BREAK), undefined]
  let start = 0
  for (const mark of breaks) {
    const clause = straight.slice(start, mark?.index).trim().replace(SPACED_HAN, "").replace(LEAD, "").replace(TAIL, "")
    const isClosed = mark === undefined || /[:\]：]/.test(mark[0])
    if (NOT_KEPT_FORMS.some((form) => form.test(clause))) return start
    if (isClosed && BARE_NOT_KEPT_FORMS.some((form) => form.test(clause))) return start
    start = mark === undefined ? start : mark.index + mark[0].length
  }
  const isForm = (text: string): boolean => {
    const clause = text.replace(LEAD, "").replace(TAIL, "")
    return NOT_KEPT_FORMS.some((form) => form.test(clause))
  }
  return runOnClauses(straight).find(({ text }) => isForm(text))?.start
}

const QUOTE = /["“„«「『]/u
/** Whether what follows these words of a sentence stands in quotation marks that they introduce: my neighbour says "between us". */
function isQuoted(before: string): boolean {
  const words = before.trimEnd()
  const opens = QUOTE.test(words.slice(-1)) && !(words.endsWith('"') && words.split('"').length % 2 === 1)
  return opens && /\p{L}/u.test(words)
}

/**
 * Whether a user asks not to keep the message: neither it nor the reply is stored in any form. What a pasted text asks does not count, unless the
 * message begins with it, possibly after a word or two: losing a turn is better than keeping a confidence.
 */
export const asksNotToKeep = rememberRecent((whole): boolean => {
  const text = withoutTakenBack(whole)
  return asksByForm(text) || asksInOtherWords(text)
})

function asksByForm(text: string): boolean {
  if (meansMessageBefore(text) || announcesNotKept(text)) return true
  const end = text.slice(-65_536)
  const asks = sentencesOf(end).flatMap(({ text: sentence, start }, index) => {
    const at = findRequest(sentence)
    if (at === undefined || isQuoted(sentence.slice(0, at))) return []
    return [{ start: start + at, first: index === 0 && at <= MAX_FIRST_CHARACTERS }]
  })
  if (asks.length === 0) return false
  const own = ownWords(end)
  return asks.some(({ start, first }) => first || /\S/.test(own.slice(start, start + 3)))
}

const model = readModel(NOT_KEPT_BIAS, NOT_KEPT_SCALE, NOT_KEPT_WEIGHTS)

/** From this probability on a stretch asks not to keep its message: a lost message is worse than one that is kept. */
const ASKS_FROM = 0.82
/** The same for what sounds like a wish for answers. */
const SURELY_ASKS_FROM = 0.95
/** What somebody else asked, or a program reports, is no request to the assistant: "has asked us not to play after nine", "not saved: disk full". */
const REPORTS = expression("iu")`
  \b(?:asked|told|begged|wants|wanted) (?:me|us|him|her|them|everyone|everybody)\b|\bgebeten\b|\bbat (?:mich|uns|ihn|sie)\b
  |(?:\bm'a|\bnous a|\blui a|\bleur a|\bm'ont|\bnous ont) (?:demandé|dit|prié)|\b(?:me|nos|le|les) (?:pidió|pidieron|ha pedido|han pedido|dijo que no)
  |\b(?:mi|ci|gli|le) ha(?:nno)? (?:chiesto|detto)|\b(?:me|nos) (?:pediu|pediram)|[让叫要求](?:我|我们|他|她|他们)别|頼まれ|と言われ
  |^not (?:saved|stored|written|logged)(?=:|$)
`
/** From this probability on a stretch asks to keep its message: "save this for later", and not "keep this between us". */
const KEEPS_FROM = 0.7
const asksToKeepMessage = (stretch: string): boolean => keepRequestChance(stretch) >= KEEPS_FROM

/** Longer messages, in characters, are texts. */
const MAX_MESSAGE = 1_200

/** Where the stretches of a message begin that ask not to keep it, in words that no form has. */
function findWishes(message: string): readonly { readonly start: number; readonly text: string }[] {
  if (message.length > MAX_MESSAGE) return []
  return wishWindows(message).filter((window) => {
    if (REPORTS.test(window.text) || speaksOfFile(window.text)) return false
    const chance = probabilityOf(wishFeatures(window), model)
    if (chance < ASKS_FROM || asksToKeepMessage(window.text)) return false
    return chance >= SURELY_ASKS_FROM || !wishesForAnswers(window.text)
  })
}

/** "敬語なしで話してください" wishes for answers without something, as people ask for a talk without a record. Two models have to agree. */
const wishesForAnswers = (stretch: string): boolean => surelyChangesWish(stretch) && personalWish(stretch) === "wish"

/** Whether a model recognizes the request in words that the person typed. */
function asksInOtherWords(text: string): boolean {
  const wishes = findWishes(text)
  if (wishes.length === 0) return false
  const own = ownWords(text)
  return wishes.some(
    ({ start, text: wish }) =>
      start <= MAX_FIRST_CHARACTERS || own.slice(start, start + wish.length).trim().length >= wish.length / 2,
  )
}

/** The same for a message of which nothing asks to forget something earlier, which would be heard alone. */
export function asksOnlyNotToKeep(whole: string): boolean {
  const text = withoutTakenBack(whole)
  return asksByForm(text) || (asksInOtherWords(text) && parseForgetRequests(ownWords(text)).length === 0)
}

/** Whether the user's message at this index is not to be kept: it asks for that, or the user's message before announced it. */
export function isNotToKeep(messages: readonly Pick<ChatMessage, "role" | "text">[], index: number): boolean {
  const before = messages.slice(0, index).findLast(({ role }) => role === "user")
  return asksNotToKeep(messages[index]?.text ?? "") || announcesNotKept(before?.text ?? "")
}
