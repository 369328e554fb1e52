import type { ServerResponse } from "node:http"
import { expect, onTestFinished, test } from "vitest"
import { chunkEvent, completion, user as says, sendJson, upstreamThat } from "./gateway/gateway-rig.ts"
import { add, ask, type Keepsake, keepsake } from "./keepsake.ts"

const AUNT = "My aunt Midstrea lives in Lyon."

/** A server whose upstream streams replies that end when the test says so. */
async function streaming() {
  const begun: PromiseWithResolvers<() => void>[] = []
  const upstream = await upstreamThat((res: ServerResponse, { body }) => {
    if (!body.toString().includes(`"stream":true`)) return sendJson(res, completion("All right."))
    res.writeHead(200, { "content-type": "text/event-stream" })
    res.write(chunkEvent({ role: "assistant", content: "Lyon is " }))
    begun.at(-1)?.resolve(() => {
      res.end(`${chunkEvent({ content: "nice." }, "stop")}data: [DONE]\n\n`)
    })
  })
  onTestFinished(() => upstream[Symbol.asyncDispose]())
  const server = await keepsake({ upstream: { openai: { baseUrl: upstream.baseUrl } } })
  const say = async (messages: readonly object[], session: string, key = server.user, stream = false) => {
    const response = await fetch(`${server.url}/v1/chat/completions`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        authorization: `Bearer ${key}`,
        "x-keepsake-user": "ada",
        "x-keepsake-session": session,
      },
      body: JSON.stringify({ model: "m", stream, messages }),
    })
    return response.text()
  }
  return {
    ...server,
    say,
    /** Says it, does `meanwhile` while the reply is streaming, and ends the reply. */
    async whileAnswered(text: string, meanwhile: () => Promise<unknown>, key = server.user): Promise<void> {
      const reply = Promise.withResolvers<() => void>()
      begun.push(reply)
      const answered = say([says(text)], "stream", key, true)
      const end = await reply.promise
      await meanwhile()
      end()
      expect(await answered).toContain("nice.")
      await server.memory.settled()
    },
  }
}

/** Everything that is stored of Ada: memories, sessions and traces. */
async function stored({ memory }: Pick<Keepsake, "memory">): Promise<string> {
  const ada = memory.for({ user: "ada" })
  const memories = (await ada.list({ limit: 100, where: { status: ["active", "quarantined", "archived"] } })).items
  const entries = []
  for (const bucket of ["sessions", "session-pairs", "session-chains", "session-tools", "traces/default"])
    entries.push(...(await memory.state.list(bucket, { limit: 100 })).items)
  return JSON.stringify([memories, entries])
}

test("stores nothing of a message whose person was erased while its reply was streaming, nor when it is sent again", async () => {
  const server = await streaming()
  await add(server.url, server.user, { content: "Plays chess" }, { "x-keepsake-user": "ada" })
  const erase = () => ask(server.url, "eraseSubject", { key: server.admin, body: { user: "ada" } })
  await server.whileAnswered(AUNT, erase)
  await server.memory.traces.settled()
  expect(await stored(server)).toBe("[[],[]]")
  const history = [says(AUNT), { role: "assistant", content: "Lyon is nice." }]
  await server.say([...history, says("I play the oboe on Sundays.")], "stream")
  await server.memory.settled()
  expect(await stored(server)).toContain("oboe")
  expect(await stored(server)).not.toContain("Midstrea")
})

test.each([
  ["the whole tenant", { everything: true }],
  ["the conversation", { session: "stream" }],
  ["the person in this conversation", { user: "ada", session: "stream" }],
])("stores nothing of a message after the erasure of %s", async (_, body) => {
  const server = await streaming()
  const { secret } = await server.keys.create({ tenant: "default", role: "admin", serves: "one" })
  await server.whileAnswered(AUNT, () => ask(server.url, "eraseSubject", { key: secret, body }))
  expect(await stored(server)).not.toContain("Midstrea")
})

test("leaves no session and no trace of a message that memory only reads for, once its person is erased", async () => {
  const server = await streaming()
  await add(server.url, server.user, { content: "Plays chess" }, { "x-keepsake-user": "ada" })
  const { secret } = await server.keys.create({ tenant: "default", role: "user", serves: "one", mode: "read" })
  const erase = () => ask(server.url, "eraseSubject", { key: server.admin, body: { user: "ada" } })
  await server.whileAnswered(AUNT, erase, secret)
  await server.memory.traces.settled()
  expect(await stored(server)).toBe("[[],[]]")
  await server.say([says(AUNT), { role: "assistant", content: "Lyon is nice." }, says("Hello again.")], "stream")
  await server.memory.settled()
  expect(await stored(server)).not.toContain("Midstrea")
})

test("stores a message during whose reply somebody else was erased, or another conversation, or the person before it", async () => {
  const server = await streaming()
  const erase = (body: object) => ask(server.url, "eraseSubject", { key: server.admin, body })
  await erase({ user: "ada" })
  await server.whileAnswered(AUNT, async () => {
    await erase({ user: "bob" })
    await erase({ user: "ada", session: "other" })
    await erase({ key: "door" })
  })
  expect(await stored(server)).toContain("Midstrea")
})

test("stores nothing of a message whose person opted out while its reply was streaming, also once they opted in", async () => {
  const server = await streaming()
  const set = (capture: string) =>
    ask(server.url, "setSubject", { key: server.user, path: "/api/subjects/ada", body: { capture } })
  await server.whileAnswered(AUNT, () => set("off"))
  expect(await stored(server)).not.toContain("Midstrea")
  await set("on")
  await server.whileAnswered("My uncle Midstrea lives in Lyon.", async () => {
    await set("off")
    await set("on")
  })
  expect(await stored(server)).not.toContain("Midstrea")
})

test("stores nothing of a message whose conversation was deleted while its reply was streaming", async () => {
  const server = await streaming()
  const headers = { "x-keepsake-user": "ada" }
  const remove = (session: string) =>
    ask(server.url, "forgetSession", { key: server.user, path: `/api/sessions/${session}`, headers })
  await server.whileAnswered(AUNT, () => remove("stream"))
  expect(await stored(server)).not.toContain("Midstrea")
  await server.whileAnswered("My uncle Midstrea lives in Lyon.", () => remove("other"))
  expect(await stored(server)).toContain("uncle Midstrea")
})

test("stores nothing of a message whose key was revoked while its reply was streaming, and keeps the trace of what it was given", async () => {
  const server = await streaming()
  await add(server.url, server.user, { content: "Plays chess in Lyon" }, { "x-keepsake-user": "ada" })
  const { secret, record } = await server.keys.create({ tenant: "default", role: "user", serves: "one" })
  await server.whileAnswered(AUNT, () => server.keys.revoke(record.id), secret)
  await server.memory.traces.settled()
  expect(await stored(server)).not.toContain("Midstrea")
  expect((await server.memory.state.list("session-chains", { limit: 10 })).items).toEqual([])
  expect((await server.memory.state.list("traces/default", { limit: 10 })).items).toHaveLength(1)
  // Said again with a valid key, it is stored.
  await server.say([says(AUNT)], "stream")
  await server.memory.settled()
  expect(await stored(server)).toContain("Midstrea")
})

test("stores a message during whose reply another key was revoked", async () => {
  const server = await streaming()
  const { record } = await server.keys.create({ tenant: "default", role: "user", serves: "one" })
  await server.whileAnswered(AUNT, () => server.keys.revoke(record.id))
  expect(await stored(server)).toContain("Midstrea")
})
