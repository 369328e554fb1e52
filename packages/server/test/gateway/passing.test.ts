import { createServer } from "node:http"
import { type AddressInfo, createConnection } from "node:net"
import { promisify } from "node:util"
import * as zlib from "node:zlib"
import { describe, expect, it } from "vitest"
import { CopyBudget, ReplyCopy } from "../../src/gateway/reply-copy.ts"
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

describe("forwarding through the gateway", () => {
  it("sends the body upstream byte for byte when nothing is recalled", async () => {
    await using upstream = await upstreamThat((res) => sendJson(res, completion("Hi")))
    await using gateway = await house({ memory: nothingRecalled().memory, upstream })
    const odd =
      ' {"model" :"gpt-x", "messages":[ {"content":"caf\\u00e9 \ud83c\udf75", "role":"user"}],\r\n"x":1e2, "x":1.0}\n'

    const answer = await gateway.ask("/v1/chat/completions", { body: odd })

    expect(upstream.taken[0]?.body.toString()).toBe(odd)
    expect(answer.text).toBe(JSON.stringify(completion("Hi")))
    expect(answer.headers).toMatchObject({
      "x-keepsake-memory": "on",
      "x-keepsake-recalled": "0",
      "x-keepsake-tokens": "0",
    })
  })

  it("passes every other path with its method, query and body, and says that it has no memory there", async () => {
    await using upstream = await upstreamThat((res) => sendJson(res, { ok: true }))
    await using gateway = await house({ memory: nothingRecalled().memory, upstream })
    for (const [method, path, body] of [
      ["POST", "/v1/embeddings?a=1&b=%20", '{"input": "x"}'],
      ["DELETE", "/v1/files/file-1", undefined],
      ["GET", "/v1/chat/completions?limit=2", undefined],
      ["GET", "/v1/models", undefined],
      ["PATCH", "/v1/anything/else/", "not json at all"],
    ] as const) {
      const answer = await gateway.ask(path, { method, ...(body === undefined ? {} : { body }) })
      expect(answer.headers["x-keepsake-memory"]).toBe("off; dialect")
      const taken = upstream.taken.at(-1)
      expect([taken?.method, taken?.url, taken?.body.toString()]).toEqual([method, path, body ?? ""])
    }
  })

  it("does not follow redirects: keys and text are only sent to the configured address, and the response is forwarded unchanged", async () => {
    await using elsewhere = await upstreamThat((res) => sendJson(res, completion("Mine now")))
    const location = `${elsewhere.baseUrl}/chat/completions`
    for (const status of [301, 302, 307, 308]) {
      await using upstream = await upstreamThat((res) => res.writeHead(status, { location }).end("Moved."))
      await using gateway = await house({ memory: nothingRecalled().memory, upstream })
      const body = JSON.stringify({ model: "gpt-x", messages: [user("My dog is called Biscuit.")] })
      const answer = await gateway.ask("/v1/chat/completions", { body })
      expect([answer.status, answer.headers.location, answer.text]).toEqual([status, location, "Moved."])
    }
    expect(elsewhere.taken).toEqual([])
  })

  it("joins the upstream's base path, and its query", async () => {
    await using upstream = await upstreamThat((res) => sendJson(res, {}))
    const bases = ["", "/", "?api-version=3"].map((end) => upstream.baseUrl + end)
    bases.push(upstream.baseUrl.replace("/v1", "/openai/deployments/x"))
    for (const baseUrl of bases) {
      await using gateway = await house({ memory: nothingRecalled().memory, upstream: { baseUrl } })
      await gateway.ask("/v1/embeddings?q=1", { body: "{}" })
    }
    expect(upstream.taken.map((one) => one.url)).toEqual([
      "/v1/embeddings?q=1",
      "/v1/embeddings?q=1",
      "/v1/embeddings?api-version=3&q=1",
      "/openai/deployments/x/embeddings?q=1",
    ])
  })

  it("refuses a path that leaves the upstream's base", async () => {
    await using upstream = await upstreamThat((res) => sendJson(res, {}))
    await using gateway = await house({ memory: nothingRecalled().memory, upstream })
    for (const path of ["/v1/%2e%2E/admin", "/v1/a/..%2fadmin", "/v1/..\\admin"]) {
      const { promise, resolve } = Promise.withResolvers<string>()
      const socket = createConnection(Number(new URL(gateway.url).port), "127.0.0.1")
      socket.end(`GET ${path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${KEY}\r\nconnection: close\r\n\r\n`)
      let text = ""
      socket.on("data", (chunk) => {
        text += chunk.toString()
      })
      socket.on("close", () => resolve(text))
      expect(await promise).toMatch(/^HTTP\/1\.1 400 /)
    }
    expect(upstream.taken).toEqual([])
  })

  it("passes status, body, retry-after and rate limits of a refusal, and keeps nothing", async () => {
    const limits = { "retry-after": "7", "x-ratelimit-remaining-requests": "0", "x-request-id": "r-1" }
    await using upstream = await upstreamThat((res) =>
      res.writeHead(429, { "content-type": "text/plain", ...limits }).end("slow down"),
    )
    const { memory, notes } = nothingRecalled()
    await using gateway = await house({ memory, upstream })

    const answer = await gateway.ask("/v1/chat/completions", { body: { messages: [user("Hi")] } })

    expect([answer.status, answer.text]).toEqual([429, "slow down"])
    expect(answer.headers).toMatchObject({ ...limits, "x-keepsake-memory": "on" })
    expect(notes).toMatchObject({ finished: [], abandoned: 1 })
  })

  it("forwards invalid data unchanged, and stores the user's message", async () => {
    await using upstream = await upstreamThat((res) =>
      res.writeHead(200, { "content-type": "application/json" }).end("<html>"),
    )
    const { memory, notes } = nothingRecalled()
    await using gateway = await house({ memory, upstream })
    const answer = await gateway.ask("/v1/chat/completions", { body: { messages: [user("Hi")] } })
    expect(answer.text).toBe("<html>")
    expect(notes.finished).toEqual([{ text: "", whole: false }])
  })

  it("is interrupted where the upstream is, and stores no partial reply", async () => {
    await using upstream = await upstreamThat((res) => {
      res.writeHead(200, { "content-type": "text/event-stream" })
      res.write(chunkEvent({ content: "Half" }), () => setTimeout(() => res.destroy(), 20))
    })
    const { memory, notes } = nothingRecalled()
    await using gateway = await house({ memory, upstream })
    const answer = await gateway.ask("/v1/chat/completions", { body: { stream: true, messages: [user("Hi")] } })
    expect(answer).toMatchObject({ broken: true, text: chunkEvent({ content: "Half" }) })
    expect(notes.finished).toEqual([{ text: "Half", whole: false, brokeOff: true }])
  })

  it("answers 502 with a remedy when the upstream cannot be reached", async () => {
    const gone = await upstreamThat(() => {})
    await gone[Symbol.asyncDispose]()
    const { memory, notes } = nothingRecalled()
    await using gateway = await house({ memory, upstream: gone })
    const answer = await gateway.ask("/v1/chat/completions", { body: { messages: [user("Hi")] } })
    expect(answer.status).toBe(502)
    expect(answer.json()).toMatchObject({
      error: {
        type: "server_error",
        param: null,
        code: "upstream_unreachable",
        message: expect.stringContaining("upstream.openai.baseUrl"),
      },
    })
    expect(notes).toMatchObject({ finished: [], abandoned: 1 })
  })

  it("drops the longest reply copy when all exceed the limit, and parses the others", async () => {
    const room = new CopyBudget(1_000)
    const copies = [500, 300, 200].map((size) => {
      const copy = new ReplyCopy(room)
      copy.start("text/plain", "")
      for (let at = 0; at < size; at += 2) copy.add(Buffer.from("ab"))
      return copy
    })
    const [longest, other, short] = copies
    other?.add(Buffer.alloc(101))
    expect([longest?.discardReason, other?.discardReason, short?.discardReason]).toEqual([
      "no-room",
      undefined,
      undefined,
    ])
    expect(await longest?.read()).toBeUndefined()
    expect((await short?.read())?.text).toBe("ab".repeat(100))
    // What was read, or given up, takes no room any more.
    other?.add(Buffer.alloc(599))
    expect(other?.discardReason).toBeUndefined()
  })

  it("keeps a stream's bytes however the upstream cuts them", async () => {
    const whole = Buffer.from(
      [
        chunkEvent({ role: "assistant", content: "" }),
        chunkEvent({ content: "Grüße 👋 [DONE]" }),
        chunkEvent({}, "stop"),
        "data: [DONE]\n\n",
      ].join(""),
    )
    await using upstream = await upstreamThat(async (res, { url }) => {
      const at = Number(new URL(url, "http://x").searchParams.get("at"))
      res.writeHead(200, { "content-type": "text/event-stream" })
      await new Promise<unknown>((resolve) => res.write(whole.subarray(0, at), resolve))
      await new Promise((resolve) => setImmediate(resolve))
      res.end(whole.subarray(at))
    })
    const { memory, notes } = nothingRecalled()
    await using gateway = await house({ memory, upstream })
    const body = JSON.stringify({ stream: true, messages: [user("Hi")] })
    const offsets = Array.from(whole.keys())
    for (let from = 0; from < offsets.length; from += 32) {
      const answers = await Promise.all(
        offsets.slice(from, from + 32).map((at) => gateway.ask(`/v1/chat/completions?at=${at}`, { body })),
      )
      for (const answer of answers) expect(answer.body.equals(whole)).toBe(true)
    }
    expect(notes.finished).toHaveLength(offsets.length)
    expect(new Set(notes.finished.map((reply) => JSON.stringify(reply)))).toEqual(
      new Set([JSON.stringify({ text: "Grüße 👋 [DONE]", whole: true })]),
    )
  })

  it.each([
    ["gzip", zlib.gzip],
    ["br", zlib.brotliCompress],
    ["deflate", zlib.deflate],
    ["deflate", zlib.deflateRaw],
    ["zstd", zlib.zstdCompress],
  ] as const)("passes a reply in %s as it is and still reads it", async (encoding, compress) => {
    const pack: (bytes: Buffer) => Promise<Buffer> = promisify(compress)
    const packed = await pack(Buffer.from(JSON.stringify(completion("I am packed"))))
    await using upstream = await upstreamThat((res) =>
      res
        .writeHead(200, {
          "content-type": "application/json",
          "content-encoding": encoding,
          "content-length": packed.length,
        })
        .end(packed),
    )
    const finished = Promise.withResolvers<void>()
    const { memory, notes } = memoryThat(() => ({}), { finish: async () => finished.resolve() })
    await using gateway = await house({ memory, upstream })
    const answer = await gateway.ask("/v1/chat/completions", { body: { messages: [user("Hi")] } })
    expect(answer.body.equals(packed)).toBe(true)
    expect(answer.headers["content-encoding"]).toBe(encoding)
    await finished.promise
    expect(notes.finished).toEqual([{ text: "I am packed", whole: true }])
  })

  it("passes a body over 10 MiB without memory, announced or not", async () => {
    await using upstream = await upstreamThat((res, { body }) => sendJson(res, { size: body.length }))
    const { memory, notes } = nothingRecalled()
    await using gateway = await house({ memory, upstream })
    const big = Buffer.from(JSON.stringify({ messages: [user("x".repeat(11 * 1024 * 1024))] }))
    for (const headers of [{ "content-length": String(big.length) }, { "transfer-encoding": "chunked" }]) {
      const answer = await gateway.ask("/v1/chat/completions", { body: big, headers })
      expect(answer.json()).toEqual({ size: big.length })
      expect(answer.headers).toMatchObject({
        "x-keepsake-memory": "off; too-large",
        "x-keepsake-degraded": "too-large",
      })
    }
    expect(notes.begun).toEqual([])
  })

  it("refuses a body over 64 MiB and names the limit, announced or not, but lets uploads pass", async () => {
    await using upstream = await upstreamThat((res, { body }) => sendJson(res, { size: body.length }))
    await using gateway = await house({ memory: nothingRecalled().memory, upstream })
    const huge = Buffer.alloc(64 * 1024 * 1024 + 1, 32)
    for (const path of ["/v1/chat/completions", "/v1/embeddings"]) {
      for (const headers of [{ "content-length": String(huge.length) }, { "transfer-encoding": "chunked" }]) {
        const answer = await gateway.ask(path, { body: huge, headers })
        expect(answer.status).toBe(413)
        expect(answer.json()).toMatchObject({
          error: { code: "too_large", message: expect.stringContaining("64 MiB") },
        })
      }
    }
    const upload = await gateway.ask("/v1/files", {
      body: huge,
      headers: { "content-type": "multipart/form-data; boundary=x" },
    })
    expect(upload.json()).toEqual({ size: huge.length })
  })

  it("forwards a response that arrives before the upload ends", async () => {
    const refusing = createServer((_req, res) => res.writeHead(401, { "content-length": 2 }).end("no"))
    await new Promise<void>((resolve) => refusing.listen(0, "127.0.0.1", resolve))
    // A server that listens on TCP has such an address.
    const { port } = refusing.address() as AddressInfo
    await using gateway = await house({
      memory: nothingRecalled().memory,
      upstream: { baseUrl: `http://127.0.0.1:${port}/v1` },
    })
    const answer = await gateway.ask("/v1/files", { body: Buffer.alloc(24 * 1024 * 1024, 32) })
    expect([answer.status, answer.text]).toEqual([401, "no"])
    refusing.closeAllConnections()
    refusing.close()
  })

  it("passes a body that it cannot read, and says why", async () => {
    await using upstream = await upstreamThat((res) => sendJson(res, {}))
    await using gateway = await house({ memory: nothingRecalled().memory, upstream })
    const packed = zlib.gzipSync('{"messages":[]}')
    const cases = [
      ["content-encoding", packed, { "content-encoding": "gzip" }],
      ["malformed-json", Buffer.from('{"messages":'), {}],
      ["repeated-key", Buffer.from('{"messages":[],"messages":[]}'), {}],
    ] as const
    for (const [why, body, headers] of cases) {
      const answer = await gateway.ask("/v1/chat/completions", { body, headers })
      expect(answer.headers).toMatchObject({ "x-keepsake-memory": `off; ${why}`, "x-keepsake-degraded": why })
      expect(upstream.taken.at(-1)?.body.equals(body)).toBe(true)
    }
  })
})
