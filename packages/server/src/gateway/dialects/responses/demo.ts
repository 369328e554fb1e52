import { createDemoReply, DEMO_MODEL } from "../../demo-model.ts"
import { demoEvents, demoJson, formatEvent } from "../demo-response.ts"
import type { ConversationRequest, DemoResponse } from "../dialect.ts"

export function responsesDemo({ body, messages }: ConversationRequest, now: number): DemoResponse {
  const { text, words, id, inputTokens, outputTokens } = createDemoReply(body, messages, "input")
  const item = { id: `msg_${id}`, type: "message", role: "assistant" }
  const part = { type: "output_text", annotations: [], logprobs: [] }
  const message = { ...item, status: "completed", content: [{ ...part, text }] }
  const response = {
    id: `resp_${id}`,
    object: "response",
    created_at: Math.floor(now / 1000),
    error: null,
    incomplete_details: null,
    instructions: body.instructions ?? null,
    metadata: body.metadata ?? {},
    model: DEMO_MODEL,
    parallel_tool_calls: true,
    previous_response_id: body.previous_response_id ?? null,
    store: false,
    temperature: null,
    tool_choice: "auto",
    tools: [],
    top_p: null,
  }
  const usage = {
    input_tokens: inputTokens,
    input_tokens_details: { cached_tokens: 0 },
    output_tokens: outputTokens,
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: inputTokens + outputTokens,
  }
  const completed = { ...response, status: "completed", output: [message], usage }
  if (body.stream !== true) return demoJson(text, completed)

  const started = { ...response, status: "in_progress", output: [], usage: null }
  const at = { item_id: item.id, output_index: 0, content_index: 0 }
  const events = [
    { type: "response.created", response: started },
    { type: "response.in_progress", response: started },
    { type: "response.output_item.added", output_index: 0, item: { ...item, status: "in_progress", content: [] } },
    { type: "response.content_part.added", ...at, part: { ...part, text: "" } },
    ...words.map((delta) => ({ type: "response.output_text.delta", ...at, delta, logprobs: [] })),
    { type: "response.output_text.done", ...at, text, logprobs: [] },
    { type: "response.content_part.done", ...at, part: { ...part, text } },
    { type: "response.output_item.done", output_index: 0, item: message },
    { type: "response.completed", response: completed },
  ].map((event, number) => formatEvent({ ...event, sequence_number: number }))
  return demoEvents(text, events.slice(0, -1), events.slice(-1))
}
