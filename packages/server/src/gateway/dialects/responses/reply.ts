import { isObject, type JsonObject, stringField } from "../../json-object.ts"
import type { ModelReply } from "../../reply-copy.ts"
import { looksLikeEventStream, parseEvents, parseObject } from "../event-stream.ts"
import { isForeignPart, stringsIn, textOf } from "../text-parts.ts"

/** Reads the messages of a response. A stream is complete after a response that is completed, or incomplete because it reached its limit. */
export function readResponsesReply(text: string, events: boolean): ModelReply {
  return events || looksLikeEventStream(text) ? fromEvents(text) : fromResponse(parseObject(text))
}

function fromResponse(response: JsonObject | undefined): ModelReply {
  if (response === undefined || !Array.isArray(response.output)) return { text: "", whole: false }
  const output: readonly unknown[] = response.output
  const items = output.filter(isObject)
  const messages = items.filter((item) => item.type === "message").map((item) => textOf(item.content))
  const ids = [response, ...items.slice(-1)].flatMap((one) => stringField(one, "id") ?? [])
  return {
    text: messages.filter((text) => text !== "").join("\n"),
    whole: response.status === undefined || FINAL_STATUSES.has(response.status),
    ...toolText(items),
    ids,
  }
}

function toolText(items: readonly JsonObject[]): Pick<ModelReply, "toolText"> {
  const results = items.filter((item) => item.type !== "message" && isForeignPart(item))
  return results.length === 0 ? {} : { toolText: stringsIn(results).join("\n") }
}

const FINAL_STATUSES: ReadonlySet<unknown> = new Set(["completed", "incomplete"])

function fromEvents(stream: string): ModelReply {
  let text = ""
  let ids: readonly string[] = []
  for (const event of parseEvents(stream)) {
    if (typeof event === "string") continue
    if (isObject(event.response)) {
      const reply = fromResponse(event.response)
      if (reply.whole) return reply
      ids = reply.ids ?? []
    }
    if (event.type === "response.output_text.delta" && typeof event.delta === "string") text += event.delta
  }
  return { text, whole: false, ids }
}

/** The last event contains the whole response and may arrive in many chunks. */
export function beginsFinalEvent(chunk: Buffer): boolean {
  return FINAL_EVENTS.some((type) => {
    const at = chunk.indexOf(type)
    return at === 0 || chunk[at - 1] === LINE_FEED
  })
}

const FINAL_EVENTS = ["completed", "incomplete", "failed"].map((type) => Buffer.from(`event: response.${type}\n`))
const LINE_FEED = 0x0a
