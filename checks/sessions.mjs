import Anthropic from "@anthropic-ai/sdk"
import OpenAI from "openai"
import { same } from "./matrix.mjs"
import { text as reply } from "./upstream/said.mjs"

const user = (content) => ({ role: "user", content })
const assistant = { role: "assistant", content: reply }

/** How each client asks; what comes back is the session that Keepsake took the request for. */
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

/** Sessions by what is said in them: no client names one. */
export async function checkSessions(matrix, keepsake) {
  for (const dialect of ["chat completions", "responses", "messages"]) {
    const ask = ways(keepsake, `sessions of ${dialect}`)[dialect]
    const hi = user("Hi")
    const tea = [hi, assistant, user("I like tea.")]
    const cake = [...tea, assistant, user("And cake.")]
    let one = ""
    let other = ""
    await matrix.check(
      `sessions, ${dialect}: two chats that start alike are two, and each goes on as itself`,
      async () => {
        one = await ask([hi])
        other = await ask([hi])
        same("The second chat", one === other, false)
        same("The newest goes on first", await ask(tea), other)
        same("Then the one that has not gone on", await ask([hi, assistant, user("I like coffee.")]), one)
      },
    )
    await matrix.check(
      `sessions, ${dialect}: a window that slides and another system prompt change nothing`,
      async () => {
        same("The whole history", await ask(cake), other)
        same("Its first messages cut off", await ask(cake.slice(2)), other)
        same("Another system prompt", await ask(cake, "Be long."), other)
      },
    )
    await matrix.check(
      `sessions, ${dialect}: a reply made again, an edit and requests at once stay in it`,
      async () => {
        same("Again", await ask(cake), other)
        same("Edited", await ask([...tea, assistant, user("And pie.")]), other)
        const next = [...cake, assistant]
        const both = await Promise.all([ask([...next, user("With cream?")]), ask([...next, user("With jam?")])])
        same("At once", both, [other, other])
      },
    )
  }
}
