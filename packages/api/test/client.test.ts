import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"
import { expect, onTestFinished, test } from "vitest"
import { ApiError, createClient } from "../src/index.ts"

interface Seen {
  readonly method: string | undefined
  readonly url: string | undefined
  readonly key: string | undefined
  readonly body: string
}

/** Starts a server that records requests and sends the given response. */
async function answering(status: number, body: unknown) {
  const seen: Seen[] = []
  const answer = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    seen.push({ method: req.method, url: req.url, key: req.headers.authorization, body: await text(req) })
    res
      .writeHead(status, { "content-type": "application/json" })
      .end(typeof body === "string" ? body : JSON.stringify(body))
  }
  const server = createServer((req, res) => void answer(req, res))
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  onTestFinished(() => void server.close())
  // The address of a TCP server is an object.
  const { port } = server.address() as AddressInfo
  return { seen, client: createClient({ url: `http://127.0.0.1:${port}/`, key: "kp_test" }) }
}

test("the client puts path, query and key where the route declares them", async () => {
  const { client, seen } = await answering(200, { success: true })
  await client.deleteMemory({ id: "a/b", erase: "true" })
  expect(seen).toEqual([{ method: "DELETE", url: "/api/memory/a%2Fb?erase=true", key: "Bearer kp_test", body: "" }])
})

test("the client sends all other fields in the body and omits undefined ones", async () => {
  const { client, seen } = await answering(201, { key: null })
  await client.createKey({ role: "admin", name: undefined }).catch(() => undefined)
  expect(seen[0]).toMatchObject({ method: "POST", url: "/api/keys", body: '{"role":"admin"}' })
})

test("an error of the server has its status, code, sentence, remedy and values", async () => {
  const { client } = await answering(403, {
    error: { code: "admin_only", message: "No.", remedy: "Use another.", params: { field: "role", odd: [] } },
  })
  const failure = await client.listKeys().catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ApiError)
  expect(failure).toMatchObject({ status: 403, code: "admin_only", message: "No.", remedy: "Use another." })
  expect(failure).toHaveProperty("params", { field: "role" })
})

test("a failure of the caller's lines is thrown unchanged", async () => {
  const { client } = await answering(200, {})
  async function* lines() {
    yield '{"content":"Plays chess"}\n'
    throw new RangeError("the disk went away")
  }
  await expect(client.importMemories({ lines: lines() })).rejects.toThrow(new RangeError("the disk went away"))
})

test("an unhealthy response is returned, not thrown", async () => {
  const queue = { pending: 0, failed: 2, oldestMs: null }
  const body = {
    working: false,
    latencyMs: 1,
    error: "down",
    queue,
    turns: { waiting: 0, lost: 0, lostSince: null },
    scheduled: 0,
    embedding: 0,
    warnings: [],
    warningDetails: [],
  }
  const { client } = await answering(503, body)
  expect(await client.memoryHealth()).toEqual(body)
})

test("a response of another server has its own error code", async () => {
  const { client } = await answering(200, "<html>")
  await expect(client.status()).rejects.toMatchObject({ status: 200, code: "answer_unreadable" })
})

test("the error for an unreachable server says how to start one", async () => {
  const client = createClient({ url: "http://127.0.0.1:1", fetch: () => Promise.reject(new TypeError("fetch failed")) })
  await expect(client.alive()).rejects.toMatchObject({ status: 0, code: "unreachable", remedy: /keepsake serve/ })
})

test.each(["", ".", "..", "a\ud800", "\udc00"])(
  "an id that no address can carry, %j, is not found and asks nothing of another address",
  async (id) => {
    const { client, seen } = await answering(200, { success: true })
    expect(await client.deleteMemory({ id }).catch((error: unknown) => error)).toMatchObject({
      status: 404,
      code: "not_found",
    })
    expect(seen).toEqual([])
  },
)

test("half a character in a query is refused, because it would name somebody else", async () => {
  const { client, seen } = await answering(200, {})
  expect(await client.listMemories({ user: "ada\ud83d" }).catch((error: unknown) => error)).toMatchObject({
    status: 400,
    code: "invalid_request",
    message: "user: half a character",
  })
  expect(seen).toEqual([])
})
