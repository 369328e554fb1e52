import { isObject, type JsonObject } from "../../json-object.ts"
import type { Reply } from "../../reply-copy.ts"
import { eventsIn, isEventStream, objectIn } from "../event-stream.ts"
import { textOf } from "../text-parts.ts"

/** The first choice. A stream is whole once a finish reason or `[DONE]` has come. */
export function chatReply(text: string, events: boolean): Reply {
  return events || isEventStream(text) ? fromEvents(text) : fromObject(objectIn(text))
}

function fromObject(completion: JsonObject | undefined): Reply {
  const choice = firstChoice(completion)
  if (choice === undefined || !isObject(choice.message)) return { text: "", whole: false }
  return { text: textOf(choice.message.content), whole: true, ...cites(choice.message) }
}

function fromEvents(stream: string): Reply {
  let text = ""
  let whole = false
  let cited = {}
  for (const event of eventsIn(stream)) {
    if (typeof event === "string") {
      whole ||= event.startsWith("[DONE]")
      continue
    }
    const choice = firstChoice(event)
    if (choice === undefined) continue
    if (isObject(choice.delta)) {
      text += textOf(choice.delta.content)
      cited = { ...cited, ...cites(choice.delta) }
    }
    if (typeof choice.finish_reason === "string") whole = true
  }
  return { text, whole, ...cited }
}

/** A reply with sources was made from what the provider looked up. */
function cites(message: JsonObject): Pick<Reply, "readTools"> {
  return Array.isArray(message.annotations) && message.annotations.length > 0 ? { readTools: true } : {}
}

function firstChoice(chunk: JsonObject | undefined): JsonObject | undefined {
  if (!Array.isArray(chunk?.choices)) return undefined
  const choices: readonly unknown[] = chunk.choices
  return choices.filter(isObject).find((choice) => choice.index === undefined || choice.index === 0)
}

/** A chunk that ends with `[DONE]`. */
export function isDone(chunk: Buffer): boolean {
  // Almost no chunk gets further than this line.
  if (chunk.at(-1) !== LINE_FEED || (chunk.at(-3) !== BRACKET && chunk.at(-5) !== BRACKET)) return false
  return /(?:^|\n)data: ?\[DONE\]\r?\n\r?\n$/.test(chunk.subarray(-20).toString("latin1"))
}

const LINE_FEED = 0x0a
const BRACKET = 0x5d
