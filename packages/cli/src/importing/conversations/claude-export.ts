import {
  blockText,
  type Loose,
  looseOf,
  messageOf,
  type PastMessage,
  stringOf,
  toolMessage,
} from "@keepsake/core/internal"
import { type ConversationExport, withTimes } from "./conversation.ts"

/** What Claude's export writes for blocks that a text cannot show. */
const PLACEHOLDER = /^```\n?This block is not supported on your current device yet\.\n?```\n?/gm

/** The conversations of Claude's export: of each the branch that was shown last. */
export function readClaude(all: readonly unknown[]): ConversationExport {
  const conversations = all.map((one, place) => {
    const { uuid, chat_messages: messages, created_at: begun, current_leaf_message_uuid: leaf } = looseOf(one)
    const list: readonly unknown[] = Array.isArray(messages) ? messages : []
    const shown = withoutOtherBranches(list.map(looseOf), stringOf(leaf))
    const id = stringOf(uuid) || `conversation-${place}`
    return { id, messages: withTimes(shown.flatMap(claudeMessages), begun) }
  })
  return { conversations, excluded: 0 }
}

/** What is left when a question was edited or an answer repeated: the newer one, or the one that leads to the leaf. */
function withoutOtherBranches(messages: readonly Loose[], leaf: string): readonly Loose[] {
  const byId = new Map(messages.map((message) => [stringOf(message.uuid), message]))
  const parentOf = (message: Loose): string => stringOf(message.parent_message_uuid)
  /** Of each message the one that follows it in the branch that was shown last. */
  const next = new Map<string, Loose>()
  const shown = new Set<Loose>()
  for (let at = byId.get(leaf) ?? messages.at(-1); at !== undefined && !shown.has(at); at = byId.get(parentOf(at))) {
    shown.add(at)
    if (parentOf(at) !== "") next.set(parentOf(at), at)
  }
  const hidden = new Set<Loose>()
  // In the order of the export, in which a message follows its parent.
  return messages.filter((message) => {
    if (shown.has(message)) return true
    const parent = byId.get(parentOf(message))
    const isHidden = next.has(parentOf(message)) || (parent !== undefined && hidden.has(parent))
    if (isHidden) hidden.add(message)
    return !isHidden
  })
}

function claudeMessages({ sender, text, content, attachments, created_at: time }: Loose): readonly PastMessage[] {
  const role = sender === "human" ? "user" : sender
  const blocks = loosesIn(content)
  const isOnlyText = blocks.every(({ type }) => type === undefined || type === "text")
  // The text of a message with other blocks has placeholders for them, and the model's reasoning.
  const said = blockText(content) || (isOnlyText ? stringOf(text).replaceAll(PLACEHOLDER, "") : "")
  const results = blocks.flatMap(({ type, content: result }) =>
    /(?:^|_)tool_result$/.test(stringOf(type)) ? toolMessage(resultText(result)) : [],
  )
  const attached = loosesIn(attachments).flatMap(({ extracted_content: read }) => toolMessage(read))
  // A reply follows what was read for it, a question comes before.
  return role === "user"
    ? [...messageOf(role, said, time), ...results, ...attached]
    : [...results, ...attached, ...messageOf(role, said, time)]
}

/** The text of a tool's result, whose blocks have types of many tools. */
function resultText(result: unknown): string {
  if (typeof result === "string") return result
  return loosesIn(result)
    .map(({ title, text }) => [stringOf(title), stringOf(text)].filter(Boolean).join("\n"))
    .join("\n")
}

function loosesIn(list: unknown): readonly Loose[] {
  return Array.isArray(list) ? list.map(looseOf) : []
}
