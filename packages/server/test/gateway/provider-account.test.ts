import { describe, expect, it } from "vitest"
import { house, KEY, memoryThat, sendJson, upstreamThat } from "./gateway-rig.ts"

const RESPONSE = "resp_68a1f0c2d4e6819b8f3a5c7d9e0b1a2c"
const CONVERSATION = "conv_68a1f0c2d4e6819b8f3a5c7d9e0b1a2c"

/** What an upstream with a key of the server's gets of requests of one caller. */
async function passing(
  requests: readonly (readonly [method: string, path: string])[],
  more: {
    readonly role?: "admin" | "user"
    readonly headers?: Readonly<Record<string, string>>
    readonly keyless?: true
  },
) {
  await using upstream = await upstreamThat((res) => sendJson(res, {}))
  const settings = more.keyless ? upstream : { ...upstream, apiKey: "sk-server" }
  await using gateway = await house({
    memory: memoryThat(() => ({})).memory,
    upstream: settings,
    anthropic: settings,
    caller: { role: more.role ?? "user" },
  })
  const statuses: number[] = []
  for (const [method, path] of requests) {
    const body = method === "POST" ? { body: {} } : {}
    statuses.push((await gateway.ask(path, { method, headers: more.headers ?? {}, ...body })).status)
  }
  return { statuses: new Set(statuses), sent: upstream.taken.map(({ method, url }) => `${method} ${url}`) }
}

const INFERENCE = [
  ["POST", "/v1/chat/completions"],
  ["POST", "/v1/completions"],
  ["POST", "/v1/responses"],
  ["POST", "/v1/responses/compact"],
  ["POST", "/v1/messages?beta=true"],
  ["POST", "/v1/messages/count_tokens?beta=true"],
  ["POST", "/v1/embeddings"],
  ["POST", "/v1/moderations"],
  ["POST", "/v1/images/generations"],
  ["POST", "/v1/audio/transcriptions"],
  ["GET", "/v1/models"],
  ["GET", "/v1/models?limit=1000"],
  ["GET", "/v1/models/openai%2Fgpt-x"],
  ["GET", "/v1/models/openai/gpt-x:free"],
  ["GET", `/v1/responses/${RESPONSE}`],
  ["GET", `/v1/responses/${RESPONSE}/input_items?limit=5`],
  ["POST", `/v1/responses/${RESPONSE}/cancel`],
  ["DELETE", `/v1/responses/${RESPONSE}`],
  ["POST", "/v1/conversations"],
  ["POST", `/v1/conversations/${CONVERSATION}/items`],
  ["DELETE", `/v1/conversations/${CONVERSATION}`],
] as const

const ACCOUNT = [
  ["GET", "/v1/chat/completions?limit=100"],
  ["GET", "/v1/chat/completions/chatcmpl-B9MBs8CjcvOU2jLn4n570S5qMJKcT"],
  ["GET", "/v1/chat/completions/chatcmpl-B9MBs8CjcvOU2jLn4n570S5qMJKcT/messages"],
  ["POST", "/v1/chat/completions/chatcmpl-B9MBs8CjcvOU2jLn4n570S5qMJKcT"],
  ["GET", "/v1/files"],
  ["POST", "/v1/files"],
  ["GET", "/v1/files/f1/content"],
  ["DELETE", "/v1/files/f1"],
  ["GET", "/v1/batches"],
  ["GET", "/v1/messages/batches"],
  ["POST", "/v1/messages/batches"],
  ["DELETE", "/v1/models/ft:x"],
  ["GET", "/v1/vector_stores"],
  ["GET", "/v1/threads/t1/messages"],
  ["GET", "/v1/responses"],
  ["GET", "/v1/responses/resp_1"],
  ["GET", "/v1/conversations"],
  ["GET", "/v1/organization/admin_api_keys"],
  ["POST", "/v1/organization/projects"],
  ["POST", "/v1/realtime/client_secrets"],
  ["GET", "/v1"],
  ["GET", "/v1/models/x%2f..%2f..%2ffiles"],
  ["GET", "/v1/models/x%252f..%252ffiles"],
  ["POST", "/v1/chat/completions/"],
  ["POST", "/v1//files"],
] as const

describe("the server's provider key", () => {
  it("serves every caller on the paths that answer what is posted, and for a response by its id", async () => {
    const { statuses, sent } = await passing(INFERENCE, {})
    expect(statuses).toEqual(new Set([200]))
    expect(sent).toEqual(INFERENCE.map((request) => request.join(" ")))
  })

  it("reaches nothing that is stored at the provider for a caller who is no administrator", async () => {
    const { statuses, sent } = await passing(ACCOUNT, {})
    expect(statuses).toEqual(new Set([403]))
    expect(sent).toEqual([])
  })

  it("reaches all of it for an administrator", async () => {
    const decoded = ACCOUNT.filter(([, path]) => !path.includes(".."))
    const { statuses, sent } = await passing(decoded, { role: "admin" })
    expect(statuses).toEqual(new Set([200]))
    expect(sent).toEqual(decoded.map((request) => request.join(" ")))
  })

  it("is not needed by a caller who brings one of their own, or whose upstream takes none", async () => {
    const own = { "x-keepsake-key": KEY, authorization: "Bearer sk-client-0123456789" }
    expect((await passing([["GET", "/v1/files"]], { headers: own })).sent).toEqual(["GET /v1/files"])
    expect((await passing([["GET", "/v1/files"]], { keyless: true })).sent).toEqual(["GET /v1/files"])
  })

  it("says why it is not used, and what to do", async () => {
    await using upstream = await upstreamThat((res) => sendJson(res, {}))
    await using gateway = await house({
      memory: memoryThat(() => ({})).memory,
      upstream: { ...upstream, apiKey: "sk-server" },
    })
    expect((await gateway.ask("/v1/files", { method: "GET" })).json()).toMatchObject({
      error: { code: "provider_account", message: expect.stringMatching(/GET \/v1\/files .*x-keepsake-key/) },
    })
  })
})
