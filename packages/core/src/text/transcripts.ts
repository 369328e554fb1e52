/** A message of a conversation that another program stored, or what a tool returned in it. */
export interface PastMessage {
  readonly role: "user" | "assistant" | "tool"
  readonly text: string
  /** In milliseconds since 1970. */
  readonly at?: number
}

/** A value that may have any fields, as foreign files do. */
export type Loose = Readonly<Record<string, unknown>>

/** What a line of a transcript says: the conversation that it names, and its messages. */
export interface TranscriptLine {
  readonly session?: string
  readonly messages: readonly PastMessage[]
}

/** Programs whose transcripts are read: JSON lines, one file a conversation, or OpenClaw's database of such lines. */
export const transcriptFormats = ["claude-code", "codex", "openclaw"] as const
export type TranscriptFormat = (typeof transcriptFormats)[number]

/** As much of what a tool returned is compared with later replies. */
const MAX_TOOL_CHARACTERS = 16_384

/** Records that agents write as the user's: surroundings, instructions of files, commands and their output. */
const WRITTEN_BY_AGENT =
  /^\s*<(?:command-(?:name|message|args)|local-command-(?:stdout|caveat)|bash-(?:input|stdout|stderr)|system-reminder|environment_context|user_instructions|user_shell_command|turn_aborted|INSTRUCTIONS|permissions)\b|^\s*# AGENTS\.md instructions|^\s*Caveat: The messages below were generated/

const readers: Readonly<Record<TranscriptFormat, (record: Loose) => TranscriptLine>> = {
  "claude-code": ({ type, message, timestamp, sessionId, isMeta, isSidechain, isCompactSummary }) => {
    // A side chain is the talk of agents with each other.
    const isOther = isMeta === true || isSidechain === true || isCompactSummary === true
    // Records of requests have messages as well, which stand in others already.
    if (isOther || (type !== "user" && type !== "assistant")) return { messages: [] }
    const { content, model } = looseOf(message)
    // Errors, and fillers in the place of a reply, by the program.
    if (model === "<synthetic>") return { ...withSession(sessionId), messages: [] }
    const messages = [...resultsIn(content), ...messageOf(type, blockText(content), timestamp)]
    return { ...withSession(sessionId), messages }
  },
  codex: ({ type, payload, timestamp }) => {
    const {
      id,
      type: kind,
      role,
      content,
      output,
      internal_chat_message_metadata_passthrough: passed,
    } = looseOf(payload)
    if (type === "session_meta") return { ...withSession(id), messages: [] }
    if (type !== "response_item") return { messages: [] }
    if (kind === "message")
      return { messages: isByHarness(passed) ? [] : messageOf(role, blockText(content), timestamp) }
    return { messages: /_output$/.test(stringOf(kind)) ? toolMessage(output) : [] }
  },
  openclaw: ({ type, id, message, timestamp }) => {
    if (type === "session") return { ...withSession(id), messages: [] }
    if (type !== "message") return { messages: [] }
    const { role, content, timestamp: said, __openclaw: sender } = looseOf(message)
    // In a group, somebody else wrote to the agent.
    const isOthers = role === "user" && looseOf(sender).senderIsOwner === false
    if (role === "toolResult" || isOthers) return { messages: toolMessage(content) }
    return { messages: messageOf(role, blockText(content), timestamp ?? said) }
  },
}

/** Reads one line. `undefined` for one that is no JSON object, which an unfinished last line is. */
export function readTranscriptLine(format: TranscriptFormat, line: string): TranscriptLine | undefined {
  const record = parseObject(line)
  if (record === undefined) return undefined
  const { messages, ...rest } = readers[format](record)
  return { ...rest, messages: messages.filter(({ role, text }) => role !== "user" || !WRITTEN_BY_AGENT.test(text)) }
}

export function isLoose(value: unknown): value is Loose {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}

export function looseOf(value: unknown): Loose {
  return isLoose(value) ? value : {}
}

export function stringOf(value: unknown): string {
  return typeof value === "string" ? value : ""
}

/** The text of a content that is a text, or a list of blocks of which only texts are read. */
export function blockText(content: unknown): string {
  if (typeof content === "string") return content
  if (!Array.isArray(content)) return ""
  return content
    .flatMap((block: unknown) => {
      if (typeof block === "string") return [block]
      const { type, text } = looseOf(block)
      return typeof text === "string" && (type === undefined || /^(?:input_|output_)?text$/.test(stringOf(type)))
        ? [text]
        : []
    })
    .join("\n")
}

/** A message with a role and a text; nothing otherwise. `time`: a text, seconds or milliseconds. */
export function messageOf(role: unknown, text: string, time: unknown): readonly PastMessage[] {
  const at = timeOf(time)
  if (text.trim() === "" || (role !== "user" && role !== "assistant")) return []
  return [{ role, text, ...(at !== undefined && { at }) }]
}

/** Whether Codex says that it wrote all of a message. */
function isByHarness(passed: unknown): boolean {
  const { content_item_metadata: items } = looseOf(passed)
  const all: readonly unknown[] = Array.isArray(items) ? items : []
  return all.length > 0 && all.every((item) => looseOf(looseOf(item).provenance).type === "harness")
}

function resultsIn(content: unknown): readonly PastMessage[] {
  if (!Array.isArray(content)) return []
  return content.flatMap((block: unknown) => {
    const { type, content: result } = looseOf(block)
    return type === "tool_result" ? toolMessage(result) : []
  })
}

/** What a tool returned, or a person attached, as a message that is compared with replies and not remembered. */
export function toolMessage(result: unknown): readonly PastMessage[] {
  const text = blockText(result).slice(0, MAX_TOOL_CHARACTERS).toWellFormed()
  return text.trim() === "" ? [] : [{ role: "tool", text }]
}

function withSession(id: unknown): { readonly session?: string } {
  return stringOf(id) === "" ? {} : { session: stringOf(id) }
}

/** In milliseconds since 1970. `value`: a text, seconds or milliseconds. */
export function timeOf(value: unknown): number | undefined {
  if (typeof value === "number" && Number.isFinite(value)) return value < 1e11 ? Math.round(value * 1_000) : value
  const parsed = Date.parse(stringOf(value))
  return Number.isNaN(parsed) ? undefined : parsed
}

function parseObject(line: string): Loose | undefined {
  try {
    const value: unknown = JSON.parse(line)
    return isLoose(value) ? value : undefined
  } catch {
    return undefined
  }
}
