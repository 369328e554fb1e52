import { createAnthropic } from "@ai-sdk/anthropic"
import { createOpenAI } from "@ai-sdk/openai"
import { createOpenAICompatible } from "@ai-sdk/openai-compatible"
import { generateText, jsonSchema, Output, stepCountIs, streamText, tool } from "ai"
import { abortStream, expectFailure, image, parameters, question, readAll, result, system } from "./questions.mjs"

/** The `ai` package with each of its providers. */
export const aiOpenAI = ({ url, key }) => scenarios(createOpenAI({ baseURL: `${url}/v1`, apiKey: key }))
export const aiCompatible = ({ url, key }) =>
  scenarios(createOpenAICompatible({ name: "stub", baseURL: `${url}/v1`, apiKey: key, includeUsage: true }))
export const aiAnthropic = ({ url, key }) => scenarios(createAnthropic({ baseURL: `${url}/v1`, apiKey: key }))

const schema = jsonSchema(parameters)
const tools = { weather: tool({ inputSchema: schema, execute: () => result }) }

function scenarios(provider) {
  const generate = async ({ model = "stub", ...more }) => {
    const answer = await generateText({
      model: provider(model),
      system,
      prompt: question,
      maxRetries: 0,
      maxOutputTokens: 99,
      ...more,
    })
    const { text, toolCalls, toolResults, finishReason, usage, response } = answer
    return { text, toolCalls, toolResults, finishReason, usage, body: response.body }
  }
  return {
    plain: () => generate({}),
    streaming: async () => {
      const answer = streamText({ model: provider("stub"), maxOutputTokens: 99, system, prompt: question })
      return [await readAll(answer.textStream), await answer.usage, await answer.finishReason]
    },
    tools: async () => {
      const loop = streamText({
        model: provider("stub"),
        maxOutputTokens: 99,
        prompt: question,
        tools,
        stopWhen: stepCountIs(3),
      })
      return [await generate({ tools, stopWhen: stepCountIs(3) }), await readAll(loop.textStream)]
    },
    images: () =>
      generate({
        prompt: undefined,
        messages: [
          {
            role: "user",
            content: [
              { type: "file", data: image.split(",")[1], mediaType: "image/png" },
              { type: "text", text: question },
            ],
          },
        ],
      }),
    structured: async () => {
      const output = Output.object({ schema })
      return (await generateText({ model: provider("stub"), maxOutputTokens: 99, prompt: question, output })).output
    },
    retry: () => generate({ model: "stub-flaky", maxRetries: 2 }),
    errors: async () => [
      await expectFailure(() => generate({ model: "stub-missing" })),
      await expectFailure(() => generate({ model: "stub-refusing" })),
    ],
    abort: async () => {
      const gone = new AbortController()
      const model = provider("stub-slow")
      const answer = streamText({
        model,
        maxOutputTokens: 99,
        prompt: question,
        abortSignal: gone.signal,
        onError: () => undefined,
      })
      return abortStream(answer.textStream, () => gone.abort(), 1)
    },
    asks: (prompt) => generate({ prompt, system: undefined }),
  }
}
