import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { command, serve } from "../keepsake.mjs"
import { expectTrue } from "../matrix.mjs"
import { mcpClients } from "./clients.mjs"

const TOOLS = [
  "memory_search",
  "memory_get",
  "memory_context",
  "memory_add",
  "memory_update",
  "memory_forget",
  "memory_list",
  "memory_feedback",
]

/** Every client over HTTP and stdio: one connection adds, another finds, and forgotten memories are gone. */
export async function checkMcpClients(matrix) {
  const keepsake = await serve()
  const dataDir = await mkdtemp(join(tmpdir(), "keepsake-checks-mcp-"))
  const { PATH = "", HOME = "" } = process.env
  const places = {
    HTTP: { url: `${keepsake.url}/mcp`, key: keepsake.key },
    stdio: {
      command: process.execPath,
      args: [command, "mcp", "--project", "checks"],
      env: { PATH, HOME, KEEPSAKE_DATA_DIR: dataDir },
    },
  }
  try {
    for (const [name, connect] of Object.entries(mcpClients)) {
      for (const [door, place] of Object.entries(places)) {
        await matrix.cell(`MCP: ${name}`, door, () => checkRoundTrip(connect, place, `${name} over ${door}`))
      }
    }
  } finally {
    await keepsake.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function checkRoundTrip(connect, place, who) {
  const content = `The favourite client of ${who} is itself`
  const first = await connect(place)
  try {
    const names = await first.list()
    expectTrue(JSON.stringify(names) === JSON.stringify(TOOLS), `the tools are ${names}`)
    const added = await first.call("memory_add", { content })
    expectTrue(added.includes('"did":"created"') || added.includes("created"), `add said ${added}`)
  } finally {
    await first.close()
  }
  const second = await connect(place)
  try {
    const found = await second.call("memory_search", { query: `favourite client of ${who}` })
    expectTrue(found.includes(content), `search said ${found}`)
    const [id] = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(found) ?? []
    const forgotten = await second.call("memory_forget", { id })
    expectTrue(/forgotten\\?":\s?1/.test(forgotten), `forget said ${forgotten}`)
    const gone = await second.call("memory_search", { query: `favourite client of ${who}` })
    expectTrue(!gone.includes(content), `after forgetting, search said ${gone}`)
  } finally {
    await second.close()
  }
}
