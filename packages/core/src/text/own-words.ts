import type { Span } from "../contract/memory.ts"
import { withoutHalfSentences } from "./half-sentences.ts"
import { letterFormOf } from "./letter-form.ts"
import { sentencesOf } from "./sentences.ts"
import { correctionEnd } from "./spans/correction-model.ts"
import { segmentMessage, speaksOfText } from "./spans/segmenter.ts"
import { writerEnd } from "./spans/speaker-model.ts"

/** The message with every character that the person did not type replaced by a space, so that offsets stay valid. Unsure words stay. Linear. */
export function ownWords(message: string): string {
  return blankOthers(message, ({ kind }) => kind === "typed")
}

/** The same without unsure words: what an instruction, a command or a fact that every conversation carries may be read from. */
export function surelyOwnWords(message: string): string {
  return blankOthers(message, ({ kind, unsure }) => kind === "typed" && unsure !== true)
}

/** A command stands at the end of a message. */
const MAX_COMMAND_SENTENCES = 12
const LETTER = /\p{L}/u
/** A sentence with one of these may end in somebody else's words. */
const INTRODUCES = /[:：\n"“”„«»「『`]/

/** From this score on a sentence beside a command of a short message surely speaks of a text: many statements have half of it. */
const SURELY_OF_TEXT = 0.85
/** So many sentences on one line are one matter: a command, and why. */
const MAX_MATTER_SENTENCES = 3

/**
 * The same for commands to memory: unsure words stay where nothing of the message is somebody else's or about a text,
 * and it begins with a command, or is short and has one; and so does all of a sentence among the last that is a command
 * and begins with sure words, or stands on one line with nothing of somebody else's. A sentence that is a command is not
 * about a text.
 */
export function commandWords(message: string, isCommand: (sentence: string) => boolean): string {
  const sure = surelyOwnWords(message)
  if (sure === message) return message
  const sentences = sentencesOf(message).filter(({ text }) => LETTER.test(text))
  const last = sentences.slice(-MAX_COMMAND_SENTENCES)
  const commands = new Set(
    [...sentences.slice(0, 1), ...last].filter(({ text }) => isCommand(text)).map(({ text }) => text),
  )
  const isOneLine = !message.includes("\n")
  const isShort = sentences.length <= MAX_MATTER_SENTENCES && !INTRODUCES.test(message)
  const begins = commands.has(sentences[0]?.text ?? "")
  // A command reads like a request about a text, beside which the rest would be that text.
  const rest = sentences.filter(({ text }) => !commands.has(text)).map(({ text }) => text)
  const isTyped = isAllTyped(message) || (isShort && commands.size > 0 && isAllTyped(rest.join(" ")))
  const isOwn =
    isOneLine &&
    (begins || (isShort && (commands.size > 0 || isCommand(message)))) &&
    isTyped &&
    !(isShort ? rest : sentences.map(({ text }) => text)).some((text) =>
      speaksOfText(text, isShort ? SURELY_OF_TEXT : undefined),
    )
  if (isOwn) return message
  return last.reduceRight((words, { text, start, end }) => {
    const isSure = message[start] === words[start] || (isOneLine && isAllTyped(message))
    return isSure && !INTRODUCES.test(text) && commands.has(text)
      ? words.slice(0, start) + text + words.slice(end)
      : words
  }, sure)
}

const isAllTyped = (message: string): boolean =>
  segmentMessage(message).every(({ kind, from, to }) => kind === "typed" || !LETTER.test(message.slice(from, to)))

/** Where words end that are a message's sender's and say nothing of whose the rest is: that lead up to a correction, or say on whose device they type. */
export function leadEnd(message: string): number {
  return correctionEnd(message) || writerEnd(message)
}

/** Half a sentence is whose the sentence before it is. */
function blankOthers(message: string, isKept: (span: Span) => boolean): string {
  const { from, to, addressee } = letterFormOf(message)
  if (addressee === "other") return message.replace(/\S/g, " ")
  return message.slice(0, from) + blankInBody(message.slice(from, to), isKept) + message.slice(to)
}

function blankInBody(whole: string, isKept: (span: Span) => boolean): string {
  const end = leadEnd(whole)
  const { text: message, toWhole } = withoutHalfSentences(whole.slice(end))
  let output = whole.slice(0, end)
  for (const span of segmentMessage(message)) {
    const [from, to] = [end + toWhole(span.from), end + toWhole(span.to, true)]
    const words = whole.slice(from, to)
    output += whole.slice(output.length, from) + (isKept(span) ? words : words.replace(/\S/g, " "))
  }
  return output + whole.slice(output.length)
}
