interface Block {
  readonly label: string
  readonly text: (url: string, model: string) => string
}
interface Snippet {
  readonly title: string
  readonly blocks: readonly Block[]
  /** As `keepsake mcp install --client` knows it. */
  readonly install?: string
}

const KEY = "YOUR_KEY"

const json = (value: unknown) => JSON.stringify(value, null, 2)
const mcpServers = (keepsake: object) => json({ mcpServers: { keepsake } })
const headers = { Authorization: `Bearer ${KEY}` }

function snippet(title: string, label: string, text: Block["text"], install?: string): Snippet {
  return { title, blocks: [{ label, text }], ...(install !== undefined && { install }) }
}

/** Names of products and files are the same in every language. */
export const snippets = {
  environment: {
    title: "Environment",
    blocks: [
      { label: "OpenAI", text: (url) => `export OPENAI_BASE_URL=${url}/v1\nexport OPENAI_API_KEY=${KEY}` },
      { label: "Anthropic", text: (url) => `export ANTHROPIC_BASE_URL=${url}\nexport ANTHROPIC_API_KEY=${KEY}` },
    ],
  },
  curl: snippet(
    "curl",
    "curl",
    (url, model) =>
      `curl ${url}/v1/chat/completions \\\n  -H "authorization: Bearer ${KEY}" \\\n  -H "content-type: application/json" \\\n  -d '{"model": "${model}", "messages": [{"role": "user", "content": "My dog is called Biscuit."}]}'`,
  ),
  python: {
    title: "Python",
    blocks: [
      {
        label: "openai",
        text: (url, model) =>
          `from openai import OpenAI\n\nclient = OpenAI(base_url="${url}/v1", api_key="${KEY}")\nprint(client.responses.create(model="${model}", input="What is my dog called?").output_text)`,
      },
      {
        label: "anthropic",
        text: (url) => `from anthropic import Anthropic\n\nclient = Anthropic(base_url="${url}", api_key="${KEY}")`,
      },
    ],
  },
  javascript: {
    title: "JavaScript",
    blocks: [
      {
        label: "openai",
        text: (url) =>
          `import OpenAI from "openai"\n\nconst client = new OpenAI({ baseURL: "${url}/v1", apiKey: "${KEY}" })`,
      },
      {
        label: "@anthropic-ai/sdk",
        text: (url) =>
          `import Anthropic from "@anthropic-ai/sdk"\n\nconst client = new Anthropic({ baseURL: "${url}", authToken: "${KEY}" })`,
      },
    ],
  },
  aiSdk: snippet(
    "AI SDK",
    "@ai-sdk/openai",
    (url) =>
      `import { createOpenAI } from "@ai-sdk/openai"\n\nconst openai = createOpenAI({ baseURL: "${url}/v1", apiKey: "${KEY}" })`,
  ),
  langchain: snippet(
    "LangChain",
    "@langchain/openai",
    (url, model) =>
      `import { ChatOpenAI } from "@langchain/openai"\n\nconst model = new ChatOpenAI({\n  model: "${model}",\n  apiKey: "${KEY}",\n  configuration: { baseURL: "${url}/v1" },\n})`,
  ),
  agents: snippet(
    "OpenAI Agents",
    "@openai/agents",
    (url) =>
      `import OpenAI from "openai"\nimport { setDefaultOpenAIClient } from "@openai/agents"\n\nsetDefaultOpenAIClient(new OpenAI({ baseURL: "${url}/v1", apiKey: "${KEY}" }))`,
  ),
} as const satisfies Record<string, Snippet>

/** Agents, over MCP: each client keeps its list of servers in a form of its own. */
export const mcpSnippets = {
  claudeCode: snippet(
    "Claude Code",
    "claude",
    (url) => `claude mcp add --transport http keepsake ${url}/mcp \\\n  --header "Authorization: Bearer ${KEY}"`,
    "claude-code",
  ),
  codex: snippet(
    "Codex",
    "~/.codex/config.toml",
    (url) => `[mcp_servers.keepsake]\nurl = "${url}/mcp"\nhttp_headers = { Authorization = "Bearer ${KEY}" }`,
    "codex",
  ),
  cursor: snippet("Cursor", "~/.cursor/mcp.json", (url) => mcpServers({ url: `${url}/mcp`, headers }), "cursor"),
  vscode: snippet(
    "VS Code",
    "mcp.json",
    (url) => json({ servers: { keepsake: { type: "http", url: `${url}/mcp`, headers } } }),
    "vscode",
  ),
  claudeDesktop: snippet(
    "Claude Desktop",
    "claude_desktop_config.json",
    () => mcpServers({ command: "keepsake", args: ["mcp"] }),
    "claude-desktop",
  ),
  gemini: snippet(
    "Gemini CLI",
    "~/.gemini/settings.json",
    (url) => mcpServers({ httpUrl: `${url}/mcp`, headers }),
    "gemini",
  ),
  windsurf: snippet(
    "Windsurf",
    "~/.codeium/windsurf/mcp_config.json",
    (url) => mcpServers({ serverUrl: `${url}/mcp`, headers }),
    "windsurf",
  ),
  others: {
    title: "HTTP, stdio",
    blocks: [
      {
        label: "Streamable HTTP",
        text: (url) => mcpServers({ type: "http", url: `${url}/mcp`, headers }),
      },
      { label: "stdio", text: () => mcpServers({ command: "keepsake", args: ["mcp"] }) },
    ],
  },
} as const satisfies Record<string, Snippet>

export const allSnippets: Readonly<Record<string, Snippet>> = { ...snippets, ...mcpSnippets }
