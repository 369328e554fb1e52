import type { ChatMessage } from "@keepsake/core"
import type { JsonObject } from "../../json-object.ts"
import { foreignTextOf, isForeignPart, stringsIn, textOf } from "../text-parts.ts"

/** A message, and its position: the index of its item, or its field. */
export interface ResponsesApiMessage extends ChatMessage {
  readonly in: number | "input" | "instructions"
}

export function readItem(item: JsonObject, index: number): readonly ResponsesApiMessage[] {
  const { type, role } = item
  if (type === undefined || type === "message") {
    const attached = foreignTextOf(item.content)
    const words = { role: roles.get(role) ?? "tool", text: textOf(item.content), in: index } as const
    return [attached === undefined ? words : { ...words, attached }]
  }
  return isForeignPart(item) ? [{ role: "tool", text: stringsIn(item).join("\n"), in: index }] : []
}

const roles = new Map<unknown, ChatMessage["role"]>([
  ["system", "system"],
  ["developer", "system"],
  ["assistant", "assistant"],
  ["user", "user"],
])
