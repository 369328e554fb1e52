import { spawn } from "node:child_process"
import { once } from "node:events"
import { fileURLToPath } from "node:url"
import { Client } from "@modelcontextprotocol/client"
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { Place } from "./keepsake.ts"

const main = fileURLToPath(new URL("../dist/main.js", import.meta.url))

let place: Place
let agents: Client[]
beforeEach(() => {
  place = new Place()
  agents = []
})
afterEach(async () => {
  await Promise.all(agents.map((agent) => agent.close()))
  await place[Symbol.asyncDispose]()
})

/** A real client whose server is the built command. */
async function agent(name: string, words: readonly string[] = [], environment: Record<string, string> = {}) {
  const client = new Client({ name, version: "1.0.0" }, { versionNegotiation: { mode: "auto" } })
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [main, "mcp", ...words],
    cwd: place.folder,
    env: place.environment(environment),
    stderr: "pipe",
  })
  await client.connect(transport)
  agents.push(client)
  return client
}

async function remember(client: Client, content: string): Promise<void> {
  const { structuredContent } = await client.callTool({ name: "memory_add", arguments: { content } })
  expect(structuredContent).toMatchObject({ did: "created", status: "active" })
}

async function found(client: Client, query: string): Promise<string> {
  return JSON.stringify((await client.callTool({ name: "memory_search", arguments: { query } })).structuredContent)
}

test("memories of one connection are recalled in the next, with the agent that added them", async () => {
  const first = await agent("agent-one")
  await remember(first, "The dog is called Biscuit")
  await first.close()
  const second = await agent("agent-two")
  expect(await found(second, "What is my dog called?")).toMatch(/Biscuit.*via agent-one/)
})

test("a subscribed agent is notified of another agent's memories", async () => {
  const [first, second] = [await agent("one"), await agent("two")]
  await remember(first, "Keeps bees")
  expect(await found(second, "bees")).toContain("bees")
  const heard: string[] = []
  second.setNotificationHandler("notifications/resources/updated", ({ params }) => void heard.push(params.uri))
  await second.listen({ resourceSubscriptions: ["memory://recent"] })
  // Its stream of changes begins beside its first call: what is added until then is no news to it.
  await expect
    .poll(
      async () => {
        await remember(first, `Keeps ${heard.length + Math.random()} goats`)
        return heard.length
      },
      { interval: 300 },
    )
    .toBeGreaterThan(0)
  expect(new Set(heard)).toEqual(new Set(["memory://recent"]))
})

test("agents share a folder without a server, and go on when the one that held it leaves", async () => {
  const [first, second, third] = await Promise.all([agent("one"), agent("two"), agent("three")])
  await Promise.all([remember(first, "Likes green tea"), remember(second, "Likes black coffee")])
  expect(await found(third, "green tea")).toContain("green tea")
  await first.close()
  await second.close()
  await remember(third, "Likes red wine")
  expect(await found(third, "black coffee")).toContain("black coffee")
})

test("a starting server takes over the folder from an agent, whose next call goes to the server", async () => {
  const early = await agent("early")
  await remember(early, "Likes green tea")
  const server = await place.serve()
  await remember(early, "Likes black coffee")
  const { body } = await server.ask("/api/memory", server.ready.keys?.client)
  expect(body).toMatch(/black coffee[\s\S]*green tea/)
  await server.stop()
})

test("memories of the project rank first, and are the only ones with --project-only", async () => {
  const boat = await agent("one", ["--project", "boat"])
  await remember(boat, "The build runs with make")
  const plane = await agent("two", [], { KEEPSAKE_PROJECT: "plane" })
  await remember(plane, "The build runs with cargo")
  expect(await found(boat, "How does the build run?")).toMatch(/make.*cargo/)
  expect(await found(plane, "How does the build run?")).toMatch(/cargo.*make/)
  const only = await agent("three", ["--project", "boat", "--project-only"])
  const seen = await found(only, "How does the build run?")
  expect(seen).toContain("make")
  expect(seen).not.toContain("cargo")
})

