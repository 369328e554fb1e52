import {
  ChatModel,
  type ChatRequest,
  type ChatResult,
  CONTRACT,
  definePlugin,
  MemoryError,
  type Message,
  State,
} from "@keepsake/core/plugin"
import type { ChatCompletionMessageParam } from "openai/resources/chat/completions"
import type { ResponseFormatJSONSchema } from "openai/resources/shared"
import { z } from "zod"
import { DailyUsage } from "./daily-usage.ts"
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
      return {
        name: new URL(options.baseUrl).host,
        async complete(request, call) {
          const { model = defaultModel, messages, schema, maxTokens, temperature } = request
          if (model === undefined) {
            throw new MemoryError("options_invalid", "The request names no model and none is configured", {
              remedy: "Pass a model, or set the option model of openaiChat.",
            })
          }
          await usage.check()
          const answer = await endpoint.call(async (client, signal) => {
            const params = {
              model,
              messages: messages.map(toWireMessage),
              ...(maxTokens !== undefined && { max_tokens: maxTokens }),
              ...(temperature !== undefined && { temperature }),
              ...(schema !== undefined && { response_format: responseFormat(schema) }),
            }
            const parsed = answerSchema.safeParse(
              await client.chat.completions.create(params, { ...(signal && { signal }) }),
            )
            if (parsed.success) return parsed.data
            throw new MemoryError("upstream_failed", "The endpoint did not answer with a message", {
              remedy: "Check that the base URL is that of a chat endpoint.",
            })
          }, call?.signal)
          await usage.add(answer.usage?.total_tokens ?? 0)
          return resultOf(answer, messages.length)
        },
      }
    })
  },
})

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
