import type { Placement } from "@keepsake/core"
import { lastTyped } from "@keepsake/core/internal"
import { isObject, type JsonObject } from "../../json-object.ts"
import { type ByteRange, type ScannedJson, scanElements, scanMembers, uniqueMember } from "../../json-scan.ts"
import type { EarlierPlacement } from "../dialect.ts"
import { INSIDE_TEXT, type Insertion, insertField, insertIntoContent, insertIntoMessage, textPart } from "../edit.ts"
import { isToolResult, type MessagesApiMessage } from "./message.ts"

interface Request {
  readonly json: ScannedJson
  readonly messages: readonly MessagesApiMessage[]
  readonly rawMessages: readonly JsonObject[]
  readonly spans: readonly ByteRange[]
  /** The field `system`. */
  readonly system: ByteRange | undefined
}

/**
 * `latest-user`: in the newest message that a person typed, after its last tool result and its last part with `cache_control`, so that the
 * client's cached prefix stays unchanged. Clients move `cache_control` within a turn, so later requests of the turn name the part. `system` and
 * `system-tail`: at the start or the end of `system`, which is created if it is missing.
 */
export function placeInMessages(
  request: Request,
  { at, block }: Placement,
  before?: EarlierPlacement,
): Insertion | undefined {
  const { json, messages, system } = request
  if (at === "latest-user")
    return insertAt(request, messages[before?.message ?? lastTyped(messages)]?.in ?? -1, block, before?.part)
  const inSystem = system && insertIntoContent(json, system, block, at === "system" ? "before" : "after", "text")
  return inSystem ?? insertField(json, "system", block, system)
}

function insertAt(
  { json, rawMessages, spans }: Request,
  index: number,
  block: string,
  known: number | undefined,
): Insertion | undefined {
  const span = spans[index]
  if (span === undefined) return undefined
  const fields = scanMembers(json.raw, span.start, 3)
  uniqueMember(fields, "role")
  const content = uniqueMember(fields, "content")
  if (content === undefined) return undefined
  const parts: unknown = rawMessages[index]?.content
  if (!Array.isArray(parts) || known === INSIDE_TEXT) return insertIntoMessage(json, content, block, "text", known)
  const part = known ?? parts.findLastIndex((one) => isToolResult(one) || isCached(one)) + 1
  const previous = scanElements(json.raw, content.start, 4)[part - 1]
  if (previous === undefined) return insertIntoMessage(json, content, block, "text", 0)
  return { at: previous.end, text: `,${textPart(block, "text")}`, part }
}

function isCached(part: unknown): boolean {
  return isObject(part) && part.cache_control !== undefined && part.cache_control !== null
}
