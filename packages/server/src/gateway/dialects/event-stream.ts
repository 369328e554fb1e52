import { createParser } from "eventsource-parser"
import { isObject, type JsonObject } from "../json-object.ts"

/** Whether a text is an event stream, whatever its content type says. */
export function looksLikeEventStream(text: string): boolean {
  return /^\s*(?:data|event|id|retry)?:/.test(text)
}

/** The data of a stream's events: objects, or what is no JSON object as text. A last event that was cut off is among them if it can be read. */
export function parseEvents(stream: string): readonly (JsonObject | string)[] {
  const events: (JsonObject | string)[] = []
  const parser = createParser({
    onEvent({ data }) {
      const object = parseObject(data)
      events.push(object ?? data)
    },
  })
  parser.feed(stream)
  parser.reset({ consume: true })
  return events
}

export function parseObject(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}
