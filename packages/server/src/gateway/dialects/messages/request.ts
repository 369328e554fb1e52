import { bringsTools, isObject, type JsonObject, stringIn } from "../../json-object.ts"
import { elements, only } from "../../json-scan.ts"
import type { Conversation } from "../dialect.ts"
import type { JsonText } from "../json-text.ts"
import { textOf } from "../text-parts.ts"
import { type PlacedMessage, saidIn } from "./message.ts"
import { placeIn } from "./place.ts"

export function readMessages(json: JsonText): Conversation | "no-messages" {
  const { body, raw, fields } = json
  const list = only(fields, "messages")
  const system = only(fields, "system")
  if (list === undefined || !Array.isArray(body.messages) || !body.messages.every(isObject)) return "no-messages"
  const messages: readonly JsonObject[] = body.messages
  const rules = textOf(body.system)
  const said: readonly PlacedMessage[] = [
    ...(rules === "" ? [] : [{ role: "system" as const, text: rules, in: -1 }]),
    ...messages.flatMap(saidIn),
  ]
  return {
    body,
    model: stringIn(body, "model") ?? "",
    said,
    hasTools: bringsTools(body, "tools"),
    isStored: false,
    insertion: (placement, before) =>
      placeIn({ json, said, messages, spans: elements(raw, list.start, 2), system }, placement, before),
  }
}
