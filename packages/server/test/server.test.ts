import { createServer } from "node:http"
import { CONTRACT, createMemory, type Memory, MemoryError, MemoryStore, type Plugin, Store } from "@keepsake/core"
import { expect, onTestFinished, test } from "vitest"
import { ask, keepsake } from "./keepsake.ts"

test("a port in use is reported with the port and a remedy", async () => {
  const { server } = await keepsake()
  await expect(keepsake({ port: server.port })).rejects.toMatchObject({
    code: "conflict",
    message: `Port ${server.port} on 127.0.0.1 is in use`,
    remedy: expect.stringContaining("--port"),
  })
})

test("the probes answer without a key, and say when the store does not", async () => {
  const { url } = await keepsake({ memory: await createMemory({ plugins: [brokenStore] }) })
  expect((await ask(url, "alive")).status).toBe(200)
  const notReady = await ask(url, "ready")
  expect(notReady).toMatchObject({ status: 503, body: { error: { code: "store_unavailable" } } })
  expect(JSON.stringify(notReady.body)).not.toContain("fire")
  const healthy = await keepsake()
  expect((await ask(healthy.url, "ready")).status).toBe(200)
})

test("a server with failing writes is not ready until a write succeeds", async () => {
  const store = new FullStore()
  const full = { ...brokenStore, setup: (context) => context.provide(Store, () => store) } satisfies Plugin
  const memory = await createMemory({ plugins: [full] })
  const { queue } = memory.state
  const push = queue.push.bind(queue)
  queue.push = (jobs) => (store.isFull ? Promise.reject(diskFull()) : push(jobs))
  const { url, user } = await keepsake({ memory })
  store.isFull = true
  expect((await ask(url, "ready")).status).toBe(200)
  const body = { model: "keepsake-demo", messages: [{ role: "user", content: "My dog is called Biscuit." }] }
  const headers = { authorization: `Bearer ${user}`, "content-type": "application/json", "x-keepsake-user": "ada" }
  await (await fetch(`${url}/v1/chat/completions`, { method: "POST", headers, body: JSON.stringify(body) })).text()
  expect(await ask(url, "ready")).toMatchObject({ status: 503, body: { error: { code: "store_unavailable" } } })
  store.isFull = false
  expect((await ask(url, "ready")).status).toBe(200)

  store.isFull = true
  expect((await ask(url, "addMemory", { key: user, body: { content: "Likes jazz" } })).status).toBe(503)
  expect((await ask(url, "ready")).status).toBe(503)
})

test("a reply ends when its turn is stored while a second database is unreachable, and earlier if it cannot be written", async () => {
  const away = Object.assign(new FullStore(), { problems: () => ["Qdrant cannot be reached"] })
  const memory = await createMemory({
    plugins: [{ ...brokenStore, setup: (context) => context.provide(Store, () => away) }],
  })
  const { queue } = memory.state
  const push = queue.push.bind(queue)
  let [isKept, asked] = [false, 0]
  let way = Promise.withResolvers<void>()
  queue.push = async (jobs) => {
    await way.promise
    await push(jobs)
    isKept = true
  }
  const { url, user } = await keepsake({ memory })
  const body = { model: "keepsake-demo", messages: [{ role: "user", content: "My dog is called Biscuit." }] }
  const headers = { authorization: `Bearer ${user}`, "content-type": "application/json", "x-keepsake-user": "ada" }
  const reply = async () =>
    await (await fetch(`${url}/v1/chat/completions`, { method: "POST", headers, body: JSON.stringify(body) })).text()

  memory.state.problems = () => {
    if (++asked === 2) way.resolve()
    return []
  }
  await reply()
  expect(isKept).toBe(true)

  isKept = false
  way = Promise.withResolvers()
  memory.state.problems = () => ["Another process holds the lock"]
  await reply()
  expect(isKept).toBe(false)
  way.resolve()
  await expect.poll(() => isKept).toBe(true)
})

test("health reports failures, and the log reveals no more", async () => {
  const events: unknown[] = []
  const memory = await createMemory({ plugins: [brokenStore] })
  const { url, user } = await keepsake({ memory, log: (event) => events.push(event) })
  expect(await ask(url, "memoryHealth", { key: user })).toMatchObject({ status: 503, body: { working: false } })
  const failed = await ask(url, "getMemory", { key: user, path: "/api/memory/x" })
  expect(failed).toMatchObject({ status: 500, body: { error: { code: "internal" } } })
  expect(events).toMatchObject([{ level: "error", event: "request-failed" }])
  expect(JSON.stringify([failed.body, events])).not.toMatch(/fire|kp_/)
})

