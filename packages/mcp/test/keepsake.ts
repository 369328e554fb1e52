import { createMemory, type MemoryEngine } from "@keepsake/core"
import { defaultOwnerSources, Keys, startServer } from "@keepsake/server"
import { Client, type ClientOptions, StreamableHTTPClientTransport } from "@modelcontextprotocol/client"
import { onTestFinished } from "vitest"
import { type HttpOptions, mcpOverHttp } from "../src/index.ts"

export interface Keepsake {
  readonly url: string
  readonly memory: MemoryEngine
  readonly keys: Keys
  /** A user key of the tenant `default`. */
  readonly user: string
  /** A user key of the tenant `other`. */
  readonly stranger: string
  readonly admin: string
  close(): Promise<void>
}

/** A whole server with MCP over an engine in memory, ended with the test. */
export async function keepsake(options: Partial<HttpOptions> = {}, memory?: MemoryEngine): Promise<Keepsake> {
  const engine = memory ?? (await createMemory())
  const keys = await Keys.open(engine.state)
  const [admin, user, stranger] = await Promise.all([
    keys.create({ tenant: "default", role: "admin", serves: "one" }),
    keys.create({ tenant: "default", role: "user", serves: "one" }),
    keys.create({ tenant: "other", role: "user", serves: "one" }),
  ])
  const server = await startServer({
    memory: engine,
    keys,
    host: "127.0.0.1",
    port: 0,
    upstream: {},
    owner: defaultOwnerSources,
    allowedHosts: [],
    corsOrigins: [],
    version: "0.0.0-test",
    mcp: mcpOverHttp({ version: "0.0.0-test", aliases: [], ...options }),
  })
  const close = async () => {
    await server.close(100)
    await engine[Symbol.asyncDispose]()
  }
  onTestFinished(close)
  const { url } = server
  return { url, memory: engine, keys, user: user.secret, stranger: stranger.secret, admin: admin.secret, close }
}

export type Era = "modern" | "legacy"
export const eras: readonly Era[] = ["modern", "legacy"]

/** A real client, connected in either revision of the protocol. */
export async function connected(
  url: string,
  key: string,
  {
    era = "modern",
    name = "test-agent",
    headers = {},
    ...options
  }: { era?: Era; name?: string; headers?: Record<string, string> } & ClientOptions = {},
): Promise<Client> {
  const client = new Client(
    { name, version: "1.0.0" },
    { ...options, versionNegotiation: { mode: era === "modern" ? "auto" : "legacy" } },
  )
  const requestInit = { headers: { authorization: `Bearer ${key}`, ...headers } }
  await client.connect(new StreamableHTTPClientTransport(new URL(`${url}/mcp`), { requestInit }))
  onTestFinished(() => client.close())
  return client
}

export interface Called {
  readonly failed: boolean
  readonly text: string
  // What a tool answers differs from tool to tool; the tests say what they expect of it.
  readonly content: Record<string, unknown>
}

export async function call(client: Client, name: string, given: Record<string, unknown> = {}): Promise<Called> {
  const result = await client.callTool({ name, arguments: given })
  const [part] = result.content
  return {
    failed: result.isError === true,
    text: part?.type === "text" ? part.text : "",
    // Every tool here answers with an object, or fails and answers with none.
    content: (result.structuredContent ?? {}) as Record<string, unknown>,
  }
}
