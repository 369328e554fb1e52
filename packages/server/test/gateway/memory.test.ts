import { setTimeout as pause } from "node:timers/promises"
import type { Placement } from "@keepsake/core"
import { describe, expect, it, vi } from "vitest"
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
const TOOL = { type: "function", function: { name: "look", parameters: {} } }
const talks = () => upstreamThat((res) => sendJson(res, completion("Biscuit.")))

describe("memory in a conversation", () => {
  it("places the block before the last user text, and reports it", async () => {
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

  it("inserts a separate first text part if the message has parts", async () => {
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

  it("repeats the same bytes after a tool result, even if new memories exist", async () => {
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

  it("repeats the first report for a continued turn, also in mode read", async () => {
    await using upstream = await talks()
    const { memory, notes } = memoryThat(() => ({ ...recalls(), session: "s-7" }))
    await using gateway = await house({ memory, upstream })
    const headers = { "x-keepsake-memory": "read" }
    const messages = [user("What is up?"), { role: "assistant", content: null }, { role: "tool", content: "sun" }]
    const said = []
    for (const sent of [messages.slice(0, 1), messages]) {
      const answer = await gateway.ask("/v1/chat/completions", { headers, body: { tools: [TOOL], messages: sent } })
      said.push(Object.fromEntries(Object.entries(answer.headers).filter(([name]) => name.startsWith("x-keepsake-"))))
    }
    expect(said[0]).toMatchObject({ "x-keepsake-memory": "read; request", "x-keepsake-recalled": "2" })
    expect(said[1]).toEqual(said[0])
    expect(notes.begun.map(({ mode }) => mode)).toEqual(["read", "off"])
  })

  it("injects nothing into a continued turn that got nothing at first", async () => {
    await using upstream = await talks()
    let asked = 0
    const { memory } = memoryThat(() => (asked++ === 0 ? {} : recalls()))
    await using gateway = await house({ memory, upstream })
    const messages = [user("What is up?"), { role: "assistant", content: null }, { role: "tool", content: "sun" }]
    await gateway.ask("/v1/chat/completions", { body: { tools: [TOOL], messages: messages.slice(0, 1) } })
    const answer = await gateway.ask("/v1/chat/completions", { body: { tools: [TOOL], messages } })
    expect(answer.headers["x-keepsake-recalled"]).toBe("0")
    expect(upstream.taken[1]?.body.toString()).toBe(JSON.stringify({ tools: [TOOL], messages }))
  })

  it("does not repeat a memory that was deleted during the turn", async () => {
    await using upstream = await talks()
    let asked = 0
    const { memory } = memoryThat(() => (asked++ === 0 ? recalls() : {}))
    await using gateway = await house({ memory, upstream })
    const messages = [user("What is up?"), { role: "assistant", content: null }, { role: "tool", content: "sun" }]
    await gateway.ask("/v1/chat/completions", { body: { tools: [TOOL], messages: messages.slice(0, 1) } })
    // The stand-in engine has this beside the interface.
    ;(memory as unknown as { forget(id: string): void }).forget("m-2")
    await gateway.ask("/v1/chat/completions", { body: { tools: [TOOL], messages } })
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

  it("continues without a late recall, and still stores the turn", async () => {
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

  it("responds even if storing a turn never ends", async () => {
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

  it("waits long for an unresponsive memory only once, until a turn is stored", async () => {
    await using upstream = await upstreamThat((res) => void res.end(JSON.stringify(completion("Yes"))))
    const never = Promise.withResolvers<void>()
    const ways = [() => never.promise, () => pause(350), () => pause(350)]
    const kept: number[] = []
    let turns = 0
    const { memory } = memoryThat(() => ({}), {
      async finish() {
        const turn = turns++
        await ways[turn]?.()
        kept.push(turn)
      },
    })
    await using gateway = await house({ memory, upstream })
    const seen: boolean[] = []
    for (const turn of ways.keys()) {
      await gateway.ask("/v1/chat/completions", { body: { messages: [user(`Hi ${turn}`)] } })
      seen.push(kept.includes(turn))
      if (turn === 1) await vi.waitFor(() => expect(kept).toContain(1))
    }
    expect(seen).toEqual([false, false, true])
    never.resolve()
  })

  it.each([
    { store: "well", troubles: [], isKept: true },
    { store: "held up", troubles: ["Another process holds the write lock"], isKept: false },
  ])("lets a reply end when its turn is kept, however long that takes, unless the store is $store", async (way) => {
    await using upstream = await upstreamThat((res) => void res.end(JSON.stringify(completion("Yes"))))
    let isKept = false
    const { memory } = memoryThat(() => ({}), {
      troubles: way.troubles,
      finish: async () => {
        // Well beyond what a reply waits for a store that is held up.
        await pause(350)
        isKept = true
      },
    })
    await using gateway = await house({ memory, upstream })
    await gateway.ask("/v1/chat/completions", { body: { messages: [user("Hi")] } })
    expect(isKept).toBe(way.isKept)
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

  it.each([
    ["a JSON reply", (): string => JSON.stringify(completion("Yes")), "application/json"],
    ["a stream", (): string => `${chunkEvent({ content: "Yes" }, "stop")}data: [DONE]\n\n`, "text/event-stream"],
  ])("gives what is said in %s before the turn is kept, and its end after", async (_what, reply, contentType) => {
    const body = reply()
    await using upstream = await upstreamThat((res) => {
      res.writeHead(200, { "content-type": contentType, "content-length": body.length }).end(body)
    })
    const kept = Promise.withResolvers<void>()
    const asked = Promise.withResolvers<void>()
    const finish = () => {
      asked.resolve()
      return kept.promise
    }
    const { memory } = memoryThat(() => ({}), { finish })
    await using gateway = await house({ memory, upstream })
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    try {
      const answering = fetch(`${gateway.url}/v1/chat/completions`, {
        method: "POST",
        headers: { authorization: "Bearer kp_0123456789abcdef" },
        body: JSON.stringify({ messages: [user("Hi")] }),
      })
      await asked.promise
      await vi.advanceTimersByTimeAsync(50)
      const reader = (await answering).body?.getReader()
      let text = ""
      while (text.length < body.length - 1) text += new TextDecoder().decode((await reader?.read())?.value)
      expect(text).toBe(body.slice(0, -1))
      kept.resolve()
      expect(new TextDecoder().decode((await reader?.read())?.value)).toBe(body.slice(-1))
    } finally {
      vi.useRealTimers()
    }
  })

  it("treats a stream without a finish reason as incomplete", async () => {
    await using upstream = await upstreamThat((res) =>
      res.writeHead(200, { "content-type": "text/event-stream" }).end(chunkEvent({ content: "Half" })),
    )
    const { memory, notes } = nothingRecalled()
    await using gateway = await house({ memory, upstream })
    await gateway.ask("/v1/chat/completions", { body: { messages: [user("Hi")] } })
    expect(notes.finished).toEqual([{ text: "Half", whole: false }])
  })
})
