import { basename } from "node:path"
import { type PastMessage, readTranscriptLine, type TranscriptFormat } from "@keepsake/core/internal"
import type { Conversation } from "./conversation.ts"

/** Reads lines of a transcript one after the other. A line that is no JSON counts as broken; the last one may be unfinished. */
export class TranscriptReader {
  readonly #format: TranscriptFormat
  readonly #messages: PastMessage[] = []
  #session: string
  broken = 0

  /** `file` names the conversation if no record does. */
  constructor(format: TranscriptFormat, file: string) {
    this.#format = format
    this.#session = basename(file).replace(/\.jsonl$/, "")
  }

  add(line: string): void {
    if (line.trim() === "") return
    const read = readTranscriptLine(this.#format, line)
    if (read === undefined) {
      this.broken++
      return
    }
    if (read.session !== undefined) this.#session = read.session
    this.#messages.push(...read.messages)
  }

  get conversation(): Conversation {
    return { id: this.#session, messages: this.#messages }
  }
}
