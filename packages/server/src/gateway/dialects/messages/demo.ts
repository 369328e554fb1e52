import { createDemoReply, DEMO_MODEL } from "../../demo-model.ts"
import { demoEvents, demoJson, formatEvent } from "../demo-response.ts"
import type { ConversationRequest, DemoResponse } from "../dialect.ts"

export function messagesDemo({ body, messages }: ConversationRequest): DemoResponse {
  const { text, words, id, inputTokens, outputTokens } = createDemoReply(body, messages, "messages")
  const head = { id: `msg_${id}`, type: "message", role: "assistant", model: DEMO_MODEL }
  const usage = { input_tokens: inputTokens, cache_creation_input_tokens: 0, cache_read_input_tokens: 0 }
  const end = { stop_reason: "end_turn", stop_sequence: null }
  if (body.stream !== true) {
    const content = [{ type: "text", text, citations: null }]
    return demoJson(text, { ...head, content, ...end, usage: { ...usage, output_tokens: outputTokens } })
  }
  const message = {
    ...head,
    content: [],
    stop_reason: null,
    stop_sequence: null,
    usage: { ...usage, output_tokens: 1 },
  }
  const first = [
    { type: "message_start", message },
    { type: "content_block_start", index: 0, content_block: { type: "text", text: "", citations: null } },
    ...words.map((word) => ({ type: "content_block_delta", index: 0, delta: { type: "text_delta", text: word } })),
    { type: "content_block_stop", index: 0 },
  ]
  const last = [
    { type: "message_delta", delta: end, usage: { ...usage, output_tokens: outputTokens } },
    { type: "message_stop" },
  ]
  return demoEvents(text, first.map(formatEvent), last.map(formatEvent))
}
