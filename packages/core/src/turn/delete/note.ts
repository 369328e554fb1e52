import type { Memory, TextRange } from "../../contract/index.ts"
import { sentencesOf } from "../../text/sentences.ts"

/**
 * Whether a memory is a text of several statements that was written as it is: added, imported, or a part of a file. A
 * request to forget takes sentences of it, as of a message. What was read from a message is one statement, and so is
 * what has an address or a quote of its own.
 */
export function isNote({ category, about, content, source: { message, quote } }: Memory): boolean {
  const isOne = category === "turn" || message !== undefined || about !== undefined || quote !== undefined
  return !isOne && sentencesOf(content).length > 1
}

/** Whether only sentences of a memory are forgotten, and not all of it. */
export const losesSentences = (memory: Memory): boolean => memory.category === "turn" || isNote(memory)

const WORD = /[\p{L}\p{N}]/u
/** A line of Markdown that names what is below it. */
const HEADING = /^#{1,6}\s/u

/** Whether a part of a file has lost sentences that its file still has. */
export const isShortened = ({ metadata }: Memory): boolean => metadata.shortened === true

/** Notes whether a part of a file has lost sentences, so that the next sync keeps them out. */
export function withShortened<M extends Omit<Memory, "signals">>(memory: M, shortened: boolean): M {
  if (memory.source.origin !== "file") return memory
  const { shortened: _, ...metadata } = memory.metadata
  return { ...memory, metadata: shortened ? { ...metadata, shortened } : metadata }
}

/** Whether anything is stated in a text when these ranges are gone: a heading states nothing. */
export function statesWithout(content: string, ranges: readonly TextRange[]): boolean {
  let left = content
  for (const { from, to } of ranges) left = left.slice(0, from) + " ".repeat(to - from) + left.slice(to)
  return sentencesOf(content).some(({ text, start, end }) => !HEADING.test(text) && WORD.test(left.slice(start, end)))
}
