import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client"
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio"
import { QdrantStandIn } from "../../packages/qdrant-stand-in/dist/index.js"
import { command, serve } from "../keepsake.mjs"
import { expectTrue } from "../matrix.mjs"
import { startEmbeddings } from "./embeddings.mjs"

const PAIRS = Number(process.env.MCP_PAIRS ?? 1_000)
const AGENTS = 5
const EACH = Number(process.env.MCP_EACH ?? 200)
const { PATH = "", HOME = "" } = process.env

/** An added memory is found by the next call, over both transports and each store; several agents share one folder. */
export async function checkSaidThenFound(matrix) {
  const standIn = await QdrantStandIn.start()
  const embeddings = await startEmbeddings()
  const qdrant = process.env.QDRANT_URL ?? standIn.url
  const stores = {
    SQLite: {},
    Qdrant: {
      KEEPSAKE_STORE: "qdrant",
      KEEPSAKE_QDRANT_URL: qdrant,
      KEEPSAKE_QDRANT_COLLECTION: `checks-${process.pid}`,
    },
    "SQLite with vectors in Qdrant": {
      KEEPSAKE_VECTORS: "qdrant",
      KEEPSAKE_QDRANT_URL: qdrant,
      KEEPSAKE_QDRANT_COLLECTION: `checks-vectors-${process.pid}`,
      KEEPSAKE_EMBEDDER_BASE_URL: embeddings.url,
      KEEPSAKE_EMBEDDER_MODEL: "words",
    },
  }
  for (const [store, env] of Object.entries(stores)) {
    const keepsake = await serve(undefined, env)
    const doors = {
      HTTP: () => overHttp(keepsake),
      stdio: () => overStdio(keepsake.dataDir, "pairs", env),
    }
    for (const [door, connect] of Object.entries(doors)) {
      await matrix.check(`MCP: ${PAIRS} of ${PAIRS} found at once over ${door}, ${store}`, async () => {
        const client = await connect()
        const missed = []
        for (let pair = 0; pair < PAIRS; pair++) {
          const word = `${door}word${pair}`
          const { id, did } = await call(client, "memory_add", { content: `The code of gate ${word} is blue` })
          const { memories } = await call(client, "memory_search", { query: `code of gate ${word}` })
          if (did !== "created" || !memories.some((memory) => memory.id === id)) missed.push(word)
        }
        await client.close()
        console.log(`${store} over ${door}: ${PAIRS - missed.length} of ${PAIRS} found`)
        expectTrue(missed.length === 0, `not found: ${missed.slice(0, 10)}`)
      })
    }
    await keepsake.close()
  }
  embeddings.close()
  await standIn[Symbol.asyncDispose]()

  await matrix.check(
    `MCP: a server and ${AGENTS} agents with ${EACH} adds and searches each lose nothing`,
    async () => {
      const keepsake = await serve()
      const names = Array.from({ length: AGENTS }, (_, at) => `agent${at}`)
      const clients = await Promise.all(names.map((name) => overStdio(keepsake.dataDir, name)))
      await addAndSearchInParallel(clients, names)
      await keepsake.close()
    },
  )
  await matrix.check(`MCP: ${AGENTS} agents without a server work when the first one exits`, async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "keepsake-checks-agents-"))
    const names = Array.from({ length: AGENTS }, (_, at) => `agent${at}`)
    const clients = await Promise.all(names.map((name) => overStdio(dataDir, name)))
    await call(clients[0], "memory_add", { content: "The first was here" })
    await clients[0].close()
    await addAndSearchInParallel(clients.slice(1), names.slice(1))
    await rm(dataDir, { recursive: true, force: true })
  })
}

/** All add and search concurrently; then each finds the memories of all. */
async function addAndSearchInParallel(clients, names) {
  await Promise.all(
    clients.map(async (client, at) => {
      for (let turn = 0; turn < EACH; turn++) {
        const content = `${names[at]} keeps box${turn}of${names[at]}`
        const { did } = await call(client, "memory_add", { content })
        expectTrue(did === "created", `${content}: ${did}`)
        const { memories } = await call(client, "memory_search", { query: `box${turn}of${names[at]}` })
        expectTrue(
          memories.some(({ text }) => text === content),
          `${content} was not found by its own agent`,
        )
      }
    }),
  )
  for (const [at, client] of clients.entries()) {
    const other = names[(at + 1) % names.length]
    for (const turn of [0, EACH - 1]) {
      const { memories } = await call(client, "memory_search", { query: `box${turn}of${other}` })
      expectTrue(
        memories.some(({ text }) => text.includes(`box${turn}of${other}`)),
        `${names[at]} does not find what ${other} wrote`,
      )
    }
  }
  const { total } = await call(clients[0], "memory_list", {})
  expectTrue(total >= names.length * EACH, `${total} memories are left of ${names.length * EACH}`)
  console.log(`${names.length} agents: ${total} memories, 0 lost`)
  await Promise.all(clients.map((client) => client.close()))
}

async function call(client, name, given) {
  const { isError, structuredContent, content } = await client.callTool({ name, arguments: given })
  if (isError) throw new Error(content[0].text)
  return structuredContent
}

async function overHttp({ url, key }) {
  const client = new Client({ name: "pairs", version: "1" }, { versionNegotiation: { mode: "auto" } })
  const requestInit = { headers: { authorization: `Bearer ${key}` } }
  await client.connect(new StreamableHTTPClientTransport(new URL(`${url}/mcp`), { requestInit }))
  return client
}

async function overStdio(dataDir, name, env = {}) {
  const client = new Client({ name, version: "1" }, { versionNegotiation: { mode: "auto" } })
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [command, "mcp", "--project", "checks"],
    env: { PATH, HOME, KEEPSAKE_DATA_DIR: dataDir, ...env },
    stderr: "ignore",
  })
  await client.connect(transport)
  return client
}
