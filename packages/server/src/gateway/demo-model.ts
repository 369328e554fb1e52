import { hash } from "node:crypto"
import { Rejection } from "../rejection.ts"
import { textOf } from "./dialects/chat-completions.ts"
import { isObject, type JsonObject } from "./json-object.ts"

/** The built-in model: offline, the same answer to the same request, from nothing but the memories that the request carries. */
export const DEMO_MODEL = "keepsake-demo"

/** An answer in the parts that are sent; `last` goes out when the turn is kept. */
interface DemoAnswer {
  readonly text: string
  readonly contentType: string
  readonly first: Buffer
  readonly last: Buffer
}

export const demoModelObject = { id: DEMO_MODEL, object: "model", created: 0, owned_by: "keepsake" } as const

/** Answers a chat completions request. `now` is in milliseconds. A body that no chat model would take is 400. */
export function demoAnswer(body: JsonObject, now: number): DemoAnswer {
  const messages = messagesIn(body)
  const text = sayWith(memoriesIn(messages))
  const id = `chatcmpl-${hash("sha256", JSON.stringify(body), "hex").slice(0, 24)}`
  const head = { id, created: Math.floor(now / 1000), model: DEMO_MODEL }
  const usage = usageOf(messages, text)
  return body.stream === true ? streamed(head, text, usage, includesUsage(body)) : whole(head, text, usage)
}

function messagesIn(body: JsonObject): readonly JsonObject[] {
  const { messages, stream } = body
  if (!Array.isArray(messages) || messages.length === 0 || !messages.every(isObject)) {
    throw new Rejection(
      400,
      "invalid_messages",
      "The field messages is not a list of messages.",
      'Send at least one, such as {"role": "user", "content": "Hello"}.',
      "messages",
    )
  }
  if (stream !== undefined && stream !== null && typeof stream !== "boolean") {
    throw new Rejection(
      400,
      "invalid_stream",
      "The field stream is not true or false.",
      "Send true or false.",
      "stream",
    )
  }
  return messages
}

/** The lines of the newest block in the request, each without its bullet and brackets. */
function memoriesIn(messages: readonly JsonObject[]): readonly string[] {
  const texts = messages.map((message) => textOf(message.content))
  for (const text of texts.toReversed()) {
    const block = /<keepsake-memory[^>]*>\n?(.*?)\n?<\/keepsake-memory>/s.exec(text)?.[1]
    if (block === undefined) continue
    const lines = block.split(/\n(?=- )/)
    return lines.map((line) => line.replace(/^- (?:\[[^\]]*\] ?)?/, "").trim()).filter((line) => line !== "")
  }
  return []
}

function sayWith(memories: readonly string[]): string {
  return memories.length === 0 ? "I have no memory that bears on this." : `From memory: ${memories.join("; ")}`
}

interface Head {
  readonly id: string
  readonly created: number
  readonly model: string
}
interface Usage {
  readonly prompt_tokens: number
  readonly completion_tokens: number
  readonly total_tokens: number
}

/** Four bytes of UTF-8 count as one token: what was really read and written, by a common estimate. */
function usageOf(messages: readonly JsonObject[], text: string): Usage {
  const estimate = (words: string) => Math.ceil(Buffer.byteLength(words) / 4)
  const prompt = messages.reduce((sum, message) => sum + estimate(textOf(message.content)), 0)
  const completion = estimate(text)
  return { prompt_tokens: prompt, completion_tokens: completion, total_tokens: prompt + completion }
}

function includesUsage(body: JsonObject): boolean {
  return isObject(body.stream_options) && body.stream_options.include_usage === true
}

function whole(head: Head, text: string, usage: Usage): DemoAnswer {
  const message = { role: "assistant", content: text, refusal: null }
  const choices = [{ index: 0, message, logprobs: null, finish_reason: "stop" }]
  const last = JSON.stringify({ ...head, object: "chat.completion", choices, usage })
  return { text, contentType: "application/json; charset=utf-8", first: Buffer.alloc(0), last: Buffer.from(last) }
}

function streamed(head: Head, text: string, usage: Usage, withUsage: boolean): DemoAnswer {
  const event = (choices: readonly object[], more: object = {}) =>
    `data: ${JSON.stringify({ ...head, object: "chat.completion.chunk", choices, ...(withUsage ? { usage: null } : {}), ...more })}\n\n`
  const delta = (part: object, finish: string | null = null) =>
    event([{ index: 0, delta: part, logprobs: null, finish_reason: finish }])
  const words = text.match(/\s*\S+/g) ?? []
  const first = [delta({ role: "assistant", content: "" }), ...words.map((word) => delta({ content: word }))].join("")
  const last = [delta({}, "stop"), withUsage ? event([], { usage }) : "", "data: [DONE]\n\n"].join("")
  return { text, contentType: "text/event-stream; charset=utf-8", first: Buffer.from(first), last: Buffer.from(last) }
}
