import { expect, test } from "vitest"
import { call, connected, keepsake } from "./keepsake.ts"

const SESSION = "12345678-1234-1234-1234-123456789abc"

/** What each client sends by itself, and how it says something and asks for it. */
function clientsOf(url: string, key: string) {
  const post = async (path: string, headers: Record<string, string>, body: object): Promise<string> => {
    const response = await fetch(url + path, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    })
    expect(response.status).toBe(200)
    return response.text()
  }
  const messages = (content: string) => [{ role: "user", content }]
  const openWebUi = {
    authorization: `Bearer ${key}`,
    "x-openwebui-user-id": "5f0c",
    "x-openwebui-user-email": "ada@example.com",
    "x-openwebui-chat-id": "chat-1",
  }
  const claudeCode = { "x-api-key": key, "anthropic-version": "2023-06-01", "user-agent": "claude-cli/2.0.0" }
  const metadata = { user_id: `user_1_account__session_${SESSION}` }
  const viaMcp = async (name: string, given: Record<string, unknown>) => {
    const client = await connected(url, key, { name: "claude-code" })
    return JSON.stringify(await call(client, name, given))
  }
  const bearer = { authorization: `Bearer ${key}` }
  return {
    "Open WebUI": {
      say: (text: string) =>
        post("/v1/chat/completions", openWebUi, { model: "keepsake-demo", messages: messages(text) }),
    },
    "Claude Code": {
      say: (text: string) =>
        post("/v1/messages", claudeCode, {
          model: "keepsake-demo",
          max_tokens: 100,
          metadata,
          messages: messages(text),
        }),
    },
    MCP: {
      say: async (text: string) =>
        text.endsWith("?") ? viaMcp("memory_search", { query: text }) : viaMcp("memory_add", { content: text }),
    },
    curl: {
      say: (text: string) =>
        post("/v1/chat/completions", bearer, { model: "keepsake-demo", user: "me", messages: messages(text) }),
    },
  }
}

const said = {
  "Open WebUI": ["My dog is called Biscuit.", "What is my dog called?", "Biscuit"],
  "Claude Code": ["My sister lives in Porto.", "Where does my sister live?", "Porto"],
  MCP: ["The user's boat is called Waffle", "What is the boat called?", "Waffle"],
  curl: ["I'm allergic to peanuts.", "What am I allergic to?", "peanut"],
} as const

test("Open WebUI, Claude Code, MCP and curl on one key for one person share everything", async () => {
  const { url, user, memory } = await keepsake()
  const clients = Object.entries(clientsOf(url, user))
  for (const [name, { say }] of clients) {
    // Both tables have the same names.
    await say(said[name as keyof typeof said][0])
    await memory.settled()
  }
  for (const [name, { say }] of clients) {
    for (const [other, [, question, answer]] of Object.entries(said)) {
      expect(`${name} asks what ${other} said: ${await say(question)}`).toContain(answer)
    }
  }
  await memory.settled()
  const { items } = await memory.for().list({ limit: 500 })
  expect(new Set(items.map(({ pool }) => pool))).toEqual(new Set(["-/-"]))
  expect(new Set(items.flatMap(({ owner }) => [owner.user, owner.agent]))).toEqual(
    new Set([undefined, "5f0c", "me", "claude-code"]),
  )
})

test("an agent over MCP reads what is shared, cannot change it, and sees nothing that was said without its user", async () => {
  const { url, keys, memory } = await keepsake()
  const { memory: shared } = await memory.for().add("The office closes at six", { shared: true })
  const { memory: unnamed } = await memory.for().add("The office cat is called Waffle")
  const { secret } = await keys.create({ tenant: "default", role: "user", serves: "one", user: "ada" })
  const client = await connected(url, secret)
  expect((await call(client, "memory_search", { query: "office" })).text).toContain("six")
  for (const [name, given] of [
    ["memory_search", { query: "office cat" }],
    ["memory_list", {}],
    ["memory_context", { query: "What is the office cat called?" }],
  ] as const) {
    expect((await call(client, name, given)).text).not.toContain("Waffle")
  }
  expect((await call(client, "memory_get", { ids: [unnamed.id] })).failed).toBe(true)
  for (const [name, given] of [
    ["memory_update", { id: shared.id, content: "The office never closes" }],
    ["memory_feedback", { id: shared.id, verdict: "wrong" }],
    ["memory_forget", { id: shared.id }],
  ] as const) {
    const { failed, text } = await call(client, name, given)
    expect([name, failed, text]).toEqual([name, true, expect.stringContaining("name no user")])
  }
  expect((await memory.for().get(shared.id))?.revision).toBe(1)
})
