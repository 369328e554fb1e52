import { describe, expect, it } from "vitest"
import { mintSecret } from "../../src/access/secret.ts"
import { completion, house, KEY, nothingRecalled, sendJson, upstreamThat, user } from "./gateway-rig.ts"

describe("headers on their way upstream", () => {
  it("carries the client's headers, puts the configured key in, and leaves the gateway's own out", async () => {
    await using upstream = await upstreamThat((res) =>
      sendJson(res, completion("Hi"), { "x-keepsake-trace": "forged", "set-cookie": "a=b", "x-own": "1" }),
    )
    await using gateway = await house({
      memory: nothingRecalled().memory,
      upstream: { ...upstream, apiKey: "sk-upstream" },
    })
    const answer = await gateway.ask("/v1/chat/completions", {
      body: { messages: [user("Hi")] },
      headers: {
        authorization: `Bearer ${KEY}`,
        "x-api-key": "sk-client-0123456789",
        "x-keepsake-user": "ada",
        "x-omniroute-session-id": "s",
        "x-hop": "1",
        connection: "close, x-hop",
        te: "trailers",
        cookie: "session=secret",
        "openai-organization": "org-1",
        "x-stainless-retry-count": "0",
        "x-second": KEY,
        "x-third": `token="${KEY}"`,
        "x-fourth": `Basic ${Buffer.from(`me:${KEY}`).toString("base64")}`,
      },
    })
    const sent = upstream.taken[0]?.headers ?? {}
    expect(Object.keys(sent).sort()).toEqual(
      [
        "authorization",
        "connection",
        "content-length",
        "content-type",
        "host",
        "openai-organization",
        "x-stainless-retry-count",
      ].sort(),
    )
    expect(sent.authorization).toBe("Bearer sk-upstream")
    expect(answer.headers).toMatchObject({ "x-own": "1", "x-keepsake-trace": "t-1" })
    expect(answer.headers["set-cookie"]).toBeUndefined()
  })

  it("removes every header that contains a key, in any position", async () => {
    await using upstream = await upstreamThat((res) => sendJson(res, {}))
    const { secret } = mintSecret()
    const beginsLikeOne = `${mintSecret().secret.slice(0, -2)}`
    await using gateway = await house({ memory: nothingRecalled().memory, upstream, secrets: [secret] })
    const headers = {
      "x-bar": `zz${secret}`,
      "x-behind": `${secret}zz`,
      "x-within": `${beginsLikeOne}${secret}`,
      "x-basic": `Basic ${Buffer.from(`me:zz${secret}`).toString("base64")}`,
      accept: `text/html;q=${secret}zz`,
      "x-other": mintSecret().secret,
    }
    await gateway.ask("/v1/embeddings", { headers, body: "{}" })
    const sent = upstream.taken[0]?.headers ?? {}
    expect(JSON.stringify(sent)).not.toContain(secret.slice(3))
    expect(Object.keys(headers).filter((name) => name in sent)).toEqual(["x-other"])
  })

  it("forwards the client's own credential in addition to x-keepsake-key", async () => {
    await using upstream = await upstreamThat((res) => sendJson(res, {}))
    await using gateway = await house({
      memory: nothingRecalled().memory,
      upstream: { ...upstream, apiKey: "sk-upstream" },
    })
    const own = { "x-keepsake-key": KEY, authorization: "Bearer sk-client-0123456789" }
    await gateway.ask("/v1/embeddings", { headers: own, body: "{}" })
    await gateway.ask("/v1/embeddings", { headers: { "x-keepsake-key": KEY }, body: "{}" })
    await gateway.ask("/v1/embeddings", {
      headers: { "x-keepsake-key": KEY, authorization: `Bearer ${KEY}` },
      body: "{}",
    })
    expect(upstream.taken.map(({ headers }) => headers.authorization)).toEqual([
      "Bearer sk-client-0123456789",
      "Bearer sk-upstream",
      "Bearer sk-upstream",
    ])
  })

  it("sends no Anthropic headers to another provider, regardless of the path", async () => {
    await using openai = await upstreamThat((res) => sendJson(res, {}))
    await using anthropic = await upstreamThat((res) => sendJson(res, {}))
    const { memory } = nothingRecalled()
    await using both = await house({
      memory,
      upstream: openai,
      anthropic: { ...anthropic, apiKey: "sk-ant-configured" },
      caller: { role: "admin" },
    })
    await using one = await house({ memory, upstream: openai })
    const version = { "anthropic-version": "2023-06-01", "anthropic-beta": "context-1m" }
    const own = { "x-keepsake-key": KEY, "x-api-key": "sk-ant-0123456789", ...version }
    const asked = [
      ["/v1/messages?beta=true", 200],
      ["/v1/messages/count_tokens", 200],
      ["/v1/files?limit=1", 404],
      ["/v1/chat/completions", 200],
    ] as const
    for (const [path, status] of asked) {
      const body = { messages: [user("Hi")] }
      await both.ask(path, { headers: own, body })
      await both.ask(path, { headers: version, body })
      expect((await one.ask(path, { headers: version, body })).status, path).toBe(status)
    }
    expect(openai.taken).toEqual([])
    expect(anthropic.taken.map(({ url, headers }) => [url, headers["x-api-key"]])).toEqual(
      asked.flatMap(([path]) => [
        [path, "sk-ant-0123456789"],
        [path, "sk-ant-configured"],
      ]),
    )
    for (const { headers } of anthropic.taken) {
      expect(headers).toMatchObject(version)
      expect(headers).not.toHaveProperty("authorization")
    }
  })

  it("rejects clients of Anthropic's API in Anthropic's error shape", async () => {
    await using gateway = await house({ memory: nothingRecalled().memory })
    const wrong = { "x-api-key": "other" }
    const error = (type: string, message: string) => ({ type: "error", error: { type, message }, request_id: null })
    for (const [path, headers] of [
      ["/v1/messages", wrong],
      ["/v1/models", { ...wrong, "anthropic-version": "2023-06-01" }],
    ] as const) {
      const answer = await gateway.ask(path, { headers, body: "{}" })
      expect([answer.status, answer.json()]).toEqual([401, error("authentication_error", "There is no key. Send one.")])
    }
    const empty = await gateway.ask("/v1/messages", { body: "{}" })
    expect([empty.status, empty.json()]).toEqual([
      400,
      error("invalid_request_error", expect.stringContaining("messages")),
    ])
  })

  it("turns a missing key down in OpenAI's shape", async () => {
    await using gateway = await house({ memory: nothingRecalled().memory })
    const answer = await gateway.ask("/v1/chat/completions", { headers: { authorization: "Bearer other" }, body: "{}" })
    expect(answer.status).toBe(401)
    expect(answer.json()).toEqual({
      error: { message: "There is no key. Send one.", type: "invalid_request_error", param: null, code: "key_missing" },
    })
  })
})
