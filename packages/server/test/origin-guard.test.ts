import { request } from "node:http"
import { connect } from "node:net"
import { text } from "node:stream/consumers"
import { expect, test } from "vitest"
import { keepsake } from "./keepsake.ts"

interface Answer {
  readonly status: number | undefined
  readonly headers: Readonly<Record<string, unknown>>
}

/** fetch does not let a test choose its Host. */
function ask(url: string, path: string, headers: Record<string, string>, method = "GET"): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(url + path, { headers, method }, (response) => {
      response.resume()
      response.on("end", () => resolve({ status: response.statusCode, headers: response.headers }))
    })
    sent.on("error", reject).end()
  })
}

const paths = ["/", "/api/status", "/healthz", "/metrics", "/openapi.json", "/v1/models", "/signin?token=x"]

test("a name that is not this server's is 403 on every path", async () => {
  const { url, admin } = await keepsake()
  const key = { authorization: `Bearer ${admin}` }
  for (const path of paths) {
    for (const host of [
      "evil.example",
      "127.0.0.1.evil.example",
      "localhost.evil.example:4747",
      "localhost@evil.example",
    ]) {
      expect((await ask(url, path, { ...key, host })).status, `${host} ${path}`).toBeOneOf([400, 403])
    }
    expect((await ask(url, path, { ...key, host: "localhost:1" })).status).not.toBe(403)
    expect((await ask(url, path, { ...key, host: "[::1]" })).status).not.toBe(403)
  }
})

test("two Host headers are refused, because readers could disagree about them", async () => {
  const { url } = await keepsake()
  const { port } = new URL(url)
  for (const path of ["/healthz", "/v1/models"]) {
    const socket = connect(Number(port), "127.0.0.1")
    socket.end(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\nConnection: close\r\n\r\n`)
    expect(await text(socket), path).toMatch(/^HTTP\/1\.1 400 /)
  }
})

test("a page of another origin is 403 on every path, its own pages are not", async () => {
  const { url, admin } = await keepsake()
  const key = { authorization: `Bearer ${admin}` }
  for (const path of paths) {
    for (const origin of ["http://evil.example", "null", "http://127.0.0.1:1", `${url}.evil.example`]) {
      expect((await ask(url, path, { ...key, origin })).status, `${origin} ${path}`).toBe(403)
    }
    expect((await ask(url, path, { ...key, origin: url })).status).not.toBe(403)
  }
})

test("only a listed origin may read answers, on the management API and the gateway", async () => {
  const { url, admin } = await keepsake({ corsOrigins: ["https://app.example"] })
  const headers = { authorization: `Bearer ${admin}`, origin: "https://app.example" }
  for (const path of ["/api/status", "/v1/models", "/api/nothing"]) {
    expect((await ask(url, path, headers)).headers["access-control-allow-origin"]).toBe("https://app.example")
    expect((await ask(url, path, { authorization: headers.authorization })).headers).not.toHaveProperty(
      "access-control-allow-origin",
    )
  }
  const asking = { "access-control-request-method": "POST", "access-control-request-headers": "authorization" }
  const preflight = await ask(url, "/api/memory", { origin: headers.origin, ...asking }, "OPTIONS")
  expect([preflight.status, preflight.headers["access-control-allow-headers"]]).toEqual([204, "authorization"])
  expect((await ask(url, "/api/memory", { origin: "https://evil.example", ...asking }, "OPTIONS")).status).toBe(403)
})

test("names that are configured are let in", async () => {
  const { url } = await keepsake({ allowedHosts: ["Memory.Example"] })
  expect((await ask(url, "/healthz", { host: "memory.example:8080" })).status).toBe(200)
})

test("every answer forbids framing, sniffing and scripts from elsewhere", async () => {
  const { url } = await keepsake()
  for (const path of ["/", "/healthz", "/api/status", "/nothing", "/signin?token=x"]) {
    const { headers } = await ask(url, path, {})
    expect(headers["content-security-policy"]).toMatch(/default-src 'self'.*frame-ancestors 'none'/)
    expect(headers["x-content-type-options"]).toBe("nosniff")
  }
})

test("under /v1 sentence and remedy are two sentences", async () => {
  const { url } = await keepsake()
  const answer = await fetch(`${url}/v1/models`, { headers: { origin: "https://evil.example" } })
  expect(Object(await answer.json()).error.message).toMatch(/may not call this server\. Add the origin/)
})

test("every response under /v1 reports the memory status, also rejected ones", async () => {
  const { url, admin, keys } = await keepsake({ corsOrigins: ["https://app.example"] })
  const memory = async (headers: Record<string, string>, method?: string) => {
    const answer = await ask(url, "/v1/models", headers, method)
    return [answer.status, answer.headers["x-keepsake-memory"]]
  }
  expect(await memory({ host: "evil.example" })).toEqual([403, "off; error"])
  expect(await memory({ origin: "https://evil.example" })).toEqual([403, "off; error"])
  const asking = { origin: "https://app.example", "access-control-request-method": "POST" }
  expect(await memory(asking, "OPTIONS")).toEqual([204, "off; error"])
  for (let i = 0; i < 20; i++) expect(await memory({ "x-api-key": `wrong${i}` })).toEqual([401, "off; error"])
  expect(await memory({ "x-api-key": "wrong" })).toEqual([429, "off; error"])
  keys.find = () => Promise.reject(new Error("the disk is gone"))
  expect(await memory({ "x-api-key": admin })).toEqual([500, "off; error"])
})
