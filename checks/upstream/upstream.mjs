import { createServer } from "node:http"
import * as chatCompletions from "./chat-completions.mjs"
import * as messages from "./messages.mjs"
import * as responses from "./responses.mjs"

const dialects = {
  "/v1/chat/completions": chatCompletions,
  "/v1/responses": responses,
  "/v1/messages": messages,
}

/** Refusals by model name, with rate limit headers. */
const refusals = {
  "stub-flaky": [500, "Try again.", "server_error", { "retry-after-ms": "1" }],
  "stub-limited": [429, "Too much.", "rate_limit_error", { "retry-after": "0", "x-ratelimit-remaining-requests": "0" }],
  "stub-missing": [404, "No such model.", "not_found_error", {}],
  "stub-refusing": [401, "No such key.", "authentication_error", {}],
}
const transient = new Set(["stub-flaky", "stub-limited"])

/**
 * A provider with constant responses in three dialects. The requested model selects its behaviour; it records every
 * request.
 */
export async function startUpstream() {
  const seen = []
  const aborted = []
  const failing = new Set(transient)
  const server = createServer(async (req, res) => {
    const body = await bytesOf(req)
    const path = new URL(req.url, "http://stub").pathname
    seen.push({ url: req.url, headers: req.headers, body })
    const asked = JSON.parse(body.length === 0 ? "{}" : body.toString())
    const refusal = refusals[asked.model]
    if (refusal !== undefined && (!transient.has(asked.model) || failing.delete(asked.model))) {
      return refuse(res, path, refusal)
    }
    if (transient.has(asked.model)) failing.add(asked.model)
    const dialect = dialects[path]
    if (dialect === undefined) return handleOther(res, path, asked)
    if (asked.stream !== true) return json(res, 200, dialect.wholeReply(asked))
    return stream(res, dialect.streamEvents(asked), asked.model === "stub-slow" ? aborted : undefined)
  })
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve))
  const url = `http://127.0.0.1:${server.address().port}`
  return {
    url,
    seen,
    /** When clients aborted streams, in milliseconds since 1970. */
    aborted,
    connections: () => new Promise((resolve) => server.getConnections((_error, count) => resolve(count))),
    /** Clears the recorded requests, so that two runs can be compared. */
    restart() {
      seen.length = 0
      aborted.length = 0
      responses.resetIds()
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function bytesOf(req) {
  const chunks = []
  for await (const chunk of req) chunks.push(chunk)
  return Buffer.concat(chunks)
}

function refuse(res, path, [status, message, type, headers]) {
  const error = { type, message }
  const value =
    path === "/v1/messages"
      ? { type: "error", error, request_id: "req_1" }
      : { error: { ...error, param: null, code: type } }
  json(res, status, value, headers)
}

function handleOther(res, path, { input, encoding_format }) {
  if (path === "/v1/messages/count_tokens") return json(res, 200, { input_tokens: 11 })
  if (path === "/v1/embeddings") {
    const vector = new Float32Array([0.25, -0.5, 1])
    const embedding = encoding_format === "base64" ? Buffer.from(vector.buffer).toString("base64") : [...vector]
    const data = [input].flat().map((_, index) => ({ object: "embedding", index, embedding }))
    return json(res, 200, { object: "list", data, model: "stub", usage: { prompt_tokens: 1, total_tokens: 1 } })
  }
  if (path === "/v1/models") return json(res, 200, { object: "list", data: [model("stub"), model("stub-slow")] })
  return json(res, 200, model(path.split("/").at(-1)))
}

function model(id) {
  return { id, object: "model", created: 1, owned_by: "stub", type: "model", display_name: id }
}

function json(res, status, value, headers = {}) {
  const bytes = Buffer.from(JSON.stringify(value))
  const all = {
    "content-type": "application/json",
    "content-length": bytes.length,
    "x-request-id": "req_1",
    ...headers,
  }
  res.writeHead(status, { ...all, "request-id": "req_1" }).end(bytes)
}

/** Sends events one by one; with `aborted`, it sends text endlessly. */
async function stream(res, events, aborted) {
  res.writeHead(200, { "content-type": "text/event-stream; charset=utf-8", "x-request-id": "req_1" })
  res.once("close", () => {
    if (!res.writableFinished) aborted?.push(Date.now())
  })
  const middle = Math.max(1, events.findIndex((event) => event.includes("delta")) + 2)
  for (const event of events.slice(0, middle)) res.write(event)
  while (aborted !== undefined && !res.destroyed) {
    res.write(events[middle - 1])
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  for (const event of events.slice(middle)) res.write(event)
  res.end()
}
