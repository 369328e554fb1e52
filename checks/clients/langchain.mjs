import { HumanMessage, SystemMessage, ToolMessage } from "@langchain/core/messages"
import { ChatOpenAI, OpenAIEmbeddings } from "@langchain/openai"
import { all, breakOff, failed, image, parameters, question, result, system } from "./asked.mjs"

const messages = [new SystemMessage(system), new HumanMessage(question)]
const tools = [{ type: "function", function: { name: "weather", description: "The weather", parameters } }]

/** The `@langchain/openai` package, with either of OpenAI's APIs. */
export function langchain(useResponsesApi) {
  return ({ url, key }) => {
    const configuration = { baseURL: `${url}/v1` }
    const model = (name = "stub", more = {}) =>
      new ChatOpenAI({ model: name, apiKey: key, configuration, useResponsesApi, maxRetries: 0, ...more })
    return {
      plain: () => model().invoke(messages),
      streaming: async () => all(await model().stream(messages)),
      tools: async () => {
        const bound = model().bindTools(tools)
        const first = await bound.invoke(messages)
        const answer = new ToolMessage({ content: result, tool_call_id: first.tool_calls[0].id })
        return [first, await bound.invoke([...messages, first, answer]), await all(await bound.stream(messages))]
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
        await failed(() => model("stub-missing").invoke(messages)),
        await failed(() => model("stub-refusing").invoke(messages)),
      ],
      abort: async () => {
        const gone = new AbortController()
        return breakOff(await model("stub-slow").stream(messages, { signal: gone.signal }), () => gone.abort())
      },
      ...(!useResponsesApi && {
        others: () => new OpenAIEmbeddings({ model: "stub", apiKey: key, configuration }).embedDocuments(["a", "b"]),
      }),
      asks: (content) => model().invoke([new HumanMessage(content)]),
    }
  }
}
