import type { Continuation } from "@keepsake/core"
import { isObject, type JsonObject, stringField } from "../../json-object.ts"
import { type ScannedJson, scanElements, uniqueMember } from "../../json-scan.ts"
import type { ConversationRequest } from "../dialect.ts"
import { type ResponsesApiMessage, readItem } from "./item.ts"
import { placeInResponses } from "./place.ts"

/** A request without `input`, as for a stored prompt, has nothing to remember. */
export function readResponses(json: ScannedJson): ConversationRequest | "no-messages" {
  const { body, raw, fields } = json
  const { input } = body
  const list = uniqueMember(fields, "input")
  const instructions = uniqueMember(fields, "instructions")
  if (list === undefined || (typeof input !== "string" && !isListOfObjects(input))) return "no-messages"
  const items = typeof input === "string" ? [] : input
  const messages: readonly ResponsesApiMessage[] = [
    ...(typeof body.instructions === "string"
      ? [{ role: "system" as const, text: body.instructions, in: "instructions" as const }]
      : []),
    ...(typeof input === "string" ? [{ role: "user" as const, text: input, in: "input" as const }] : []),
    ...items.flatMap(readItem),
  ]
  const conversation = stringField(body, "conversation") ?? stringField(Object(body.conversation), "id")
  const continues = continuationOf(body, items, conversation)
  const spans = typeof input === "string" ? [] : scanElements(raw, list.start, 2)
  return {
    body,
    model: stringField(body, "model") ?? "",
    messages,
    ...(conversation !== undefined && { session: conversation }),
    ...(continues !== undefined && { continues }),
    isStoredUpstream: body.store !== false || conversation !== undefined,
    insertion: (placement, before) =>
      placeInResponses({ json, messages, list, instructions, spans }, placement, before),
  }
}

function isListOfObjects(input: unknown): input is readonly JsonObject[] {
  return Array.isArray(input) && input.every(isObject)
}

/** Number of newest items whose ids are looked up. */
const MAX_IDS = 3

/** A previous response or a conversation is continued as a whole; items with an id only by themselves. */
function continuationOf(
  body: JsonObject,
  items: readonly JsonObject[],
  conversation: string | undefined,
): Continuation | undefined {
  const before = stringField(body, "previous_response_id") ?? conversation
  if (before !== undefined) return { ids: [before], whole: true }
  const ids = items.filter(({ role }) => role !== "user").flatMap((item) => stringField(item, "id") ?? [])
  return ids.length === 0 ? undefined : { ids: ids.slice(-MAX_IDS).reverse(), whole: false }
}
