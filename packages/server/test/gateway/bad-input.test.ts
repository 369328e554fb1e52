import { request } from "node:http"
import { describe, expect, it } from "vitest"
import { house, KEY, memoryThat, sendJson, upstreamThat, user } from "./gateway-rig.ts"

const block = "<keepsake-memory>\n- [2026-11-02] Has a dog\n</keepsake-memory>"
const paths = ["/v1/chat/completions", "/v1/responses", "/v1/messages"]

/** A gateway whose memory would place a block wherever it can, before one upstream for every API. */
async function rig() {
  const upstream = await upstreamThat((res) => sendJson(res, { odd: true }))
  const { memory, notes } = memoryThat(() => ({ placement: { at: "latest-user", block }, recalled: ["m-1"] }))
  const gateway = await house({ memory, upstream, anthropic: upstream })
  const [asked] = [upstream.taken]
  return {
    gateway,
    notes,
    taken: asked,
    async [Symbol.asyncDispose]() {
      await gateway[Symbol.asyncDispose]()
      await upstream[Symbol.asyncDispose]()
    },
  }
}

const deep = (levels: number) => `${"[".repeat(levels)}${"]".repeat(levels)}`
const said = '"messages":[{"role":"user","content":"Hi"}],"input":"Hi"'
const unreadable: [string, Buffer, string][] = [
  ["a form", Buffer.from("messages=Hi&input=Hi"), "malformed-json"],
  ["nothing at all", Buffer.alloc(0), "malformed-json"],
  ["a bare number", Buffer.from("17"), "no-messages"],
  ["keys that stand twice", Buffer.from(`{${said},${said}}`), "repeated-key"],
  ["65 levels", Buffer.from(`{${said},"x":${deep(65)}}`), "depth"],
  ["100,000 levels", Buffer.from(`{${said},"x":${deep(100_000)}}`), "depth"],
  [
    "bytes that are no UTF-8",
    Buffer.concat([Buffer.from(`{${said},"x":"`), Buffer.from([0xff, 0x22, 0x7d])]),
    "invalid-utf8",
  ],
  ["messages that are none", Buffer.from('{"messages":{"a":1},"input":7}'), "no-messages"],
  ["messages among which is none", Buffer.from('{"messages":[null],"input":["Hi"]}'), "no-messages"],
]

describe.each(paths)("unreadable requests on %s", (path) => {
  it.each(unreadable)("pass unchanged: %s", async (_what, body, why) => {
    await using house = await rig()
    const answer = await house.gateway.ask(path, { body, headers: { "content-type": "text/plain" } })
    expect([answer.status, answer.json()]).toEqual([200, { odd: true }])
    expect(answer.headers).toMatchObject({ "x-keepsake-memory": `off; ${why}`, "x-keepsake-degraded": why })
    expect(house.taken[0]?.body.equals(body)).toBe(true)
    expect(house.notes.begun).toEqual([])
  })
})

const odd: [string, string, object][] = [
  [
    "/v1/chat/completions",
    "roles and parts that nobody knows",
    { messages: [{ role: "seer", content: [{ type: "smell" }] }, user("Hi")] },
  ],
  [
    "/v1/chat/completions",
    "a tool's result without a call",
    { messages: [{ role: "tool", content: "sun" }, user("Hi")] },
  ],
  ["/v1/chat/completions", "content that is a number", { messages: [{ role: "user", content: 7 }, user("Hi")] }],
  ["/v1/responses", "items that nobody knows", { input: [{ type: "smell" }, { type: 7 }, user("Hi")] }],
  [
    "/v1/responses",
    "a tool's result without a call",
    { input: [{ type: "function_call_output", call_id: "c" }, user("Hi")] },
  ],
  ["/v1/responses", "ids that are none", { previous_response_id: 7, conversation: [], instructions: 7, input: "Hi" }],
  [
    "/v1/messages",
    "blocks that nobody knows",
    { system: 7, messages: [user([{ type: "smell" }, null, "Hi"]), user("Hi")] },
  ],
  [
    "/v1/messages",
    "a tool's result without a call",
    { messages: [user([{ type: "tool_result", content: 7 }]), user("Hi")] },
  ],
  ["/v1/messages", "a role that nobody knows", { messages: [{ role: "seer", content: "I see." }, user("Hi")] }],
]

describe("unusual but readable requests", () => {
  it.each(odd)("%s passes with %s, plus the block", async (path, _what, body) => {
    await using house = await rig()
    const answer = await house.gateway.ask(path, { body })
    expect(answer.status).toBe(200)
    expect(answer.headers["x-keepsake-recalled"]).toBe("1")
    const sent = String(house.taken[0]?.body)
    expect(sent.replace(`${JSON.stringify(block).slice(1, -1)}\\n\\n`, "")).toBe(JSON.stringify(body))
  })
})

describe("a slow client", () => {
  it.each(paths)("is waited for, byte by byte, and others are not held up: %s", async (path) => {
    await using house = await rig()
    const body = Buffer.from(JSON.stringify({ input: "Hi", messages: [user("Hi")] }))
    const headers = { authorization: `Bearer ${KEY}`, "content-length": body.length }
    const slow = request(house.gateway.url + path, { method: "POST", headers })
    const answered = new Promise<number>((resolve, reject) => {
      slow.on("response", (res) => resolve(res.resume().statusCode ?? 0)).on("error", reject)
    })
    for (const [at, byte] of body.entries()) {
      await new Promise<unknown>((resolve) => slow.write(Buffer.of(byte), resolve))
      if (at === 9) expect((await house.gateway.ask(path, { body })).status).toBe(200)
    }
    slow.end()
    expect(await answered).toBe(200)
    expect(house.taken).toHaveLength(2)
  })

  it("that disconnects in the middle leaves nothing behind", async () => {
    await using house = await rig()
    const headers = { authorization: `Bearer ${KEY}`, "content-length": 100 }
    const gone = request(`${house.gateway.url}/v1/messages`, { method: "POST", headers })
    const ended = new Promise<void>((resolve) => gone.on("error", () => resolve()))
    await new Promise<unknown>((resolve) => gone.write('{"messages"', resolve))
    gone.destroy()
    await ended
    expect((await house.gateway.ask("/v1/messages", { body: { messages: [user("Hi")] } })).status).toBe(200)
    expect(house.taken).toHaveLength(1)
    expect(house.gateway.events).toMatchObject([{ level: "info", event: "client-gone" }])
  })
})
