import Anthropic from "@anthropic-ai/sdk"
import OpenAI from "openai"
import { expectEqual } from "./matrix.mjs"
import { text as reply } from "./upstream/reply-text.mjs"

const user = (content) => ({ role: "user", content })
const assistant = { role: "assistant", content: reply }

/** Sends a request with each client and returns the session that Keepsake assigned. */
function ways(keepsake, person) {
  const headers = { defaultHeaders: { "x-keepsake-user": person } }
  const openai = new OpenAI({ baseURL: `${keepsake.url}/v1`, apiKey: keepsake.key, ...headers })
  const anthropic = new Anthropic({ baseURL: keepsake.url, apiKey: keepsake.key, authToken: null, ...headers })
  const sessionOf = async (call) => (await call.withResponse()).response.headers.get("x-keepsake-session")
  return {
    "chat completions": (said, system = "Be short.") => {
      const messages = [{ role: "system", content: system }, ...said]
      return sessionOf(openai.chat.completions.create({ model: "stub", messages }))
    },
    responses: (input, instructions = "Be short.") =>
      sessionOf(openai.responses.create({ model: "stub", instructions, input, store: false })),
    messages: (messages, system = "Be short.") =>
      sessionOf(anthropic.messages.create({ model: "stub", max_tokens: 99, system, messages })),
  }
}

/** Session detection by content: no client names a session. */
export async function checkSessions(matrix, keepsake) {
  for (const dialect of ["chat completions", "responses", "messages"]) {
    const ask = ways(keepsake, `sessions of ${dialect}`)[dialect]
    const hi = user("Hi")
    const tea = [hi, assistant, user("I like tea.")]
    const cake = [...tea, assistant, user("And cake.")]
    let one = ""
    let other = ""
    await matrix.check(
      `sessions, ${dialect}: two chats with the same beginning are two sessions, and each continues as itself`,
      async () => {
        one = await ask([hi])
        other = await ask([hi])
        expectEqual("The second chat", one === other, false)
        expectEqual("The newest goes on first", await ask(tea), other)
        expectEqual("Then the one that has not gone on", await ask([hi, assistant, user("I like coffee.")]), one)
      },
    )
    await matrix.check(`sessions, ${dialect}: a sliding window and another system prompt change nothing`, async () => {
      expectEqual("The whole history", await ask(cake), other)
      expectEqual("Its first messages cut off", await ask(cake.slice(2)), other)
      expectEqual("Another system prompt", await ask(cake, "Be long."), other)
    })
    await matrix.check(
      `sessions, ${dialect}: a reply made again, an edit and requests at once stay in it`,
      async () => {
        expectEqual("Again", await ask(cake), other)
        expectEqual("Edited", await ask([...tea, assistant, user("And pie.")]), other)
        const next = [...cake, assistant]
        const both = await Promise.all([ask([...next, user("With cream?")]), ask([...next, user("With jam?")])])
        expectEqual("At once", both, [other, other])
      },
    )
  }
}
