import Anthropic from "@anthropic-ai/sdk"
import OpenAI from "openai"
import { expectFailure } from "./clients/questions.mjs"
import { expectEqual, expectTrue } from "./matrix.mjs"

/** The demo model through the clients: a statement in one conversation, the question in another. */
export async function checkDemo(matrix, keepsake) {
  const openai = new OpenAI({ baseURL: `${keepsake.url}/v1`, apiKey: keepsake.key })
  const anthropic = new Anthropic({ baseURL: keepsake.url, apiKey: keepsake.key, authToken: null })
  const model = "keepsake-demo"
  const user = (content) => [{ role: "user", content }]
  const ways = {
    "chat completions": async (content) =>
      (await openai.chat.completions.create({ model, messages: user(content) })).choices[0].message.content,
    "chat completions, streamed": async (content) =>
      (await openai.chat.completions.stream({ model, messages: user(content) }).finalChatCompletion()).choices[0]
        .message.content,
    responses: async (input) => (await openai.responses.create({ model, input })).output_text,
    "responses, streamed": async (input) =>
      (await openai.responses.stream({ model, input }).finalResponse()).output_text,
    messages: async (content) =>
      (await anthropic.messages.create({ model, max_tokens: 99, messages: user(content) })).content[0].text,
    "messages, streamed": (content) =>
      anthropic.messages.stream({ model, max_tokens: 99, messages: user(content) }).finalText(),
  }
  await ways.responses("I'm allergic to peanuts and my dog is called Biscuit.")
  await ways.messages("The tram to the harbour was late yesterday because of the storm.")
  for (const [way, ask] of Object.entries(ways)) {
    await matrix.check(`demo model, ${way}: a statement is recalled; thanks carries only the profile`, async () => {
      const dog = await ask("What is my dog called?")
      expectTrue(dog.includes("Biscuit"), `About the dog: ${dog}`)
      const all = await ask("What do you know about me?")
      expectTrue(/peanut/i.test(all) && all.includes("Biscuit"), `About me: ${all}`)
      const thanks = await ask("Thanks!")
      expectTrue(/peanut/i.test(thanks) && !/tram/.test(thanks), `After thanks: ${thanks}`)
    })
  }
  await matrix.check("demo model: it is the only model, in both lists", async () => {
    const ids = async (client) => (await client.models.list()).data.map(({ id }) => id)
    expectEqual("Models", [await ids(openai), await ids(anthropic)], [[model], [model]])
  })
  await matrix.check("demo model: embeddings fail with a NotFoundError that names the setting", async () => {
    const { class: name, message } = await expectFailure(() => openai.embeddings.create({ model, input: "hello" }))
    expectEqual("Class", name, "NotFoundError")
    expectTrue(/upstream\.openai\.baseUrl/.test(message), `It says: ${message}`)
  })
  await matrix.check("a wrong key is an AuthenticationError in each client, with the ways to send one", async () => {
    const wrong = "kp_nobody_0123456789abcdef"
    const refusals = [
      await expectFailure(() => new OpenAI({ baseURL: `${keepsake.url}/v1`, apiKey: wrong }).models.list()),
      await expectFailure(() => new Anthropic({ baseURL: keepsake.url, apiKey: wrong, authToken: null }).models.list()),
    ]
    for (const { class: name, status, message } of refusals) {
      expectEqual("Refusal", [name, status], ["AuthenticationError", 401])
      expectTrue(/x-keepsake-key/.test(message), message)
    }
  })
}
