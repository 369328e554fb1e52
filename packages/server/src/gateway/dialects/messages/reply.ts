import { isObject, type JsonObject } from "../../json-object.ts"
import type { Reply } from "../../reply-copy.ts"
import { eventsIn, isEventStream, objectIn } from "../event-stream.ts"
import { textOf } from "../text-parts.ts"
import { isResult } from "./message.ts"

/** The text blocks of a message, thinking left out. A stream is whole once `message_stop` has come. */
export function messagesReply(text: string, events: boolean): Reply {
  return events || isEventStream(text) ? fromEvents(text) : fromMessage(objectIn(text))
}

function fromMessage(message: JsonObject | undefined): Reply {
  if (!Array.isArray(message?.content)) return { text: "", whole: false }
  return { text: textOf(message.content), whole: true, ...readsTools(message.content) }
}

function fromEvents(stream: string): Reply {
  const blocks = new Map<unknown, JsonObject & { text?: string }>()
  let whole = false
  for (const event of eventsIn(stream)) {
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
  return { text: textOf(content), whole, ...readsTools(content) }
}

function readsTools(content: readonly unknown[]): Pick<Reply, "readTools"> {
  return content.some(isResult) ? { readTools: true } : {}
}

/** A chunk that ends with `message_stop`. */
export function isStop(chunk: Buffer): boolean {
  if (chunk.at(-1) !== LINE_FEED || !chunk.includes(STOP, Math.max(0, chunk.length - FAR))) return false
  return /(?:^|\n)data: ?\{\s*"type":\s*"message_stop"[^\n]*\n\r?\n$/.test(chunk.subarray(-FAR).toString("latin1"))
}

const LINE_FEED = 0x0a
const STOP = Buffer.from("message_stop")
const FAR = 200
