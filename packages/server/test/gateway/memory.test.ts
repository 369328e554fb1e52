import type { Placement } from "@keepsake/core"
import { describe, expect, it } from "vitest"
import {
  chunkEvent,
  completion,
  house,
  memoryThat,
  nothingRecalled,
  type Recalling,
  sendJson,
  upstreamThat,
  user,
} from "./gateway-rig.ts"

const block = '<keepsake-memory note="x">\n- [2026-11-02] Has a dog called "Biscuit"\n</keepsake-memory>'
const recalls = (at: Placement["at"] = "latest-user"): Recalling => ({
  placement: { at, block },
  recalled: ["m-1", "m-2"],
  tokens: 31,
})
const talks = () => upstreamThat((res) => sendJson(res, completion("Biscuit.")))

describe("memory in a conversation", () => {
  it("places the block before what the user typed last, and says what it did", async () => {
    await using upstream = await talks()
    const { memory, notes } = memoryThat(() => recalls())
    await using gateway = await house({ memory, upstream })
    const messages = [
      { role: "system", content: "Be short." },
      user("Hi"),
      { role: "assistant", content: "Hi" },
      user("What is my dog called?"),
    ]

    const answer = await gateway.ask("/v1/chat/completions", { body: { model: "gpt-x", messages } })

    const sent = JSON.parse(upstream.taken[0]?.body.toString() ?? "")
    expect(sent.messages).toEqual([...messages.slice(0, 3), user(`${block}\n\nWhat is my dog called?`)])
    expect(answer.headers).toMatchObject({
      "x-keepsake-memory": "on",
      "x-keepsake-recalled": "2",
      "x-keepsake-recalled-ids": "m-1,m-2",
      "x-keepsake-tokens": "31",
      "x-keepsake-session": "s-1",
      "x-keepsake-trace": "t-1",
    })
    expect(notes.begun[0]).toMatchObject({
      owner: { tenant: "acme" },
      messages: messages.map(({ role, content }) => ({ role, text: content })),
    })
    expect(notes.finished).toEqual([{ text: "Biscuit.", whole: true }])
  })

  it.each([
    [
      "system",
      [
        { role: "system", content: `${block}\n\nBe short.` },
        { role: "developer", content: "And kind." },
      ],
    ],
    [
      "system-tail",
      [
        { role: "system", content: "Be short." },
        { role: "developer", content: `And kind.\n\n${block}` },
      ],
    ],
  ] as const)("places the block at %s when that is set", async (at, leading) => {
    await using upstream = await talks()
    await using gateway = await house({ memory: memoryThat(() => recalls(at)).memory, upstream })
    const messages = [{ role: "system", content: "Be short." }, { role: "developer", content: "And kind." }, user("Hi")]
    await gateway.ask("/v1/chat/completions", { body: { messages } })
    expect(JSON.parse(upstream.taken[0]?.body.toString() ?? "").messages).toEqual([...leading, user("Hi")])
  })

  it("puts a text part of its own first where the message has parts", async () => {
    await using upstream = await talks()
    await using gateway = await house({ memory: memoryThat(() => recalls()).memory, upstream })
    const parts = [
      { type: "image_url", image_url: { url: "data:," } },
      { type: "text", text: "Who is this?" },
    ]
    await gateway.ask("/v1/chat/completions", { body: { messages: [user(parts)] } })
    const sent = JSON.parse(upstream.taken[0]?.body.toString() ?? "")
    expect(sent.messages).toEqual([user([{ type: "text", text: block }, ...parts])])
  })

  it.each([
    ["openai/o1-mini-2024-09-12", false],
    ["o1", false],
    ["glm-4.6", false],
    ["zai/something", false],
    ["gpt-5", true],
    ["openai/o11", true],
  ])("knows whether %s takes system messages", async (model, systemRole) => {
    await using upstream = await talks()
    const { memory, notes } = nothingRecalled()
    await using gateway = await house({ memory, upstream })
    await gateway.ask("/v1/chat/completions", { body: { model, messages: [user("Hi")] } })
    expect(notes.begun[0]?.systemRole).toBe(systemRole)
  })

  it("gives a turn the same bytes again after a tool's result, whatever is known by then", async () => {
    await using upstream = await talks()
    let known = 0
    const { memory, notes } = memoryThat(() => ({
      ...recalls(),
      placement: { at: "latest-user", block: `${block}${known++}` },
    }))
    await using gateway = await house({ memory, upstream })
    const tools = [{ type: "function", function: { name: "look" } }]
    const messages: object[] = [{ role: "system", content: "1" }, user("What is up?")]
    for (let step = 0; step < 3; step++) {
      await gateway.ask("/v1/chat/completions", { body: { tools, messages } })
      messages.push(
        { role: "assistant", content: null, tool_calls: [{ id: `c${step}` }] },
        { role: "tool", tool_call_id: `c${step}`, content: "sun" },
      )
    }
    await gateway.ask("/v1/chat/completions", { body: { tools, messages: [...messages, user("And tomorrow?")] } })
    const blocks = upstream.taken.map(({ body }) => /<\/keepsake-memory>\d/.exec(body.toString())?.[0].at(-1))
    expect(blocks).toEqual(["0", "0", "0", "1"])
    expect(notes.begun.map(({ mode }) => mode)).toEqual(["on", "write", "write", "on"])
    const [first = "", second = ""] = upstream.taken.map(({ body }) => body.toString())
    expect(second.startsWith(first.slice(0, -2))).toBe(true)
  })

  it("says of a turn that goes on what it said at first, also where only reading is allowed", async () => {
    await using upstream = await talks()
    const { memory, notes } = memoryThat(() => ({ ...recalls(), session: "s-7" }))
    await using gateway = await house({ memory, upstream })
    const headers = { "x-keepsake-memory": "read" }
    const messages = [user("What is up?"), { role: "assistant", content: null }, { role: "tool", content: "sun" }]
    const said = []
    for (const sent of [messages.slice(0, 1), messages]) {
      const answer = await gateway.ask("/v1/chat/completions", { headers, body: { tools: [], messages: sent } })
      said.push(Object.fromEntries(Object.entries(answer.headers).filter(([name]) => name.startsWith("x-keepsake-"))))
    }
    expect(said[0]).toMatchObject({ "x-keepsake-memory": "read; request", "x-keepsake-recalled": "2" })
    expect(said[1]).toEqual(said[0])
    expect(notes.begun.map(({ mode }) => mode)).toEqual(["read", "off"])
  })

  it("gives a turn nothing again when it was given nothing first", async () => {
    await using upstream = await talks()
    let asked = 0
    const { memory } = memoryThat(() => (asked++ === 0 ? {} : recalls()))
    await using gateway = await house({ memory, upstream })
    const messages = [user("What is up?"), { role: "assistant", content: null }, { role: "tool", content: "sun" }]
    await gateway.ask("/v1/chat/completions", { body: { tools: [], messages: messages.slice(0, 1) } })
    const answer = await gateway.ask("/v1/chat/completions", { body: { tools: [], messages } })
    expect(answer.headers["x-keepsake-recalled"]).toBe("0")
    expect(upstream.taken[1]?.body.toString()).toBe(JSON.stringify({ tools: [], messages }))
  })

  it("does not give a memory again that was deleted within the turn", async () => {
    await using upstream = await talks()
    let asked = 0
    const { memory } = memoryThat(() => (asked++ === 0 ? recalls() : {}))
    await using gateway = await house({ memory, upstream })
    const messages = [user("What is up?"), { role: "assistant", content: null }, { role: "tool", content: "sun" }]
    await gateway.ask("/v1/chat/completions", { body: { tools: [], messages: messages.slice(0, 1) } })
    // The stand-in engine has this beside the interface.
    ;(memory as unknown as { forget(id: string): void }).forget("m-2")
    await gateway.ask("/v1/chat/completions", { body: { tools: [], messages } })
    expect(upstream.taken.map(({ body }) => body.toString().includes("Biscuit"))).toEqual([true, false])
  })

  it("does not make a request fail when memory fails", async () => {
    await using upstream = await talks()
    const failing = memoryThat(() => Promise.reject(new Error("disk on fire")))
    await using gateway = await house({ memory: failing.memory, upstream })
    const answer = await gateway.ask("/v1/chat/completions", { body: { messages: [user("Hi")] } })
    expect(answer.json()).toEqual(completion("Biscuit."))
    expect(answer.headers).toMatchObject({ "x-keepsake-memory": "off; failed", "x-keepsake-degraded": "memory" })
    expect(gateway.events).toContainEqual(expect.objectContaining({ level: "error", event: "memory-failed" }))
  })

  it("goes on without a memory that is late, and still keeps the turn", async () => {
    await using upstream = await talks()
    const late = Promise.withResolvers<Recalling>()
    const { memory, notes } = memoryThat(() => late.promise, { settings: { deadlineMs: 10 } })
    const gateway = await house({ memory, upstream })
    const answer = await gateway.ask("/v1/chat/completions", { body: { messages: [user("Hi")] } })
    expect(answer.headers).toMatchObject({ "x-keepsake-memory": "write; late", "x-keepsake-degraded": "memory" })
    late.resolve({})
    await gateway[Symbol.asyncDispose]()
    expect(notes.finished).toEqual([{ text: "Biscuit.", whole: true }])
  })

  it("answers although a turn takes for ever to be kept", async () => {
    await using upstream = await upstreamThat((res) => {
      res.writeHead(200, { "content-type": "text/event-stream" })
      res.end(`${chunkEvent({ content: "Hi" }, "stop")}data: [DONE]\n\n`)
    })
    const kept = Promise.withResolvers<void>()
    const { memory } = memoryThat(() => ({}), { finish: () => kept.promise })
    const gateway = await house({ memory, upstream })
    const answer = await gateway.ask("/v1/chat/completions", { body: { stream: true, messages: [user("Hi")] } })
    expect(answer).toMatchObject({ status: 200, broken: false, text: expect.stringMatching(/\[DONE\]\n\n$/) })
    kept.resolve()
    await gateway[Symbol.asyncDispose]()
  })

  it.each([
    ["a JSON reply", (): string => JSON.stringify(completion("Yes")), "application/json"],
    ["a stream", (): string => `${chunkEvent({ content: "Yes" }, "stop")}data: [DONE]\n\n`, "text/event-stream"],
  ])("has kept the turn when the client has the end of %s", async (_what, reply, contentType) => {
    await using upstream = await upstreamThat((res) => {
      const body = reply()
      // The stream stays open after its last event, as some providers leave it.
      if (contentType.startsWith("text/")) res.writeHead(200, { "content-type": contentType }).write(body)
      else res.writeHead(200, { "content-type": contentType, "content-length": body.length }).end(body)
    })
    let isKept = false
    const { memory, notes } = memoryThat(() => ({}), {
      async finish() {
        await new Promise((resolve) => setImmediate(resolve))
        isKept = true
      },
    })
    await using gateway = await house({ memory, upstream })
    const answer = await fetch(`${gateway.url}/v1/chat/completions`, {
      method: "POST",
      headers: { authorization: "Bearer kp_0123456789abcdef" },
      body: JSON.stringify({ messages: [user("Hi")] }),
    })
    const reader = answer.body?.getReader()
    let text = ""
    while (text.length < reply().length) text += new TextDecoder().decode((await reader?.read())?.value)
    expect(isKept).toBe(true)
    expect(notes.finished).toEqual([{ text: "Yes", whole: true }])
    await reader?.cancel()
  })

  it("takes a stream without a finish reason for unfinished", async () => {
    await using upstream = await upstreamThat((res) =>
      res.writeHead(200, { "content-type": "text/event-stream" }).end(chunkEvent({ content: "Half" })),
    )
    const { memory, notes } = nothingRecalled()
    await using gateway = await house({ memory, upstream })
    await gateway.ask("/v1/chat/completions", { body: { messages: [user("Hi")] } })
    expect(notes.finished).toEqual([{ text: "Half", whole: false }])
  })
})

