import {
  ChatModel,
  type ChatRequest,
  type ChatResult,
  CONTRACT,
  DailyUsage,
  definePlugin,
  MemoryError,
  type Message,
  State,
} from "@keepsake/core/plugin"
import { APIError } from "openai"
import type {
  ChatCompletionCreateParamsNonStreaming,
  ChatCompletionMessageParam,
} from "openai/resources/chat/completions"
import type { ResponseFormatJSONSchema } from "openai/resources/shared"
import { z } from "zod"
import { Endpoint } from "./endpoint.ts"
import { endpointOptions } from "./endpoint-options.ts"

const tokens = z.int().min(0)
const answerSchema = z.object({
  choices: z
    .array(
      z.object({
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
        finish_reason: z.string().nullish(),
      }),
    )
    .min(1),
  usage: z
    .object({ total_tokens: tokens, prompt_tokens: tokens.optional(), completion_tokens: tokens.optional() })
    .optional()
    .catch(undefined),
})
type Answer = z.infer<typeof answerSchema>

/** A chat model for extractors, on any endpoint with `/chat/completions`. */
export const openaiChat = definePlugin({
  name: "openai-chat",
  contract: CONTRACT,
  options: z.strictObject({
    ...endpointOptions,
    model: z.string().min(1).optional().describe("the model of requests that name none"),
    maxTokensPerDay: z.int().min(1).optional().describe("maximum number of tokens per day (UTC)"),
  }),
  setup(context, { maxTokensPerDay, model: defaultModel, ...options }) {
    context.provide(ChatModel, (use) => {
      const endpoint = new Endpoint(options)
      const usage = new DailyUsage(use.get(State), "chat", maxTokensPerDay)
      const dialect = new Dialect()
      const { host } = new URL(options.baseUrl)
      return {
        name: defaultModel === undefined ? host : `${defaultModel} at ${host}`,
        async complete(request, call) {
          const { model = defaultModel, messages } = request
          if (model === undefined) {
            throw new MemoryError("options_invalid", "The request names no model and none is configured", {
              remedy: "Pass a model, or set the option model of openaiChat.",
            })
          }
          const send = () =>
            endpoint.call(async (client, signal) => {
              const parsed = answerSchema.safeParse(
                await dialect.send(model, (without) =>
                  client.chat.completions.create(paramsOf(model, request, without), { ...(signal && { signal }) }),
                ),
              )
              if (parsed.success) return parsed.data
              throw new MemoryError("upstream_failed", "The endpoint did not answer with a message", {
                remedy: "Check that the base URL is that of a chat endpoint.",
              })
            }, call?.signal)
          const texts = messages.map(({ text }) => text)
          const answer = await usage.spend(texts, send, (received) => received.usage?.total_tokens ?? 0)
          return resultOf(answer, messages.length)
        },
      }
    })
  },
})

/** Parameters that some models reject. */
type Optional = "response_format" | "max_tokens" | "temperature"

/** Learns which parameters a model rejects, and sends its next requests without them. */
class Dialect {
  readonly #rejected = new Map<string, ReadonlySet<Optional>>()

  async send<T>(model: string, create: (without: ReadonlySet<Optional>) => Promise<T>): Promise<T> {
    for (;;) {
      const without = this.#rejected.get(model) ?? new Set()
      try {
        return await create(without)
      } catch (thrown) {
        const parameter = rejectedParameter(thrown)
        if (parameter === undefined || without.has(parameter)) throw thrown
        this.#rejected.set(model, new Set([...without, parameter]))
      }
    }
  }
}

/** The parameter that an endpoint rejects: a bad request that names it. */
function rejectedParameter(thrown: unknown): Optional | undefined {
  if (!(thrown instanceof APIError) || (thrown.status !== 400 && thrown.status !== 422)) return undefined
  const named = `${thrown.param ?? ""} ${thrown.message}`
  if (/response_format|json_schema|structured output/i.test(named)) return "response_format"
  if (/max_tokens/i.test(named)) return "max_tokens"
  return /temperature/i.test(named) ? "temperature" : undefined
}

/** Without `response_format` the schema is asked for in words; models without `max_tokens` take `max_completion_tokens`. */
function paramsOf(
  model: string,
  { messages, schema, maxTokens, temperature }: ChatRequest,
  without: ReadonlySet<Optional>,
): ChatCompletionCreateParamsNonStreaming {
  const limit = without.has("max_tokens") ? "max_completion_tokens" : "max_tokens"
  const inWords = schema !== undefined && without.has("response_format")
  const wire = messages.map(toWireMessage)
  const wanted = `Answer with JSON that satisfies this schema: ${JSON.stringify(schema?.value)}`
  return {
    model,
    messages: inWords ? [...wire, { role: "user", content: wanted }] : wire,
    ...(maxTokens !== undefined && { [limit]: maxTokens }),
    ...(temperature !== undefined && !without.has("temperature") && { temperature }),
    ...(schema !== undefined && !inWords && { response_format: responseFormat(schema) }),
  }
}

function responseFormat({ name, value }: NonNullable<ChatRequest["schema"]>): ResponseFormatJSONSchema {
  return { type: "json_schema", json_schema: { name, strict: true, schema: { ...value } } }
}

function resultOf({ choices, usage }: Answer, position: number): ChatResult {
  const { message, finish_reason: reason } = choices[0] ?? { message: {} }
  const isRefused = typeof message.refusal === "string" || reason === "content_filter"
  const { prompt_tokens: input, completion_tokens: output } = usage ?? {}
  return {
    message: { role: "assistant", text: message.content ?? "", position },
    ...(input !== undefined && output !== undefined && { usage: { input, output } }),
    ...(isRefused ? { finish: "refused" as const } : (reason === "stop" || reason === "length") && { finish: reason }),
  }
}

/** Tool messages are sent as user messages: endpoints reject a tool message without its tool call. */
function toWireMessage({ role, text }: Message): ChatCompletionMessageParam {
  return role === "tool" ? { role: "user", content: text } : { role, content: text }
}
