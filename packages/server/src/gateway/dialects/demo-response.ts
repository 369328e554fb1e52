import type { DemoResponse } from "./dialect.ts"

/** A JSON response. */
export function demoJson(text: string, value: object): DemoResponse {
  const last = Buffer.from(JSON.stringify(value))
  return { text, contentType: "application/json; charset=utf-8", first: Buffer.alloc(0), last }
}

/** An event stream. Its last events are sent when the turn is stored. */
export function demoEvents(text: string, first: readonly string[], last: readonly string[]): DemoResponse {
  const contentType = "text/event-stream; charset=utf-8"
  return { text, contentType, first: Buffer.from(first.join("")), last: Buffer.from(last.join("")) }
}

/** Formats an event whose name is its `type`. */
export function formatEvent<Event extends { readonly type: string }>(value: Event): string {
  return `event: ${value.type}\ndata: ${JSON.stringify(value)}\n\n`
}