describe("who is asking", () => {
  it.each([
    ["x-keepsake-user", { "x-keepsake-user": "ada", "x-openwebui-user-id": "other" }, { user: "ada" }],
    [
      "a known client's header",
      { "x-openwebui-user-id": "ada", "x-openwebui-chat-id": "c" },
      { user: "ada", session: "c" },
    ],
    ["Helicone's headers", { "helicone-user-id": "ada", "Helicone-Session-Id": "c" }, { user: "ada", session: "c" }],
    ["supermemory's headers", { "x-sm-user-id": "ada", "x-sm-conversation-id": "c" }, { user: "ada", session: "c" }],
    ["UTF-8 in a header", { "x-keepsake-user": Buffer.from("Zoë").toString("latin1") }, { user: "Zoë" }],
    ["an agent", { "x-keepsake-agent": "bot" }, { agent: "bot" }],
  ])("takes names from %s", async (_what, headers, names) => {
    const { memory, notes } = nothingRecalled()
    await using gateway = await house({ memory })
    await gateway.ask("/v1/chat/completions", { headers, body: { messages: [user("Hi")] } })
    expect(notes.begun[0]?.owner).toEqual({ tenant: "acme", ...names })
  })

  it("takes names from the body where no header names one", async () => {
    const { memory, notes } = nothingRecalled()
    await using gateway = await house({ memory })
    const session = "12345678-1234-1234-1234-123456789abc"
    const body = { user: "bob", metadata: { user_id: `user_1_account__session_${session}` }, messages: [user("Hi")] }
    await gateway.ask("/v1/chat/completions", { body })
    await gateway.ask("/v1/chat/completions", { body: { ...body, safety_identifier: "ada" } })
    await gateway.ask("/v1/chat/completions", { body, headers: { "x-keepsake-user": "eve" } })
    expect(notes.begun.map(({ owner }) => [owner.user, owner.session])).toEqual([
      ["bob", session],
      ["ada", session],
      ["eve", session],
    ])
  })

  it("keeps an Osaurus agent's memory apart", async () => {
    const { memory, notes } = nothingRecalled()
    await using gateway = await house({ memory })
    await gateway.ask("/v1/chat/completions", {
      headers: { "x-osaurus-agent-id": "a1" },
      body: { messages: [user("Hi")] },
    })
    expect(notes.begun[0]).toMatchObject({ owner: { agent: "a1" }, agents: "own" })
  })

  it("lets no header or body name another user than the key's", async () => {
    const { memory, notes } = nothingRecalled()
    await using gateway = await house({ memory, caller: { user: "ada" } })
    const body = { user: "bob", messages: [user("Hi")] }
    const refused = await gateway.ask("/v1/chat/completions", { headers: { "x-openwebui-user-id": "bob" }, body })
    expect(refused.status).toBe(403)
    expect(refused.json()).toMatchObject({ error: { code: "name_forbidden" } })
    await gateway.ask("/v1/chat/completions", { headers: { "x-keepsake-user": "ada" }, body })
    expect(notes.begun.map(({ owner }) => owner.user)).toEqual(["ada"])
  })

  it("has memory off when a key that serves many is used without a user", async () => {
    const { memory, notes } = nothingRecalled()
    await using gateway = await house({ memory, caller: { serves: "many" } })
    const answer = await gateway.ask("/v1/chat/completions", { body: { messages: [user("Hi")] } })
    expect(answer.headers["x-keepsake-memory"]).toBe("off; no-user")
    expect(notes.begun).toEqual([])
  })

  it("warns once when a key that serves one person names several users", async () => {
    await using gateway = await house({ memory: nothingRecalled().memory })
    for (const name of ["ada", "ada", "bob", "eve"]) {
      await gateway.ask("/v1/chat/completions", {
        headers: { "x-keepsake-user": name },
        body: { messages: [user("Hi")] },
      })
    }
    expect(gateway.events.filter(({ event }) => event === "key-serves-many")).toHaveLength(1)
  })
})

