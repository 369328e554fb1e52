import { expect, test } from "vitest"
import { add, ask, keepsake } from "./keepsake.ts"

test("extraction shows candidates with rule and outcome, and stores nothing", async () => {
  const { url, user } = await keepsake()
  const id = await add(url, user, { content: "Lives in Porto", key: "identity:home" })
  const text = "Actually, I moved to Oslo. I have two dogs. Can you recommend a vet?"
  const { status, body } = await ask(url, "extract", { key: user, body: { text } })
  expect(status).toBe(200)
  expect(body).toEqual({
    data: [
      expect.objectContaining({
        content: "Moved to Oslo",
        key: "identity:home",
        quote: "Actually, I moved to Oslo.",
        extractor: "rules@1",
        rule: "identity",
        did: "updated",
        against: expect.objectContaining({ id, content: "Lives in Porto" }),
      }),
      expect.objectContaining({ content: "Has two dogs", rule: "relationship", did: "created", against: null }),
    ],
    forgotten: [],
    model: null,
  })
  const { body: kept } = await ask(url, "listMemories", { key: user })
  expect(kept).toMatchObject({ total: 1, data: [{ id, content: "Lives in Porto", revision: 1 }] })
})

test("extraction shows memories that would be forgotten, and keeps them", async () => {
  const { url, user } = await keepsake()
  const id = await add(url, user, { content: "Likes coffee" })
  const { body } = await ask(url, "extract", { key: user, body: { text: "Forget that I like coffee" } })
  expect(body).toMatchObject({ data: [], forgotten: [{ id }] })
  expect((await ask(url, "getMemory", { key: user, path: `/api/memory/${id}` })).status).toBe(200)
})

test("secrets are not shown again", async () => {
  const { url, user } = await keepsake()
  const text = "My password is hunter2hunter2 and I live in Porto"
  const { body } = await ask(url, "extract", { key: user, body: { text } })
  expect(JSON.stringify(body)).not.toContain("hunter2")
})

test("more text than 256 KiB is 413 and names the limit", async () => {
  const { url, user } = await keepsake()
  const { status, body } = await ask(url, "extract", { key: user, body: { text: "I like tea. ".repeat(30_000) } })
  expect(status).toBe(413)
  expect(JSON.stringify(body)).toContain("256 KiB")
})
