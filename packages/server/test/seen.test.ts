import { expect, test } from "vitest"
import { ask, keepsake } from "./keepsake.ts"

test("The connection check shows a client's request through the gateway or MCP, and nothing of other tenants", async () => {
  const mcp = { fetch: async () => new Response("{}"), changed: () => undefined, close: async () => undefined }
  const { url, admin, user, stranger, memory } = await keepsake({ mcp })
  const seen = async (key: string) => (await ask(url, "seen", { key, path: "/api/seen" })).body
  expect(await seen(admin)).toEqual({ request: null, agent: null })

  const before = Date.now()
  const headers = { "x-keepsake-key": user, "x-keepsake-user": "ada", "content-type": "application/json" }
  const asked = JSON.stringify({ model: "m", messages: [{ role: "user", content: "Good morning to you all" }] })
  await (await fetch(`${url}/v1/chat/completions`, { method: "POST", headers, body: asked })).text()
  await (await fetch(`${url}/mcp`, { method: "POST", headers, body: "{}" })).text()
  await memory.settled()

  const { request, agent } = Object(await seen(admin))
  expect(request.recalled).toBe(0)
  for (const { at } of [request, agent]) expect(Date.parse(at)).toBeGreaterThanOrEqual(before)
  expect(await seen(stranger)).toEqual({ request: null, agent: null })
})
