import { DEMO_MODEL, demoSays } from "../../demo-model.ts"
import { isObject } from "../../json-object.ts"
import { inEvents, inOnePiece } from "../demo-answer.ts"
import type { Conversation, DemoAnswer } from "../dialect.ts"

export function chatDemo({ body, said }: Conversation, now: number): DemoAnswer {
  const { text, words, id, inputTokens, outputTokens } = demoSays(body, said, "messages")
  const head = { id: `chatcmpl-${id}`, created: Math.floor(now / 1000), model: DEMO_MODEL }
  const usage = {
    prompt_tokens: inputTokens,
    completion_tokens: outputTokens,
    total_tokens: inputTokens + outputTokens,
  }
  if (body.stream !== true) {
    const message = { role: "assistant", content: text, refusal: null }
    const choices = [{ index: 0, message, logprobs: null, finish_reason: "stop" }]
    return inOnePiece(text, { ...head, object: "chat.completion", choices, usage })
  }
  const withUsage = isObject(body.stream_options) && body.stream_options.include_usage === true
  const event = (choices: readonly object[], more: object = {}) =>
    `data: ${JSON.stringify({ ...head, object: "chat.completion.chunk", choices, ...(withUsage ? { usage: null } : {}), ...more })}\n\n`
  const delta = (part: object, finish: string | null = null) =>
    event([{ index: 0, delta: part, logprobs: null, finish_reason: finish }])
  return inEvents(
    text,
    [delta({ role: "assistant", content: "" }), ...words.map((word) => delta({ content: word }))],
    [delta({}, "stop"), withUsage ? event([], { usage }) : "", "data: [DONE]\n\n"],
  )
}
