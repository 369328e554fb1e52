import { createMemory, type MemoryEngine, tenantOf } from "@keepsake/core"
import { describe, expect, it } from "vitest"
import { house, sendJson, upstreamThat, user } from "./gateway-rig.ts"

const assistant = (content: string) => ({ role: "assistant", content })
const messagesOf = (body: Buffer | undefined) => JSON.parse(body?.toString() ?? "{}").messages
const blockIn = (body: Buffer | undefined) => /<keepsake-memory.*?\/keepsake-memory>/s.exec(body?.toString() ?? "")?.[0]

const replies = {
  "/v1/chat/completions": { choices: [{ message: { content: "I see." } }] },
  "/v1/messages": { content: [{ type: "text", text: "I see." }] },
} as const

const responseReply = {
  id: "resp_0",
  output: [{ type: "message", content: [{ type: "output_text", text: "I see." }] }],
}

/** The texts of a content in the order in which a model reads them, each where it is parted from the next. */
const textsOf = (content: string | readonly { readonly text: string }[]) =>
  typeof content === "string" ? [content] : content.map(({ text }) => text)

/** A memory that knows about a cat and a boat, recalled once a session. */
async function knowing(): Promise<MemoryEngine> {
  const memory = await createMemory({ settings: { when: "session", deadlineMs: 5_000, profile: "off" } })
  const owner = memory.for({ tenant: tenantOf("acme") })
  await owner.add("My cat is called Waffle.")
  await owner.add("My boat lies in the harbour of Hoorn.")
  return memory
}

