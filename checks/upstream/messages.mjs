import { json, namedEvent, text, wantsJson, words } from "./reply-text.mjs"

const usage = { input_tokens: 11, cache_creation_input_tokens: 0, cache_read_input_tokens: 0 }
const head = { id: "msg_1", type: "message", role: "assistant", model: "stub" }

export function wholeReply(body) {
  const calls = callsTool(body)
  const thinkingEvents = body.thinking === undefined ? [] : [thinkingBlock]
  const said = calls ? toolUse(body) : { type: "text", text: wantsJson(body) ? json : text, citations: null }
  const end = { stop_reason: calls ? "tool_use" : "end_turn", stop_sequence: null }
  return {
    ...head,
    content: [...thinkingEvents, said],
    ...end,
    usage: { ...usage, output_tokens: 7 },
    unknown: { kept: true },
  }
}

const thinkingBlock = { type: "thinking", thinking: "Hm.", signature: "c2ln" }

export function streamEvents(body) {
  const calls = callsTool(body)
  const blocks = [
    ...(body.thinking === undefined ? [] : [thinkingEvents]),
    calls ? toolUseEvents(toolUse(body)) : textEvents(body),
  ]
  const message = {
    ...head,
    content: [],
    stop_reason: null,
    stop_sequence: null,
    usage: { ...usage, output_tokens: 1 },
  }
  const end = { stop_reason: calls ? "tool_use" : "end_turn", stop_sequence: null }
  return [
    { type: "message_start", message },
    { type: "ping" },
    ...blocks.flatMap(({ start, deltas }, index) => [
      { type: "content_block_start", index, content_block: start },
      ...deltas.map((delta) => ({ type: "content_block_delta", index, delta })),
      { type: "content_block_stop", index },
    ]),
    { type: "message_delta", delta: end, usage: { output_tokens: 7 } },
    { type: "message_stop" },
  ].map(namedEvent)
}

const thinkingEvents = {
  start: { type: "thinking", thinking: "", signature: "" },
  deltas: [
    { type: "thinking_delta", thinking: "Hm." },
    { type: "signature_delta", signature: "c2ln" },
  ],
}

function toolUseEvents(call) {
  const pieces = [json.slice(0, 5), json.slice(5)]
  return {
    start: { ...call, input: {} },
    deltas: pieces.map((partial_json) => ({ type: "input_json_delta", partial_json })),
  }
}

function textEvents(body) {
  const parts = wantsJson(body) ? [json.slice(0, 4), json.slice(4)] : words
  return { start: { type: "text", text: "" }, deltas: parts.map((part) => ({ type: "text_delta", text: part })) }
}

function callsTool({ tools, messages }) {
  const last = messages?.at(-1)?.content
  return tools !== undefined && !(Array.isArray(last) && last.some(({ type }) => type === "tool_result"))
}

function toolUse({ tools }) {
  return { type: "tool_use", id: "toolu_1", name: tools?.[0]?.name ?? "none", input: JSON.parse(json) }
}
