import { runPython } from "./clients.mjs"
import { holds, same } from "./ledger.mjs"

const own = "sk-own-0123456789abcdef"
const scenarios = {
  plain: "a plain completion",
  stream: "a streamed completion, chunk by chunk",
  tool_loop: "a tool call and the answer after its result",
  retry: "an answer after a retry on 500",
  failures: "a 404 and a 401 of the upstream",
  models: "the list of models",
}

/** The `openai` package for Python, through Keepsake and directly. */
export async function checkPython(ledger, keepsake, upstream, demo) {
  for (const [scenario, what] of Object.entries(scenarios)) {
    await ledger.check(`Python: ${what} equals the upstream's`, async () => {
      const direct = await runPython(scenario, upstream.url, own)
      same(await runPython(scenario, keepsake.baseURL, keepsake.key), direct)
      same(await runPython(scenario, keepsake.baseURL, own, { "x-keepsake-key": keepsake.key }), direct)
    })
  }
  await ledger.check("Python: a wrong Keepsake key is an AuthenticationError", async () => {
    const [name, status] = await runPython("wrong_key", keepsake.baseURL, "kp_nobody_0123456789abcdef")
    same([name, status], ["AuthenticationError", 401])
  })
  await ledger.check(
    "Python, demo model: told in one conversation, answered in the next, streamed and not",
    async () => {
      const answers = await runPython("say_and_ask", demo.baseURL, demo.key)
      holds(
        answers.every((answer) => answer.includes("cello")),
        JSON.stringify(answers),
      )
    },
  )
}