describe("memory that is recalled once a session", () => {
  it.each(["/v1/chat/completions", "/v1/messages"] as const)(
    "stays at the same bytes while a chat on %s grows",
    async (path) => {
      await using upstream = await upstreamThat((res) => sendJson(res, replies[path]))
      await using memory = await knowing()
      await using gateway = await house({ memory, upstream, anthropic: upstream })
      const history = [user("What is my cat called?")]
      const answers = []
      for (const next of ["And where does my boat lie?", "Thanks, tell me more about the harbour."]) {
        answers.push(await gateway.ask(path, { body: { messages: history } }))
        history.push(assistant("I see."), user(next))
      }
      answers.push(await gateway.ask(path, { body: { messages: history } }))

      const [first, ...later] = upstream.taken.map(({ body }) => messagesOf(body))
      expect(first[0].content).toContain("Waffle")
      expect(later.map((messages) => messages[0])).toEqual([first[0], first[0]])
      expect(later.map((messages) => messages.slice(1))).toEqual([history.slice(1, 3), history.slice(1)])
      const recalled = answers.map(({ headers }) => headers["x-keepsake-recalled"])
      expect(Number(recalled[0])).toBeGreaterThan(0)
      expect(new Set(recalled).size).toBe(1)
    },
  )

  it("is inserted into the same part of a message, also when the client moves its cache marker", async () => {
    const path = "/v1/messages"
    await using upstream = await upstreamThat((res) => sendJson(res, replies[path]))
    await using memory = await knowing()
    await using gateway = await house({ memory, upstream, anthropic: upstream })
    const parts = (marked: number) =>
      ["Be kind.", "What is my cat called?"].map((text, index) => ({
        type: "text",
        text,
        ...(index === marked && { cache_control: { type: "ephemeral" } }),
      }))
    await gateway.ask(path, { body: { messages: [{ role: "user", content: parts(0) }] } })
    const later = [{ role: "user", content: parts(-1) }, assistant("I see."), user("And my boat?")]
    await gateway.ask(path, { body: { messages: later } })
    const [before, after] = upstream.taken.map(({ body }) => messagesOf(body)[0].content)
    expect(before[1].text).toContain("Waffle")
    expect(after[1]).toEqual(before[1])
  })

  it.each(["/v1/chat/completions", "/v1/messages", "/v1/responses"] as const)(
    "is the same text, parted at the same places, when a client of %s writes a message as parts and later as a string, or the other way round",
    async (path) => {
      await using upstream = await upstreamThat((res) =>
        sendJson(res, path === "/v1/responses" ? responseReply : replies[path]),
      )
      await using memory = await knowing()
      await using gateway = await house({ memory, upstream, anthropic: upstream })
      const type = path === "/v1/responses" ? "input_text" : "text"
      const field = path === "/v1/responses" ? "input" : "messages"
      const question = 'What is my "cat" called? Grüße 🐈'
      const mark = path === "/v1/messages" ? { cache_control: { type: "ephemeral" } } : {}
      const asString = user(question)
      const marked = user([{ type, text: question, ...mark }])
      const asParts = user([{ type, text: question }])
      for (const [number, [newest, earlier]] of [
        [marked, asString],
        [asParts, asString],
        [asString, asParts],
      ].entries()) {
        const headers = { "x-keepsake-session": `s-${path}-${number}` }
        await gateway.ask(path, { body: { [field]: [newest] }, headers })
        await gateway.ask(path, { body: { [field]: [earlier, assistant("I see."), user("And my boat?")] }, headers })
        const [first, later] = upstream.taken.slice(-2).map(({ body }) => JSON.parse(body.toString())[field][0].content)
        expect(JSON.stringify(first)).toContain("Waffle")
        expect(textsOf(later)).toEqual(textsOf(first))
      }
    },
  )

  it("is not inserted again if the upstream stores the conversation", async () => {
    let answered = 0
    await using upstream = await upstreamThat((res) =>
      sendJson(res, {
        id: `resp_${++answered}`,
        output: [{ type: "message", content: [{ type: "output_text", text: "I see." }] }],
      }),
    )
    await using memory = await knowing()
    await using gateway = await house({ memory, upstream })
    await gateway.ask("/v1/responses", { body: { input: "What is my cat called?" } })
    const next = { input: "And where does my boat lie?", previous_response_id: "resp_1" }
    const answer = await gateway.ask("/v1/responses", { body: next })
    expect(blockIn(upstream.taken[0]?.body)).toContain("Waffle")
    expect(JSON.parse(upstream.taken[1]?.body.toString() ?? "")).toEqual(next)
    expect(answer.headers["x-keepsake-recalled"]).toBe("0")
  })

  it("is recalled with the first relevant message, separately for each session, and again after a deletion", async () => {
    const path = "/v1/chat/completions"
    await using upstream = await upstreamThat((res) => sendJson(res, replies[path]))
    await using memory = await knowing()
    await using gateway = await house({ memory, upstream })
    const ask = async (session: string, ...messages: object[]) => {
      await gateway.ask(path, { body: { messages }, headers: { "x-keepsake-session": session } })
      return upstream.taken.at(-1)?.body
    }
    const hello = [user("Thanks!"), assistant("I see.")]
    expect(blockIn(await ask("one", user("Thanks!")))).toBeUndefined()
    const cat = await ask("one", ...hello, user("What is my cat called?"))
    expect(messagesOf(cat)[2].content).toContain("Waffle")
    expect(blockIn(await ask("two", user("Where does my boat lie?")))).toContain("Hoorn")

    const [waffle] = (await memory.for({ tenant: tenantOf("acme") }).search("Waffle")).memories
    await memory.for({ tenant: tenantOf("acme") }).forget(waffle?.memory.id ?? "")
    const more = [...hello, user("What is my cat called?"), assistant("I see."), user("Where does my boat lie?")]
    const after = await ask("one", ...more)
    expect(after?.toString()).not.toContain("Waffle")
    expect(messagesOf(after)[4].content).toContain("Hoorn")
  })

  it("includes corrections once the tool loop that has read it is over", async () => {
    const path = "/v1/chat/completions"
    await using upstream = await upstreamThat((res) => sendJson(res, replies[path]))
    await using memory = await knowing()
    await using gateway = await house({ memory, upstream })
    const ask = async (...messages: object[]) => {
      await gateway.ask(path, { body: { messages }, headers: { "x-keepsake-session": "one" } })
      return blockIn(upstream.taken.at(-1)?.body)
    }
    const question = user("What is my cat called?")
    const first = await ask(question)
    expect(first).toContain("Waffle")
    const acme = memory.for({ tenant: tenantOf("acme") })
    const [waffle] = (await acme.search("Waffle")).memories
    const id = waffle?.memory.id ?? ""
    await acme.pin(id, true)
    expect(await ask(question)).toBe(first)
    await acme.update(id, { content: waffle?.memory.content.replace("Waffle", "Pancake") ?? "" })
    const call = {
      role: "assistant",
      content: null,
      tool_calls: [{ id: "c1", type: "function", function: { name: "f", arguments: "{}" } }],
    }
    expect(await ask(question, call, { role: "tool", tool_call_id: "c1", content: "ok" })).toBe(first)
    const again = await ask(question, assistant("I see."), user("And again, what is my cat called?"))
    expect(again).toContain("Pancake")
    expect(again).not.toContain("Waffle")
  })
})
