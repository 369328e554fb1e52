import { isObject, type JsonObject, stringIn } from "../../json-object.ts"
import type { Reply } from "../../reply-copy.ts"
import { eventsIn, isEventStream, objectIn } from "../event-stream.ts"
import { textOf } from "../text-parts.ts"
import { providerTools } from "./item.ts"

/** The text of the messages in a response. A stream is whole once the response is completed, or incomplete because it grew too long. */
export function responsesReply(text: string, events: boolean): Reply {
  return events || isEventStream(text) ? fromEvents(text) : fromResponse(objectIn(text))
}

function fromResponse(response: JsonObject | undefined): Reply {
  if (response === undefined || !Array.isArray(response.output)) return { text: "", whole: false }
  const output: readonly unknown[] = response.output
  const items = output.filter(isObject)
  const messages = items.filter((item) => item.type === "message").map((item) => textOf(item.content))
  const ids = [response, ...items.slice(-1)].flatMap((one) => stringIn(one, "id") ?? [])
  return {
    text: messages.filter((text) => text !== "").join("\n"),
    whole: response.status === undefined || ended.has(response.status),
    ...(items.some((item) => providerTools.has(item.type)) && { readTools: true }),
    ids,
  }
}

const ended: ReadonlySet<unknown> = new Set(["completed", "incomplete"])

function fromEvents(stream: string): Reply {
  let text = ""
  let ids: readonly string[] = []
  for (const event of eventsIn(stream)) {
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

/** The last event holds the whole response, so it may come in many chunks. */
export function beginsEnd(chunk: Buffer): boolean {
  return LAST.some((type) => {
    const at = chunk.indexOf(type)
    return at === 0 || chunk[at - 1] === LINE_FEED
  })
}

const LAST = ["completed", "incomplete", "failed"].map((type) => Buffer.from(`event: response.${type}\n`))
const LINE_FEED = 0x0a
