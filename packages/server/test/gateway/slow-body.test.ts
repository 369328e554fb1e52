import { once } from "node:events"
import { createServer, request } from "node:http"
import { afterEach, beforeEach, expect, it } from "vitest"
import { sendError } from "../../src/gateway/errors.ts"
import { readBody } from "../../src/gateway/read-body.ts"
import { Rejection } from "../../src/rejection.ts"

const server = createServer((req, res) => {
  readBody(req, 20).then(
    () => res.end("read"),
    (error: unknown) => {
      if (error instanceof Rejection) sendError(res, error, {})
    },
  )
})
let port = 0
beforeEach(async () => {
  await once(server.listen(0, "127.0.0.1"), "listening")
  const address = server.address()
  port = typeof address === "object" ? (address?.port ?? 0) : 0
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const types = [
  ["/v1/chat/completions", { error: { type: "invalid_request_error", code: "too_slow" } }],
  ["/v1/messages", { type: "error", error: { type: "timeout_error" } }],
] as const

it.each(types)("a body that does not come is refused in the shape of %s", async (path, shape) => {
  const slow = request({ port, path, method: "POST", headers: { "content-length": 100 } })
  slow.write("{")
  const [answer] = await once(slow, "response")
  let text = ""
  for await (const chunk of answer) text += String(chunk)
  slow.destroy()
  expect([answer.statusCode, JSON.parse(text)]).toMatchObject([408, shape])
})
