import { createMemory, tenantOf } from "@keepsake/core"
import OpenAI, { APIError } from "openai"
import { describe, expect, it } from "vitest"
import { type House, house, KEY, memoryThat, nothingRecalled, sendJson, upstreamThat, user } from "./gateway-rig.ts"

const block =
  '<keepsake-memory note="x">\n- [2026-11-02] Prefers tabs\n- [2026-11-14, said by the assistant] Recommended Lisbon\n</keepsake-memory>'
const client = (gateway: House, headers = {}) =>
  new OpenAI({ apiKey: KEY, baseURL: `${gateway.url}/v1`, defaultHeaders: headers, maxRetries: 0 })
const asks = (content: string) => ({ model: "gpt-x", messages: [{ role: "user" as const, content }] })

describe("the built-in model", () => {
  it("repeats the injected memories, complete and streamed, and counts the tokens of both", async () => {
    const { memory, notes } = memoryThat(() => ({
      placement: { at: "latest-user", block },
      recalled: ["a", "b"],
      tokens: 20,
    }))
    await using gateway = await house({ memory })
    const openai = client(gateway)
    const expected = "From memory: Prefers tabs; Recommended Lisbon"

    const whole = await openai.chat.completions.create(asks("What do you know?"))
    const parts = []
    let usage: unknown
    const stream = await openai.chat.completions.create({
      ...asks("What do you know?"),
      stream: true,
      stream_options: { include_usage: true },
    })
    for await (const chunk of stream) {
      parts.push(chunk.choices[0]?.delta.content ?? "")
      usage = chunk.usage ?? usage
    }

    expect(whole.choices[0]).toMatchObject({ message: { role: "assistant", content: expected }, finish_reason: "stop" })
    expect(whole.model).toBe("keepsake-demo")
    expect(parts.join("")).toBe(expected)
    const prompt = Math.ceil(Buffer.byteLength(`${block}\n\nWhat do you know?`) / 4)
    const counted = {
      prompt_tokens: prompt,
      completion_tokens: Math.ceil(expected.length / 4),
      total_tokens: prompt + Math.ceil(expected.length / 4),
    }
    expect([whole.usage, usage]).toEqual([counted, counted])
    expect(notes.finished).toEqual([
      { text: expected, whole: true, keep: false },
      { text: expected, whole: true, keep: false },
    ])
  })

  it("answers /v1/responses, whole and streamed, as the client expects it", async () => {
    const { memory } = memoryThat(() => ({ placement: { at: "latest-user", block }, recalled: ["a", "b"] }))
    await using gateway = await house({ memory })
    const openai = client(gateway)
    const expected = "From memory: Prefers tabs; Recommended Lisbon"
    const asked = { model: "gpt-x", instructions: "Be short.", input: "What do you know?" }

    const whole = await openai.responses.create(asked)
    const stream = openai.responses.stream(asked)
    const types = []
    let words = ""
    for await (const event of stream) {
      types.push(event.type)
      if (event.type === "response.output_text.delta") words += event.delta
    }
    const final = await stream.finalResponse()

    expect([whole.output_text, words, final.output_text]).toEqual([expected, expected, expected])
    expect(types.at(0)).toBe("response.created")
    expect(types.at(-1)).toBe("response.completed")
    expect(final.usage).toEqual(whole.usage)
    const sent = Math.ceil("Be short.".length / 4) + Math.ceil(`${block}\n\nWhat do you know?`.length / 4)
    expect(whole.usage).toMatchObject({ input_tokens: sent, output_tokens: Math.ceil(expected.length / 4) })
  })

  it("answers /v1/messages, whole and streamed, and counts tokens and lists models in Anthropic's way", async () => {
    const { memory } = memoryThat(() => ({ placement: { at: "latest-user", block }, recalled: ["a", "b"] }))
    await using gateway = await house({ memory })
    const expected = "From memory: Prefers tabs; Recommended Lisbon"
    const asked = { model: "claude-x", max_tokens: 99, system: "Be short.", messages: [user("What do you know?")] }

    const whole = await gateway.ask("/v1/messages", { body: asked })
    const streamed = await gateway.ask("/v1/messages", { body: { ...asked, stream: true } })
    const counted = await gateway.ask("/v1/messages/count_tokens", { body: asked })
    const headers = { "anthropic-version": "2023-06-01" }
    const models = await gateway.ask("/v1/models", { method: "GET", headers })

    const usage = { input_tokens: expect.any(Number), output_tokens: Math.ceil(expected.length / 4) }
    expect(whole.json()).toMatchObject({
      type: "message",
      role: "assistant",
      content: [{ type: "text", text: expected }],
      stop_reason: "end_turn",
      usage,
    })
    const events = streamed.text
      .trim()
      .split("\n\n")
      .map((event) => JSON.parse(/^data: (.*)$/m.exec(event)?.[1] ?? ""))
    expect(events.map(({ delta }) => delta?.text ?? "").join("")).toBe(expected)
    expect(events.at(0)).toMatchObject({ type: "message_start", message: { content: [] } })
    expect(events.slice(-2)).toMatchObject([{ type: "message_delta", usage }, { type: "message_stop" }])
    expect(counted.json()).toEqual({
      input_tokens: Math.ceil("Be short.".length / 4) + Math.ceil("What do you know?".length / 4),
    })
    expect(models.json()).toMatchObject({ data: [{ type: "model", id: "keepsake-demo" }], has_more: false })
  })

  it("answers equal requests with the same text and id", async () => {
    await using gateway = await house({ memory: nothingRecalled().memory })
    const answers = [
      await client(gateway).chat.completions.create(asks("Hi")),
      await client(gateway).chat.completions.create(asks("Hi")),
    ]
    expect(answers.map(({ id, choices }) => [id, choices[0]?.message.content])).toEqual(
      Array(2).fill([answers[0]?.id, "I have no memory about this."]),
    )
  })

  it("reports a duplicate /v1 in the client's base URL", async () => {
    await using gateway = await house({ memory: nothingRecalled().memory })
    const answer = await gateway.ask("/v1/v1/messages", {
      body: asks("Hi"),
      headers: { "anthropic-version": "2023-06-01" },
    })
    expect([answer.status, answer.json()]).toMatchObject([
      404,
      { error: { message: expect.stringContaining("without /v1") } },
    ])
  })

  it("is listed alone, and has no embeddings", async () => {
    await using gateway = await house({ memory: nothingRecalled().memory })
    const openai = client(gateway)
    expect((await openai.models.list()).data.map(({ id }) => id)).toEqual(["keepsake-demo"])
    expect(await openai.models.retrieve("keepsake-demo")).toMatchObject({ object: "model" })
    await expect(openai.models.retrieve("gpt-x")).rejects.toMatchObject({ status: 404, code: "model_not_found" })
    const refused = await openai.embeddings.create({ model: "x", input: "y" }).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(APIError)
    expect(refused).toMatchObject({
      status: 404,
      code: "no_upstream",
      message: expect.stringContaining("upstream.openai.baseUrl"),
    })
  })

  it("says of a conversation's path that it is posted to", async () => {
    await using gateway = await house({ memory: nothingRecalled().memory })
    for (const path of ["/v1/chat/completions", "/v1/responses", "/v1/messages"]) {
      const { status, text } = await gateway.ask(path, { method: "GET" })
      expect([status, JSON.parse(text)]).toMatchObject([405, { error: { message: expect.stringContaining("POST") } }])
    }
  })

  it("forwards requests for its name if an upstream is set", async () => {
    await using upstream = await upstreamThat((res) => sendJson(res, { object: "list", data: [] }))
    await using gateway = await house({ memory: nothingRecalled().memory, upstream, anthropic: upstream })
    const body = { model: "keepsake-demo", max_tokens: 9, messages: [user("Hi")] }
    for (const headers of [{}, { "x-keepsake-memory": "off" }]) {
      await gateway.ask("/v1/chat/completions", { body, headers })
      await gateway.ask("/v1/messages", { body, headers })
      await gateway.ask("/v1/responses", { body: { model: "keepsake-demo", input: "Hi" }, headers })
    }
    const models = await gateway.ask("/v1/models", { method: "GET" })
    expect(upstream.taken.map(({ url }) => url)).toEqual([
      ...["/v1/chat/completions", "/v1/messages", "/v1/responses"],
      ...["/v1/chat/completions", "/v1/messages", "/v1/responses"],
      "/v1/models",
    ])
    expect(models.json()).toEqual({ object: "list", data: [] })
  })

  it("is listed with the upstream's models if a setting enables it", async () => {
    const page = (more: object) => ({ data: [{ id: "x-1" }], ...more })
    await using upstream = await upstreamThat((res, { url }) => {
      if (url.includes("after_id")) return sendJson(res, page({ has_more: true, last_id: "x-1" }))
      if (url.includes("broken")) return res.writeHead(401, { "content-type": "application/json" }).end('{"error":1}')
      return sendJson(res, page({ has_more: false, first_id: "x-1", last_id: "x-1", more: "kept" }))
    })
    await using gateway = await house({
      memory: nothingRecalled().memory,
      upstream: { ...upstream, apiKey: "sk-up" },
      anthropic: upstream,
      demoModel: true,
    })
    const get = async (path: string, headers = {}) => {
      const { status, text } = await gateway.ask(path, {
        method: "GET",
        headers: { ...headers, "accept-encoding": "gzip" },
      })
      return { status, body: JSON.parse(text) }
    }
    expect(await get("/v1/models")).toMatchObject({
      status: 200,
      body: { data: [{ id: "x-1" }, { id: "keepsake-demo", object: "model" }], more: "kept" },
    })
    expect(await get("/v1/models", { "anthropic-version": "2023-06-01" })).toMatchObject({
      body: { data: [{ id: "x-1" }, { id: "keepsake-demo", type: "model" }], last_id: "keepsake-demo" },
    })
    expect(await get("/v1/models?after_id=a")).toEqual({ status: 200, body: page({ has_more: true, last_id: "x-1" }) })
    expect(await get("/v1/models?broken=1")).toEqual({ status: 401, body: { error: 1 } })
    expect(await get("/v1/models/keepsake-demo")).toMatchObject({ status: 200, body: { id: "keepsake-demo" } })
    const [first] = upstream.taken
    expect([first?.headers.authorization, first?.headers["accept-encoding"]]).toEqual(["Bearer sk-up", "identity"])
    expect(upstream.taken).toHaveLength(4)
  })

  it("answers for its own name in addition to an upstream if a setting enables it", async () => {
    await using upstream = await upstreamThat((res) => sendJson(res, {}))
    await using gateway = await house({ memory: nothingRecalled().memory, upstream, demoModel: true })
    for (const headers of [{}, { "x-keepsake-memory": "off" }]) {
      const answer = await client(gateway, headers).chat.completions.create({ ...asks("Hi"), model: "keepsake-demo" })
      expect(answer.model).toBe("keepsake-demo")
    }
    expect(upstream.taken).toEqual([])
  })

  it("says once, in the log alone, that no upstream is set", async () => {
    await using gateway = await house({ memory: nothingRecalled().memory })
    await client(gateway).chat.completions.create(asks("Hi"))
    await client(gateway).chat.completions.create(asks("Hi"))
    expect(gateway.events).toEqual([
      expect.objectContaining({ event: "demo-answers", message: expect.stringContaining("upstream.openai.apiKey") }),
    ])
  })

  it.each([
    ["not JSON", "{", "invalid_body"],
    ["no messages", '{"model":"x"}', "invalid_messages"],
    ["an empty list", '{"messages":[]}', "invalid_messages"],
    ["a stream that is neither", '{"stream":"yes","messages":[{"role":"user","content":"Hi"}]}', "invalid_stream"],
  ])("turns down %s with 400", async (_what, body, code) => {
    await using gateway = await house({ memory: nothingRecalled().memory })
    const answer = await gateway.ask("/v1/chat/completions", { body })
    expect(answer.status).toBe(400)
    expect(answer.json()).toMatchObject({ error: { code, type: "invalid_request_error" } })
  })
})

