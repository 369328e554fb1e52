/** One message of a person or an assistant, as its program stored it. */
export interface ConversationMessage {
  readonly role: "user" | "assistant"
  readonly text: string
  /** In milliseconds since 1970. */
  readonly at?: number
}

/** A conversation that another program stored. */
export interface Conversation {
  /** Its name there; the same name is the same conversation. */
  readonly id: string
  readonly messages: readonly ConversationMessage[]
}

/** A value that may have any fields, as foreign files do. */
export type Loose = Readonly<Record<string, unknown>>

export function isLoose(value: unknown): value is Loose {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}

export function looseOf(value: unknown): Loose {
  return isLoose(value) ? value : {}
}

export function stringOf(value: unknown): string {
  return typeof value === "string" ? value : ""
}

/** A time as a text, in seconds or in milliseconds. */
export function timeOf(value: unknown): number | undefined {
  if (typeof value === "number" && Number.isFinite(value)) return value < 1e11 ? Math.round(value * 1_000) : value
  const parsed = Date.parse(stringOf(value))
  return Number.isNaN(parsed) ? undefined : parsed
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

/** A message with a role and a text; nothing otherwise. */
export function messageOf(role: unknown, text: string, time: unknown): readonly ConversationMessage[] {
  const at = timeOf(time)
  if (text.trim() === "" || (role !== "user" && role !== "assistant")) return []
  return [{ role, text, ...(at !== undefined && { at }) }]
}
