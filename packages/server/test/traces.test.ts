import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { expect, onTestFinished, test } from "vitest"
import { add, ask, keepsake } from "./keepsake.ts"

const chat = async (url: string, key: string, text: string, headers: Record<string, string> = {}) => {
  const body = JSON.stringify({ model: "m", messages: [{ role: "user", content: text }] })
  const response = await fetch(`${url}/v1/chat/completions`, {
    method: "POST",
    headers: { "x-keepsake-key": key, "content-type": "application/json", ...headers },
    body,
  })
  await response.text()
  return response.headers
}

test("The id in x-keepsake-trace opens the memories that were injected and created", async () => {
  const { url, admin, memory } = await keepsake()
  const id = await add(url, admin, { content: "Has a dog named Biscuit" })
  const headers = await chat(url, admin, "What is my dog called? I live in Lisbon.")
  await memory.settled()
  const trace = headers.get("x-keepsake-trace") ?? ""
  const { status, body } = await ask(url, "getTrace", { key: admin, path: `/api/traces/${trace}` })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    trace: {
      id: trace,
      recalled: [{ id, revision: 1 }],
      tokens: Number(headers.get("x-keepsake-tokens")),
      ended: "answered",
      mode: "on",
      gate: { open: true, code: "little-known", section: headers.get("x-keepsake-section") },
      again: false,
    },
    words: "What is my dog called? I live in Lisbon.",
  })
  const contents = Object(body).memories.map((one: { content: string }) => one.content)
  expect(headers.get("x-keepsake-section")).toBe("pinned")
  expect(contents).toEqual(expect.arrayContaining(["Has a dog named Biscuit", "Lives in Lisbon"]))
  const { body: list } = await ask(url, "listTraces", { key: admin })
  expect(Object(list).data).toMatchObject([{ id: trace }])
  expect(JSON.stringify(list)).not.toMatch(/Biscuit|Lisbon/)
  const withWords = await ask(url, "listTraces", { key: admin, path: "/api/traces?words=true" })
  expect(Object(withWords.body).data).toMatchObject([{ id: trace, words: "What is my dog called? I live in Lisbon." }])
})

test("A trace is seen by its own people alone; to others it is as unknown as one that never was", async () => {
  const { url, admin, user, stranger } = await keepsake()
  const headers = await chat(url, user, "Good evening to everybody here", { "x-keepsake-user": "ada" })
  const path = `/api/traces/${headers.get("x-keepsake-trace")}`
  const asAda = { "x-keepsake-user": "ada" }
  expect((await ask(url, "getTrace", { key: user, path, headers: asAda })).status).toBe(200)
  expect((await ask(url, "getTrace", { key: admin, path })).status).toBe(200)
  const never = await ask(url, "getTrace", { key: stranger, path: "/api/traces/never" })
  for (const asking of [{ key: stranger }, { key: user, headers: { "x-keepsake-user": "bob" } }]) {
    expect(await ask(url, "getTrace", { ...asking, path })).toEqual(never)
    const replay = { ...asking, path: `${path}/replay`, body: {} }
    expect(await ask(url, "replayTrace", replay)).toMatchObject({ status: 404 })
    expect(Object((await ask(url, "listTraces", asking)).body).data).toEqual([])
  }
})

test("A memory lists the requests that were given it, page by page", async () => {
  const { url, admin, memory } = await keepsake()
  const id = await add(url, admin, { content: "Has a dog named Biscuit" })
  const ids: string[] = []
  for (const text of ["What is my dog called?", "What breed is my dog?", "Is my dog old?"])
    ids.unshift((await chat(url, admin, text)).get("x-keepsake-trace") ?? "")
  await memory.settled()
  const page = async (query: string) =>
    Object((await ask(url, "listTraces", { key: admin, path: `/api/traces?memory=${id}&${query}` })).body)
  const first = await page("limit=2")
  expect(first.data.map((trace: { id: string }) => trace.id)).toEqual(ids.slice(0, 2))
  const rest = await page(`limit=2&cursor=${encodeURIComponent(first.next)}`)
  expect([rest.data.map((trace: { id: string }) => trace.id), rest.next]).toEqual([ids.slice(2), undefined])
  const never = await ask(url, "listTraces", { key: admin, path: "/api/traces?memory=none" })
  expect(never.body).toEqual({ data: [] })
})

