import { lastTyped, type Placement } from "@keepsake/core"
import { members, only, type Span } from "../../json-scan.ts"
import type { PlacedBefore } from "../dialect.ts"
import { type Insertion, inContent, newField, type Side } from "../edit.ts"
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
  if (at === "latest-user") return inPlaced(request, said[before?.message ?? lastTyped(said)], block, "before")
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
  if (message === undefined) return undefined
  const { json, list, instructions, spans } = request
  if (message.in === "instructions") return instructions && inContent(json, instructions, block, side, "input_text")
  if (message.in === "input") return inContent(json, list, block, side, "input_text")
  const item = spans[message.in]
  if (item === undefined) return undefined
  const fields = members(json.raw, item.start, 3)
  only(fields, "role")
  const content = only(fields, "content")
  return content && inContent(json, content, block, side, "input_text")
}
