import { isObject, type JsonObject } from "../../json-object.ts"
import type { ModelReply } from "../../reply-copy.ts"
import { looksLikeEventStream, parseEvents, parseObject } from "../event-stream.ts"
import { foreignTextOf, textOf } from "../text-parts.ts"

/** Reads the text blocks of a message, without thinking. A stream is complete after `message_stop`. */
export function readMessagesReply(text: string, events: boolean): ModelReply {
  return events || looksLikeEventStream(text) ? fromEvents(text) : fromMessage(parseObject(text))
}

function fromMessage(message: JsonObject | undefined): ModelReply {
  if (!Array.isArray(message?.content)) return { text: "", whole: false }
  return { text: textOf(message.content), whole: true, ...toolText(message.content) }
}

function fromEvents(stream: string): ModelReply {
  const blocks = new Map<unknown, JsonObject & { text?: string }>()
  let whole = false
  for (const event of parseEvents(stream)) {
    if (typeof event === "string") continue
    const { type, index, delta } = event
    if (type === "message_stop") whole = true
    if (type === "content_block_start" && isObject(event.content_block)) blocks.set(index, { ...event.content_block })
    const block = blocks.get(index)
    if (block !== undefined && isObject(delta) && typeof delta.text === "string") {
      block.text = `${block.text ?? ""}${delta.text}`
    }
  }
  const content = [...blocks.values()]
  return { text: textOf(content), whole, ...toolText(content) }
}

function toolText(content: readonly unknown[]): Pick<ModelReply, "toolText"> {
  const text = foreignTextOf(content)
  return text === undefined ? {} : { toolText: text }
}

/** A chunk that ends with `message_stop`. */
export function endsWithMessageStop(chunk: Buffer): boolean {
  if (chunk.at(-1) !== LINE_FEED || !chunk.includes(STOP, Math.max(0, chunk.length - TAIL_BYTES))) return false
  return /(?:^|\n)data: ?\{\s*"type":\s*"message_stop"[^\n]*\n\r?\n$/.test(
    chunk.subarray(-TAIL_BYTES).toString("latin1"),
  )
}

const LINE_FEED = 0x0a
const STOP = Buffer.from("message_stop")
const TAIL_BYTES = 200
