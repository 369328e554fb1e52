import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { afterEach, beforeEach, expect, test } from "vitest"
import { Place } from "./keepsake.ts"

let place: Place
beforeEach(() => {
  place = new Place()
})
afterEach(() => place[Symbol.asyncDispose]())

test.skipIf(process.platform !== "linux")(
  "a server with few files to open says so at the start, and tells a chat that it ran out of them itself",
  async () => {
    const held: (() => void)[] = []
    let isHeld = true
    await using upstream = createServer((_, response) => {
      if (isHeld) held.push(() => response.end("{}"))
      else response.end("{}")
    }).listen(0, "127.0.0.1")
    await once(upstream, "listening")
    const { port } = upstream.address() as AddressInfo // of a server that listens on a port
    const server = await place.serve([], { OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`, OPENAI_API_KEY: "k" }, 64)
    expect(server.stderr()).toMatch(/"code":"too_few_files","limit":64,.*ulimit -n 1024/)

    const body = { model: "m", messages: [{ role: "user", content: "Good morning to you" }] }
    const chats = Array.from({ length: 30 }, () => server.ask("/v1/chat/completions", server.ready.keys?.client, body))
    const refused = await Promise.race(chats.map(async (chat) => (await chat).status > 0 && chat).map(orNever))
    expect(refused).toMatchObject({ status: 503, body: expect.stringContaining("too_few_files") })
    isHeld = false
    for (const end of held) end()
    const ends = await Promise.allSettled(chats)
    const statuses = new Set(ends.flatMap((end) => (end.status === "fulfilled" ? [end.value.status] : [])))
    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([])
    expect(server.stderr()).not.toContain("upstream_unreachable")
    await server.stop()
  },
)

test.skipIf(process.platform !== "linux")(
  "a server with too few file descriptors names the limit, and not the file that failed to open",
  async () => {
    await expect(place.serve([], {}, 30)).rejects.toThrow(/too_few_files.*ulimit -n 1024/)
  },
)

/** A connection that was refused says nothing of what the server answers. */
function orNever<T>(asked: Promise<T>): Promise<T> {
  return asked.catch(() => new Promise<T>(() => undefined))
}
