import { json, text, wantsJson, words } from "./reply-text.mjs"

const usage = { prompt_tokens: 11, completion_tokens: 7, total_tokens: 18 }
const head = { id: "chatcmpl-1", created: 1, model: "stub" }

/** A complete response; `unknown` is a field that no client knows. */
export function wholeReply(body) {
  const calls = callsTool(body)
  const content = calls ? null : wantsJson(body) ? json : text
  const message = { role: "assistant", content, refusal: null, ...(calls && { tool_calls: [toolCall(body)] }) }
  const choices = [{ index: 0, message, finish_reason: calls ? "tool_calls" : "stop", logprobs: null }]
  return { ...head, object: "chat.completion", choices, usage, unknown: { kept: true } }
}

export function streamEvents(body) {
  const calls = callsTool(body)
  const event = (delta, finish_reason = null, more = {}) =>
    `data: ${JSON.stringify({ ...head, object: "chat.completion.chunk", choices: [{ index: 0, delta, finish_reason }], ...more })}\n\n`
  const parts = wantsJson(body) ? [json.slice(0, 4), json.slice(4)] : words
  const { function: called, ...call } = toolCall(body)
  const said = calls
    ? [
        {
          role: "assistant",
          content: null,
          tool_calls: [{ index: 0, ...call, function: { ...called, arguments: "" } }],
        },
        ...[called.arguments.slice(0, 5), called.arguments.slice(5)].map((piece) => ({
          tool_calls: [{ index: 0, function: { arguments: piece } }],
        })),
      ]
    : [{ role: "assistant", content: "" }, ...parts.map((content) => ({ content }))]
  const withUsage = body.stream_options?.include_usage === true
  const last = event({}, calls ? "tool_calls" : "stop")
  const counted = withUsage
    ? `data: ${JSON.stringify({ ...head, object: "chat.completion.chunk", choices: [], usage })}\n\n`
    : ""
  return [...said.map((delta) => event(delta)), last, `${counted}data: [DONE]\n\n`]
}

function callsTool({ tools, messages }) {
  return tools !== undefined && messages?.at(-1)?.role !== "tool"
}

function toolCall({ tools }) {
  return { id: "call_1", type: "function", function: { name: tools?.[0]?.function?.name ?? "none", arguments: json } }
}
