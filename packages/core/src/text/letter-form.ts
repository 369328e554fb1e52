import { rememberRecent } from "./remember-recent.ts"
import { sentencesOf } from "./sentences.ts"
import { MAX_LETTER_LINE, scoreLetterLine } from "./spans/salutation-model.ts"
import { SALUTATION } from "./spans/sure-words.ts"
import { textCue } from "./spans/text-cues.ts"
import { UNSPACED } from "./unspaced.ts"

/** What of a message is the form of a letter: a salutation before its body and a closing behind it. */
export interface LetterForm {
  /** Where the body begins, and where it ends. */
  readonly from: number
  readonly to: number
  /** `other`: the salutation greets somebody else than the assistant, so that the body is said to them. */
  readonly addressee?: "assistant" | "other"
}

/** From these probabilities on a line greets the assistant, greets somebody else or ends a letter. */
const FROM = { assistant: 0.7, other: 0.7, closing: 0.8 }
/** The beginning and the end of a message that are searched, in characters. */
const MAX_HEAD = 120
const MAX_TAIL = 240
/** What may end a salutation. */
const MARK = /[,:;!.，：；！。、]{0,4}[ \t]{0,4}\n\s{0,8}|[,:!，：！。、]{1,4}[ \t]{0,4}/gu
const MAX_MARKS = 4
/** Sentences of a closing: "Thank you. Kind regards, Jo". */
const MAX_CLOSING = 4
/** Lines of who signs: a name, and what they are. */
const MAX_SIGNED = 2
const MAX_NAME = 40
const MAX_NAME_WORDS = 5
/** Without a salutation to the assistant, more sentences before a closing are rather a pasted letter. */
const MAX_UNGREETED = 6
/** More sentences are not searched for words about a text. */
const MAX_SENTENCES = 40
/** From these log-odds on a sentence speaks of a text, whose closing it may be. */
const CUE_FROM = 0.5
/** A colon, a quotation or a paragraph, behind which a text may begin. */
const INTRODUCES = /[:："“”„«»「」『』\n]/u
const ASKS = /[?？]|か(?:。|$)|吗/u
/** A title is short. */
const SENTENCE_END = /[?？]|\p{L}{4}[.。]/u
const LETTER = /[\p{L}\p{N}]/u

/**
 * The form of a letter around a message's body, which says nothing of whose words the body are where it greets the
 * assistant: "Dear assistant, …", "… Cheers, Mike". A letter that greets somebody else is said to them. Linear.
 */
export const letterFormOf = rememberRecent((message: string): LetterForm => {
  const { from, addressee } = salutationOf(message)
  const closing = closingFrom(message, from)
  if (addressee === "other") {
    return isLetterAlone(message.slice(from, closing), closing < message.length)
      ? { from, to: closing, addressee }
      : { from: 0, to: message.length }
  }
  const to = closing > from && mayClose(message.slice(from, closing), addressee) ? closing : message.length
  return addressee === undefined ? { from, to } : { from, to, addressee }
})

/** The body of a message that has the form of a letter to the assistant, or ends like one. */
export function letterBody(message: string): string {
  const { from, to, addressee } = letterFormOf(message)
  return addressee === "other" ? message : message.slice(from, to)
}

function salutationOf(message: string): Pick<LetterForm, "from" | "addressee"> {
  const head = message.slice(0, MAX_HEAD)
  for (const { 0: mark, index } of [...head.matchAll(MARK)].slice(0, MAX_MARKS)) {
    const line = head.slice(0, index).replace(/\s+/gu, " ").trim()
    const from = index + mark.length
    if (line.length > MAX_LETTER_LINE || !LETTER.test(message.slice(from))) break
    if (!LETTER.test(line)) continue
    if (SENTENCE_END.test(line)) break
    const { assistant, other } = scoreLetterLine(line)
    if (assistant >= FROM.assistant && assistant > other) return { from, addressee: "assistant" }
    if (other >= FROM.other && mark.includes("\n")) return { from, addressee: "other" }
  }
  return { from: 0 }
}

/** Where the closing of a message begins; its length without one. */
function closingFrom(message: string, from: number): number {
  const start = Math.max(from, message.length - MAX_TAIL)
  // The first sentence of a part may be the end of one.
  const last = sentencesOf(message.slice(start)).slice(start > from ? 1 : 0)
  const isClosing = (at: number): boolean => {
    const { text = "" } = last[at] ?? {}
    return closes(text)
  }
  let at = last.length - 1
  while (at > last.length - 1 - MAX_SIGNED && !isClosing(at) && isName(last[at]?.text ?? "")) at--
  if (!isClosing(at)) return message.length
  while (at > last.length - MAX_CLOSING && isClosing(at - 1)) at--
  return start + (last[at]?.start ?? 0)
}

/** Whether nothing but the body of a letter to somebody else stands in a message: no words behind an earlier closing, and none about a text. */
function isLetterAlone(body: string, isClosed: boolean): boolean {
  if (!isClosed && (ASKS.test(body) || body.trim().includes("\n"))) return false
  const sentences = sentencesOf(body)
  if (sentences.length > MAX_SENTENCES) return false
  return !sentences.some(({ text }) => closes(text) || textCue(text) >= CUE_FROM)
}

/** Whether a line ends a letter, with or without who signs: "Love, Zoe". */
function closes(line: string): boolean {
  if (line === "" || line.length > MAX_LETTER_LINE) return false
  if (scoreLetterLine(line).closing >= FROM.closing) return true
  const comma = line.search(/[,，、]/u)
  return (
    comma > 0 && isName(line.slice(comma + 1).trim()) && scoreLetterLine(line.slice(0, comma)).closing >= FROM.closing
  )
}

function isName(line: string): boolean {
  if (line.length > MAX_NAME || /[.?!。？！]$/u.test(line.replace(/\b\p{Lu}\.$/u, "")) || /[:,：，]/u.test(line))
    return false
  return (UNSPACED.test(line) || /\p{Lu}/u.test(line)) && line.split(/\s+/u).length <= MAX_NAME_WORDS
}

/** Whether a closing may be that of what its writer says to the assistant, and not that of a text beside it. */
function mayClose(body: string, addressee: LetterForm["addressee"]): boolean {
  const sentences = sentencesOf(body)
  if (sentences.length > (addressee === undefined ? MAX_UNGREETED : MAX_SENTENCES)) return false
  const greetsLater = sentences.some(({ text }, at) => at > 0 && SALUTATION.test(text))
  if (greetsLater || sentences.some(({ text }) => textCue(text) >= CUE_FROM)) return false
  if (addressee !== undefined) return true
  const [first] = sentences
  const isGreeted = first !== undefined && first.text.length <= MAX_LETTER_LINE && SALUTATION.test(first.text)
  if (sentences.length > 1 && !ASKS.test(body)) return false
  return !INTRODUCES.test(body.slice(isGreeted ? first.end : 0).trim())
}
