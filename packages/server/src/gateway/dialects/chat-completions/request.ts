import type { ChatMessage } from "@keepsake/core"
import { bringsTools, isObject, type JsonObject, stringIn } from "../../json-object.ts"
import { elements, only } from "../../json-scan.ts"
import type { Conversation } from "../dialect.ts"
import type { JsonText } from "../json-text.ts"
import { textOf } from "../text-parts.ts"
import { placeIn } from "./place.ts"

export function readChat(json: JsonText): Conversation | "no-messages" {
  const { body, raw } = json
  const { messages } = body
  const list = only(json.fields, "messages")
  if (list === undefined || !Array.isArray(messages) || !messages.every(isObject)) return "no-messages"
  const said = messages.map(saidIn)
  const spans = elements(raw, list.start, 2)
  return {
    body,
    model: stringIn(body, "model") ?? "",
    said,
    hasTools: bringsTools(body, "tools", "functions"),
    isStored: false,
    insertion: (placement, before) => placeIn({ json, said, list, spans }, placement, before),
  }
}

function saidIn(message: JsonObject): ChatMessage {
  const role = roles.get(message.role) ?? "user"
  const text = textOf(message.content)
  const speaker = role === "user" ? stringIn(message, "name") : undefined
  return speaker === undefined ? { role, text } : { role, text, speaker }
}

const roles = new Map<unknown, ChatMessage["role"]>([
  ["system", "system"],
  ["developer", "system"],
  ["user", "user"],
  ["assistant", "assistant"],
  ["tool", "tool"],
  ["function", "tool"],
])
