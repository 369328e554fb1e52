import OpenAI from "openai"
import { abortStream, expectFailure, image, parameters, question, readAll, result, system } from "./questions.mjs"

const messages = [
  { role: "system", content: system },
  { role: "user", content: question },
]
const tools = [{ type: "function", function: { name: "weather", parameters } }]
const response_format = { type: "json_schema", json_schema: { name: "place", schema: parameters, strict: true } }

/** The `openai` package, `/v1/chat/completions`. */
export function openaiChat({ url, key }) {
  const client = new OpenAI({ baseURL: `${url}/v1`, apiKey: key })
  const create = (body) => client.chat.completions.create({ model: "stub", messages, ...body })
  return {
    plain: () => create({}),
    streaming: async () => [
      await readAll(await create({ stream: true, stream_options: { include_usage: true } })),
      await client.chat.completions.stream({ model: "stub", messages }).finalChatCompletion(),
    ],
    tools: async () => {
      const first = await create({ tools })
      const { message } = first.choices[0]
      const answer = { role: "tool", tool_call_id: message.tool_calls[0].id, content: result }
      const streamed = await readAll(await create({ tools, stream: true }))
      return [first, streamed, await create({ tools, messages: [...messages, message, answer] })]
    },
    images: () =>
      create({
        messages: [
          {
            role: "user",
            content: [
              { type: "image_url", image_url: { url: image } },
              { type: "text", text: question },
            ],
          },
        ],
      }),
    structured: () => client.chat.completions.parse({ model: "stub", messages, response_format }),
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
      (await client.models.list()).data,
      await client.models.retrieve("stub"),
      await client.embeddings.create({ model: "stub", input: ["a", "b"] }),
      await client.embeddings.create({ model: "stub", input: "a", encoding_format: "float" }),
    ],
    asks: (content) => create({ messages: [{ role: "user", content }] }),
  }
}
