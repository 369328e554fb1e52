import type { Span } from "../contract/memory.ts"
import { sentencesOf } from "./sentences.ts"
import { segmentMessage, speaksOfText } from "./spans/segmenter.ts"

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
/** A sentence with one of these may end in somebody else's words. */
const INTRODUCES = /[:：\n"“”„«»「『`]/

/**
 * The same for commands to memory: unsure words stay where the message begins with one and nothing of it is somebody
 * else's or about a text, and so does all of a sentence among the last that begins with sure words and is a command.
 */
export function commandWords(message: string, isCommand: (sentence: string) => boolean): string {
  const sure = surelyOwnWords(message)
  if (sure === message) return message
  const sentences = sentencesOf(message)
  const isOwn =
    !message.includes("\n") &&
    isCommand(sentences[0]?.text ?? "") &&
    segmentMessage(message).every(({ kind }) => kind === "typed") &&
    !sentences.some(({ text }) => speaksOfText(text))
  if (isOwn) return message
  const last = sentences.slice(-MAX_COMMAND_SENTENCES)
  return last.reduceRight((words, { text, start, end }) => {
    const begins = message[start] === words[start] && !INTRODUCES.test(text)
    return begins && isCommand(text) ? words.slice(0, start) + text + words.slice(end) : words
  }, sure)
}

function blankOthers(message: string, isKept: (span: Span) => boolean): string {
  let output = ""
  let at = 0
  for (const span of segmentMessage(message)) {
    const words = message.slice(span.from, span.to)
    output += message.slice(at, span.from) + (isKept(span) ? words : words.replace(/\S/g, " "))
    at = span.to
  }
  return output + message.slice(at)
}
