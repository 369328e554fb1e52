import { blockText, type Loose, looseOf, messageOf, type PastMessage, stringOf } from "@keepsake/core/internal"
import type { Conversation } from "./conversation.ts"

/** Which program wrote a `conversations.json`; `undefined` for a list of something else. */
export function exportFormatOf(all: readonly unknown[]): "chatgpt" | "claude" | undefined {
  const conversations = all.map(looseOf)
  if (conversations.some(({ mapping }) => typeof mapping === "object" && mapping !== null)) return "chatgpt"
  return conversations.some(({ chat_messages: messages }) => Array.isArray(messages)) ? "claude" : undefined
}

/** The conversations of ChatGPT's `conversations.json`: of each the branch that was shown last. */
export function readChatGpt(all: readonly unknown[]): readonly Conversation[] {
  return all.flatMap((one, place): readonly Conversation[] => {
    const { id, conversation_id: other, mapping, current_node: current } = looseOf(one)
    const nodes = looseOf(mapping)
    const messages: PastMessage[][] = []
    const seen = new Set<string>()
    for (let at = stringOf(current) || lastOf(nodes); at !== "" && !seen.has(at); ) {
      seen.add(at)
      const node = looseOf(nodes[at])
      messages.push([...chatGptMessage(looseOf(node.message))])
      at = stringOf(node.parent)
    }
    const name = stringOf(id) || stringOf(other) || `conversation-${place}`
    return [{ id: name, messages: messages.toReversed().flat() }]
  })
}

function chatGptMessage({ author, content, create_time: time, metadata }: Loose): readonly PastMessage[] {
  if (looseOf(metadata).is_visually_hidden_from_conversation === true) return []
  const { content_type: type, parts } = looseOf(content)
  return type === "text" || type === "multimodal_text" ? messageOf(looseOf(author).role, blockText(parts), time) : []
}

/** Without a current node: one that nothing follows. */
function lastOf(nodes: Loose): string {
  const ends = Object.keys(nodes).filter((id) => {
    const { children } = looseOf(nodes[id])
    return !Array.isArray(children) || children.length === 0
  })
  return ends.at(-1) ?? ""
}

/** The conversations of Claude's `conversations.json`. */
export function readClaude(all: readonly unknown[]): readonly Conversation[] {
  return all.map((one, place) => {
    const { uuid, chat_messages: messages } = looseOf(one)
    const list: readonly unknown[] = Array.isArray(messages) ? messages : []
    return {
      id: stringOf(uuid) || `conversation-${place}`,
      messages: list.flatMap((message) => {
        const { sender, text, content, created_at: time } = looseOf(message)
        const role = sender === "human" ? "user" : sender
        return messageOf(role, blockText(content) || stringOf(text), time)
      }),
    }
  })
}
