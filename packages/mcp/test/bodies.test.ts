import { connect } from "node:net"
import { expect, test } from "vitest"
import { call, connected, keepsake } from "./keepsake.ts"

/** Sends a request as bytes and reads the answer only when all of it is sent, as simple clients do. */
function sendWhole(url: string, key: string, body: string, hasLength: boolean, more = ""): Promise<string> {
  const { hostname, port } = new URL(url)
  const chunk = `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`
  const framing = hasLength ? `content-length: ${body.length}` : "transfer-encoding: chunked"
  const head = `POST /mcp HTTP/1.1\r\nhost: ${hostname}:${port}\r\nauthorization: Bearer ${key}\r\naccept: application/json, text/event-stream\r\ncontent-type: application/json\r\n${more}${framing}\r\n\r\n`
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port) })
    let answer = ""
    socket.on("error", reject).on("data", (bytes) => {
      answer += String(bytes)
    })
    socket.pause().write(head + (hasLength ? body : chunk), () => socket.resume().end())
    socket.on("close", () => resolve(answer))
  })
}

const large = (method: string): string =>
  JSON.stringify({ jsonrpc: "2.0", id: 1, method, params: { text: "x".repeat(10_000_000) } })

test.each([
  ["an older client that begins", large("initialize"), ""],
  ["an older client in a session", large("tools/call"), "mcp-session-id: unknown\r\n"],
  ["a client without sessions", large("tools/call"), "mcp-protocol-version: 2026-07-28\r\nmcp-method: tools/call\r\n"],
  ["somebody who sends no JSON", "x".repeat(10_000_000), ""],
])("an oversized body of %s has the answer of the other routes, with code and remedy", async (_, body, headers) => {
  const { url, user } = await keepsake()
  for (const hasLength of [true, false, true, false]) {
    const answer = await sendWhole(url, user, body, hasLength, headers)
    expect(answer.slice(0, 12)).toBe("HTTP/1.1 413")
    expect(answer).toMatch(/"limit_exceeded".*Send less/s)
    expect(answer).toMatch(/\r\nconnection: close\r\n/i)
  }
})

test("a body just below the limit is read", async () => {
  const { url, user } = await keepsake()
  for (const era of ["modern", "legacy"] as const) {
    const client = await connected(url, user, { era })
    const answer = await call(client, "memory_search", { query: "x".repeat(1_000_000) })
    expect(JSON.stringify(answer)).not.toContain("1 MiB")
  }
})
