import { once } from "node:events"
import { createServer, request, type ServerResponse } from "node:http"
import { setTimeout as pause } from "node:timers/promises"
import { expect, it } from "vitest"
import { KeepsakeProcess } from "./keepsake.ts"
import { report, sizeFromEnvironment } from "./size.ts"

/** Half a minute longer than the default timeout of five minutes in Node's client and server. */
const QUIET_MS = sizeFromEnvironment("PROOF_QUIET_MS", 330_000)
const event = (text: string) => `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: text } }] })}\n\n`
const END = "data: [DONE]\n\n"

const ways: Record<string, (res: ServerResponse) => Promise<void>> = {
  "before its headers": async (res) => {
    await pause(QUIET_MS)
    res.writeHead(200, { "content-type": "text/event-stream" }).end(event("One") + END)
  },
  "before its first event": async (res) => {
    res.writeHead(200, { "content-type": "text/event-stream" }).flushHeaders()
    await pause(QUIET_MS)
    res.end(event("One") + END)
  },
  "between two events": async (res) => {
    res.writeHead(200, { "content-type": "text/event-stream" }).write(event("One"))
    await pause(QUIET_MS)
    res.end(event("Two") + END)
  },
}

it(`a reply that pauses for ${QUIET_MS / 1000} s is not cut off`, async () => {
  const upstream = createServer(async (req, res) => {
    let text = ""
    for await (const chunk of req) text += String(chunk)
    const { model } = JSON.parse(text)
    await ways[model]?.(res)
  }).listen(0, "127.0.0.1")
  await once(upstream, "listening")
  const address = upstream.address()
  await using keepsake = await KeepsakeProcess.serve({
    upstream: `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`,
  })
  const read = await Promise.all(
    Object.keys(ways).map(async (model) => {
      const asked = request(`${keepsake.url}/v1/chat/completions`, {
        method: "POST",
        headers: { ...keepsake.headers, "content-type": "application/json" },
      })
      asked.end(JSON.stringify({ model, stream: true, messages: [{ role: "user", content: "Take your time." }] }))
      const [answer] = await once(asked, "response")
      let text = ""
      for await (const chunk of answer) text += String(chunk)
      return [model, text] as const
    }),
  )
  report(
    `quiet for ${QUIET_MS / 1000} s`,
    Object.fromEntries(read.map(([way, text]) => [way, text.endsWith(END) ? "whole" : "cut"])),
  )
  expect(Object.fromEntries(read)).toEqual({
    "before its headers": event("One") + END,
    "before its first event": event("One") + END,
    "between two events": event("One") + event("Two") + END,
  })
  upstream.closeAllConnections()
  upstream.close()
})