test("A replay repeats the recall with current memories and reports differences", async () => {
  const { url, admin, memory } = await keepsake()
  const gone = await add(url, admin, { content: "Has a dog named Biscuit" })
  const headers = await chat(url, admin, "What is my dog called, and what does it eat?")
  await memory.settled()
  const added = await add(url, admin, { content: "The dog eats only fish" })
  await ask(url, "deleteMemory", { key: admin, path: `/api/memory/${gone}` })
  const path = `/api/traces/${headers.get("x-keepsake-trace")}/replay`
  const { status, body } = await ask(url, "replayTrace", { key: admin, path, body: {} })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    same: [],
    gone: [gone],
    added: [added],
    now: { answers: [{ id: gone, reason: "unknown" }] },
  })
})

test("A request whose text is not stored cannot be replayed, and the response says what to do", async () => {
  const { url, admin, memory } = await keepsake()
  await memory.configure({ verbatimTurns: "off" })
  const headers = await chat(url, admin, "What is my dog called, and what does it eat?")
  await memory.settled()
  const path = `/api/traces/${headers.get("x-keepsake-trace")}/replay`
  const { status, body } = await ask(url, "replayTrace", { key: admin, path, body: {} })
  expect({ status, code: Object(body).error.code }).toEqual({ status: 409, code: "words_gone" })
})

test("A turn that continues after a tool call carries its first block, and its trace says so", async () => {
  const { url, admin } = await keepsake()
  await add(url, admin, { content: "Has a dog named Biscuit" })
  const messages = [{ role: "user", content: "What is my dog called?" }]
  const tools = [{ type: "function", function: { name: "look", parameters: {} } }]
  const call = { id: "c1", type: "function", function: { name: "look", arguments: "{}" } }
  const later = [
    ...messages,
    { role: "assistant", content: null, tool_calls: [call] },
    { role: "tool", tool_call_id: "c1", content: "nothing" },
  ]
  const traces: string[] = []
  for (const said of [messages, later]) {
    const response = await fetch(`${url}/v1/chat/completions`, {
      method: "POST",
      headers: { "x-keepsake-key": admin, "content-type": "application/json", "x-keepsake-session": "s" },
      body: JSON.stringify({ model: "m", messages: said, tools }),
    })
    await response.text()
    traces.push(response.headers.get("x-keepsake-trace") ?? "")
  }
  const { body } = await ask(url, "listTraces", { key: admin })
  const [second, first] = Object(body).data
  expect([first.id, second.id]).toEqual(traces)
  expect([first.again, second.again]).toEqual([false, true])
  expect(second.recalled.map((one: { id: string }) => one.id)).toEqual(
    first.recalled.map((one: { id: string }) => one.id),
  )
})

test("a request that the upstream refused is over: nothing of it is still to be kept", async () => {
  const statuses = [429, 500]
  const upstream = createServer((_, response) => {
    response.writeHead(statuses.shift() ?? 200, { "content-type": "application/json" }).end("{}")
  })
  await once(upstream.listen(0, "127.0.0.1"), "listening")
  onTestFinished(() => void upstream.close())
  // A TCP server has an address with a port.
  const { port } = upstream.address() as AddressInfo
  const { url, admin, memory } = await keepsake({ upstream: { openai: { baseUrl: `http://127.0.0.1:${port}/v1` } } })
  for (const text of ["My dog is called Biscuit.", "My cat is called Momo."]) await chat(url, admin, text)
  await chat(url, admin, "Where is my dog?", { "x-keepsake-memory": "read" })
  await memory.settled()
  const read = { ended: "answered", mode: "read", kept: [] }
  const refused = { ended: "refused", mode: "on", kept: [] }
  const listed = async () => Object((await ask(url, "listTraces", { key: admin })).body).data
  await expect.poll(listed).toMatchObject([read, refused, refused])
})
