import { lastTyped, type Placement } from "@keepsake/core"
import { isObject, type JsonObject } from "../../json-object.ts"
import { elements, members, only, type Span } from "../../json-scan.ts"
import type { PlacedBefore } from "../dialect.ts"
import { INSIDE, type Insertion, inContent, inMessageContent, newField, textPart } from "../edit.ts"
import type { JsonText } from "../json-text.ts"
import { isResult, type PlacedMessage } from "./message.ts"

interface Request {
  readonly json: JsonText
  readonly said: readonly PlacedMessage[]
  readonly messages: readonly JsonObject[]
  readonly spans: readonly Span[]
  /** The field `system`. */
  readonly system: Span | undefined
}

/**
 * `latest-user`: in the newest message with text a person typed, after its last tool result and its last part with `cache_control`, so that what
 * the client wants cached stays a prefix; clients move that mark on within a turn, so a turn that goes on names the part. `system` and `system-tail`: at the head or the end of `system`, which is made when it is not there.
 */
export function placeIn(request: Request, { at, block }: Placement, before?: PlacedBefore): Insertion | undefined {
  const { json, said, system } = request
  if (at === "latest-user")
    return inMessage(request, said[before?.message ?? lastTyped(said)]?.in ?? -1, block, before?.part)
  const inSystem = system && inContent(json, system, block, at === "system" ? "before" : "after", "text")
  return inSystem ?? newField(json, "system", block, system)
}

function inMessage(
  { json, messages, spans }: Request,
  index: number,
  block: string,
  known: number | undefined,
): Insertion | undefined {
  const span = spans[index]
  if (span === undefined) return undefined
  const fields = members(json.raw, span.start, 3)
  only(fields, "role")
  const content = only(fields, "content")
  if (content === undefined) return undefined
  const parts: unknown = messages[index]?.content
  if (!Array.isArray(parts) || known === INSIDE) return inMessageContent(json, content, block, "text", known)
  const part = known ?? parts.findLastIndex((one) => isResult(one) || isCached(one)) + 1
  const previous = elements(json.raw, content.start, 4)[part - 1]
  if (previous === undefined) return inMessageContent(json, content, block, "text", 0)
  return { at: previous.end, text: `,${textPart(block, "text")}`, part }
}

function isCached(part: unknown): boolean {
  return isObject(part) && part.cache_control !== undefined && part.cache_control !== null
}
