import { createMemory } from "@keepsake/core"
import { expect, test } from "vitest"
import { house, sendJson, someone, upstreamThat } from "./gateway-rig.ts"

const FACT = "My dog is called Biscuit and he is allergic to chicken."
const tools = [{ type: "function", function: { name: "look" } }]

test("a later step of a tool loop that repeats the block stores nothing from it", async () => {
  await using memory = await createMemory()
  const owner = { tenant: someone.tenant, user: "ada" }
  await memory.for(owner).add(FACT)
  // Calls a tool first; then says what it was shown.
  await using upstream = await upstreamThat((res, { body }) => {
    const { messages } = JSON.parse(body.toString("utf8"))
    const looked = messages.at(-1).role === "tool"
    const shown = JSON.stringify(messages).match(/\] (My dog[^\\]*)/)?.[1] ?? "nothing"
    const call = {
      role: "assistant",
      content: null,
      tool_calls: [{ id: "c", type: "function", function: { name: "look", arguments: "{}" } }],
    }
    const message = looked ? { role: "assistant", content: `I remember: ${shown}` } : call
    const choices = [{ index: 0, message, finish_reason: looked ? "stop" : "tool_calls" }]
    sendJson(res, { id: "c", object: "chat.completion", created: 1, model: "m", choices })
  })
  await using keepsake = await house({ memory, upstream })
  const about = async (): Promise<number> => {
    await memory.settled()
    const status = ["active", "quarantined", "superseded", "archived"] as const
    const { items } = await memory.for(owner).list({ limit: 200, where: { status } })
    return items.filter(({ content }) => content.includes("Biscuit")).length
  }
  const before = await about()
  for (let round = 0; round < 5; round++) {
    const messages: object[] = [
      { role: "user", content: `What is my dog called, and what must he not eat? (${round})` },
    ]
    const ask = () =>
      keepsake.ask("/v1/chat/completions", {
        headers: { authorization: "Bearer kp_0123456789abcdef", "x-keepsake-user": "ada" },
        body: { model: "m", tools, messages },
      })
    const first = await ask()
    expect(first.headers["x-keepsake-recalled"]).not.toBe("0")
    messages.push(
      { role: "assistant", content: null, tool_calls: [{ id: "c" }] },
      { role: "tool", tool_call_id: "c", content: "nothing new" },
    )
    expect((await ask()).text).toContain("Biscuit")
  }
  expect(await about()).toBe(before)
})
