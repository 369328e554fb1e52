import { createParser } from "eventsource-parser"
import { isObject, type JsonObject } from "../json-object.ts"

/** Recognizes an event stream with a wrong content type. */
export function looksLikeEventStream(text: string): boolean {
  return /^\s*(?:data|event|id|retry)?:/.test(text)
}

/** The data of all events: JSON objects, other data as text. Includes a truncated last event if it can be parsed. */
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