describe("a request that is made to be slow", () => {
  const pieces = [
    "<keepsake-memory",
    "<keepsake-memory>",
    "<keepsake-memory>\n- [",
    "<keepsake-memory>\n- x\n",
    "\n- [",
    " ",
  ]

  it.each(pieces)("takes linear processor time: repeated %j", async (piece) => {
    await using gateway = await house({ memory: nothingRecalled().memory })
    const processorTime = async (length: number, role: string) => {
      const messages = [{ role, content: piece.repeat(length / piece.length) }, user("Hi")]
      const before = process.cpuUsage()
      const answer = await gateway.ask("/v1/chat/completions", {
        body: { model: "keepsake-demo", messages },
        headers: { "x-keepsake-memory": "off" },
      })
      const { user: own, system } = process.cpuUsage(before)
      expect(answer.status).toBe(200)
      return (own + system) / 1000
    }
    for (const role of ["user", "tool", "system"]) {
      const short = await processorTime(32_000, role)
      // Thirty-two times the length took a thousand times as long.
      expect(await processorTime(1_000_000, role)).toBeLessThan(Math.max(10, short) * 64)
    }
  })

  it("repeats a limited part of a block that a user wrote", async () => {
    await using gateway = await house({ memory: nothingRecalled().memory })
    const block = `<keepsake-memory>\n${"- a b\n".repeat(200_000)}</keepsake-memory>`
    const answer = await gateway.ask("/v1/chat/completions", { body: { ...asks(block), stream: true } })
    expect(answer.text).toContain("From")
    expect(answer.body.length).toBeLessThan(16 * 1024 * 1024)
  })
})

describe("the whole loop", () => {
  it("recalls statements of another session immediately, and nothing of another tenant", async () => {
    await using memory = await createMemory()
    await using acme = await house({ memory })
    await using other = await house({ memory, caller: { tenant: tenantOf("other") } })
    const ask = async (gateway: House, words: string, session: string) => {
      const openai = client(gateway, { "x-keepsake-session": session })
      return (await openai.chat.completions.create(asks(words))).choices[0]?.message.content
    }
    await ask(acme, "I'm allergic to peanuts and my dog is called Biscuit.", "one")
    expect(await ask(acme, "What is my dog called?", "two")).toContain("Biscuit")
    expect(await ask(other, "What is my dog called?", "two")).toBe("I have no memory about this.")
  })

  it("works with a client's plain messages", async () => {
    await using memory = await createMemory()
    await using gateway = await house({ memory })
    const answer = await gateway.ask("/v1/chat/completions", { body: { messages: [user("My name is Ada.")] } })
    expect(answer.headers["x-keepsake-memory"]).toBe("on")
    expect(answer.headers["x-keepsake-session"]).toMatch(/^[0-9a-f-]{36}$/)
  })
})
