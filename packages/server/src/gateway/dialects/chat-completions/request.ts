import type { ChatMessage } from "@keepsake/core"
import { isObject, type JsonObject, stringField } from "../../json-object.ts"
import { type ScannedJson, scanElements, uniqueMember } from "../../json-scan.ts"
import type { ConversationRequest } from "../dialect.ts"
import { foreignTextOf, textOf } from "../text-parts.ts"
import { placeInChat } from "./place.ts"

export function readChat(json: ScannedJson): ConversationRequest | "no-messages" {
  const { body, raw } = json
  const { messages } = body
  const list = uniqueMember(json.fields, "messages")
  if (list === undefined || !Array.isArray(messages) || !messages.every(isObject)) return "no-messages"
  const chatMessages = messages.map(toChatMessage)
  const spans = scanElements(raw, list.start, 2)
  return {
    body,
    model: stringField(body, "model") ?? "",
    messages: chatMessages,
    isStoredUpstream: false,
    insertion: (placement, before) => placeInChat({ json, messages: chatMessages, list, spans }, placement, before),
  }
}

function toChatMessage(message: JsonObject): ChatMessage {
  // Only "user" is the person: what has a role that nobody here knows is a document.
  const role = roles.get(message.role) ?? "tool"
  const text = textOf(message.content)
  const attached = foreignTextOf(message.content)
  const speaker = role === "user" ? stringField(message, "name") : undefined
  return { role, text, ...(speaker !== undefined && { speaker }), ...(attached !== undefined && { attached }) }
}

const roles = new Map<unknown, ChatMessage["role"]>([
  ["system", "system"],
  ["developer", "system"],
  ["user", "user"],
  ["assistant", "assistant"],
  ["tool", "tool"],
  ["function", "tool"],
])
