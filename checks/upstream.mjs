import { createServer } from "node:http"

const usage = { prompt_tokens: 11, completion_tokens: 7, total_tokens: 18 }
const words = ["Hé", "llo", " 🌍", ", noted", "."]
const toolCall = { id: "call_1", type: "function", function: { name: "weather", arguments: '{"city":"Porto"}' } }

/** An OpenAI-like provider that answers the same every time. What it does depends on the model that is asked for; it remembers every request. */
export async function startUpstream() {
  const seen = []
  const aborted = []
  let flaky = 0
  const server = createServer((req, res) => {
    let body = ""
    req.setEncoding("utf8")
    req.on("data", (part) => {
      body += part
    })
    req.on("end", () => {
      seen.push({ path: req.url, headers: req.headers, body })
      if (req.url === "/v1/models") return json(res, 200, { object: "list", data: ["stub", "stub-slow"].map(model) })
      const { model: name, stream, tools, messages } = JSON.parse(body || "{}")
      if (name === "stub-flaky" && flaky++ % 2 === 0) return json(res, 500, failure("Try again.", "server_error"))
      if (name === "stub-missing")
        return json(res, 404, failure("No such model.", "invalid_request_error", "model_not_found"))
      if (name === "stub-refusing")
        return json(res, 401, failure("No such key.", "invalid_request_error", "invalid_api_key"))
      const calls = tools !== undefined && messages.at(-1)?.role !== "tool"
      if (stream) return sse(res, name === "stub-slow" ? 100 : 1, calls, aborted)
      const message = calls
        ? { role: "assistant", content: null, tool_calls: [toolCall], refusal: null }
        : { role: "assistant", content: words.join(""), refusal: null }
      const choices = [{ index: 0, message, finish_reason: calls ? "tool_calls" : "stop", logprobs: null }]
      return json(res, 200, {
        id: "chatcmpl-1",
        object: "chat.completion",
        created: 1,
        model: name,
        choices,
        usage,
        "x-unknown": { kept: true },
      })
    })
  })
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve))
  return {
    url: `http://127.0.0.1:${server.address().port}/v1`,
    seen,
    /** When streams were broken off by who asked, in milliseconds since 1970. */
    aborted,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

function model(id) {
  return { id, object: "model", created: 1, owned_by: "stub" }
}

function failure(message, type, code = null) {
  return { error: { message, type, param: null, code } }
}

function json(res, status, value) {
  res.writeHead(status, { "content-type": "application/json", "x-request-id": "req_1" })
  res.end(JSON.stringify(value))
}

/** `slow` times as many pieces, 10 ms apart. */
async function sse(res, slow, calls, aborted) {
  res.writeHead(200, { "content-type": "text/event-stream; charset=utf-8" })
  res.once("close", () => {
    if (!res.writableFinished) aborted.push(Date.now())
  })
  const send = (delta, finish_reason = null, more = {}) =>
    res.write(
      `data: ${JSON.stringify({ id: "chatcmpl-1", object: "chat.completion.chunk", created: 1, model: "stub", choices: [{ index: 0, delta, finish_reason }], ...more })}\n\n`,
    )
  if (calls) send({ role: "assistant", content: null, tool_calls: [{ index: 0, ...toolCall }] })
  else send({ role: "assistant", content: "" })
  for (let round = 0; round < slow && !calls && !res.destroyed; round++) {
    for (const content of words) {
      send({ content })
      if (slow > 1) await new Promise((resolve) => setTimeout(resolve, 10))
    }
  }
  send({}, calls ? "tool_calls" : "stop", { usage })
  res.end("data: [DONE]\n\n")
}
