import OpenAI from "openai"
import { abortStream, expectFailure, image, parameters, question, readAll, result, system } from "./questions.mjs"

const input = [{ role: "user", content: question }]
const tools = [{ type: "function", name: "weather", parameters, strict: true }]
const text = { format: { type: "json_schema", name: "place", schema: parameters, strict: true } }

/** The `openai` package, `/v1/responses`. */
export function openaiResponses({ url, key }) {
  const client = new OpenAI({ baseURL: `${url}/v1`, apiKey: key })
  const create = (body) => client.responses.create({ model: "stub", instructions: system, input, ...body })
  return {
    plain: async () => [await create({ input: question }), await create({ store: false })],
    streaming: async () => [
      await readAll(await create({ stream: true })),
      await client.responses.stream({ model: "stub", input }).finalResponse(),
    ],
    tools: async () => {
      const first = await create({ tools })
      const answer = { type: "function_call_output", call_id: first.output[0].call_id, output: result }
      const streamed = await readAll(await create({ tools, stream: true }))
      const resent = await create({ tools, input: [...input, ...first.output, answer] })
      return [first, streamed, resent, await create({ tools, previous_response_id: first.id, input: [answer] })]
    },
    images: () =>
      create({
        input: [
          {
            role: "user",
            content: [
              { type: "input_image", image_url: image, detail: "auto" },
              { type: "input_text", text: question },
            ],
          },
        ],
      }),
    structured: () => client.responses.parse({ model: "stub", input, text }),
    retry: async () => [await create({ model: "stub-flaky" }), await create({ model: "stub-limited" })],
    errors: async () => [
      await expectFailure(() => create({ model: "stub-missing" })),
      await expectFailure(() => create({ model: "stub-refusing" })),
    ],
    abort: async () => {
      const stream = await create({ model: "stub-slow", stream: true })
      return abortStream(stream, () => stream.controller.abort())
    },
    asks: (content) => create({ input: content }),
  }
}
