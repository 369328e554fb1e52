import type { HttpBindings } from "@hono/node-server"
import type { ServerEvent } from "@keepsake/api"
import type { Context } from "hono"

type Asking = Context<{ Bindings: HttpBindings }>

/** Aborted when the client has gone. */
export function disconnectSignal(c: Asking): AbortSignal {
  const gone = new AbortController()
  c.env.outgoing.once("close", () => gone.abort())
  return gone.signal
}

/** Events in the text format of server-sent events. What fails once they flow breaks the stream off, `brokeOff` hears why, and the client comes again. */
export function eventStreamResponse(
  c: Asking,
  events: AsyncIterable<ServerEvent<unknown>>,
  brokeOff: (error: unknown) => void,
): Response {
  return c.body(ReadableStream.from(serializeEvents(events, brokeOff)), 200, {
    "content-type": "text/event-stream; charset=utf-8",
    "x-accel-buffering": "no",
  })
}

async function* serializeEvents(
  events: AsyncIterable<ServerEvent<unknown>>,
  brokeOff: (error: unknown) => void,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  try {
    for await (const { id, event, data } of events) {
      const name = event === undefined ? "" : `event: ${event}\n`
      const body = data === undefined ? "" : `data: ${JSON.stringify(data)}\n`
      const place = id === undefined ? "" : `id: ${id}\n`
      yield encoder.encode(`${place}${name}${body}\n`)
    }
  } catch (error) {
    brokeOff(error)
  }
}
