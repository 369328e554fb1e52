import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { fileURLToPath } from "node:url"
import { createMemory, tenantOf } from "@keepsake/core"
import { sqlite } from "@keepsake/store-sqlite"
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client"
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio"
import { encode } from "gpt-tokenizer/encoding/o200k_base"
import { expect, it } from "vitest"
import { KeepsakeProcess } from "../../../proofs/keepsake.ts"
import { report, sizeFromEnvironment } from "../../../proofs/size.ts"
import { keepsake } from "../test/keepsake.ts"

const MEMORIES = sizeFromEnvironment("PROOF_MEMORIES", 100_000)
const CALLS = sizeFromEnvironment("PROOF_CALLS", 300)
const IDLE_MS = sizeFromEnvironment("PROOF_IDLE_MS", 600_000)
const MOST_TOKENS = 2_000
const TOGETHER = 500
const command = fileURLToPath(new URL("../../cli/dist/main.js", import.meta.url))

it(`answers every tool within ${MOST_TOKENS} tokens over ${MEMORIES} memories, and says what the way costs`, async () => {
  const folder = await mkdtemp(join(tmpdir(), "keepsake-proof-mcp-"))
  const memory = await createMemory({ plugins: [sqlite({ path: join(folder, "keepsake.db") })] })
  const owner = memory.for({})
  for (let from = 0; from < MEMORIES; from += TOGETHER) {
    const facts = Array.from({ length: Math.min(TOGETHER, MEMORIES - from) }, (_, at) => factOf(from + at))
    await memory.importMemories(
      facts.map((content) => ({ content, owner: { tenant: tenantOf("default") } })),
      {},
    )
  }
  const id = (await owner.list({ limit: 1 })).items[0]?.id ?? ""
  const server = await keepsake({}, memory)
  const client = await overHttp(server.url, server.user)
  const calls: readonly (readonly [string, Record<string, unknown>])[] = [
    ["memory_search", { query: "harbour crane" }],
    ["memory_get", { ids: [id] }],
    ["memory_context", {}],
    ["memory_context", { query: "What about the harbour crane?" }],
    ["memory_add", { content: "The harbour master likes green tea" }],
    ["memory_update", { id, content: "The harbour has a new crane" }],
    ["memory_list", {}],
    ["memory_forget", { query: "harbour crane" }],
    ["memory_feedback", { id, verdict: "useful" }],
  ]
  let most = 0
  for (const [name, given] of calls) {
    const { content, structuredContent, isError } = await client.callTool({ name, arguments: given })
    expect([name, isError ?? false]).toEqual([name, false])
    const tokens = encode(JSON.stringify({ content, structuredContent })).length
    expect.soft(tokens, name).toBeLessThanOrEqual(MOST_TOKENS)
    most = Math.max(most, tokens)
  }
  const direct: number[] = []
  const through: number[] = []
  for (let at = 0; at < CALLS; at++) {
    const query = `crane ${at % 97} of the harbour`
    direct.push(await timed(() => owner.search(query, { limit: 8 })))
    through.push(await timed(() => client.callTool({ name: "memory_search", arguments: { query } })))
  }
  const ratio = p99(through) / p99(direct)
  report("MCP", {
    memories: MEMORIES,
    "most tokens": most,
    "p99 in the process, ms": p99(direct).toFixed(1),
    "p99 of memory_search over HTTP, ms": p99(through).toFixed(1),
    ratio: ratio.toFixed(2),
  })
  await client.close()
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

it(`answers after ${IDLE_MS / 60_000} minutes without a word, over HTTP and over stdio`, async () => {
  await using served = await KeepsakeProcess.serve()
  const { authorization = "" } = served.headers
  const http = await overHttp(served.url, authorization.replace("Bearer ", ""))
  const stdio = new Client({ name: "idle", version: "1" }, { versionNegotiation: { mode: "legacy" } })
  const { PATH = "", HOME = "" } = process.env
  await stdio.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [command, "mcp", "--data", served.dataDir],
      env: { PATH, HOME },
      stderr: "ignore",
    }),
  )
  const asked = { name: "memory_list", arguments: {} }
  for (const client of [http, stdio]) expect((await client.callTool(asked)).isError).not.toBe(true)
  await sleep(IDLE_MS)
  for (const client of [http, stdio]) expect((await client.callTool(asked)).isError).not.toBe(true)
  await Promise.all([http.close(), stdio.close()])
})

function factOf(at: number): string {
  return `Note ${at}: crane ${at % 97} of the harbour was seen by pilot ${at % 1_009} near quay ${at % 53}`
}

async function overHttp(url: string, key: string): Promise<Client> {
  const client = new Client({ name: "proof", version: "1" }, { versionNegotiation: { mode: "auto" } })
  const requestInit = { headers: { authorization: `Bearer ${key}` } }
  await client.connect(new StreamableHTTPClientTransport(new URL(`${url}/mcp`), { requestInit }))
  return client
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now()
  await work()
  return performance.now() - from
}

function p99(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? 0
}
