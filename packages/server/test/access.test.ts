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

test("every route with a tenant parameter refuses a user key for another tenant, under each alias", async () => {
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

test("a model client with a base URL without /v1 gets a message that says so", async () => {
  const { url, user } = await keepsake()
  for (const path of ["/chat/completions", "/responses", "/models"]) {
    const answer = await fetch(url + path, { headers: { authorization: `Bearer ${user}` } })
    const message = expect.stringContaining("base URL lacks /v1")
    expect([answer.status, await answer.json()]).toMatchObject([404, { error: { code: "not_found", message } }])
  }
})

test("guessing keys is rate-limited, and a valid key from the same address still works", async () => {
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

test("a request without a key does not count as a guess", async () => {
  const { url } = await keepsake()
  for (let i = 0; i < 25; i++) expect((await ask(url, "status")).status).toBe(401)
})

test("a name that holds a secret is refused wherever it would be stored, and the answer does not repeat it", async () => {
  const { url, user, admin, memory } = await keepsake()
  // Joined here, so that no scanner takes this file for a leak.
  const secret = ["ghp_", "a1B2c3D4e5".repeat(4)].join("")
  const chat = (headers: object, body: object = {}) =>
    fetch(`${url}/v1/chat/completions`, {
      method: "POST",
      headers: { authorization: `Bearer ${user}`, "content-type": "application/json", ...headers },
      body: JSON.stringify({ model: "keepsake-demo", messages: [{ role: "user", content: "I like tea" }], ...body }),
    })
  const answers = [
    await chat({ "x-keepsake-user": secret }),
    await chat({ "x-keepsake-user": "ada", "x-keepsake-session": `chat ${secret}` }),
    await chat({ "x-keepsake-user": "ada", "x-keepsake-agent": secret }),
  ].map(async (answer) => ({ status: answer.status, body: await answer.json() }))
  const created = ["name", "tenant", "user", "agent"].map((what) =>
    ask(url, "createKey", { key: admin, body: { [what]: secret } }),
  )
  const added = ask(url, "addMemory", { key: user, body: { content: "Likes tea", user: secret } })
  for (const answer of await Promise.all([...answers, ...created, added])) {
    expect(answer).toMatchObject({ status: 400, body: { error: { code: "name_is_secret" } } })
    expect(JSON.stringify(answer.body)).not.toContain(secret.slice(4))
  }
  // The field of a body is meant for the provider: the request goes on without a name.
  expect((await chat({}, { user: secret })).status).toBe(200)
  await memory.settled()
  const everything = await ask(url, "listMemories", { key: admin, path: "/api/memory?scope=tenant&status=all" })
  expect(JSON.stringify(everything.body)).not.toContain(secret)
  // Ids are no secrets, and what was stored under such a name before can be read and erased.
  for (const id of ["4f3c2b1a-1234-4abc-9def-001122334455", "auth0|5f7c8ec7c33c6c004bbafe82", "4539148803436467"])
    expect((await chat({ "x-keepsake-user": id })).status).toBe(200)
  const path = `/api/memory?user=${secret}`
  expect((await ask(url, "listMemories", { key: user, path })).status).toBe(200)
})

test("a key that is bound to a user reaches no other, and one for one person reaches those it names in its tenant", async () => {
  const { url, keys, user } = await keepsake()
  await ask(url, "addMemory", { key: user, body: { content: "Ada likes tea", user: "ada" } })
  const wanted = { tenant: "default", role: "user", serves: "one" } as const
  const bob = (await keys.create({ ...wanted, user: "bob" })).secret
  const unbound = (await keys.create(wanted)).secret
  const list = (key: string, query: string) => ask(url, "listMemories", { key, path: `/api/memory${query}` })
  expect(await list(bob, "?user=ada")).toMatchObject({ status: 403, body: { error: { code: "name_forbidden" } } })
  expect(await list(bob, "")).toMatchObject({ status: 200, body: { total: 0 } })
  // As `x-keepsake-user` does.
  expect(await list(unbound, "?user=ada")).toMatchObject({ status: 200, body: { total: 1 } })
  expect(await list(unbound, "")).toMatchObject({ status: 200, body: { total: 0 } })
})
