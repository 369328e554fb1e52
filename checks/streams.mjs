import * as chat from "./upstream/chat-completions.mjs"
import * as messages from "./upstream/messages.mjs"
import { namedEvent } from "./upstream/reply-text.mjs"

const paths = { chat: "/v1/chat/completions", responses: "/v1/responses", messages: "/v1/messages" }
const tools = [{ name: "weather", function: { name: "weather" } }]
const data = (value) => `data: ${typeof value === "string" ? value : JSON.stringify(value)}\n\n`
const delta = (content, more = {}) => data({ choices: [{ index: 0, delta: { content }, ...more }] })
const done = "data: [DONE]\n\n"
const deltas = (text) => namedEvent({ type: "response.output_text.delta", delta: text })
const responseEnd = (status, text, more = {}) =>
  namedEvent({
    type: `response.${status}`,
    response: {
      id: "r",
      status,
      output: [{ type: "message", id: "m", content: [{ type: "output_text", text }] }],
      ...more,
    },
  })
const piece = (text) => namedEvent({ type: "content_block_delta", index: 0, delta: { type: "text_delta", text } })
const stop = namedEvent({ type: "message_stop" })

/** Twenty streams: every dialect, complete and interrupted, with rare cases that the standard allows. */
export const streams = [
  ["chat", chat.streamEvents({ messages: [] }).join("")],
  ["chat", chat.streamEvents({ messages: [], tools, stream_options: { include_usage: true } }).join("")],
  ["chat", delta("👩‍👩‍👧 日本語 Grüße") + delta("", { finish_reason: "stop" }) + done],
  ["chat", (delta("carriage returns") + done).replaceAll("\n", "\r\n")],
  ["chat", `: a comment\n\nretry: 10\n\n${delta("[DONE]\n\ndata: [DONE]")}${done}`],
  ["chat", delta("no end")],
  ["chat", `${delta("more after the end")}${done}: trailing\n\n`],
  ["chat", `${delta("an error")}${data({ error: { message: "It broke", type: "server_error" } })}`],
  ["chat", `data:${JSON.stringify({ choices: [{ delta: { content: "no space" } }] })}\n\ndata:[DONE]\n\n`],
  ["responses", deltas("Hi") + responseEnd("completed", "Hi")],
  ["responses", deltas("event: response.completed\n") + responseEnd("completed", "event: response.completed\n\n")],
  ["responses", deltas("🌍") + responseEnd("incomplete", "🌍".repeat(40))],
  ["responses", deltas("Half") + responseEnd("failed", "", { error: { code: "server_error" } })],
  ["responses", namedEvent({ type: "response.unheard_of", more: [1, 2] }) + responseEnd("completed", "Hi") + done],
  ["responses", deltas("broken off")],
  ["messages", messages.streamEvents({ messages: [] }).join("")],
  ["messages", messages.streamEvents({ messages: [], tools, thinking: {} }).join("")],
  ["messages", piece('{"type":"message_stop"}') + stop],
  ["messages", (piece("carriage returns") + stop).replaceAll("\n", "\r\n")],
  ["messages", piece("An error") + namedEvent({ type: "error", error: { type: "overloaded_error", message: "Busy" } })],
].map(([dialect, text]) => ({ path: paths[dialect], bytes: Buffer.from(text) }))
