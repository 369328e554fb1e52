import type { Continuation } from "@keepsake/core"
import { bringsTools, isObject, type JsonObject, stringIn } from "../../json-object.ts"
import { elements, only } from "../../json-scan.ts"
import type { Conversation } from "../dialect.ts"
import type { JsonText } from "../json-text.ts"
import { type PlacedMessage, saidIn } from "./item.ts"
import { placeIn } from "./place.ts"

/** A request without `input` (a stored prompt can do without) has no words of a person, and nothing to remember. */
export function readResponses(json: JsonText): Conversation | "no-messages" {
  const { body, raw, fields } = json
  const { input } = body
  const list = only(fields, "input")
  const instructions = only(fields, "instructions")
  if (list === undefined || (typeof input !== "string" && !isListOfObjects(input))) return "no-messages"
  const items = typeof input === "string" ? [] : input
  const said: readonly PlacedMessage[] = [
    ...(typeof body.instructions === "string"
      ? [{ role: "system" as const, text: body.instructions, in: "instructions" as const }]
      : []),
    ...(typeof input === "string" ? [{ role: "user" as const, text: input, in: "input" as const }] : []),
    ...items.flatMap(saidIn),
  ]
  const conversation = stringIn(body, "conversation") ?? stringIn(Object(body.conversation), "id")
  const continues = continuesIn(body, items, conversation)
  const spans = typeof input === "string" ? [] : elements(raw, list.start, 2)
  return {
    body,
    model: stringIn(body, "model") ?? "",
    said,
    hasTools: bringsTools(body, "tools"),
    ...(conversation !== undefined && { session: conversation }),
    ...(continues !== undefined && { continues }),
    isStored: body.store !== false || conversation !== undefined,
    insertion: (placement, before) => placeIn({ json, said, list, instructions, spans }, placement, before),
  }
}

function isListOfObjects(input: unknown): input is readonly JsonObject[] {
  return Array.isArray(input) && input.every(isObject)
}

/** Of the newest items, so many ids are looked up. */
const MOST_IDS = 3

/** A chain or a conversation brings all of its past along; an item that is named by its id, or sent back with one, brings itself. */
function continuesIn(
  body: JsonObject,
  items: readonly JsonObject[],
  conversation: string | undefined,
): Continuation | undefined {
  const before = stringIn(body, "previous_response_id") ?? conversation
  if (before !== undefined) return { ids: [before], whole: true }
  const ids = items.filter(({ role }) => role !== "user").flatMap((item) => stringIn(item, "id") ?? [])
  return ids.length === 0 ? undefined : { ids: ids.slice(-MOST_IDS).reverse(), whole: false }
}
