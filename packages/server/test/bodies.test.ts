import { request } from "node:http"
import { connect } from "node:net"
import { gzipSync } from "node:zlib"
import { expect, test } from "vitest"
import type { GatewayEvent } from "../src/index.ts"
import { keepsake } from "./keepsake.ts"

async function post(url: string, key: string, body: string | Uint8Array<ArrayBuffer>, type: string | undefined) {
  const headers = { authorization: `Bearer ${key}`, ...(type !== undefined && { "content-type": type }) }
  const response = await fetch(`${url}/api/memory`, { method: "POST", headers, body })
  return { status: response.status, body: Object(await response.json()) }
}

test("malformed JSON is 400 in the shape of every error and quotes nothing of it", async () => {
  const { url, user } = await keepsake()
  for (const body of ["{bad", "", "{", '{"content":"secret word', new Uint8Array([0x22, 0xff, 0x22])]) {
    const answer = await post(url, user, body, "application/json")
    expect(answer).toMatchObject({ status: 400, body: { error: { code: "json_malformed" } } })
    expect(JSON.stringify(answer.body)).not.toContain("secret word")
  }
})

test("an empty body is called empty, and one that is packed is 415 and says how to send it", async () => {
  const { url, user } = await keepsake()
  expect((await post(url, user, "", "application/json")).body.error.message).toBe("The body is empty")
  const headers = { authorization: `Bearer ${user}`, "content-type": "application/json", "content-encoding": "gzip" }
  const packed = await fetch(`${url}/api/memory`, { method: "POST", headers, body: gzipSync('{"content":"c"}') })
  expect([packed.status, await packed.json()]).toMatchObject([415, { error: { code: "content_encoding" } }])
})

test("a client that disconnects while sending is counted and not logged as an error", async () => {
  const events: GatewayEvent[] = []
  const { url, user } = await keepsake({ log: (event) => void events.push(event) })
  const leaving = request(`${url}/api/memory`, {
    method: "POST",
    headers: { authorization: `Bearer ${user}`, "content-type": "application/json", "content-length": 9 },
  })
  leaving.on("error", () => undefined)
  leaving.write("{", () => leaving.destroy())
  await expect
    .poll(async () => (await fetch(`${url}/metrics`)).text())
    .toContain('keepsake_gateway_events_total{event="client-gone"} 1')
  expect(events).toEqual([])
})

test("a route without required fields accepts a request without a body", async () => {
  const { url, admin } = await keepsake()
  const headers = { authorization: `Bearer ${admin}` }
  const retried = await fetch(`${url}/api/queue/retry`, { method: "POST", headers })
  expect([retried.status, await retried.json()]).toMatchObject([200, { retried: 0 }])
  const bare = await fetch(`${url}/api/memory`, { method: "POST", headers })
  expect(bare.status).toBe(415)
})

test("text of lone surrogates and keys with control characters are rejected", async () => {
  const { url, user } = await keepsake()
  for (const body of ['{"content":"\\ud800"}', '{"content":"c","key":"\\u0000"}']) {
    expect((await post(url, user, body, "application/json")).status, body).toBe(400)
  }
})

test("a body that is not sent as JSON is 415: an HTML form writes nothing", async () => {
  const { url, user } = await keepsake()
  for (const type of ["text/plain", "application/x-www-form-urlencoded", "application/jsonp", undefined]) {
    expect((await post(url, user, new TextEncoder().encode('{"content":"c"}'), type)).status).toBe(415)
  }
  expect((await post(url, user, '{"content":"c"}', "application/json; charset=utf-8")).status).toBe(201)
})

test("a body over 1 MiB is 413 and names the limit, also when its length is not announced", async () => {
  const { url, user } = await keepsake()
  const large = `{"content":"${"x".repeat(1_100_000)}"}`
  const announced = await post(url, user, large, "application/json")
  expect(announced).toMatchObject({ status: 413, body: { error: { message: /1 MiB/ } } })
  expect(await chunked(url, user, large)).toBe(413)
})

/** Sends a request as bytes and reads the answer only when all of it is sent, as simple clients do. */
function sendWhole(url: string, key: string, path: string, body: string, length: boolean): Promise<string> {
  const { hostname, port } = new URL(url)
  const chunk = `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`
  const framing = length ? `content-length: ${body.length}` : "transfer-encoding: chunked"
  const head = `POST ${path} HTTP/1.1\r\nhost: ${hostname}:${port}\r\nauthorization: Bearer ${key}\r\naccept: application/json, text/event-stream\r\ncontent-type: application/json\r\n${framing}\r\n\r\n`
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port) })
    let answer = ""
    socket.on("error", reject).on("data", (bytes) => {
      answer += String(bytes)
    })
    socket.pause().write(head + (length ? body : chunk), () => socket.resume().end())
    socket.on("close", () => resolve(answer))
  })
}

test.each([
  ["/api/memory", true],
  ["/api/memory", false],
])(
  "an oversized body of 10 MB is answered after it was sent, with code and remedy: %s, with its length: %s",
  async (path, length) => {
    const { url, user } = await keepsake()
    const body = `{"content":"${"x".repeat(10_000_000)}"}`
    for (let time = 0; time < 5; time++) {
      const answer = await sendWhole(url, user, path, body, length)
      expect(answer.slice(0, 12)).toBe("HTTP/1.1 413")
      expect(answer).toMatch(/"limit_exceeded".*Send less/s)
    }
  },
)

test("a body nested deeper than any memory is refused without being walked into", async () => {
  const { url, user } = await keepsake()
  const deep = `{"content":"c","metadata":{"a":${"[".repeat(100_000)}${"]".repeat(100_000)}}}`
  expect((await post(url, user, deep, "application/json")).status).toBe(413)
})

test("__proto__ is rejected as a name", async () => {
  const { url, user } = await keepsake()
  const answer = await post(url, user, '{"content":"c","metadata":{"__proto__":{"admin":true}}}', "application/json")
  expect(answer.status).toBe(400)
})

function chunked(url: string, key: string, body: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" }
    const sent = request(`${url}/api/memory`, { method: "POST", headers }, (response) => {
      resolve(response.statusCode)
      response.resume()
    })
    // The server may end the connection while the rest is still on its way.
    sent.on("error", reject)
    for (let at = 0; at < body.length; at += 65_536) sent.write(body.slice(at, at + 65_536))
    sent.end()
  })
}
