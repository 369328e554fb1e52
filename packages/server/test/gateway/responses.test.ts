import { createMemory } from "@keepsake/core"
import { describe, expect, it } from "vitest"
import { house, memoryThat, nothingRecalled, sendJson, type Taken, upstreamThat, user } from "./gateway-rig.ts"

const block = '<keepsake-memory note="x">\n- [2026-11-02] Has a dog called "Biscuit"\n</keepsake-memory>'
const recalls = () => ({ placement: { at: "latest-user", block }, recalled: ["m-1"], tokens: 31 }) as const

const message = (text: string, id = "msg_1") => ({
  id,
  type: "message",
  role: "assistant",
  status: "completed",
  content: [{ type: "output_text", text, annotations: [] }],
})
const response = (output: readonly object[], more: object = {}) => ({
  id: "resp_1",
  object: "response",
  status: "completed",
  output,
  ...more,
})
const event = (value: { type: string }) => `event: ${value.type}\ndata: ${JSON.stringify(value)}\n\n`

describe("memory in /v1/responses", () => {
  it("parses instructions, items and tool results, and stores the reply", async () => {
    await using upstream = await upstreamThat((res) =>
      sendJson(res, response([{ type: "reasoning", id: "rs_1" }, message("Biscuit.")])),
    )
    const { memory, notes } = memoryThat(recalls)
    await using gateway = await house({ memory, upstream })
    const input = [
      { role: "developer", content: "Be kind." },
      user([{ type: "input_text", text: "Look it up" }]),
      { type: "function_call", call_id: "c1", name: "look", arguments: "{}" },
      { type: "function_call_output", call_id: "c1", output: [{ type: "input_text", text: "sun" }] },
      { id: "msg_0", role: "assistant", content: [{ type: "output_text", text: "It is sunny." }] },
      user("What is my dog called?"),
    ]
    const answer = await gateway.ask("/v1/responses?x=1", {
      body: { model: "gpt-x", instructions: "Be short.", input },
    })
    expect(answer.headers).toMatchObject({ "x-keepsake-memory": "on", "x-keepsake-recalled-ids": "m-1" })
    expect(upstream.taken[0]?.url).toBe("/v1/responses?x=1")
    expect(JSON.parse(String(upstream.taken[0]?.body)).input.at(-1)).toEqual(user(`${block}\n\nWhat is my dog called?`))
    expect(notes.begun[0]).toMatchObject({
      messages: [
        { role: "system", text: "Be short." },
        { role: "system", text: "Be kind." },
        { role: "user", text: "Look it up" },
        { role: "tool", text: "sun" },
        { role: "assistant", text: "It is sunny." },
        { role: "user", text: "What is my dog called?" },
      ],
      continues: { ids: ["msg_0"], whole: false },
    })
    expect(notes.finished).toEqual([{ text: "Biscuit.", whole: true, stored: ["resp_1", "msg_1"] }])
  })

  it.each([
    ["previous_response_id", { previous_response_id: "resp_0" }, { continues: { ids: ["resp_0"], whole: true } }, []],
    [
      "a conversation",
      { conversation: { id: "conv_1" } },
      { session: "conv_1", continues: { ids: ["conv_1"], whole: true } },
      ["conv_1"],
    ],
    ["nothing, and keeps nothing", { store: false }, {}, undefined],
  ])("goes on from %s", async (_what, fields, begun, stored) => {
    await using upstream = await upstreamThat((res) => sendJson(res, response([message("Yes.")])))
    const { memory, notes } = nothingRecalled()
    await using gateway = await house({ memory, upstream })
    await gateway.ask("/v1/responses", { body: { input: "Hi", ...fields } })
    expect(notes.begun[0]).toMatchObject(begun)
    expect(notes.finished[0]).toEqual({
      text: "Yes.",
      whole: true,
      ...(stored && { stored: [...stored, "resp_1", "msg_1"] }),
    })
  })

  it("stores a streamed reply at the end, and delays the end until it is stored", async () => {
    const events = [
      { type: "response.created", response: response([], { status: "in_progress" }) },
      { type: "response.output_text.delta", delta: "Bis" },
      { type: "response.output_text.delta", delta: "event: response.completed\n" },
      { type: "response.completed", response: response([message("Biscuit. 🐶".repeat(40))]) },
    ].map(event)
    const whole = Buffer.from(events.join(""))
    await using upstream = await upstreamThat(async (res, { url }: Taken) => {
      const at = Number(new URL(url, "http://x").searchParams.get("at"))
      res.writeHead(200, { "content-type": "text/event-stream" })
      await new Promise<unknown>((resolve) => res.write(whole.subarray(0, at), resolve))
      await new Promise((resolve) => setImmediate(resolve))
      res.end(whole.subarray(at))
    })
    const { memory, notes } = nothingRecalled()
    await using gateway = await house({ memory, upstream })
    const offsets = Array.from(whole.keys()).filter((at) => at % 7 === 0)
    for (const at of offsets) {
      const answer = await gateway.ask(`/v1/responses?at=${at}`, { body: { stream: true, input: "Hi" } })
      expect(answer.body.equals(whole)).toBe(true)
    }
    const kept = { text: "Biscuit. 🐶".repeat(40), whole: true, stored: ["resp_1", "msg_1"] }
    expect(notes.finished).toEqual(offsets.map(() => kept))
  })

  it.each([
    ["broken off", [], { text: "Bis", whole: false, stored: ["resp_1"] }],
    [
      "failed",
      [{ type: "response.failed", response: response([], { status: "failed" }) }],
      { text: "Bis", whole: false, stored: ["resp_1"] },
    ],
    [
      "too long",
      [{ type: "response.incomplete", response: response([message("Bis")], { status: "incomplete" }) }],
      { text: "Bis", whole: true, stored: ["resp_1", "msg_1"] },
    ],
    [
      "made with the provider's own tools",
      [{ type: "response.completed", response: response([{ type: "web_search_call", id: "ws_1" }, message("Bis")]) }],
      { text: "Bis", whole: true, toolText: "", stored: ["resp_1", "msg_1"] },
    ],
  ])("knows a stream that was %s", async (_what, last, kept) => {
    const started = [
      { type: "response.created", response: response([], { status: "in_progress" }) },
      { type: "response.output_text.delta", delta: "Bis" },
    ]
    await using upstream = await upstreamThat((res) =>
      res.writeHead(200, { "content-type": "text/event-stream" }).end([...started, ...last].map(event).join("")),
    )
    const { memory, notes } = nothingRecalled()
    await using gateway = await house({ memory, upstream })
    await gateway.ask("/v1/responses", { body: { stream: true, input: "Hi" } })
    expect(notes.finished).toEqual([kept])
  })

  it("repeats the same bytes in a tool loop, and does not repeat a block in a stored chain", async () => {
    let made = 0
    await using upstream = await upstreamThat((res) => {
      made++
      sendJson(res, response([message(`Reply ${made}.`, `msg_${made}`)], { id: `resp_${made}` }))
    })
    await using memory = await createMemory()
    await using gateway = await house({ memory, upstream })
    const ask = async (body: object) => {
      await gateway.ask("/v1/responses", { body: { model: "gpt-x", ...body } })
      await memory.settled()
      return String(upstream.taken.at(-1)?.body)
    }
    await ask({ input: "My sister lives in Porto." })
    const asked = "Where does my sister live?"
    const tools = [{ type: "function", name: "look" }]
    const first = await ask({ tools, input: [user(asked)] })
    expect(first).toContain("Porto")
    const call = { type: "function_call", call_id: "c1", name: "look", arguments: "{}" }
    const result = { type: "function_call_output", call_id: "c1", output: "sun" }
    const second = await ask({ tools, input: [user(asked), call, result] })
    expect(second.startsWith(first.slice(0, -2))).toBe(true)

    expect(await ask({ previous_response_id: "resp_2", input: "And where does my sister live now?" })).not.toContain(
      "Porto",
    )
    expect(await ask({ previous_response_id: "resp_4", input: [result] })).not.toContain("Porto")
    expect(await ask({ input: asked })).toContain("Porto")
  })

  it("detects sessions by content without ids: two chats with the same beginning are two sessions", async () => {
    await using upstream = await upstreamThat((res) => sendJson(res, response([message("Hello!")])))
    await using memory = await createMemory()
    await using gateway = await house({ memory, upstream })
    const sessionOf = async (input: unknown) => {
      const answer = await gateway.ask("/v1/responses", { body: { store: false, input } })
      return answer.headers["x-keepsake-session"]
    }
    const reply = { role: "assistant", content: [{ type: "output_text", text: "Hello!" }] }
    const one = await sessionOf("Hi")
    const other = await sessionOf([user("Hi")])
    expect(other).not.toBe(one)
    expect(await sessionOf([user("Hi"), reply, user("I like tea.")])).toBe(other)
  })
})
