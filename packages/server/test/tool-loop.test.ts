import { expect, test } from "vitest"
import { add, ask, keepsake } from "./keepsake.ts"

test("memories injected into a turn count as used once, regardless of the number of tool calls", async () => {
  const { url, user, memory } = await keepsake()
  const headers = { "x-keepsake-user": "ada" }
  const id = await add(url, user, { content: "The treasure is under the oak" }, headers)
  const tools = [{ type: "function", function: { name: "look" } }]
  const messages: object[] = [{ role: "user", content: "Where is the treasure?" }]
  for (let step = 0; step < 3; step++) {
    const answer = await fetch(`${url}/v1/chat/completions`, {
      method: "POST",
      headers: { ...headers, authorization: `Bearer ${user}`, "content-type": "application/json" },
      body: JSON.stringify({ model: "keepsake-demo", tools, messages }),
    })
    expect([answer.headers.get("x-keepsake-recalled-ids"), answer.headers.get("x-keepsake-memory")]).toEqual([id, "on"])
    expect(await answer.text()).toContain("oak")
    const call = `c${step}`
    messages.push({ role: "assistant", content: null, tool_calls: [{ id: call }] })
    messages.push({ role: "tool", tool_call_id: call, content: "Nothing there" })
  }
  await memory.settled()
  const { body } = await ask(url, "getMemory", { key: user, headers, path: `/api/memory/${id}` })
  expect(body).toMatchObject({ memory: { accessCount: 1 } })
})
