import type { ChatMessage } from "@keepsake/core"
import type { JsonObject } from "../../json-object.ts"
import { textOf } from "../text-parts.ts"

/** A message, and its position: the index of its item, or its field. */
export interface ResponsesApiMessage extends ChatMessage {
  readonly in: number | "input" | "instructions"
}

export function readItem(item: JsonObject, index: number): readonly ResponsesApiMessage[] {
  const { type, role } = item
  if (type === undefined || type === "message") {
    return [{ role: roles.get(role) ?? "tool", text: textOf(item.content), in: index }]
  }
  if (typeof type !== "string") return []
  if (type.endsWith("_output") || PROVIDER_TOOLS.has(type))
    return [{ role: "tool", text: textOf(item.output), in: index }]
  return []
}

const roles = new Map<unknown, ChatMessage["role"]>([
  ["system", "system"],
  ["developer", "system"],
  ["assistant", "assistant"],
  ["user", "user"],
])

/** Items with results of the provider's own tools. */
export const PROVIDER_TOOLS: ReadonlySet<unknown> = new Set([
  "web_search_call",
  "file_search_call",
  "code_interpreter_call",
  "mcp_call",
])
