import type { ChatMessage } from "@keepsake/core"
import { isObject, type JsonObject } from "../../json-object.ts"
import { foreignTextOf, stringsIn, textOf } from "../text-parts.ts"

/** A message, and its index in the request; -1 is the field `system`. */
export interface MessagesApiMessage extends ChatMessage {
  readonly in: number
}

/** Splits a message: results of tools come before the text. */
export function readMessage({ role, content }: JsonObject, index: number): readonly MessagesApiMessage[] {
  const results = Array.isArray(content) ? content.filter(isToolResult) : []
  const tools = results.map(
    (result): MessagesApiMessage => ({ role: "tool", text: stringsIn(result.content).join("\n"), in: index }),
  )
  const others = Array.isArray(content) ? content.filter((part) => !isToolResult(part)) : content
  const attached = foreignTextOf(others)
  const words: MessagesApiMessage = {
    role: roles.get(role) ?? "user",
    text: textOf(content),
    in: index,
    ...(attached !== undefined && { attached }),
  }
  return tools.length > 0 && words.text === "" && attached === undefined ? tools : [...tools, words]
}

/** `tool_result` of the client's tools, or `web_search_tool_result` and similar ones of the provider's. */
export function isToolResult(part: unknown): part is JsonObject {
  return isObject(part) && typeof part.type === "string" && part.type.endsWith("tool_result")
}

const roles = new Map<unknown, ChatMessage["role"]>([
  ["assistant", "assistant"],
  ["system", "system"],
])
