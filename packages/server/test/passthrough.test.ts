import { expect, test } from "vitest"
import { completion, sendJson, upstreamThat } from "./gateway/gateway-rig.ts"
import { keepsake } from "./keepsake.ts"

test("with nothing changed but the base URL there is memory: the credential travels on and its owner is remembered apart", async () => {
  await using upstream = await upstreamThat((res) => sendJson(res, completion("I see.")))
  const { url, memory } = await keepsake({ passthrough: true, upstream: { openai: upstream, anthropic: upstream } })
  const ask = async (path: string, credential: Record<string, string>, content: string) => {
    const messages = [{ role: "user", content }]
    const answer = await fetch(url + path, {
      method: "POST",
      headers: { "content-type": "application/json", ...credential },
      body: JSON.stringify({ model: "gpt-x", messages }),
    })
    await answer.text()
    await memory.settled()
    return { status: answer.status, sent: upstream.taken.at(-1) }
  }
  const chat = "/v1/chat/completions"
  const ada = { authorization: "Bearer sk-ada-0123456789" }
  await ask(chat, ada, "My sister lives in Porto.")
  const known = await ask(chat, ada, "Where does my sister live?")
  expect(known.sent?.headers.authorization).toBe(ada.authorization)
  expect(String(known.sent?.body)).toContain("Porto")
  const stranger = await ask(chat, { authorization: "Bearer sk-bob-0123456789" }, "Where does my sister live?")
  expect(String(stranger.sent?.body)).not.toContain("Porto")
  const claude = await ask("/v1/messages", { "x-api-key": "sk-ada-0123456789" }, "Where does my sister live?")
  expect(claude.sent?.headers).toMatchObject({ "x-api-key": "sk-ada-0123456789" })
  expect(String(claude.sent?.body)).toContain("Porto")
  const before = upstream.taken.length
  expect((await ask(chat, {}, "Hi")).status).toBe(401)
  expect(upstream.taken).toHaveLength(before)
})

test("a key of Keepsake in the address is not sent upstream, whatever else the address holds", async () => {
  await using upstream = await upstreamThat((res) => sendJson(res, { data: [] }))
  const { url, user } = await keepsake({ upstream: { openai: upstream, anthropic: upstream } })
  const headers = { "x-keepsake-key": user, authorization: "Bearer sk-ada-0123456789" }
  for (const query of [`?key=${user}`, `?a=1&key=${user.replace("_", "%5F")}&b=%20x`, "?a=1&b=2"])
    await (await fetch(`${url}/v1/files${query}`, { headers })).text()
  expect(upstream.taken.map((one) => one.url)).toEqual(["/v1/files", "/v1/files?a=1&b=%20x", "/v1/files?a=1&b=2"])
})
