import { abortMany } from "./aborts.mjs"
import { checkClient } from "./check-client.mjs"
import { installJavaScript, installPython, pythonClient } from "./clients.mjs"
import { checkDocuments } from "./documents.mjs"
import { freePort, serve } from "./keepsake.mjs"
import { expectTrue, Matrix } from "./matrix.mjs"
import { rechunk } from "./rechunk.mjs"
import { startUpstream } from "./upstream/upstream.mjs"

// Checks the built command with real clients. Builds nothing; installs the clients into this folder.
console.error("Installing the clients")
await installJavaScript()
const noPython = await installPython()
const { checkDemo } = await import("./demo.mjs")
const { checkSessions } = await import("./sessions.mjs")
const { openaiChat } = await import("./clients/openai-chat.mjs")
const { openaiResponses } = await import("./clients/openai-responses.mjs")
const { anthropic } = await import("./clients/anthropic.mjs")
const { aiAnthropic, aiCompatible, aiOpenAI } = await import("./clients/ai-sdk.mjs")
const { agents } = await import("./clients/agents.mjs")
const { langchain } = await import("./clients/langchain.mjs")

const clients = {
  "openai, chat": openaiChat,
  "openai, responses": openaiResponses,
  "@anthropic-ai/sdk": anthropic,
  "ai, @ai-sdk/openai": aiOpenAI,
  "ai, @ai-sdk/openai-compatible": aiCompatible,
  "ai, @ai-sdk/anthropic": aiAnthropic,
  "@openai/agents": agents,
  "@langchain/openai, chat": langchain(false),
  "@langchain/openai, responses": langchain(true),
}
const pythonClients = {
  "Python openai, chat": pythonClient("openai chat", ["others"]),
  "Python openai, responses": pythonClient("openai responses"),
  "Python anthropic": pythonClient("anthropic", ["others"]),
}

const matrix = new Matrix()
const only = process.argv[2]
const isSelected = (name) => only === undefined || name.includes(only)
const upstream = await startUpstream()
const keepsake = await serve(upstream.url)
try {
  for (const [name, make] of Object.entries(clients)) {
    if (isSelected(name)) await checkClient(matrix, name, make, keepsake, upstream)
  }
  for (const [name, make] of Object.entries(pythonClients)) {
    if (!isSelected(name)) continue
    if (noPython === undefined) await checkClient(matrix, name, make, keepsake, upstream)
    else matrix.skip(name, noPython)
  }
  if (isSelected("sessions")) await checkSessions(matrix, keepsake)
} finally {
  await matrix.check("the server stops on SIGTERM", () => keepsake.close())
  upstream.close()
}

if (isSelected("demo")) {
  const demo = await serve()
  await checkDemo(matrix, demo)
  await checkDocuments(matrix, demo)
  await demo.close()
}

if (isSelected("MCP")) {
  const { checkMcpClients } = await import("./mcp/matrix.mjs")
  const { checkConformance } = await import("./mcp/conformance.mjs")
  await checkMcpClients(matrix)
  await checkConformance(matrix)
  const { checkSaidThenFound } = await import("./mcp/add-then-search.mjs")
  await checkSaidThenFound(matrix)
}

if (isSelected("streams")) {
  const port = await freePort()
  const served = await serve(`http://127.0.0.1:${port}`)
  await matrix.check("streams split at every byte arrive unchanged", async () => {
    const { streams, read, differing } = await rechunk(served, port)
    console.log(`${streams} streams, cut at every byte: ${read} read, ${differing} differ`)
    expectTrue(differing === 0 && streams === 20, `${differing} differ`)
  })
  await matrix.check("1,000 aborts reach the upstream, 99 % within 100 ms, and leave nothing open", async () => {
    const { count, p50, p99, most, left, filesMore } = await abortMany(served, port, 1_000)
    console.log(
      `${count} aborts: p50 ${p50} ms, p99 ${p99} ms, most ${most} ms; ${left} sockets left, ${filesMore} files more`,
    )
    expectTrue(count === 1_000 && p99 <= 100, `p99 is ${p99} ms`)
    expectTrue(left === 0 && filesMore <= 5, `${left} connections to the upstream and ${filesMore} files are left open`)
  })
  await served.close()
}
process.exitCode = matrix.close() ? 0 : 1
