import { createConnection } from "node:net"
import { MemoryError } from "@keepsake/core"
import { describe, expect, it } from "vitest"
import {
  chunkEvent,
  completion,
  house,
  KEY,
  memoryThat,
  nothingRecalled,
  sendJson,
  upstreamThat,
  user,
} from "./gateway-rig.ts"

describe("a client that leaves or reads slowly", () => {
  it("cancels the upstream request when the client disconnects, and stores the user's message", async () => {
    await using upstream = await upstreamThat((res) => {
      res.writeHead(200, { "content-type": "text/event-stream" })
      res.write(chunkEvent({ content: "One" }))
    })
    const finished = Promise.withResolvers<void>()
    const { memory, notes } = memoryThat(() => ({}), { finish: async () => finished.resolve() })
    await using gateway = await house({ memory, upstream })
    const going = new AbortController()
    const reply = await fetch(`${gateway.url}/v1/chat/completions`, {
      method: "POST",
      headers: { authorization: `Bearer ${KEY}` },
      body: JSON.stringify({ stream: true, messages: [user("Hi")] }),
      signal: going.signal,
    })
    await reply.body?.getReader().read()
    going.abort()
    await upstream.cut
    await finished.promise
    expect(notes.finished).toEqual([{ text: "One", whole: false, brokeOff: true }])
  })

  it("cancels the upstream request when the client disconnects before a response", async () => {
    const asked = Promise.withResolvers<void>()
    await using upstream = await upstreamThat(() => asked.resolve())
    const { memory, notes } = nothingRecalled()
    await using gateway = await house({ memory, upstream })
    const going = new AbortController()
    const reply = fetch(`${gateway.url}/v1/chat/completions`, {
      method: "POST",
      headers: { authorization: `Bearer ${KEY}` },
      body: JSON.stringify({ messages: [user("Hi")] }),
      signal: going.signal,
    }).catch(() => "gone")
    await asked.promise
    going.abort()
    await upstream.cut
    expect(await reply).toBe("gone")
    expect(notes).toMatchObject({ finished: [], abandoned: 1 })
    expect(gateway.counted).toEqual(["client-gone"])
  })

  it("counts clients that go away, and writes one line for many that names the cause", async () => {
    const left = Promise.withResolvers<void>()
    const { memory } = memoryThat(async () => {
      await left.promise
      throw new MemoryError("cancelled", "The caller cancelled it")
    })
    await using upstream = await upstreamThat((res) => sendJson(res, completion("Hi")))
    await using gateway = await house({ memory, upstream })
    const going = new AbortController()
    const replies = [1, 2, 3].map(() =>
      fetch(`${gateway.url}/v1/chat/completions`, {
        method: "POST",
        headers: { authorization: `Bearer ${KEY}` },
        body: JSON.stringify({ messages: [user("Hi")] }),
        signal: going.signal,
      }).catch(() => "gone"),
    )
    const half = createConnection(Number(new URL(gateway.url).port), "127.0.0.1")
    half.write(
      `POST /v1/chat/completions HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${KEY}\r\ncontent-length: 9\r\n\r\n{`,
      () => half.destroy(),
    )
    await expect.poll(() => gateway.counted).toHaveLength(1)
    going.abort()
    expect(await Promise.all(replies)).toEqual(["gone", "gone", "gone"])
    left.resolve()
    await expect.poll(() => gateway.counted).toEqual(Array(4).fill("client-gone"))
    expect(gateway.events).toEqual([
      { level: "info", event: "client-gone", message: expect.stringContaining("closed its connection") },
    ])
  })

  it("applies the client's backpressure to the upstream", async () => {
    const megabytes = 64
    let sent = 0
    await using upstream = await upstreamThat((res) => {
      const piece = `data: ${"x".repeat(65_536)}\n\n`
      res.writeHead(200, { "content-type": "text/event-stream" })
      const next = (): void => {
        while (sent < megabytes * 1024 * 1024) {
          sent += piece.length
          if (!res.write(piece)) return void res.once("drain", next)
        }
        res.end("data: [DONE]\n\n")
      }
      next()
    })
    const { memory, notes } = nothingRecalled()
    await using gateway = await house({ memory, upstream })
    const socket = createConnection(Number(new URL(gateway.url).port), "127.0.0.1").pause()
    const body = JSON.stringify({ stream: true, messages: [user("Hi")] })
    const head = `POST /v1/chat/completions HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${KEY}\r\nconnection: close`
    socket.write(`${head}\r\ncontent-length: ${body.length}\r\n\r\n${body}`)
    let before = -1
    await expect
      .poll(
        () => {
          const stands = sent > 0 && sent === before
          before = sent
          return stands
        },
        { interval: 500 },
      )
      .toBe(true)
    // The rest is what the system keeps for two connections.
    expect(sent).toBeLessThan((megabytes / 2) * 1024 * 1024)
    let taken = 0
    for await (const chunk of socket) taken += Buffer.from(chunk).length
    expect(taken).toBeGreaterThan(megabytes * 1024 * 1024)
    expect(gateway.counted).toEqual(["reply-too-long"])
    expect(notes.finished).toEqual([{ text: "", whole: false }])
  })
})
