import { isObject, type JsonObject } from "../../json-object.ts"
import type { ModelReply } from "../../reply-copy.ts"
import { looksLikeEventStream, parseEvents, parseObject } from "../event-stream.ts"
import { stringsIn, textOf } from "../text-parts.ts"

/** Reads the first choice. A stream is complete after a finish reason or `[DONE]`. */
export function readChatReply(text: string, events: boolean): ModelReply {
  return events || looksLikeEventStream(text) ? fromEvents(text) : fromObject(parseObject(text))
}

function fromObject(completion: JsonObject | undefined): ModelReply {
  const choice = firstChoice(completion)
  if (choice === undefined || !isObject(choice.message)) return { text: "", whole: false }
  return { text: textOf(choice.message.content), whole: true, ...citedText(choice.message) }
}

function fromEvents(stream: string): ModelReply {
  let text = ""
  let whole = false
  let cited: Pick<ModelReply, "toolText"> = {}
  for (const event of parseEvents(stream)) {
    if (typeof event === "string") {
      whole ||= event.startsWith("[DONE]")
      continue
    }
    const choice = firstChoice(event)
    if (choice === undefined) continue
    if (isObject(choice.delta)) {
      text += textOf(choice.delta.content)
      cited = { ...cited, ...citedText(choice.delta) }
    }
    if (typeof choice.finish_reason === "string") whole = true
  }
  return { text, whole, ...cited }
}

/** A reply with citations used the provider's own tools. */
function citedText(message: JsonObject): Pick<ModelReply, "toolText"> {
  const { annotations } = message
  return Array.isArray(annotations) && annotations.length > 0 ? { toolText: stringsIn(annotations).join("\n") } : {}
}

function firstChoice(chunk: JsonObject | undefined): JsonObject | undefined {
  if (!Array.isArray(chunk?.choices)) return undefined
  const choices: readonly unknown[] = chunk.choices
  return choices.filter(isObject).find((choice) => choice.index === undefined || choice.index === 0)
}

/** A chunk that ends with `[DONE]`. */
export function endsWithDone(chunk: Buffer): boolean {
  // Rejects almost every chunk without converting it to text.
  if (chunk.at(-1) !== LINE_FEED || (chunk.at(-3) !== BRACKET && chunk.at(-5) !== BRACKET)) return false
  return /(?:^|\n)data: ?\[DONE\]\r?\n\r?\n$/.test(chunk.subarray(-20).toString("latin1"))
}

const LINE_FEED = 0x0a
const BRACKET = 0x5d
