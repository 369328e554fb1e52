import { ChatModel, CONTRACT, definePlugin, MemoryError, type Message, State } from "@keepsake/core/plugin"
import type { ChatCompletionMessageParam } from "openai/resources/chat/completions"
import { z } from "zod"
import { DailyUsage } from "./daily-usage.ts"
import { Endpoint } from "./endpoint.ts"
import { endpointOptions } from "./endpoint-options.ts"

const answerSchema = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string().nullish() }) })).min(1),
  usage: z
    .object({ total_tokens: z.int().min(0) })
    .optional()
    .catch(undefined),
})

/** A chat model for extractors, on any endpoint with `/chat/completions`. */
export const openaiChat = definePlugin({
  name: "openai-chat",
  contract: CONTRACT,
  options: z.strictObject({
    ...endpointOptions,
    maxTokensPerDay: z.int().min(1).optional().describe("maximum number of tokens per day (UTC)"),
  }),
  setup(context, { maxTokensPerDay, ...options }) {
    context.provide(ChatModel, (use) => {
      const endpoint = new Endpoint(options)
      const usage = new DailyUsage(use.get(State), "chat", maxTokensPerDay)
      return {
        name: new URL(options.baseUrl).host,
        async complete({ model, messages }, call) {
          await usage.check()
          const answer = await endpoint.call(async (client, signal) => {
            const asked = { model, messages: messages.map(toWireMessage) }
            const read = answerSchema.safeParse(
              await client.chat.completions.create(asked, { ...(signal && { signal }) }),
            )
            if (read.success) return read.data
            throw new MemoryError("upstream_failed", "The endpoint did not answer with a message", {
              remedy: "Check that the base URL is that of a chat endpoint.",
            })
          }, call?.signal)
          await usage.add(answer.usage?.total_tokens ?? 0)
          return {
            message: { role: "assistant", text: answer.choices[0]?.message.content ?? "", position: messages.length },
          }
        },
      }
    })
  },
})

/** Tool messages are sent as user messages: endpoints reject a tool message without its tool call. */
function toWireMessage({ role, text }: Message): ChatCompletionMessageParam {
  return role === "tool" ? { role: "user", content: text } : { role, content: text }
}
