import { createMemory, type MemorySettings, type Plugin } from "@keepsake/core"
import { defaultOwnerSources, Keys, startServer } from "@keepsake/server"
import { postgres } from "@keepsake/store-postgres"
import { sqlite } from "@keepsake/store-sqlite"
import { serveParent } from "./child.ts"

// A Keepsake server in one mode, in front of an upstream: on a file of SQLite, or as one of many on a schema of PostgreSQL.
const [path = "", mode = "on", upstream = "", key = ""] = process.argv.slice(2)
const memory = await createMemory({
  plugins: [path.startsWith("postgres:") ? sharedPostgres(path) : sqlite({ path })],
  // The parent passes a memory mode; anything else is refused.
  settings: { mode: mode as MemorySettings["mode"] },
})
const keys = await Keys.open(memory.state)
await keys.register(key, { role: "admin", tenant: "default" })
const server = await startServer({
  memory,
  keys,
  host: "127.0.0.1",
  port: 0,
  upstream: { openai: { baseUrl: `${upstream}/v1` } },
  owner: defaultOwnerSources,
  allowedHosts: [],
  corsOrigins: [],
  version: "0.0.0",
})
serveParent(server.url, {
  settled: () => memory.settled(60_000),
  pending: async () => (await memory.status()).queue.pending,
  end: async () => {
    await server.close(0)
    await memory[Symbol.asyncDispose]()
  },
})

/** `place`: an address with the parameter `schema`. */
function sharedPostgres(place: string): Plugin {
  const url = new URL(place)
  const schema = url.searchParams.get("schema") ?? "bench"
  url.searchParams.delete("schema")
  return postgres({ url: url.href, schema, writers: "many" })
}
