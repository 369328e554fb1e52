import type { ServerResponse } from "node:http"
import { tenantOf } from "@keepsake/core"
import { expect, onTestFinished, test } from "vitest"
import { completion, user as says, sendJson, upstreamThat } from "./gateway/gateway-rig.ts"
import { ask, type Keepsake, keepsake } from "./keepsake.ts"

type Headers = Readonly<Record<string, string>>
const off = { "x-keepsake-memory": "off" }
const read = { "x-keepsake-memory": "read" }

/** Ada's conversation in a chat client, which sends with every request all that was said before. */
async function conversation(session: Headers = {}) {
  let reply = (res: ServerResponse) => sendJson(res, completion("All right."))
  const upstream = await upstreamThat((res) => reply(res))
  onTestFinished(() => upstream[Symbol.asyncDispose]())
  const server = await keepsake({ upstream: { openai: { baseUrl: upstream.baseUrl } } })
  const { record, secret } = await server.keys.create({ tenant: "default", role: "user", serves: "one", user: "ada" })
  const history: object[] = []
  return {
    server,
    secret,
    key: record.id,
    history,
    answers: (next: typeof reply) => {
      reply = next
    },
    /** What stands in the history as the reply is what the upstream answered, or `shown`. */
    async say(text: string, headers: Headers = {}, shown?: string): Promise<string | null> {
      history.push(says(text))
      const response = await fetch(`${server.url}/v1/chat/completions`, {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${secret}`, ...session, ...headers },
        body: JSON.stringify({ model: "m", messages: history }),
      })
      const content = shown ?? Object(await response.json()).choices?.[0].message.content
      if (content !== undefined) history.push({ role: "assistant", content })
      await server.memory.settled()
      return response.headers.get("x-keepsake-memory")
    },
    /** Whatever Ada's memories say, and whatever they are found by. */
    async kept(): Promise<string> {
      const { body } = await ask(server.url, "listMemories", {
        key: secret,
        path: "/api/memory?limit=200&status=all&turns=true",
      })
      const found = await ask(server.url, "searchMemories", { key: secret, body: { query: "diabetes insulin" } })
      return JSON.stringify([Object(body).data, Object(found.body).data])
    },
  }
}

interface Way {
  readonly headers?: Headers
  readonly begin?: (of: { server: Keepsake; secret: string; key: string }) => Promise<unknown>
  readonly end?: (of: { server: Keepsake; secret: string; key: string }) => Promise<unknown>
  readonly says: string
}
const keyMode =
  (mode: string | null) =>
  ({ server, key }: { server: Keepsake; key: string }) =>
    ask(server.url, "changeKey", { key: server.admin, path: `/api/keys/${key}`, body: { mode } })
const capture =
  (wish: string) =>
  ({ server }: { server: Keepsake }) =>
    ask(server.url, "setSubject", { key: server.admin, path: "/api/subjects/ada", body: { capture: wish } })
const ways: readonly (readonly [string, Way])[] = [
  ["the header off", { headers: off, says: "off; request" }],
  ["the header read", { headers: read, says: "read; request" }],
  ["a key that is off", { begin: keyMode("off"), end: keyMode(null), says: "off; key" }],
  ["a person who opted out", { begin: capture("off"), end: capture("on"), says: "read; opted-out" }],
  [
    "memory that is off for all",
    {
      begin: ({ server }) => server.memory.configure({ mode: "off" }),
      end: ({ server }) => server.memory.configure({ mode: "on" }),
      says: "off; settings",
    },
  ],
]

test.each(
  ways.flatMap(([name, way]) => [
    [name, "recognised", {}, way] as const,
    [name, "named", { "x-keepsake-session": "s-1" }, way] as const,
  ]),
)("what is said with %s stays out when a later turn of a %s session brings it back", async (_, __, session, way) => {
  const chat = await conversation(session)
  expect(await chat.say("I like jazz.")).toBe("on")
  await way.begin?.(chat)
  chat.answers((res) => sendJson(res, completion("You told me about your diabetes and insulin.")))
  expect(await chat.say("I have diabetes.", way.headers)).toBe(way.says)
  await way.end?.(chat)
  chat.answers((res) => sendJson(res, completion("All right.")))
  await chat.say("Thanks! What is a good book? I play chess.")
  await chat.say("I play the cello.")
  expect(await chat.kept()).not.toMatch(/diabetes|insulin/i)
  expect(await chat.kept()).toMatch(/jazz.*cello|cello.*jazz/)
  // What is cut off at the start is known again as well.
  chat.history.splice(0, 2)
  await chat.say("I ski in winter.")
  expect(await chat.kept()).not.toMatch(/diabetes|insulin/i)
  expect(await chat.kept()).toMatch(/ski in winter/)
  const stored = JSON.stringify(
    await Array.fromAsync(chat.server.memory.exportSessions({ tenant: tenantOf("default"), pools: "all" })),
  )
  expect(stored).not.toMatch(/diabetes|insulin/i)
})

test.each(ways)(
  "a conversation that begins with %s stores later messages only, also with capture all",
  async (_, way) => {
    const chat = await conversation()
    await chat.server.memory.configure({ capture: "all" })
    await way.begin?.(chat)
    await chat.say("I have diabetes.", way.headers)
    await way.end?.(chat)
    await chat.say("I play the cello.")
    expect(await chat.kept()).not.toMatch(/diabetes/i)
    expect(await chat.kept()).toMatch(/cello/)
  },
)

test.each([
  ["was refused by the upstream", undefined],
  ["was broken off, and what had come of it stands in the history", "You have diabetes, so"],
] as const)("what is said with off stays out when its reply %s", async (_, shown) => {
  for (const before of [["I like jazz."], []]) {
    const chat = await conversation()
    for (const text of before) await chat.say(text)
    chat.answers((res) => void res.writeHead(500).end("{}"))
    await chat.say("I have diabetes.", off, shown)
    chat.answers((res) => sendJson(res, completion("All right.")))
    await chat.say("I play the cello.")
    expect(await chat.kept()).not.toMatch(/diabetes/i)
    expect(await chat.kept()).toMatch(/cello/)
  }
})

type History = { role: string; content: string }[]
const changes: readonly (readonly [string, (history: History) => void])[] = [
  ["without its reply", (history) => history.splice(-1)],
  ["with another reply", (history) => history.push({ ...must(history.pop()), content: "Sure, diabetes it is." })],
]

test.each(
  changes.flatMap(([name, change]) => [
    [name, "begins", [], change] as const,
    [name, "continues", ["I like jazz."], change] as const,
  ]),
)(
  "what is said with off stays out when it comes back %s in a conversation that %s with it",
  async (_, __, before, change) => {
    const chat = await conversation()
    await chat.server.memory.configure({ capture: "all" })
    for (const text of before) await chat.say(text)
    chat.answers((res) => sendJson(res, completion("Noted: you have diabetes.")))
    await chat.say("I have diabetes.", off)
    // Messages of this file all have these two fields.
    change(chat.history as History)
    chat.answers((res) => sendJson(res, completion("All right.")))
    await chat.say("I play the cello.")
    expect(await chat.kept()).not.toMatch(/diabetes/i)
    expect(await chat.kept()).toMatch(/cello/)
  },
)

test("what is said with off stays out when a client puts other words before it and sends it with the same reply", async () => {
  for (const before of [["I like jazz."], []]) {
    const chat = await conversation()
    for (const text of before) await chat.say(text)
    chat.answers((res) => sendJson(res, completion("Noted: you have diabetes.")))
    await chat.say("I have diabetes.", off)
    chat.history.splice(-2, 1, says("Monday: I have diabetes."))
    chat.answers((res) => sendJson(res, completion("All right.")))
    await chat.say("I play the cello.")
    expect(await chat.kept()).not.toMatch(/diabetes/i)
    expect(await chat.kept()).toMatch(/cello/)
  }
})

test("what is said with off stays out when the whole conversation is sent under a new session name, also with capture all", async () => {
  for (const before of [["I like jazz."], []]) {
    const chat = await conversation()
    await chat.server.memory.configure({ capture: "all" })
    for (const text of before) await chat.say(text)
    chat.answers((res) => sendJson(res, completion("Noted: you have diabetes.")))
    await chat.say("I have diabetes.", off)
    chat.answers((res) => sendJson(res, completion("All right.")))
    await chat.say("I play the cello.", { "x-keepsake-session": "another" })
    expect(await chat.kept()).not.toMatch(/diabetes/i)
    expect(await chat.kept()).toMatch(/cello/)
  }
})

function must<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("There is none")
  return value
}

test("a message that an application first sends with off and then with memory on is stored", async () => {
  for (const headers of [off, read]) {
    const chat = await conversation()
    await chat.say("I like jazz.")
    await chat.say("I play the cello.", headers)
    chat.history.splice(-2)
    expect(await chat.say("I play the cello.")).toBe("on")
    await chat.say("I ski in winter.")
    expect(await chat.kept()).toMatch(/play the cello/)
  }
})

test("messages added by the library during an opt-out stay excluded after opting in", async () => {
  const { memory } = await keepsake()
  const owner = { tenant: tenantOf("default"), user: "ada" }
  const ada = memory.for(owner)
  const history = [
    { role: "user", text: "I have diabetes." },
    { role: "assistant", text: "Diabetes is noted." },
  ] as const
  await memory.optOuts.set(owner.tenant, owner.user, true)
  await ada.remember(history, { session: "s-1" })
  await memory.optOuts.set(owner.tenant, owner.user, false)
  await ada.remember([...history, { role: "user", text: "I play the cello." }], { session: "s-1" })
  const { items } = await ada.list({ limit: 100 })
  const contents = items.map(({ content }) => content).join("\n")
  expect(contents).not.toMatch(/diabetes/i)
  expect(contents).toMatch(/cello/)
})

test("history that never reached Keepsake is still captured alongside messages sent with off", async () => {
  const chat = await conversation()
  await chat.say("I like jazz.")
  chat.history.push(says("I live in Porto."), { role: "assistant", content: "A fine town." })
  await chat.say("I play the cello.")
  expect(await chat.kept()).toMatch(/Porto/)
})

test("a request with off leaves no trace and waits for no memory", async () => {
  const chat = await conversation()
  const { body: before } = await ask(chat.server.url, "listTraces", { key: chat.secret })
  await chat.say("I have diabetes.", off)
  const { body: after } = await ask(chat.server.url, "listTraces", { key: chat.secret })
  expect(Object(after).data).toEqual(Object(before).data)
})

type Chat = Awaited<ReturnType<typeof conversation>>
const asides: readonly (readonly [string, (chat: Chat) => Promise<unknown>])[] = [
  ...ways.map(([name, way]) => [name, (chat: Chat) => sayWith(chat, way)] as const),
  ["an aside off the record", (chat) => chat.say("Off the record: I have diabetes.")],
  ["an aside in German", (chat) => chat.say("Merk dir das bitte nicht: Ich habe Diabetes.")],
  [
    "a request to forget it",
    async (chat) => {
      await chat.say("I have diabetes.")
      await chat.say("Forget that I have diabetes.")
    },
  ],
  [
    "its deletion",
    async ({ say, server, secret }) => {
      await say("I have diabetes.")
      const { body } = await ask(server.url, "listMemories", { key: secret, path: "/api/memory?limit=200&turns=true" })
      for (const { id, content } of Object(body).data)
        if (content.includes("diabetes"))
          await ask(server.url, "deleteMemory", { key: secret, path: `/api/memory/${id}` })
    },
  ],
]

async function sayWith(chat: Chat, { begin, headers, end }: Way): Promise<void> {
  await begin?.(chat)
  await chat.say("I have diabetes.", headers)
  await end?.(chat)
}

test.each(asides)("after %s, the sentences of later replies that repeat it are not kept", async (_, aside) => {
  const chat = await conversation()
  await chat.say("I like jazz.")
  await aside(chat)
  chat.answers((res) =>
    sendJson(res, completion("Since you are diabetic, avoid figs. The harbour market has good bread.")),
  )
  await chat.say("What should I buy today?")
  expect(await chat.kept()).not.toMatch(/diabet/i)
  expect(await chat.kept()).toMatch(/harbour market/)
})
