import { basename } from "node:path"
import {
  blockText,
  type Conversation,
  type ConversationMessage,
  isLoose,
  type Loose,
  looseOf,
  messageOf,
  stringOf,
} from "./conversation.ts"

/** One record of a transcript: the conversation that it names, or its message. */
interface TranscriptRecord {
  readonly session?: string
  readonly messages?: readonly ConversationMessage[]
}

/** Records that agents write as the user's: surroundings, instructions of files, commands and their output. */
const WRITTEN_BY_AGENT =
  /^\s*<(?:command-(?:name|message|args)|local-command-(?:stdout|caveat)|bash-(?:input|stdout|stderr)|system-reminder|environment_context|user_instructions|user_shell_command|turn_aborted|INSTRUCTIONS|permissions)\b|^\s*# AGENTS\.md instructions|^\s*Caveat: The messages below were generated/

type ReadRecord = (record: Loose) => TranscriptRecord

const readers: Readonly<Record<"claude-code" | "codex" | "openclaw", ReadRecord>> = {
  "claude-code": ({ type, message, timestamp, sessionId, isMeta, isSidechain, isCompactSummary }) => {
    const session = stringOf(sessionId)
    // A side chain is the talk of agents with each other.
    if (isMeta === true || isSidechain === true || isCompactSummary === true) return {}
    const { role = type, content } = looseOf(message)
    return { ...(session !== "" && { session }), messages: messageOf(role, blockText(content), timestamp) }
  },
  codex: ({ type, payload, timestamp }) => {
    const { id, type: kind, role, content } = looseOf(payload)
    if (type === "session_meta") return stringOf(id) === "" ? {} : { session: stringOf(id) }
    return type === "response_item" && kind === "message"
      ? { messages: messageOf(role, blockText(content), timestamp) }
      : {}
  },
  openclaw: ({ type, id, message, timestamp }) => {
    if (type === "session") return stringOf(id) === "" ? {} : { session: stringOf(id) }
    const { role, content, timestamp: said } = looseOf(message)
    return type === "message" ? { messages: messageOf(role, blockText(content), timestamp ?? said) } : {}
  },
}

export type TranscriptFormat = keyof typeof readers

/** Reads lines of a transcript one after the other. A line that is no JSON counts as broken; the last one may be unfinished. */
export class TranscriptReader {
  readonly #read: ReadRecord
  readonly #messages: ConversationMessage[] = []
  #session: string
  broken = 0

  /** `file` names the conversation if no record does. */
  constructor(format: TranscriptFormat, file: string) {
    this.#read = readers[format]
    this.#session = basename(file).replace(/\.jsonl$/, "")
  }

  add(line: string): void {
    if (line.trim() === "") return
    const record = parse(line)
    if (record === undefined) {
      this.broken++
      return
    }
    const { session, messages = [] } = this.#read(record)
    if (session !== undefined) this.#session = session
    this.#messages.push(...messages.filter(({ role, text }) => role !== "user" || !WRITTEN_BY_AGENT.test(text)))
  }

  get conversation(): Conversation {
    return { id: this.#session, messages: this.#messages }
  }
}

function parse(line: string): Loose | undefined {
  try {
    const value: unknown = JSON.parse(line)
    return isLoose(value) ? value : undefined
  } catch {
    return undefined
  }
}
