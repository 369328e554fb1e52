import { setTimeout as pause } from "node:timers/promises"
import { z } from "zod"

interface EventSourceOptions {
  readonly url: string
  readonly key?: string
  readonly fetch?: typeof globalThis.fetch
}

const RECONNECT_MS = 1_000
const event = z.object({ id: z.string() })

/** Calls `onChange` for every change that this caller may see until the signal aborts. A broken stream is reopened from now on. */
export async function followChanges(
  { url, key, fetch = globalThis.fetch }: EventSourceOptions,
  names: Readonly<Record<string, string>>,
  onChange: (id: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const headers = { ...names, ...(key !== undefined && { authorization: `Bearer ${key}` }) }
  while (!signal.aborted) {
    try {
      const { ok, body } = await fetch(`${url.replace(/\/+$/, "")}/api/events`, { headers, signal })
      if (ok && body !== null) for await (const line of linesOf(body)) readEvent(line, onChange)
      else await body?.cancel()
    } catch {
      // The owner has gone or has no feed: agents only miss notifications.
    }
    await pause(RECONNECT_MS, undefined, { signal, ref: false }).catch(() => undefined)
  }
}

function readEvent(line: string, onChange: (id: string) => void): void {
  if (!line.startsWith("data: ")) return
  const { data } = event.safeParse(JSON.parse(line.slice("data: ".length)))
  if (data !== undefined) onChange(data.id)
}

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  let rest = ""
  for await (const piece of body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + piece).split("\n")
    rest = lines.pop() ?? ""
    yield* lines
  }
}
