import type { Memory, Message, Pool, Store } from "../../contract/index.ts"
import { countTokens } from "../../text/tokens.ts"
import { each } from "../../turn/pages.ts"
import { scopeOf } from "../../turn/pools.ts"
import type { ReadMark } from "./pending-sessions.ts"

/** A stored message with its words and those that its author typed. */
export interface StoredMessage {
  readonly message: Message & { readonly id: string }
  readonly text: string
  /** The text with every stretch that the person did not type replaced by `PASTED`. */
  readonly typed: string
  /** The same with spaces in their place, so that offsets stay valid. */
  readonly own: string
  readonly memories: readonly Memory[]
  readonly replyTo?: string
}

/** Stands for words that the person did not type. */
const PASTED = " […] "
/** Earlier messages that are shown as context. */
const CONTEXT_MESSAGES = 6

/** The active messages of a session in order. What was deleted, has expired or is quarantined is not among them. */
export async function readStoredMessages(
  store: Store,
  pool: Pool,
  session: string,
  at: number,
): Promise<readonly StoredMessage[]> {
  const turns: Memory[] = []
  const where = { session, category: ["turn"], at } as const
  for await (const memory of each((page) => store.list(scopeOf(pool), { ...page, where, oldestFirst: true }))) {
    if (memory.source.message !== undefined) turns.push(memory)
  }
  return messagesOf(turns)
}

/** The messages of verbatim memories in order. */
export function messagesOf(turns: readonly Memory[]): readonly StoredMessage[] {
  const messages = [...Map.groupBy(turns, (memory) => memory.source.message ?? "").values()].map(messageOf)
  return messages.toSorted(
    (one, other) => one.message.position - other.message.position || (one.message.at ?? 0) - (other.message.at ?? 0),
  )
}

/** Stored messages as the conversation that tells whose words are in each of them. */
export function spokenAround(messages: readonly StoredMessage[]): {
  readonly conversation: readonly Pick<Message, "role" | "text">[]
  readonly places: ReadonlyMap<string, number>
} {
  return {
    conversation: messages.map(({ message: { role }, text }) => ({ role, text })),
    places: new Map(messages.map(({ message }, place) => [message.id, place])),
  }
}

/** A message as a reader is shown it: of the person's only what they typed. */
export function shownMessage({ message, typed }: StoredMessage): Message {
  return message.role === "user" ? { ...message, text: typed } : message
}

function messageOf(parts: readonly Memory[]): StoredMessage {
  const ordered = parts.toSorted((one, other) => partOf(one) - partOf(other))
  const [first] = ordered
  const { source, createdAt } = first ?? { source: { origin: "user" as const }, createdAt: 0 }
  const role = source.origin === "assistant" ? "assistant" : "user"
  const text = ordered.map(({ content }) => content).join("\n")
  const replyTo = first?.metadata.replyTo
  return {
    message: {
      role,
      text,
      position: source.position ?? 0,
      id: source.message ?? "",
      at: createdAt,
      ...(source.speaker !== undefined && { speaker: source.speaker }),
    },
    text,
    typed: ordered.map((part) => replaceOthers(part, () => PASTED)).join("\n"),
    own: ordered.map((part) => replaceOthers(part, (words) => words.replace(/\S/gu, " "))).join("\n"),
    memories: ordered,
    ...(typeof replyTo === "string" && { replyTo }),
  }
}

function partOf({ metadata }: Memory): number {
  return typeof metadata.part === "number" ? metadata.part : 0
}

/** Replaces what others wrote. */
function replaceOthers({ content, spans = [] }: Memory, by: (words: string) => string): string {
  let output = ""
  let from = 0
  for (const span of spans) {
    if ((span.kind ?? "typed") === "typed") continue
    output += content.slice(from, span.from) + by(content.slice(span.from, span.to))
    from = span.to
  }
  return output + content.slice(from)
}

/** What is read with one call. */
export interface SessionPart {
  readonly before: readonly StoredMessage[]
  readonly messages: readonly StoredMessage[]
  readonly mark: ReadMark
  /** Whether there are unread messages after these. */
  readonly hasMore: boolean
}

/**
 * The oldest unread messages of at most `maxTokens` tokens and `maxMessages` messages, at least one, and what was said
 * before them. `undefined` if there are none.
 */
export function nextPart(
  all: readonly StoredMessage[],
  mark: ReadMark,
  { maxTokens, maxMessages }: { readonly maxTokens: number; readonly maxMessages: number },
): SessionPart | undefined {
  const isNew = ({ message }: StoredMessage) => message.position > mark.position || (message.at ?? 0) > mark.at
  const unread = all.filter(isNew)
  const messages: StoredMessage[] = []
  let tokens = 0
  for (const one of unread) {
    tokens += countTokens(one.typed)
    if (messages.length > 0 && (tokens > maxTokens || messages.length >= maxMessages)) break
    messages.push(one)
  }
  const [first] = messages
  if (first === undefined) return undefined
  const earlier = all.filter((one) => !isNew(one) && one.message.position < first.message.position)
  const hasMore = messages.length < unread.length
  return { before: earlier.slice(-CONTEXT_MESSAGES), messages, mark: markAfter(mark, messages), hasMore }
}

/** The mark when these messages are read too. */
export function markAfter(mark: ReadMark, messages: readonly StoredMessage[]): ReadMark {
  return {
    position: Math.max(mark.position, ...messages.map(({ message }) => message.position)),
    at: Math.max(mark.at, ...messages.map(({ message }) => message.at ?? 0)),
  }
}
