import { takesTopicOf } from "../../text/left-out-subject.ts"
import { expression } from "../../text/regex.ts"
import { sentencesOf } from "../../text/sentences.ts"
import { scoreClause } from "../../text/spans/clause-model.ts"
import { TOLD_CLAUSES } from "../../text/spans/told-clauses.ts"
import { ownCertainty } from "../../text/surely-own.ts"
import { mayLast } from "../../text/topics/wish-features.ts"
import type { ChatMessage } from "../messages.ts"
import { continuesStatement } from "./carried-on.ts"

/** From this probability on a sentence asks for a text or a task, and tells nothing. */
const ASKS_FROM = 0.4
/** The same of a sentence that has whom the one before it introduced for its subject, as no request has. */
const ASKS_BEHIND_FROM = 0.65
/** A longer message, in sentences or characters, is not searched for what its sender told. */
const MAX_SENTENCES = 40
const MAX_CHARACTERS = 16_384

/** The sentences of a user's message in which they surely tell something of themselves. */
export function toldSentences(messages: readonly ChatMessage[], at: number): readonly string[] {
  const { role, text } = messages[at] ?? { role: "system", text: "" }
  if (role !== "user" || text.length > MAX_CHARACTERS) return []
  const sentences = sentencesOf(text)
  if (sentences.length > MAX_SENTENCES) return []
  const told: string[] = []
  for (const [place, { text: sentence, start, end }] of sentences.entries()) {
    const before = sentences[place - 1]?.text
    const isToldOn = before !== undefined && before === told.at(-1) && goesOn(before, sentence)
    if (asksForSomething(sentence, isToldOn ? ASKS_BEHIND_FROM : ASKS_FROM)) continue
    const certainty = ownCertainty(messages, at, start, end)
    if (isToldOn || certainty === "certainly" || certainty === "surely") told.push(sentence)
  }
  return told
}

/** Whether a sentence tells on of whom the one before it introduced: "My wife is Sue. She is vegan." */
const goesOn = (before: string, sentence: string): boolean =>
  continuesStatement(sentence) || takesTopicOf(before, sentence)

/** Whether all of a user's message tells something of themselves. */
export function onlyTells(messages: readonly ChatMessage[], at: number): boolean {
  const all = sentencesOf(messages[at]?.text.slice(0, MAX_CHARACTERS) ?? "").length
  return all > 0 && toldSentences(messages, at).length === all
}

/** A longer message tells more than what to change in a text, in characters. */
const MAX_ORDER = 160

/** "Take out the hazelnuts, I'm allergic." */
const OWN_BEHIND = expression("iu")`
  [,;.!?，。、–—-]\s*(?:(?:because|since|as|weil|da|denn|car|parce que|porque|pois|perché|因为)\s?)?(?:(?:i|i['’]m|i['’]ve|my|ich|mein\p{L}*|je|yo|mi|soy|tengo|estoy|sono|ho|mio|sou|tenho|eu|meu|minha)(?!\p{L})|j['’]|我|私)
`

/** Whether a short message that is an order says nothing of its sender behind it. */
export const isOnlyOrder = (text: string): boolean => text.length <= MAX_ORDER && !OWN_BEHIND.test(text)

/** Whether a short message asks for something and tells nothing, and not for all later answers: "cut my job". */
export function onlyAsks(text: string): boolean {
  if (text.length > MAX_ORDER) return false
  const sentences = sentencesOf(text).map((one) => one.text)
  return sentences.length > 0 && sentences.every((one) => asksForSomething(one) && !mayLast(one))
}

/** Orders to leave something out of a text: "leave out my allergy", "Lass meine Allergie weg", "把我的过敏去掉". */
const EDITS = expression("iu")`
  ^(?:(?:please|pls|and|but|ok|okay|actually|bitte|und|aber|et|mais|y|pero|e|ma|mas|por favor|per favore|s['’]il (?:te|vous) plaît)[, ]{1,2}){0,2}
  (?:leave (?:.{1,40} )?out|(?:cut|skip|omit|drop|lose|remove|delete|scrap|shorten)(?= )|take (?:.{1,40} )?out|(?:don['’]?t|do not|no need to) (?:mention|write|include|say)
  |lass(?:e|t|en sie)? .{1,40} (?:weg|raus|aus)|lass weg|(?:streiche?|kürze?|entferne?|lösche?)(?= )|nimm .{1,40} raus|erwähne? .{1,40} nicht
  |(?:enlève|retire|supprime|coupe|omets|efface)[rz]?(?= )|laisse[rz]? (?:de côté|tomber)|ne (?:mentionne|parle|mets|dis)[rz]? pas|(?:quita|elimina|omite|borra|saca|recorta)(?= )|deja (?:fuera|de lado)|no (?:menciones|pongas|hables|digas)
  |(?:togli|elimina|ometti|cancella|leva|taglia|salta)(?= )|lascia (?:fuori|perdere|stare)|non (?:menzionare|parlare|scrivere|dire)|(?:tira|remove|corta|omite|apaga|elimina|retira)(?= )|deixa (?:de fora|.{1,40} de fora)|não (?:mencione|fale|fala|escreva|diga|coloque))(?!\p{L})
  |^(?:请|把|将|那|就){0,2}.{0,16}(?:删掉|删了|去掉|省略|省掉)|^(?:请)?(?:不要|别|不用)(?:提|写|说)|(?:消して|省いて|削って|外して|抜いて|書かないで|触れないで)(?:ください)?[。!！]?$
`

/** Whether a sentence orders to leave something out. */
export const ordersToLeaveOut = (sentence: string): boolean => EDITS.test(sentence.trim())

/** Whether a short message only says what to leave out of a text. */
export const isEdit = (text: string): boolean =>
  isOnlyOrder(text) && sentencesOf(text).length === 1 && ordersToLeaveOut(text) && !mayLast(text)

/** Whether a sentence asks for something, and tells nothing. */
export function asksForSomething(sentence: string, from = ASKS_FROM): boolean {
  const [request, , task] = scoreClause(sentence, TOLD_CLAUSES)
  return /[?？]\s*$/u.test(sentence) || request + task >= from
}
