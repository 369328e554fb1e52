import * as chat from "./upstream/chat-completions.mjs"
import * as messages from "./upstream/messages.mjs"
import { named } from "./upstream/said.mjs"

const paths = { chat: "/v1/chat/completions", responses: "/v1/responses", messages: "/v1/messages" }
const tools = [{ name: "weather", function: { name: "weather" } }]
const data = (value) => `data: ${typeof value === "string" ? value : JSON.stringify(value)}\n\n`
const delta = (content, more = {}) => data({ choices: [{ index: 0, delta: { content }, ...more }] })
const done = "data: [DONE]\n\n"
const said = (text) => named({ type: "response.output_text.delta", delta: text })
const over = (status, text, more = {}) =>
  named({
    type: `response.${status}`,
    response: {
      id: "r",
      status,
      output: [{ type: "message", id: "m", content: [{ type: "output_text", text }] }],
      ...more,
    },
  })
const piece = (text) => named({ type: "content_block_delta", index: 0, delta: { type: "text_delta", text } })
const stop = named({ type: "message_stop" })

/** Twenty streams: every dialect, whole and broken off, with what is rare in practice and allowed by the standard. */
export const streams = [
  ["chat", chat.events({ messages: [] }).join("")],
  ["chat", chat.events({ messages: [], tools, stream_options: { include_usage: true } }).join("")],
  ["chat", delta("👩‍👩‍👧 日本語 Grüße") + delta("", { finish_reason: "stop" }) + done],
  ["chat", (delta("carriage returns") + done).replaceAll("\n", "\r\n")],
  ["chat", `: a comment\n\nretry: 10\n\n${delta("[DONE]\n\ndata: [DONE]")}${done}`],
  ["chat", delta("no end")],
  ["chat", `${delta("more after the end")}${done}: trailing\n\n`],
  ["chat", `${delta("an error")}${data({ error: { message: "It broke", type: "server_error" } })}`],
  ["chat", `data:${JSON.stringify({ choices: [{ delta: { content: "no space" } }] })}\n\ndata:[DONE]\n\n`],
  ["responses", said("Hi") + over("completed", "Hi")],
  ["responses", said("event: response.completed\n") + over("completed", "event: response.completed\n\n")],
  ["responses", said("🌍") + over("incomplete", "🌍".repeat(40))],
  ["responses", said("Half") + over("failed", "", { error: { code: "server_error" } })],
  ["responses", named({ type: "response.unheard_of", more: [1, 2] }) + over("completed", "Hi") + done],
  ["responses", said("broken off")],
  ["messages", messages.events({ messages: [] }).join("")],
  ["messages", messages.events({ messages: [], tools, thinking: {} }).join("")],
  ["messages", piece('{"type":"message_stop"}') + stop],
  ["messages", (piece("carriage returns") + stop).replaceAll("\n", "\r\n")],
  ["messages", piece("An error") + named({ type: "error", error: { type: "overloaded_error", message: "Busy" } })],
].map(([dialect, text]) => ({ path: paths[dialect], bytes: Buffer.from(text) }))
