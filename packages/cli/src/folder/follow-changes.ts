import { setTimeout as pause } from "node:timers/promises"
import { z } from "zod"

interface EventSourceOptions {
  readonly url: string
  readonly key?: string
  readonly fetch?: typeof globalThis.fetch
}

const RECONNECT_MS = 1_000
const event = z.object({ id: z.string() })

/** Hears of every change that this caller may see, whoever made it, until the signal ends it. A stream that broke off is begun again at the present. */
export async function followChanges(
  { url, key, fetch = globalThis.fetch }: EventSourceOptions,
  names: Readonly<Record<string, string>>,
  told: (id: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const headers = { ...names, ...(key !== undefined && { authorization: `Bearer ${key}` }) }
  while (!signal.aborted) {
    try {
      const { ok, body } = await fetch(`${url.replace(/\/+$/, "")}/api/events`, { headers, signal })
      if (ok && body !== null) for await (const line of linesOf(body)) readEvent(line, told)
      else await body?.cancel()
    } catch {
      // Whoever owns the folder has gone, or has no feed; agents lose no more than the news.
    }
    await pause(RECONNECT_MS, undefined, { signal, ref: false }).catch(() => undefined)
  }
}

function readEvent(line: string, told: (id: string) => void): void {
  if (!line.startsWith("data: ")) return
  const { data } = event.safeParse(JSON.parse(line.slice("data: ".length)))
  if (data !== undefined) told(data.id)
}

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  let rest = ""
  for await (const piece of body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + piece).split("\n")
    rest = lines.pop() ?? ""
    yield* lines
  }
}
