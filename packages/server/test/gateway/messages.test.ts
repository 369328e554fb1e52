import { describe, expect, it } from "vitest"
import { house, memoryThat, nothingRecalled, sendJson, upstreamThat, user } from "./gateway-rig.ts"

const block = '<keepsake-memory note="x">\n- [2026-11-02] Has a dog called "Biscuit"\n</keepsake-memory>'
const recalls = () => ({ placement: { at: "latest-user", block }, recalled: ["m-1"], tokens: 31 }) as const
const words = (text: string) => ({ type: "text", text })
const cached = (part: object) => ({ ...part, cache_control: { type: "ephemeral" } })
const reply = (...content: readonly object[]) => ({ id: "msg_1", type: "message", role: "assistant", content })
const event = (value: { type: string }) => `event: ${value.type}\ndata: ${JSON.stringify(value)}\n\n`

describe("memory in /v1/messages", () => {
  it("reads system, blocks and tool results, and keeps the reply without its thinking", async () => {
    await using upstream = await upstreamThat((res) =>
      sendJson(res, reply({ type: "thinking", thinking: "A dog?", signature: "s" }, words("Biscuit."))),
    )
    const { memory, notes } = memoryThat(recalls)
    await using gateway = await house({ memory, anthropic: upstream })
    const messages = [
      user("Look it up"),
      { role: "assistant", content: [words("I look."), { type: "tool_use", id: "t1", name: "look", input: {} }] },
      user([{ type: "tool_result", tool_use_id: "t1", content: [words("sun")] }, words("What is my dog called?")]),
    ]
    const headers = { "anthropic-version": "2023-06-01", "anthropic-beta": "b1,b2" }
    const answer = await gateway.ask("/v1/messages?beta=true", {
      headers,
      body: { system: [words("Be short.")], messages },
    })
    expect(answer.headers).toMatchObject({ "x-keepsake-memory": "on", "x-keepsake-recalled-ids": "m-1" })
    expect(upstream.taken[0]).toMatchObject({ url: "/v1/messages?beta=true", headers })
    expect(JSON.parse(String(upstream.taken[0]?.body)).messages[2].content[1]).toEqual(words(block))
    expect(notes.begun[0]?.messages).toMatchObject([
      { role: "system", text: "Be short." },
      { role: "user", text: "Look it up" },
      { role: "assistant", text: "I look." },
      { role: "tool", text: "sun" },
      { role: "user", text: "What is my dog called?" },
    ])
    expect(notes.finished).toEqual([{ text: "Biscuit.", whole: true }])
  })

  it.each([
    [{ "x-claude-code-agent-id": "agent-7" }, "Be short."],
    [{}, "x-anthropic-billing-header: cc_version=2.1; cc_is_subagent=true;\nBe short."],
  ])("recalls for a sub-agent and keeps nothing that another agent wrote to it", async (headers, system) => {
    await using upstream = await upstreamThat((res) => sendJson(res, reply(words("Biscuit."))))
    const { memory, notes } = memoryThat(recalls)
    await using gateway = await house({ memory, anthropic: upstream })
    const messages = [user("Find the files. My name is Orchestrator.")]
    const answer = await gateway.ask("/v1/messages", { headers, body: { system, messages } })
    expect(answer.headers).toMatchObject({ "x-keepsake-memory": "read; request" })
    expect(notes.begun[0]).toMatchObject({ mode: "read" })
    const own = { ...headers, "x-keepsake-memory": "on" }
    await gateway.ask("/v1/messages", { headers: own, body: { system, messages } })
    expect(notes.begun[1]).toMatchObject({ mode: "on" })
  })

  it("keeps a streamed reply once it has come to its stop", async () => {
    const events = [
      { type: "message_start", message: reply() },
      { type: "content_block_start", index: 0, content_block: { type: "thinking", thinking: "" } },
      { type: "content_block_delta", index: 0, delta: { type: "thinking_delta", thinking: "A dog?" } },
      { type: "content_block_start", index: 1, content_block: { type: "text", text: "" } },
      { type: "ping" },
      { type: "content_block_delta", index: 1, delta: { type: "text_delta", text: "Bis" } },
      { type: "unheard_of", index: 1, delta: "cuit" },
      { type: "content_block_delta", index: 1, delta: { type: "text_delta", text: "cuit 🐶" } },
      { type: "content_block_start", index: 2, content_block: { type: "tool_use", id: "t1", name: "look", input: {} } },
      { type: "content_block_delta", index: 2, delta: { type: "input_json_delta", partial_json: '{"a":1}' } },
      { type: "message_delta", delta: { stop_reason: "tool_use" } },
      { type: "message_stop" },
    ].map(event)
    for (const [sent, kept] of [
      [events, { text: "Biscuit 🐶", whole: true }],
      [events.slice(0, 6), { text: "Bis", whole: false }],
    ] as const) {
      await using upstream = await upstreamThat((res) =>
        res.writeHead(200, { "content-type": "text/event-stream" }).end(sent.join("")),
      )
      const { memory, notes } = nothingRecalled()
      await using gateway = await house({ memory, anthropic: upstream })
      const answer = await gateway.ask("/v1/messages", { body: { stream: true, messages: [user("Hi")] } })
      expect(answer.text).toBe(sent.join(""))
      expect(notes.finished).toEqual([kept])
    }
  })

  it.each([
    ["with the tools in the request", { tools: [{ name: "look", input_schema: {} }] }],
    ["without them", {}],
  ])(
    "keeps the block at the same part in a tool loop, even if the client moves its cache marker: %s",
    async (_, tools) => {
      await using upstream = await upstreamThat((res) => sendJson(res, reply({ type: "tool_use", id: "t1" })))
      let known = 0
      const { memory } = memoryThat(() => ({ placement: { at: "latest-user", block: `${block}${known++}` } }))
      await using gateway = await house({ memory, anthropic: upstream })
      const question = words("What is my dog called?")
      const call = { role: "assistant", content: [{ type: "tool_use", id: "t1", name: "look", input: {} }] }
      const result = { type: "tool_result", tool_use_id: "t1", content: "sun" }
      const reminder = words("<system-reminder>\nThe list is empty.\n</system-reminder>")
      const steps = [
        [user([cached(question)])],
        [user([question]), call, user([cached(result)])],
        [user([question]), call, user([result, reminder]), call, user([result, cached(reminder)])],
      ]
      for (const messages of steps) await gateway.ask("/v1/messages", { body: { ...tools, messages } })
      const contents = upstream.taken.map(({ body }) => JSON.parse(String(body)).messages[0].content)
      expect(contents.map(([, second]) => second)).toEqual(steps.map(() => words(`${block}0`)))
      const rest = upstream.taken.map(({ body }) => JSON.parse(String(body)).messages.slice(1))
      expect(rest).toEqual(steps.map((messages) => messages.slice(1)))
    },
  )

  it("does not attribute a reply to the user if the provider searched for it", async () => {
    await using upstream = await upstreamThat((res) =>
      sendJson(res, reply({ type: "web_search_tool_result", content: [] }, words("It rains."))),
    )
    const { memory, notes } = nothingRecalled()
    await using gateway = await house({ memory, anthropic: upstream })
    await gateway.ask("/v1/messages", { body: { messages: [user("Hi")] } })
    expect(notes.finished).toEqual([{ text: "It rains.", whole: true, toolText: "" }])
  })
})
