import { createMemory, type MemoryEngine, tenantOf } from "@keepsake/core"
import { describe, expect, it } from "vitest"
import { house, KEY, sendJson, upstreamThat, user } from "./gateway-rig.ts"

const REPLY = "Porto has an iron bridge over the river Douro."

const dialects = [
  [
    "/v1/chat/completions",
    { messages: [user("My sister lives in Porto.")] },
    { choices: [{ message: { content: REPLY } }] },
  ],
  [
    "/v1/responses",
    { input: "My sister lives in Porto." },
    { id: "r", output: [{ type: "message", content: [{ type: "output_text", text: REPLY }] }] },
  ],
  ["/v1/messages", { messages: [user("My sister lives in Porto.")] }, { content: [{ type: "text", text: REPLY }] }],
] as const

async function turnsOf(memory: MemoryEngine): Promise<readonly string[]> {
  await memory.settled()
  const { items } = await memory.for({ tenant: tenantOf("acme") }).list({ limit: 100 })
  return items.filter(({ category }) => category === "turn").map(({ content }) => content)
}

describe.each(dialects)("a request to %s that is sent again", (path, body, reply) => {
  it("by the client itself, after a refusal or an answer that was lost, is remembered once", async () => {
    let asked = 0
    await using upstream = await upstreamThat((res) => {
      if (asked++ === 0) res.writeHead(500, { "retry-after": "0" }).end("{}")
      else sendJson(res, reply)
    })
    await using memory = await createMemory()
    await using gateway = await house({ memory, upstream, anthropic: upstream })
    const sessions = []
    for (const tries of ["0", "1", "2"]) {
      const answer = await gateway.ask(path, { body, headers: { "x-stainless-retry-count": tries } })
      sessions.push(answer.headers["x-keepsake-session"])
      if (tries === "0") expect([answer.status, answer.headers["retry-after"]]).toEqual([500, "0"])
    }
    expect(new Set(sessions).size).toBe(1)
    expect([...(await turnsOf(memory))].sort()).toEqual(["My sister lives in Porto.", REPLY])
  })

  it("is stored once with the same Idempotency-Key, and again with another one", async () => {
    await using upstream = await upstreamThat((res) => sendJson(res, reply))
    await using memory = await createMemory()
    await using gateway = await house({ memory, upstream, anthropic: upstream })
    for (const key of ["k-1", "k-1", "k-1"]) await gateway.ask(path, { body, headers: { "idempotency-key": key } })
    expect(await turnsOf(memory)).toHaveLength(2)
    await gateway.ask(path, { body, headers: { "idempotency-key": "k-2" } })
    expect((await turnsOf(memory)).filter((text) => text !== REPLY)).toHaveLength(2)
  })

  it.each([
    ["a client that says which try it is", { "x-stainless-retry-count": "1" }],
    ["a client that does not", {}],
  ])(
    "after it was broken off, by %s, keeps the user's words once, and the reply when it is whole",
    async (_, again) => {
      let asked = 0
      const begun = Promise.withResolvers<void>()
      await using upstream = await upstreamThat((res) => {
        if (asked++ > 0) return sendJson(res, reply)
        res.writeHead(200, { "content-type": "text/event-stream" }).write("data: {}\n\n", () => begun.resolve())
      })
      await using memory = await createMemory()
      await using gateway = await house({ memory, upstream, anthropic: upstream })
      const going = new AbortController()
      const headers = { authorization: `Bearer ${KEY}`, "content-type": "application/json" }
      const first = await fetch(gateway.url + path, {
        method: "POST",
        headers,
        body: JSON.stringify(body),
        signal: going.signal,
      })
      await first.body?.getReader().read()
      await begun.promise
      going.abort()
      await upstream.cut
      await expect.poll(() => turnsOf(memory)).toEqual(["My sister lives in Porto."])
      const second = await gateway.ask(path, { body, headers: again })
      expect([...(await turnsOf(memory))].sort()).toEqual(["My sister lives in Porto.", REPLY])
      expect(second.headers["x-keepsake-session"]).toBe(first.headers.get("x-keepsake-session"))
      const third = await gateway.ask(path, { body })
      expect(third.headers["x-keepsake-session"]).not.toBe(second.headers["x-keepsake-session"])
    },
  )
})
