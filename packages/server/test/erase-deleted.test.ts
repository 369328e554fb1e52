import { expect, it } from "vitest"
import { ask, keepsake } from "./keepsake.ts"

it("a deleted memory is erased by its id with the words that waited for its restoration", async () => {
  const { url, user, stranger, memory, admin } = await keepsake()
  const view = memory.for({ user: "ada" })
  await view.remember([{ role: "user", text: "The tram was late. I am allergic to walnuts. The bread was good." }], {
    session: "one",
  })
  const all = (await view.list({ limit: 20 })).items
  const fact = all.find(({ category, content }) => category !== "turn" && content.includes("walnuts"))
  const turn = all.find(({ category }) => category === "turn")
  const path = `/api/memory/${fact?.id}?user=ada`
  const erase = (key: string) => ask(url, "deleteMemory", { key, path: `${path}&erase=true` })
  expect((await ask(url, "deleteMemory", { key: user, path })).status).toBe(200)
  expect((await ask(url, "deleteMemory", { key: user, path })).status).toBe(404)
  expect((await erase(stranger)).status).toBe(404)
  expect(await erase(user)).toMatchObject({ status: 200, body: { success: true, notReached: expect.any(Array) } })
  expect((await erase(user)).status).toBe(404)

  const restored = await ask(url, "restoreMemory", {
    key: user,
    path: `/api/memory/${fact?.id}/restore`,
    body: { user: "ada" },
  })
  expect(restored.status).toBe(404)
  await ask(url, "restoreMemory", { key: user, path: `/api/memory/${turn?.id}/restore`, body: { user: "ada" } })
  const left = await ask(url, "listMemories", { key: admin, path: "/api/memory?user=ada&turns=true&limit=50" })
  expect(JSON.stringify(left.body)).not.toContain("walnuts")
  expect(JSON.stringify(left.body)).toContain("The bread was good.")
  const records = JSON.stringify((await memory.state.transfer?.read()) ?? [])
  expect(records).not.toContain("walnuts")
})