test("status shows an upstream without credentials", async () => {
  const baseUrl = "http://name:password@127.0.0.1:9/v1?api-key=secret"
  const { url, user } = await keepsake({ upstream: { openai: { baseUrl } } })
  expect(await ask(url, "status", { key: user })).toMatchObject({
    body: { upstream: { openai: "http://127.0.0.1:9/v1" } },
  })
})

test("a key for one person that names several is a warning in status and health, to its own tenant and administrators alone", async () => {
  const { url, stranger, admin, user: ofAnotherTenant } = await keepsake()
  for (const user of ["ada", "bob"]) {
    const headers = { authorization: `Bearer ${stranger}`, "content-type": "application/json", "x-keepsake-user": user }
    const body = JSON.stringify({ model: "keepsake-demo", messages: [{ role: "user", content: "Hello" }] })
    await (await fetch(`${url}/v1/chat/completions`, { method: "POST", headers, body })).text()
  }
  for (const name of ["status", "memoryHealth"] as const) {
    const body = Object((await ask(url, name, { key: stranger })).body)
    expect(body.warningDetails).toMatchObject([{ code: "key-serves-many", params: { key: expect.any(String) } }])
    const seenBy = async (key: string) => Object((await ask(url, name, { key })).body).warnings
    expect(await seenBy(stranger)).toEqual([expect.stringContaining("--many")])
    expect(await seenBy(admin)).toEqual([expect.stringContaining("--many")])
    expect(await seenBy(ofAnotherTenant)).toEqual([])
  }
})

test("the document and the metrics are there for tools", async () => {
  const { url } = await keepsake()
  const document = Object(await (await fetch(`${url}/openapi.json`)).json())
  expect([document.openapi, document.servers]).toEqual(["3.1.0", [{ url }]])
  const metrics = await (await fetch(`${url}/metrics`)).text()
  expect(metrics).toContain('keepsake_requests_total{area="pages",status="200"} 1')
  expect(metrics).toContain('keepsake_queue_jobs{state="pending"} 0')
})

test("the gateway answers under /v1 with the same keys", async () => {
  const { url, user } = await keepsake()
  expect((await fetch(`${url}/v1/models`)).status).toBe(401)
  const models = await fetch(`${url}/v1/models`, { headers: { authorization: `Bearer ${user}` } })
  expect(models.status).toBe(200)
})

test("two Keepsake keys, and an invalid x-keepsake-key next to a valid key, are refused in the shape of the called API", async () => {
  const { url, user, admin } = await keepsake()
  const asked = async (path: string, headers: Record<string, string>) => {
    const answer = await fetch(url + path, { headers })
    return [answer.status, await answer.json()]
  }
  const provider = { authorization: "Bearer sk-of-a-provider", "x-api-key": "sk-ant-of-another" }
  for (const [path, shape] of [
    ["/v1/models", { type: "invalid_request_error", param: null }],
    ["/api/status", { remedy: expect.any(String) }],
  ] as const) {
    const refused = (code: string) => ({ error: { code, message: expect.any(String), ...shape } })
    expect(await asked(path, { authorization: `Bearer ${user}`, "x-api-key": admin })).toEqual([
      400,
      refused("two_keys"),
    ])
    expect(await asked(path, { "x-keepsake-key": user, authorization: `Bearer ${admin}` })).toEqual([
      400,
      refused("two_keys"),
    ])
    const wrong = { "x-keepsake-key": "kp_of_another_server", authorization: `Bearer ${user}` }
    expect(await asked(path, wrong)).toEqual([401, refused("key_unknown")])
    expect((await asked(path, provider))[0]).toBe(401)
    expect((await asked(path, { "x-api-key": user, authorization: "Bearer sk-of-a-provider" }))[0]).toBe(200)
  }
  expect((await asked("/api/status", { "x-keepsake-key": user, ...provider }))[0]).toBe(200)
})

test("a public URL is used in the document and the sign-in link, and sign-in uses the port", async () => {
  const { server, url } = await keepsake({ publicUrl: "https://memory.example/" })
  expect([server.url, server.publicUrl]).toEqual([url, "https://memory.example"])
  expect(await server.signInUrl()).toMatch(/^https:\/\/memory\.example\/signin\?token=/)
  const document = Object(await (await fetch(`${url}/openapi.json`)).json())
  expect(document.servers).toEqual([{ url: "https://memory.example" }])
  const here = (await server.signInUrl()).replace(server.publicUrl, url)
  const entered = await fetch(here, { redirect: "manual" })
  expect(entered.headers.get("set-cookie")).toMatch(new RegExp(`^keepsake_${server.port}=`))
})

