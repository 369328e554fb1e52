import { isObject, type JsonObject, stringField } from "../../json-object.ts"
import { type ScannedJson, scanElements, uniqueMember } from "../../json-scan.ts"
import type { ConversationRequest } from "../dialect.ts"
import { textOf } from "../text-parts.ts"
import { type MessagesApiMessage, readMessage } from "./message.ts"
import { placeInMessages } from "./place.ts"

export function readMessages(json: ScannedJson): ConversationRequest | "no-messages" {
  const { body, raw, fields } = json
  const list = uniqueMember(fields, "messages")
  const system = uniqueMember(fields, "system")
  if (list === undefined || !Array.isArray(body.messages) || !body.messages.every(isObject)) return "no-messages"
  const rawMessages: readonly JsonObject[] = body.messages
  const rules = textOf(body.system)
  const messages: readonly MessagesApiMessage[] = [
    ...(rules === "" ? [] : [{ role: "system" as const, text: rules, in: -1 }]),
    ...rawMessages.flatMap(readMessage),
  ]
  return {
    body,
    model: stringField(body, "model") ?? "",
    messages,
    isStoredUpstream: false,
    insertion: (placement, before) =>
      placeInMessages(
        { json, messages, rawMessages, spans: scanElements(raw, list.start, 2), system },
        placement,
        before,
      ),
  }
}
