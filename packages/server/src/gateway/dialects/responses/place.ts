import { lastTyped, type Placement } from "@keepsake/core"
import { members, only, type Span } from "../../json-scan.ts"
import type { PlacedBefore } from "../dialect.ts"
import { INSIDE, type Insertion, inContent, inMessageContent, newField, type Side } from "../edit.ts"
import type { JsonText } from "../json-text.ts"
import type { PlacedMessage } from "./item.ts"

interface Request {
  readonly json: JsonText
  readonly said: readonly PlacedMessage[]
  /** The field `input`. */
  readonly list: Span
  readonly instructions: Span | undefined
  /** The items of `input`. */
  readonly spans: readonly Span[]
}

/**
 * `latest-user`: before the newest text a person typed. `system` and `system-tail`: at the head or the end of `instructions`, else of the leading
 * system items; without either, `instructions` are made.
 */
export function placeIn(request: Request, { at, block }: Placement, before?: PlacedBefore): Insertion | undefined {
  const { said, json, instructions } = request
  if (at === "latest-user") {
    const message = said[before?.message ?? lastTyped(said)]
    const content = contentOf(request, message)
    // An input that is one string cannot say where its parts are.
    const part = message?.in === "input" ? INSIDE : before?.part
    return content && inMessageContent(json, content, block, "input_text", part)
  }
  const first = said.findIndex((message) => message.role !== "system")
  const leading = said.slice(0, first === -1 ? undefined : first)
  const fixed = leading.find((message) => message.in === "instructions")
  const [system, side] = at === "system" ? [leading[0], "before" as const] : [fixed ?? leading.at(-1), "after" as const]
  return inPlaced(request, system, block, side) ?? newField(json, "instructions", block, instructions)
}

function inPlaced(
  request: Request,
  message: PlacedMessage | undefined,
  block: string,
  side: Side,
): Insertion | undefined {
  const content = contentOf(request, message)
  return content && inContent(request.json, content, block, side, "input_text")
}

function contentOf({ json, list, instructions, spans }: Request, message: PlacedMessage | undefined): Span | undefined {
  if (message === undefined) return undefined
  if (message.in === "instructions") return instructions
  if (message.in === "input") return list
  const item = spans[message.in]
  if (item === undefined) return undefined
  const fields = members(json.raw, item.start, 3)
  only(fields, "role")
  return only(fields, "content")
}