describe("a session's name", () => {
  it("comes back in the answer as the bytes that were sent", async () => {
    await using upstream = await talks()
    for (const to of [upstream, undefined]) {
      await using gateway = await house({ memory: nothingRecalled().memory, upstream: to })
      const session = Buffer.from("Plan für 東京").toString("latin1")
      const answer = await gateway.ask("/v1/chat/completions", {
        headers: { "x-keepsake-session": session },
        body: { messages: [user("Hi")] },
      })
      expect(answer.headers["x-keepsake-session"]).toBe(session)
    }
  })
})

describe("what a request asks of memory", () => {
  it.each([
    [{ "x-keepsake-memory": "read" }, {}, {}, "read; request"],
    [{ "x-keepsake-memory": "WRITE" }, {}, {}, "write; request"],
    [{ "x-keepsake-memory": "off" }, {}, {}, "off; request"],
    [{ "x-omniroute-no-memory": "true" }, {}, {}, "off; request"],
    [{ "x-omniroute-no-memory": "false" }, {}, {}, "on"],
    [{ "x-keepsake-memory": "on" }, { mode: "read" }, {}, "read; key"],
    [{ "x-keepsake-memory": "write" }, { mode: "read" }, {}, "off; request"],
    [{ "x-keepsake-memory": "on" }, {}, { mode: "off" }, "off; settings"],
  ] as const)(
    "gives %j no more than the key's %j and the setting %j allow",
    async (headers, caller, settings, memoryHeader) => {
      await using upstream = await talks()
      const { memory, notes } = memoryThat(() => ({}), { settings })
      await using gateway = await house({ memory, upstream, caller })
      const answer = await gateway.ask("/v1/chat/completions", { headers, body: { messages: [user("Hi")] } })
      expect(answer.headers["x-keepsake-memory"]).toBe(memoryHeader)
      expect(notes.begun).toHaveLength(memoryHeader.startsWith("off") ? 0 : 1)
    },
  )

  it("says so when the engine takes a request for a client's own", async () => {
    await using gateway = await house({ memory: memoryThat(() => ({ mode: "off" })).memory })
    const answer = await gateway.ask("/v1/chat/completions", { body: { messages: [user("Hi")] } })
    expect(answer.headers["x-keepsake-memory"]).toBe("off; helper-request")
  })

  it("passes scope, token limit and idempotency key on", async () => {
    const { memory, notes } = nothingRecalled()
    await using gateway = await house({ memory, caller: { widest: "tenant" } })
    const headers = { "x-keepsake-scope": "tenant", "x-keepsake-max-tokens": "9000", "idempotency-key": "k-1" }
    await gateway.ask("/v1/chat/completions", { headers, body: { messages: [user("Hi")] } })
    expect(notes.begun[0]).toMatchObject({ scope: "tenant", maxTokens: 800, idempotency: "k-1" })
  })

  it.each([
    ["user", "tenant", undefined, "user"],
    ["agent", "user", undefined, "agent"],
    ["tenant", "user", undefined, "user"],
    ["tenant", "tenant", undefined, "tenant"],
    ["tenant", "user", "tenant", "tenant"],
  ] as const)(
    "looks, with a key whose widest scope is %s and the setting %s, where %s is asked, as far as %s",
    async (widest, setting, asked, scope) => {
      const { memory, notes } = memoryThat(() => ({}), { settings: { scope: setting } })
      await using gateway = await house({ memory, caller: { widest } })
      const headers = { "x-keepsake-agent": "bot", ...(asked && { "x-keepsake-scope": asked }) }
      await gateway.ask("/v1/chat/completions", { headers, body: { messages: [user("Hi")] } })
      expect(notes.begun.map((request) => request.scope)).toEqual([scope])
    },
  )

  it.each(["session", "agent"] as const)("needs the name that a setting of the scope %s narrows by", async (scope) => {
    const { memory, notes } = memoryThat(() => ({}), { settings: { scope } })
    await using gateway = await house({ memory })
    const body = { messages: [user("Hi")] }
    const refused = await gateway.ask("/v1/chat/completions", { body })
    expect([refused.status, refused.json()]).toEqual([
      422,
      {
        error: {
          message: expect.stringContaining(`Send x-keepsake-${scope}`),
          type: "invalid_request_error",
          param: null,
          code: "scope_without_name",
        },
      },
    ])
    await gateway.ask("/v1/chat/completions", { headers: { [`x-keepsake-${scope}`]: "one" }, body })
    expect(notes.begun.map((request) => request.scope)).toEqual([scope])
  })

  it.each([
    [{ "x-keepsake-memory": "maybe" }, 400, "bad_header"],
    [{ "x-keepsake-scope": "galaxy" }, 400, "bad_header"],
    [{ "x-keepsake-scope": "tenant" }, 403, "scope_forbidden"],
    [{ "x-keepsake-scope": "session" }, 422, "scope_without_name"],
    [{ "x-keepsake-scope": "global" }, 422, "not_built"],
    [{ "x-keepsake-max-tokens": "-1" }, 400, "bad_header"],
    [{ "x-keepsake-max-tokens": "16001" }, 400, "bad_header"],
    [{ "x-keepsake-user": "a".repeat(257) }, 400, "bad_name"],
  ])("turns %j down with %i %s", async (headers, status, code) => {
    const { memory, notes } = nothingRecalled()
    await using gateway = await house({ memory })
    const answer = await gateway.ask("/v1/chat/completions", { headers, body: { messages: [user("Hi")] } })
    expect(answer.status).toBe(status)
    expect(answer.json()).toMatchObject({ error: { code, type: "invalid_request_error" } })
    expect(notes.begun).toEqual([])
  })
})
