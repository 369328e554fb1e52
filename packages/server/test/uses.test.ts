import { createMemory } from "@keepsake/core"
import { expect, test } from "vitest"
import { add, ask, keepsake } from "./keepsake.ts"

test("a use is counted once for each request that gets a memory, and never for a search, a preview or an export", async () => {
  const memory = await createMemory({ settings: { deadlineMs: 10_000 } })
  const { url, user } = await keepsake({ memory })
  const named = { user: "ada" }
  const id = await add(url, user, { ...named, content: "My dog is called Biscuit", category: "fact" })
  const uses = async () => {
    await memory.settled()
    const read = await ask(url, "getMemory", { key: user, path: `/api/memory/${id}?user=ada` })
    return Object(read.body).memory.accessCount
  }
  const question = "What is my dog called?"
  await ask(url, "searchMemories", { key: user, body: { ...named, query: question } })
  await ask(url, "listMemories", { key: user, path: "/api/memory?user=ada&q=dog" })
  const explained = await ask(url, "explain", { key: user, body: { ...named, query: question } })
  expect(JSON.stringify(explained.body)).toContain("Biscuit")
  await fetch(`${url}/api/export?user=ada`, { headers: { authorization: `Bearer ${user}` } }).then((one) => one.text())
  expect(await uses()).toBe(0)
  for (const count of [1, 2]) {
    const messages = [{ role: "user", content: question }]
    const answer = await fetch(`${url}/v1/chat/completions`, {
      method: "POST",
      headers: { "x-keepsake-key": user, "content-type": "application/json", "x-keepsake-user": "ada" },
      body: JSON.stringify({ model: "m", messages }),
    })
    await answer.text()
    expect(await uses()).toBe(count)
  }
})

test("a question that was asked in many conversations is one hit with a count, behind what answers it", async () => {
  const memory = await createMemory()
  const { url, user } = await keepsake({ memory })
  const question = "What do I drink in the morning?"
  for (let day = 0; day < 5; day++) await memory.for({ user: "ada" }).remember(question, { session: `day ${day}` })
  await memory.for({ user: "ada" }).remember("I drink green tea in the morning.", { session: "tea" })
  const found = await ask(url, "searchMemories", { key: user, body: { user: "ada", query: question } })
  const hits = Object(found.body).data as { memory: { content: string }; times?: number }[]
  const asked = hits.filter(({ memory: { content } }) => content === question)
  expect(asked).toMatchObject([{ times: 5 }])
  expect(hits[0]?.memory.content).toContain("green tea")
})
