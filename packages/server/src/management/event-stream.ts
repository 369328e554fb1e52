import type { HttpBindings } from "@hono/node-server"
import type { ServerEvent } from "@keepsake/api"
import type { Context } from "hono"

type Asking = Context<{ Bindings: HttpBindings }>

/** A signal that is aborted when the client disconnects. */
export function disconnectSignal(c: Asking): AbortSignal {
  const gone = new AbortController()
  c.env.outgoing.once("close", () => gone.abort())
  return gone.signal
}

/** Sends server-sent events. A later failure is passed to `brokeOff` and closes the stream, after which clients reconnect. */
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
