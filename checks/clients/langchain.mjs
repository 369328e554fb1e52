import { HumanMessage, SystemMessage, ToolMessage } from "@langchain/core/messages"
import { ChatOpenAI, OpenAIEmbeddings } from "@langchain/openai"
import { abortStream, expectFailure, image, parameters, question, readAll, result, system } from "./questions.mjs"

const messages = [new SystemMessage(system), new HumanMessage(question)]
const tools = [{ type: "function", function: { name: "weather", description: "The weather", parameters } }]

/** The `@langchain/openai` package with both OpenAI APIs. */
export function langchain(useResponsesApi) {
  return ({ url, key }) => {
    const configuration = { baseURL: `${url}/v1` }
    const model = (name = "stub", more = {}) =>
      new ChatOpenAI({ model: name, apiKey: key, configuration, useResponsesApi, maxRetries: 0, ...more })
    return {
      plain: () => model().invoke(messages),
      streaming: async () => readAll(await model().stream(messages)),
      tools: async () => {
        const bound = model().bindTools(tools)
        const first = await bound.invoke(messages)
        const answer = new ToolMessage({ content: result, tool_call_id: first.tool_calls[0].id })
        return [first, await bound.invoke([...messages, first, answer]), await readAll(await bound.stream(messages))]
      },
      images: () =>
        model().invoke([
          new HumanMessage({
            content: [
              { type: "image_url", image_url: { url: image } },
              { type: "text", text: question },
            ],
          }),
        ]),
      structured: () =>
        model().withStructuredOutput(parameters, { name: "place", method: "jsonSchema" }).invoke(messages),
      retry: () => model("stub-flaky", { maxRetries: 2 }).invoke(messages),
      errors: async () => [
        await expectFailure(() => model("stub-missing").invoke(messages)),
        await expectFailure(() => model("stub-refusing").invoke(messages)),
      ],
      abort: async () => {
        const gone = new AbortController()
        return abortStream(await model("stub-slow").stream(messages, { signal: gone.signal }), () => gone.abort())
      },
      ...(!useResponsesApi && {
        others: () => new OpenAIEmbeddings({ model: "stub", apiKey: key, configuration }).embedDocuments(["a", "b"]),
      }),
      asks: (content) => model().invoke([new HumanMessage(content)]),
    }
  }
}
