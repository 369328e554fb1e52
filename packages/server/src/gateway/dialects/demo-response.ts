import type { DemoResponse } from "./dialect.ts"

/** An answer in one piece. */
export function demoJson(text: string, value: object): DemoResponse {
  const last = Buffer.from(JSON.stringify(value))
  return { text, contentType: "application/json; charset=utf-8", first: Buffer.alloc(0), last }
}

/** A stream; its end is held until the turn is kept. */
export function demoEvents(text: string, first: readonly string[], last: readonly string[]): DemoResponse {
  const contentType = "text/event-stream; charset=utf-8"
  return { text, contentType, first: Buffer.from(first.join("")), last: Buffer.from(last.join("")) }
}

/** One event; its name is its type. */
export function formatEvent<Event extends { readonly type: string }>(value: Event): string {
  return `event: ${value.type}\ndata: ${JSON.stringify(value)}\n\n`
}
