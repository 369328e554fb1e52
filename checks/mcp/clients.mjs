import { execFile } from "node:child_process"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import { createMCPClient } from "@ai-sdk/mcp"
import { Experimental_StdioMCPTransport } from "@ai-sdk/mcp/mcp-stdio"
import { MultiServerMCPClient } from "@langchain/mcp-adapters"
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client"
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio"
import { Client as FirstClient } from "@modelcontextprotocol/sdk/client/index.js"
import { StdioClientTransport as FirstStdio } from "@modelcontextprotocol/sdk/client/stdio.js"
import { StreamableHTTPClientTransport as FirstHttp } from "@modelcontextprotocol/sdk/client/streamableHttp.js"
import { MCPServerStdio, MCPServerStreamableHttp } from "@openai/agents"

const run = promisify(execFile)
const inspector = fileURLToPath(
  new URL("../node_modules/@modelcontextprotocol/inspector/clients/launcher/build/index.js", import.meta.url),
)
const ME = { name: "keepsake-checks", version: "1.0.0" }

/**
 * Real clients. Each connects to a place (`{ url, key }`, or `{ command, args, env }`) and returns `list`, the names
 * of the tools, `call`, a tool's result as text, and `close`.
 */
export const mcpClients = {
  "SDK 2, automatic": (place) => connectSdk2(place, "auto"),
  "SDK 2, legacy": (place) => connectSdk2(place, "legacy"),
  "SDK 1": async (place) => {
    const client = new FirstClient(ME)
    await client.connect(
      place.url
        ? new FirstHttp(new URL(place.url), { requestInit: { headers: bearer(place) } })
        : new FirstStdio({ ...place, stderr: "ignore" }),
    )
    return plain(client)
  },
  "@ai-sdk/mcp": async (place) => {
    const transport = place.url
      ? { type: "http", url: place.url, headers: bearer(place) }
      : new Experimental_StdioMCPTransport({ ...place, stderr: "ignore" })
    const client = await createMCPClient({ transport })
    const tools = await client.tools()
    return {
      list: async () => Object.keys(tools),
      call: async (name, given) => textIn(await tools[name].execute(given, { toolCallId: "1", messages: [] })),
      close: () => client.close(),
    }
  },
  "@openai/agents": async (place) => {
    const server = place.url
      ? new MCPServerStreamableHttp({ url: place.url, requestInit: { headers: bearer(place) } })
      : new MCPServerStdio(place)
    await server.connect()
    return {
      list: async () => (await server.listTools()).map(({ name }) => name),
      call: async (name, given) => textIn({ content: await server.callTool(name, given) }),
      close: () => server.close(),
    }
  },
  "@langchain/mcp-adapters": async (place) => {
    const server = place.url
      ? { transport: "http", url: place.url, headers: bearer(place) }
      : { transport: "stdio", ...place }
    const client = new MultiServerMCPClient({ mcpServers: { keepsake: server } })
    const tools = await client.getTools()
    const named = (name) => tools.find((tool) => tool.name === name)
    return {
      list: async () => tools.map(({ name }) => name),
      call: async (name, given) => {
        const said = await named(name).invoke(given)
        return typeof said === "string" ? said : JSON.stringify(said)
      },
      close: () => client.close(),
    }
  },
  "Inspector CLI": async (place) => {
    const target = place.url
      ? [place.url, "--transport", "http", "--header", `Authorization: Bearer ${place.key}`]
      : [place.command, ...place.args]
    const ask = async (...words) => {
      const env = { ...process.env, ...place.env }
      const { stdout } = await run(process.execPath, [inspector, "--cli", ...target, "-q", ...words], { env })
      return JSON.parse(stdout)
    }
    return {
      list: async () => (await ask("--method", "tools/list", "--strict")).tools.map(({ name }) => name),
      call: async (name, given) =>
        textIn(await ask("--method", "tools/call", "--tool-name", name, "--tool-args-json", JSON.stringify(given))),
      close: async () => undefined,
    }
  },
}

async function connectSdk2(place, mode) {
  const client = new Client(ME, { versionNegotiation: { mode } })
  await client.connect(
    place.url
      ? new StreamableHTTPClientTransport(new URL(place.url), { requestInit: { headers: bearer(place) } })
      : new StdioClientTransport({ ...place, stderr: "ignore" }),
  )
  return plain(client)
}

function plain(client) {
  return {
    list: async () => (await client.listTools()).tools.map(({ name }) => name),
    call: async (name, given) => textIn(await client.callTool({ name, arguments: given })),
    close: () => client.close(),
  }
}

function bearer({ key }) {
  return { authorization: `Bearer ${key}` }
}

function textIn({ content, isError }) {
  const text = content.map((part) => part.text).join("")
  if (isError) throw new Error(text)
  return text
}