test("stdout contains only protocol messages, regardless of the input", async () => {
  const child = spawn(process.execPath, [main, "mcp"], {
    cwd: place.folder,
    env: place.environment(),
  })
  let said = ""
  child.stdout.on("data", (text) => {
    said += text
  })
  const send = (message: unknown) =>
    child.stdin.write(`${typeof message === "string" ? message : JSON.stringify(message)}\n`)
  const request = (id: number, method: string, params: object = {}) => send({ jsonrpc: "2.0", id, method, params })
  send("this is no JSON")
  send("[]")
  send('{"jsonrpc":"1.0"}')
  request(1, "initialize", {
    protocolVersion: "2025-11-25",
    capabilities: {},
    clientInfo: { name: "raw", version: "1" },
  })
  send({ jsonrpc: "2.0", method: "notifications/initialized" })
  request(2, "no/such/method")
  request(3, "tools/call", { name: "no_such_tool" })
  request(4, "tools/call", { name: "memory_add", arguments: { content: 7 } })
  request(5, "tools/call", { name: "memory_add", arguments: { content: "x".repeat(9_000) } })
  request(6, "tools/call", { name: "memory_list" })
  const closed = once(child, "close")
  await vi.waitFor(() => expect(said).toContain('"id":6'), { timeout: 60_000 })
  child.stdin.end()
  expect((await closed)[0]).toBe(0)
  const messages = said
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line))
  expect(messages.every(({ jsonrpc }) => jsonrpc === "2.0")).toBe(true)
  const byId = new Map(messages.map((message) => [message.id, message]))
  expect(byId.get(1).result.protocolVersion).toBe("2025-11-25")
  expect(byId.get(2).error.code).toBe(-32601)
  for (const id of [3, 4, 5]) expect(byId.get(id).error ?? byId.get(id).result.isError).toBeTruthy()
  expect(byId.get(6).result.structuredContent).toMatchObject({ memories: [], total: 0 })
})

test("a line that is too long is answered with an error and logged, and the session goes on, before its start and later", async () => {
  const child = spawn(process.execPath, [main, "mcp"], { cwd: place.folder, env: place.environment() })
  let [said, logged] = ["", ""]
  child.stdout.on("data", (text) => {
    said += text
  })
  child.stderr.on("data", (text) => {
    logged += text
  })
  const send = (message: object) => child.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`)
  const add = (id: number, content: string) =>
    send({ id, method: "tools/call", params: { name: "memory_add", arguments: { content } } })
  const tooLong = "x".repeat(20_000_000)
  add(1, tooLong)
  const params = { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "raw", version: "1" } }
  send({ id: 2, method: "initialize", params })
  send({ method: "notifications/initialized" })
  add(3, tooLong)
  add(4, "Keeps bees")
  await expect.poll(() => said, { timeout: 60_000 }).toContain('"id":4')
  const closed = once(child, "close")
  child.stdin.end()
  await closed
  const answers = said
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line))
  const refusal = expect.objectContaining({ code: -32600, message: expect.stringContaining("10 MiB") })
  expect(answers.map(({ id, error }) => [id, error])).toEqual([
    [null, refusal],
    [2, undefined],
    [null, refusal],
    [4, undefined],
  ])
  expect(logged.match(/10 MiB/g)).toHaveLength(2)
})

test("unusable options are reported at the start, with exit 2", async () => {
  const memory = await place.run(["mcp"], { KEEPSAKE_STORE: "memory" })
  expect([memory.code, memory.stderr]).toEqual([2, expect.stringContaining("--url")])
  const remote = await place.run(["mcp", "--url", "http://127.0.0.1:1"])
  expect([remote.code, remote.stderr]).toEqual([2, expect.stringContaining("KEEPSAKE_API_KEY")])
  const project = await place.run(["mcp", "--project-only"])
  expect([project.code, project.stderr]).toEqual([2, expect.stringContaining("--project")])
})

test("an id that cannot exist is not found, over stdio as over HTTP", async () => {
  const client = await agent("agent-one")
  const answer = await client.callTool({ name: "memory_update", arguments: { id: "\ud800 x", content: "Keeps bees" } })
  expect(answer).toMatchObject({ isError: true, content: [{ text: expect.stringMatching(/^not_found: /) }] })
})
