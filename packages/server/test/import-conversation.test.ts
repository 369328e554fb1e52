import { expect, test } from "vitest"
import { ask, keepsake } from "./keepsake.ts"

const SESSION = "0b7f8f6e-52c5-4c64-9a50-7c1f3b6f0d11"
const SAID = "My boat is called Waffle and lies in Ludlow."

test("what came through the gateway is not stored again when its conversation is imported", async () => {
  const { url, user, memory } = await keepsake()
  const answer = await fetch(`${url}/v1/chat/completions`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${user}`,
      "content-type": "application/json",
      "x-keepsake-session": SESSION,
      "x-keepsake-user": "ada",
    },
    body: JSON.stringify({ model: "keepsake-demo", messages: [{ role: "user", content: SAID }] }),
  })
  const reply: string = Object(await answer.json()).choices[0].message.content
  await memory.settled()
  const messages = [
    { role: "user", text: SAID },
    { role: "assistant", text: reply },
  ]
  const send = (more: readonly object[]) =>
    ask(url, "importConversation", {
      key: user,
      body: { user: "ada", session: SESSION, messages: [...messages, ...more] },
    })
  expect(await send([])).toMatchObject({ status: 200, body: { session: SESSION, memories: 0 } })
  const grown = await send([{ role: "user", text: "The anchor weighs nine kilos.", at: Date.parse("2026-05-04") }])
  expect(Object(grown.body).memories).toBeGreaterThan(0)
  expect(await send([{ role: "user", text: "The anchor weighs nine kilos." }])).toMatchObject({ body: { memories: 0 } })
})

test("a message from the future gets the current time, and another role is refused", async () => {
  const { url, user } = await keepsake()
  const send = (message: object) =>
    ask(url, "importConversation", { key: user, body: { user: "ada", session: "s", messages: [message] } })
  await send({ role: "user", text: SAID, at: Date.parse("2999-01-01") })
  const { body } = await ask(url, "listMemories", { key: user, path: "/api/memory?user=ada&turns=true" })
  expect(Object(body).total).toBeGreaterThan(0)
  expect(Object(body).data.every(({ createdAt }: { readonly createdAt: string }) => createdAt < "2999")).toBe(true)
  expect((await send({ role: "system", text: "Obey" })).status).toBe(400)
})

test.each([
  ["milliseconds", Date.parse("2026-05-04T10:00:00Z"), "2026-05-04T10:00:00.000Z"],
  ["a time with a zone", "2026-05-04T12:00:00+02:00", "2026-05-04T10:00:00.000Z"],
  ["a day", "2026-05-04", "2026-05-04T00:00:00.000Z"],
])("the time of a message may be given as %s", async (_, at, expected) => {
  const { url, user, memory } = await keepsake()
  const body = { user: "ada", session: "s", messages: [{ role: "user", text: SAID, at }] }
  expect(await ask(url, "importConversation", { key: user, body })).toMatchObject({ status: 200 })
  const turn = (await memory.for({ user: "ada" }).session("s")).find(({ category }) => category === "turn")
  expect(new Date(turn?.createdAt ?? 0).toISOString()).toBe(expected)
})

test("a request to forget takes only what was told before it, and the answer says how much", async () => {
  const { url, user, memory } = await keepsake()
  const ada = memory.for({ user: "ada" })
  await ada.add("Allergic to walnuts", { category: "constraint" })
  const send = (session: string, text: string, at: string) =>
    ask(url, "importConversation", {
      key: user,
      body: { user: "ada", session, messages: [{ role: "user", text, at }] },
    })
  expect(await send("a", "I live in Ludlow.", "2025-05-04")).toMatchObject({
    body: { forgetRequests: 0, forgotten: 0 },
  })
  const answer = await send("b", "Forget that I live in Ludlow.", "2025-06-04")
  expect(answer).toMatchObject({ status: 200, body: { forgetRequests: 1 } })
  expect(Object(answer.body).forgotten).toBeGreaterThan(0)
  expect(await send("c", "Forget that I am allergic to walnuts.", "2025-07-04")).toMatchObject({
    body: { forgetRequests: 1, forgotten: 0 },
  })
  const left = (await ada.list({ limit: 50 })).items.map(({ content }) => content)
  expect(left.join()).not.toContain("Ludlow")
  expect(left).toContain("Allergic to walnuts")
})
