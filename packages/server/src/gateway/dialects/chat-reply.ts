import { createParser } from "eventsource-parser"
import { isObject, type JsonObject } from "../json-object.ts"
import type { Reply } from "../reply-copy.ts"
import { textOf } from "./chat-completions.ts"

/** What the model said in a chat completions reply: its first choice. A stream is whole once a finish reason or `[DONE]` has come. */
export function chatReply(text: string, events: boolean): Reply {
  return events || /^\s*(?:data|event|id|retry)?:/.test(text) ? fromEvents(text) : fromObject(text)
}

function fromObject(text: string): Reply {
  const choice = firstChoice(parse(text))
  if (choice === undefined || !isObject(choice.message)) return { text: "", whole: false }
  return { text: textOf(choice.message.content), whole: true }
}

function fromEvents(stream: string): Reply {
  let text = ""
  let whole = false
  const parser = createParser({
    onEvent({ data }) {
      if (data.startsWith("[DONE]")) {
        whole = true
        return
      }
      const choice = firstChoice(parse(data))
      if (choice === undefined) return
      if (isObject(choice.delta)) text += textOf(choice.delta.content)
      if (typeof choice.finish_reason === "string") whole = true
    },
  })
  parser.feed(stream)
  parser.reset({ consume: true })
  return { text, whole }
}

function firstChoice(chunk: unknown): JsonObject | undefined {
  if (!isObject(chunk) || !Array.isArray(chunk.choices)) return undefined
  const choices: readonly unknown[] = chunk.choices
  return choices.filter(isObject).find((choice) => choice.index === undefined || choice.index === 0)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
