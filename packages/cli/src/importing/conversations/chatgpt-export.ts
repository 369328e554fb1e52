import {
  blockText,
  type Loose,
  looseOf,
  messageOf,
  type PastMessage,
  stringOf,
  toolMessage,
} from "@keepsake/core/internal"
import { type Conversation, type ConversationExport, withTimes } from "./conversation.ts"

/** Marks of sources that ChatGPT shows as links, in the forms of its older and newer versions. */
const SOURCE_MARK = /\uE200[^\uE200\uE201]*\uE201|【[^【】†]*†[^【】]*】/g

/** The conversations of ChatGPT's export: of each the branch that was shown last. */
export function readChatGpt(all: readonly unknown[]): ConversationExport {
  const conversations: Conversation[] = []
  let excluded = 0
  for (const [place, one] of all.entries()) {
    const { id, conversation_id: other, mapping, current_node: current, create_time: begun, ...rest } = looseOf(one)
    if (rest.is_do_not_remember === true) {
      excluded++
      continue
    }
    const messages = branchOf(looseOf(mapping), stringOf(current)).flatMap((message) => chatGptMessage(message))
    conversations.push({
      id: stringOf(id) || stringOf(other) || `conversation-${place}`,
      messages: withTimes(messages, begun),
    })
  }
  return { conversations, excluded }
}

/** The messages from the first one to the node, which is the last one that nothing follows if it is not there. */
function branchOf(nodes: Loose, current: string): readonly Loose[] {
  const messages: Loose[] = []
  const seen = new Set<string>()
  for (let at = Object.hasOwn(nodes, current) ? current : lastOf(nodes); at !== "" && !seen.has(at); ) {
    seen.add(at)
    const node = looseOf(nodes[at])
    messages.push(looseOf(node.message))
    at = stringOf(node.parent)
  }
  return messages.toReversed()
}

function lastOf(nodes: Loose): string {
  const ends = Object.keys(nodes).filter((id) => {
    const { children } = looseOf(nodes[id])
    return !Array.isArray(children) || children.length === 0
  })
  return ends.at(-1) ?? ""
}

function chatGptMessage(message: Loose): readonly PastMessage[] {
  const { role } = looseOf(message.author)
  const { content_type: type, parts, text, result } = looseOf(message.content)
  // A tool's result was read by the model even where the screen hides it.
  if (role === "tool") return toolMessage([parts, text, result].map(blockText).filter(Boolean).join("\n"))
  if (!isShown(message) || (type !== "text" && type !== "multimodal_text")) return []
  const said = blockText(parts)
  return messageOf(role, role === "assistant" ? said.replaceAll(SOURCE_MARK, "") : said, message.create_time)
}

/** Whether the person saw a message: it is no reasoning, no call of a tool, and was not replaced. */
function isShown({ metadata, recipient, channel, weight }: Loose): boolean {
  if (looseOf(metadata).is_visually_hidden_from_conversation === true || weight === 0) return false
  return (stringOf(recipient) || "all") === "all" && (stringOf(channel) || "final") === "final"
}
