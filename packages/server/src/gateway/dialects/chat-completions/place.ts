import { type ChatMessage, lastTyped, type Placement } from "@keepsake/core"
import { members, only, type Span } from "../../json-scan.ts"
import type { PlacedBefore } from "../dialect.ts"
import { escaped, type Insertion, inContent, inMessageContent, type Side } from "../edit.ts"
import type { JsonText } from "../json-text.ts"

interface Messages {
  readonly json: JsonText
  readonly said: readonly ChatMessage[]
  readonly list: Span
  readonly spans: readonly Span[]
}

/**
 * `latest-user`: before the newest text a person typed. `system`: before the leading system message. `system-tail`: after the last of the
 * leading system messages. Without one to add to, a system message is made.
 */
export function placeIn(messages: Messages, { at, block }: Placement, before?: PlacedBefore): Insertion | undefined {
  if (at === "latest-user") {
    const content = contentOf(messages, before?.message ?? lastTyped(messages.said))
    return content && inMessageContent(messages.json, content, block, "text", before?.part)
  }
  const leading = leadingSystemMessages(messages.said)
  const place =
    at === "system" ? inMessage(messages, 0, block, "before") : inMessage(messages, leading - 1, block, "after")
  return (leading > 0 ? place : undefined) ?? newMessage(messages, block)
}

/** How many system messages stand before all others. */
export function leadingSystemMessages(said: readonly ChatMessage[]): number {
  const first = said.findIndex((message) => message.role !== "system")
  return first === -1 ? said.length : first
}

function inMessage(messages: Messages, index: number, block: string, side: Side): Insertion | undefined {
  const content = contentOf(messages, index)
  return content && inContent(messages.json, content, block, side, "text")
}

function contentOf({ json, spans }: Messages, index: number): Span | undefined {
  const message = spans[index]
  if (message === undefined) return undefined
  const fields = members(json.raw, message.start, 3)
  only(fields, "role")
  return only(fields, "content")
}

function newMessage({ list, spans }: Messages, block: string): Insertion {
  const message = `{"role":"system","content":"${escaped(block)}"}`
  return { at: list.start + 1, text: spans.length === 0 ? message : `${message},` }
}
