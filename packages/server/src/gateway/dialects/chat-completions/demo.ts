import { createDemoReply, DEMO_MODEL } from "../../demo-model.ts"
import { isObject } from "../../json-object.ts"
import { demoEvents, demoJson } from "../demo-response.ts"
import type { ConversationRequest, DemoResponse } from "../dialect.ts"

export function chatDemo({ body, messages }: ConversationRequest, now: number): DemoResponse {
  const { text, words, id, inputTokens, outputTokens } = createDemoReply(body, messages, "messages")
  const head = { id: `chatcmpl-${id}`, created: Math.floor(now / 1000), model: DEMO_MODEL }
  const usage = {
    prompt_tokens: inputTokens,
    completion_tokens: outputTokens,
    total_tokens: inputTokens + outputTokens,
  }
  if (body.stream !== true) {
    const message = { role: "assistant", content: text, refusal: null }
    const choices = [{ index: 0, message, logprobs: null, finish_reason: "stop" }]
    return demoJson(text, { ...head, object: "chat.completion", choices, usage })
  }
  const withUsage = isObject(body.stream_options) && body.stream_options.include_usage === true
  const event = (choices: readonly object[], more: object = {}) =>
    `data: ${JSON.stringify({ ...head, object: "chat.completion.chunk", choices, ...(withUsage ? { usage: null } : {}), ...more })}\n\n`
  const delta = (part: object, finish: string | null = null) =>
    event([{ index: 0, delta: part, logprobs: null, finish_reason: finish }])
  return demoEvents(
    text,
    [delta({ role: "assistant", content: "" }), ...words.map((word) => delta({ content: word }))],
    [delta({}, "stop"), withUsage ? event([], { usage }) : "", "data: [DONE]\n\n"],
  )
}
