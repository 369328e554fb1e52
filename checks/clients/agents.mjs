import { Agent, OpenAIProvider, Runner, tool } from "@openai/agents"
import { z } from "zod"
import { abortStream, expectFailure, image, question, readAll, result, system } from "./questions.mjs"

const weather = tool({
  name: "weather",
  description: "The weather of a city",
  parameters: z.object({ city: z.string() }),
  execute: () => result,
})

/** The `@openai/agents` package, `/v1/responses`. */
export function agents({ url, key }) {
  const modelProvider = new OpenAIProvider({ baseURL: `${url}/v1`, apiKey: key, useResponses: true })
  const runner = new Runner({ modelProvider, tracingDisabled: true })
  const agent = (more) => new Agent({ name: "stub", instructions: system, model: "stub", ...more })
  const run = async (made, input = question) => {
    const { finalOutput, history } = await runner.run(made, input)
    return { finalOutput, history }
  }
  return {
    plain: () => run(agent({})),
    streaming: async () => {
      const answer = await runner.run(agent({}), question, { stream: true })
      return [await readAll(answer.toTextStream()), answer.finalOutput]
    },
    tools: () => run(agent({ tools: [weather] })),
    images: () =>
      run(agent({}), [
        {
          role: "user",
          content: [
            { type: "input_image", image },
            { type: "input_text", text: question },
          ],
        },
      ]),
    structured: () => run(agent({ outputType: z.object({ city: z.string() }) })),
    retry: () => run(agent({ model: "stub-flaky" })),
    errors: async () => [
      await expectFailure(() => run(agent({ model: "stub-missing" }))),
      await expectFailure(() => run(agent({ model: "stub-refusing" }))),
    ],
    abort: async () => {
      const gone = new AbortController()
      const answer = await runner.run(agent({ model: "stub-slow" }), question, { stream: true, signal: gone.signal })
      return abortStream(answer, () => gone.abort())
    },
    asks: (input) => run(agent({ instructions: undefined }), input),
  }
}
