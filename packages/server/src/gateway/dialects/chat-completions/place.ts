import type { ChatMessage, Placement } from "@keepsake/core"
import { lastTyped } from "@keepsake/core/internal"
import { type ByteRange, type ScannedJson, scanMembers, uniqueMember } from "../../json-scan.ts"
import type { EarlierPlacement } from "../dialect.ts"
import { escapeJson, type Insertion, insertIntoContent, insertIntoMessage, type Side } from "../edit.ts"

interface ChatRequest {
  readonly json: ScannedJson
  readonly messages: readonly ChatMessage[]
  readonly list: ByteRange
  readonly spans: readonly ByteRange[]
}

/**
 * `latest-user`: before the newest text that a person typed. `system`: before the first system message. `system-tail`: after the last of the
 * leading system messages. A system message is created if there is none.
 */
export function placeInChat(
  request: ChatRequest,
  { at, block }: Placement,
  before?: EarlierPlacement,
): Insertion | undefined {
  if (at === "latest-user") {
    const content = contentOf(request, before?.message ?? lastTyped(request.messages))
    return content && insertIntoMessage(request.json, content, block, "text", before?.part)
  }
  const leading = leadingSystemMessages(request.messages)
  const place = at === "system" ? insertAt(request, 0, block, "before") : insertAt(request, leading - 1, block, "after")
  return (leading > 0 ? place : undefined) ?? insertSystemMessage(request, block)
}

/** Number of system messages before the first other message. */
export function leadingSystemMessages(messages: readonly ChatMessage[]): number {
  const first = messages.findIndex((message) => message.role !== "system")
  return first === -1 ? messages.length : first
}

function insertAt(request: ChatRequest, index: number, block: string, side: Side): Insertion | undefined {
  const content = contentOf(request, index)
  return content && insertIntoContent(request.json, content, block, side, "text")
}

function contentOf({ json, spans }: ChatRequest, index: number): ByteRange | undefined {
  const message = spans[index]
  if (message === undefined) return undefined
  const fields = scanMembers(json.raw, message.start, 3)
  uniqueMember(fields, "role")
  return uniqueMember(fields, "content")
}

function insertSystemMessage({ list, spans }: ChatRequest, block: string): Insertion {
  const message = `{"role":"system","content":"${escapeJson(block)}"}`
  return { at: list.start + 1, text: spans.length === 0 ? message : `${message},` }
}