test("the token of this machine opens the tenant default as administrator", async () => {
  const { url } = await keepsake({ ownerToken: "a-token-from-the-lock-file" })
  expect((await ask(url, "listKeys", { key: "a-token-from-the-lock-file" })).status).toBe(200)
})

test("a key's secret is in the answer that makes it and in no other", async () => {
  const { url, admin } = await keepsake()
  const made = await ask(url, "createKey", { key: admin, body: { name: "phone", tenant: "acme", serves: "many" } })
  const { key, secret } = Object(made.body)
  expect((await ask(url, "status", { key: secret })).body).toMatchObject({ tenant: "acme", role: "user" })
  const listed = await ask(url, "listKeys", { key: admin, path: "/api/keys?tenant=acme" })
  expect(Object(listed.body).data).toMatchObject([
    { id: key.id, prefix: `kp_${key.id}`, name: "phone", serves: "many" },
  ])
  expect(JSON.stringify(listed.body)).not.toContain(secret)
  expect((await ask(url, "revokeKey", { key: admin, path: `/api/keys/${key.id}` })).status).toBe(200)
  expect((await ask(url, "status", { key: secret })).status).toBe(401)
})

test("the last administrator's key does not revoke itself, and does once there is another", async () => {
  const { url, admin } = await keepsake()
  const listed = await ask(url, "listKeys", { key: admin })
  const own: string = Object(listed.body).data.find(({ role }: { role: string }) => role === "admin").id
  const path = `/api/keys/${own}`
  const refused = await ask(url, "revokeKey", { key: admin, path })
  expect(refused).toMatchObject({
    status: 409,
    body: { error: { code: "last_admin_key", remedy: expect.stringContaining("keys create --role admin") } },
  })
  const body = { role: "admin", tenant: "default", serves: "one" }
  const { secret } = Object((await ask(url, "createKey", { key: admin, body })).body)
  expect((await ask(url, "revokeKey", { key: admin, path })).status).toBe(200)
  expect((await ask(url, "status", { key: admin })).status).toBe(401)
  expect((await ask(url, "status", { key: secret })).status).toBe(200)
})

test("closing completes running requests and accepts no new ones", async () => {
  const upstream = await slowUpstream()
  const { server, url, user } = await keepsake({ upstream: { openai: { baseUrl: upstream.url } } })
  const running = fetch(`${url}/v1/models`, { headers: { authorization: `Bearer ${user}` } })
  await upstream.asked
  const closed = server.close(5_000)
  await expect(fetch(`${url}/healthz`)).rejects.toThrow()
  upstream.answer()
  expect(await (await running).json()).toEqual({ object: "list", data: [] })
  await closed
})

test("a request that does not finish in time is ended", async () => {
  const upstream = await slowUpstream()
  const { server, url, user } = await keepsake({ upstream: { openai: { baseUrl: upstream.url } } })
  const running = fetch(`${url}/v1/models`, { headers: { authorization: `Bearer ${user}` } })
  const ended = expect(running).rejects.toThrow()
  await upstream.asked
  await server.close(20)
  await ended
})

/** A store whose reads fail. */
const brokenStore: Plugin = {
  name: "broken",
  contract: CONTRACT,
  setup: (context) => context.provide(Store, () => new BrokenStore()),
}
class BrokenStore extends MemoryStore {
  override read(): Promise<readonly (Memory | undefined)[]> {
    return Promise.reject(new Error("disk on fire"))
  }
}

function diskFull(): MemoryError {
  return new MemoryError("store_unavailable", "The disk is full")
}
/** A store on a disk that may be full. */
class FullStore extends MemoryStore {
  isFull = false
  override write(...change: Parameters<MemoryStore["write"]>): ReturnType<MemoryStore["write"]> {
    if (this.isFull) return Promise.reject(diskFull())
    return super.write(...change)
  }
}

/** An upstream that answers when it is told to. */
async function slowUpstream() {
  const asked = Promise.withResolvers<void>()
  const told = Promise.withResolvers<void>()
  const server = createServer((_, res) => {
    asked.resolve()
    void told.promise.then(() => {
      res.writeHead(200, { "content-type": "application/json" }).end('{"object":"list","data":[]}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const port = typeof address === "object" && address !== null ? address.port : 0
  return { url: `http://127.0.0.1:${port}/v1`, asked: asked.promise, answer: () => told.resolve() }
}
