import { type Route, type RouteName, routes } from "@keepsake/api"
import { expect, test } from "vitest"
import { ask, keepsake } from "./keepsake.ts"

// The compiler sees only strings in the keys of an object.
const names = Object.keys(routes) as RouteName[]
const good: Partial<Record<RouteName, object>> = {
  addMemory: { content: "Drinks green tea" },
  searchMemories: { query: "tea" },
  memoryContext: { query: "tea" },
  extract: { text: "I drink green tea." },
  scanMemories: {},
  createKey: { name: "phone" },
}

const withBody = names.filter((name) => "body" in routes[name])

test.each(withBody)("%s: a body that does not say it is JSON is refused", async (name) => {
  const { url, admin } = await keepsake()
  const { method, path }: Route = routes[name]
  for (const type of ["text/plain", "application/x-www-form-urlencoded", "application/jsonp"]) {
    const headers = { authorization: `Bearer ${admin}`, "content-type": type }
    const answer = await fetch(url + path.replace("{id}", "unknown"), {
      method,
      headers,
      body: JSON.stringify(good[name] ?? {}),
    })
    expect([answer.status, await answer.json()]).toMatchObject([415, { error: { code: "content_type" } }])
  }
})

test("a user key is refused another tenant on every line that takes one, under each of its names", async () => {
  const { url, user, admin } = await keepsake()
  for (const name of ["tenant", "apiKeyId", "instanceId"]) {
    const query = `?${name}=other`
    const answers = [
      ["listMemories", { path: `/api/memory${query}` }],
      ["addMemory", { body: { content: "c", [name]: "other" } }],
      ["searchMemories", { body: { query: "c", [name]: "other" } }],
      ["memoryContext", { body: { query: "c", [name]: "other" } }],
      ["getMemory", { path: `/api/memory/x${query}` }],
      ["deleteMemory", { path: `/api/memory/x${query}` }],
      ["status", { path: `/api/status${query}` }],
    ] as const
    for (const [route, asking] of answers) {
      expect(await ask(url, route, { key: user, ...asking })).toMatchObject({ status: 403 })
      expect([200, 201, 404]).toContain((await ask(url, route, { key: admin, ...asking })).status)
    }
  }
})

test("its own tenant may be named, and two different names for it may not", async () => {
  const { url, user } = await keepsake()
  expect((await ask(url, "listMemories", { key: user, path: "/api/memory?tenant=default" })).status).toBe(200)
  const both = await ask(url, "listMemories", { key: user, path: "/api/memory?tenant=default&apiKeyId=other" })
  expect(both.status).toBe(400)
})

test("an unknown path is 404, another method 405 and says which ones there are", async () => {
  const { url, admin } = await keepsake()
  const unknown = await fetch(`${url}/api/nothing`, { headers: { authorization: `Bearer ${admin}` } })
  expect([unknown.status, await unknown.json()]).toMatchObject([404, { error: { code: "not_found" } }])
  const wrong = await fetch(`${url}/api/memory`, { method: "DELETE", headers: { authorization: `Bearer ${admin}` } })
  expect([wrong.status, wrong.headers.get("allow")]).toEqual([405, "GET, POST"])
  expect(await wrong.json()).toMatchObject({ error: { code: "method_not_allowed" } })
})

test("a model's client whose base URL lacks /v1 is told so in the message that it shows", async () => {
  const { url, user } = await keepsake()
  for (const path of ["/chat/completions", "/responses", "/models"]) {
    const answer = await fetch(url + path, { headers: { authorization: `Bearer ${user}` } })
    const message = expect.stringContaining("base URL lacks /v1")
    expect([answer.status, await answer.json()]).toMatchObject([404, { error: { code: "not_found", message } }])
  }
})

test("who guesses keys is slowed down, and a good key from the same address is not", async () => {
  const { url, user } = await keepsake()
  const statuses: number[] = []
  for (let i = 0; i < 22; i++) statuses.push((await ask(url, "status", { key: `kp_guess${i}` })).status)
  expect(statuses.slice(0, 20)).toEqual(Array(20).fill(401))
  expect(statuses.slice(20)).toEqual([429, 429])
  const guess = { headers: { authorization: "Bearer kp_guess" } }
  const late = await fetch(`${url}/v1/models`, guess)
  expect(late.status).toBe(429)
  expect(Number(late.headers.get("retry-after"))).toBeGreaterThan(0)
  expect((await ask(url, "status", { key: user })).status).toBe(200)
})

test("no key at all is no guess", async () => {
  const { url } = await keepsake()
  for (let i = 0; i < 25; i++) expect((await ask(url, "status")).status).toBe(401)
})
