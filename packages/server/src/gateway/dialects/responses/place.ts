import type { Placement } from "@keepsake/core"
import { lastTyped } from "@keepsake/core/internal"
import { type ByteRange, type ScannedJson, scanMembers, uniqueMember } from "../../json-scan.ts"
import type { EarlierPlacement } from "../dialect.ts"
import { INSIDE_TEXT, type Insertion, insertField, insertIntoContent, insertIntoMessage, type Side } from "../edit.ts"
import type { ResponsesApiMessage } from "./item.ts"

interface Request {
  readonly json: ScannedJson
  readonly messages: readonly ResponsesApiMessage[]
  /** The field `input`. */
  readonly list: ByteRange
  readonly instructions: ByteRange | undefined
  /** The items of `input`. */
  readonly spans: readonly ByteRange[]
}

/**
 * `latest-user`: before the newest text that a person typed. `system` and `system-tail`: at the start or the end of `instructions`, else of the
 * leading system items. `instructions` are created if there is neither.
 */
export function placeInResponses(
  request: Request,
  { at, block }: Placement,
  before?: EarlierPlacement,
): Insertion | undefined {
  const { messages, json, instructions } = request
  if (at === "latest-user") {
    const message = messages[before?.message ?? lastTyped(messages)]
    const content = contentOf(request, message)
    // An input that is one string has no parts.
    const part = message?.in === "input" ? INSIDE_TEXT : before?.part
    return content && insertIntoMessage(json, content, block, "input_text", part)
  }
  const first = messages.findIndex((message) => message.role !== "system")
  const leading = messages.slice(0, first === -1 ? undefined : first)
  const fixed = leading.find((message) => message.in === "instructions")
  const [system, side] = at === "system" ? [leading[0], "before" as const] : [fixed ?? leading.at(-1), "after" as const]
  return insertAt(request, system, block, side) ?? insertField(json, "instructions", block, instructions)
}

function insertAt(
  request: Request,
  message: ResponsesApiMessage | undefined,
  block: string,
  side: Side,
): Insertion | undefined {
  const content = contentOf(request, message)
  return content && insertIntoContent(request.json, content, block, side, "input_text")
}

function contentOf(
  { json, list, instructions, spans }: Request,
  message: ResponsesApiMessage | undefined,
): ByteRange | undefined {
  if (message === undefined) return undefined
  if (message.in === "instructions") return instructions
  if (message.in === "input") return list
  const item = spans[message.in]
  if (item === undefined) return undefined
  const fields = scanMembers(json.raw, item.start, 3)
  uniqueMember(fields, "role")
  return uniqueMember(fields, "content")
}
