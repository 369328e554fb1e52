import Anthropic from "@anthropic-ai/sdk"
import { abortStream, expectFailure, imageData, parameters, question, readAll, result, system } from "./questions.mjs"

const base = { model: "stub", max_tokens: 99 }
const cached = { type: "text", text: system, cache_control: { type: "ephemeral" } }
const messages = [{ role: "user", content: [{ type: "text", text: question, cache_control: { type: "ephemeral" } }] }]
const tools = [{ name: "weather", input_schema: parameters }]

/** The `@anthropic-ai/sdk` package, `/v1/messages`. */
export function anthropic({ url, key }) {
  const client = new Anthropic({ baseURL: url, apiKey: key, authToken: null })
  const create = (body) => client.messages.create({ ...base, system: [cached], messages, ...body })
  return {
    plain: async () => [
      await create({ system, messages: [{ role: "user", content: question }] }),
      await client.beta.messages.create({ ...base, messages, betas: ["context-1m-2025-08-07"] }),
    ],
    streaming: async () => [
      await readAll(
        await create({ stream: true, thinking: { type: "enabled", budget_tokens: 1024 }, max_tokens: 2048 }),
      ),
      await client.messages.stream({ ...base, messages }).finalMessage(),
    ],
    tools: async () => {
      const first = await create({ tools })
      const call = first.content.find(({ type }) => type === "tool_use")
      const answer = { role: "user", content: [{ type: "tool_result", tool_use_id: call.id, content: result }] }
      const streamed = await readAll(await create({ tools, stream: true }))
      return [
        first,
        streamed,
        await create({ tools, messages: [...messages, { role: "assistant", content: first.content }, answer] }),
      ]
    },
    images: () =>
      create({
        messages: [
          {
            role: "user",
            content: [
              { type: "image", source: { type: "base64", media_type: "image/png", data: imageData } },
              { type: "text", text: question },
            ],
          },
        ],
      }),
    structured: () => create({ output_config: { format: { type: "json_schema", schema: parameters } } }),
    retry: async () => [await create({ model: "stub-flaky" }), await create({ model: "stub-limited" })],
    errors: async () => [
      await expectFailure(() => create({ model: "stub-missing" })),
      await expectFailure(() => create({ model: "stub-refusing" })),
    ],
    abort: async () => {
      const stream = await create({ model: "stub-slow", stream: true })
      return abortStream(stream, () => stream.controller.abort())
    },
    others: async () => [
      await client.messages.countTokens({ model: "stub", messages }),
      (await client.models.list()).data,
    ],
    asks: (content) => create({ messages: [{ role: "user", content }] }),
  }
}
