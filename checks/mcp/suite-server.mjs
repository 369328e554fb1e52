import { createServer, request } from "node:http"
import { createMemory } from "../../packages/core/dist/index.js"
import { mcpOverHttp } from "../../packages/mcp/dist/index.js"
import { defaultOwnerSources, Keys, startServer } from "../../packages/server/dist/index.js"

/**
 * The server's `/mcp` with its origin guard and keys, behind a proxy that adds the key, because the suite has no
 * option for one. `extend` adds fixtures.
 */
export async function startSuiteServer(extend) {
  const memory = await createMemory()
  const keys = await Keys.open(memory.state)
  const { secret } = await keys.create({ tenant: "default", role: "user", serves: "one" })
  const server = await startServer({
    memory,
    keys,
    host: "127.0.0.1",
    port: 0,
    upstream: {},
    owner: defaultOwnerSources,
    allowedHosts: [],
    corsOrigins: [],
    version: "0.0.0-conformance",
    mcp: mcpOverHttp({ version: "0.0.0-conformance", aliases: [], ...(extend && { extend }) }),
  })
  const proxy = createServer((from, to) => {
    const headers = { ...from.headers, authorization: `Bearer ${secret}` }
    const passed = request(`${server.url}${from.url}`, { method: from.method, headers }, (answer) => {
      to.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(to)
    })
    passed.on("error", () => to.destroy())
    to.on("close", () => passed.destroy())
    from.pipe(passed)
  })
  await new Promise((resolve) => proxy.listen(0, "127.0.0.1", resolve))
  return {
    url: `http://127.0.0.1:${proxy.address().port}/mcp`,
    direct: server.url,
    key: secret,
    async close() {
      proxy.closeAllConnections()
      await new Promise((resolve) => proxy.close(resolve))
      await server.close(1_000)
      await memory[Symbol.asyncDispose]()
    },
  }
}
