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
const headers = { Authorization: `Bearer ${KEY}` }

/** Names of products and files are the same in every language. */
export const snippets = {
  environment: {
    title: "Environment",
    blocks: [
      { label: "OpenAI", text: (url) => `export OPENAI_BASE_URL=${url}/v1\nexport OPENAI_API_KEY=${KEY}` },
      { label: "Anthropic", text: (url) => `export ANTHROPIC_BASE_URL=${url}\nexport ANTHROPIC_API_KEY=${KEY}` },
    ],
  },
  curl: {
    title: "curl",
    blocks: [
      {
        label: "curl",
        text: (url, model) =>
          `curl ${url}/v1/chat/completions \\\n  -H "authorization: Bearer ${KEY}" \\\n  -H "content-type: application/json" \\\n  -d '{"model": "${model}", "messages": [{"role": "user", "content": "My dog is called Biscuit."}]}'`,
      },
    ],
  },
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
  aiSdk: {
    title: "AI SDK",
    blocks: [
      {
        label: "@ai-sdk/openai",
        text: (url) =>
          `import { createOpenAI } from "@ai-sdk/openai"\n\nconst openai = createOpenAI({ baseURL: "${url}/v1", apiKey: "${KEY}" })`,
      },
    ],
  },
  langchain: {
    title: "LangChain",
    blocks: [
      {
        label: "@langchain/openai",
        text: (url, model) =>
          `import { ChatOpenAI } from "@langchain/openai"\n\nconst model = new ChatOpenAI({\n  model: "${model}",\n  apiKey: "${KEY}",\n  configuration: { baseURL: "${url}/v1" },\n})`,
      },
    ],
  },
  agents: {
    title: "OpenAI Agents",
    blocks: [
      {
        label: "@openai/agents",
        text: (url) =>
          `import OpenAI from "openai"\nimport { setDefaultOpenAIClient } from "@openai/agents"\n\nsetDefaultOpenAIClient(new OpenAI({ baseURL: "${url}/v1", apiKey: "${KEY}" }))`,
      },
    ],
  },
} as const satisfies Record<string, Snippet>

/** Agents, over MCP: each client keeps its list of servers in a form of its own. */
export const mcpSnippets = {
  claudeCode: {
    title: "Claude Code",
    install: "claude-code",
    blocks: [
      {
        label: "claude",
        text: (url) =>
          `claude mcp add --transport http keepsake ${url}/mcp \\\n  --header "Authorization: Bearer ${KEY}"`,
      },
    ],
  },
  codex: {
    title: "Codex",
    install: "codex",
    blocks: [
      {
        label: "~/.codex/config.toml",
        text: (url) => `[mcp_servers.keepsake]\nurl = "${url}/mcp"\nhttp_headers = { Authorization = "Bearer ${KEY}" }`,
      },
    ],
  },
  cursor: {
    title: "Cursor",
    install: "cursor",
    blocks: [
      {
        label: "~/.cursor/mcp.json",
        text: (url) => json({ mcpServers: { keepsake: { url: `${url}/mcp`, headers } } }),
      },
    ],
  },
  vscode: {
    title: "VS Code",
    install: "vscode",
    blocks: [
      {
        label: "mcp.json",
        text: (url) => json({ servers: { keepsake: { type: "http", url: `${url}/mcp`, headers } } }),
      },
    ],
  },
  claudeDesktop: {
    title: "Claude Desktop",
    install: "claude-desktop",
    blocks: [
      {
        label: "claude_desktop_config.json",
        text: () => json({ mcpServers: { keepsake: { command: "keepsake", args: ["mcp"] } } }),
      },
    ],
  },
  gemini: {
    title: "Gemini CLI",
    install: "gemini",
    blocks: [
      {
        label: "~/.gemini/settings.json",
        text: (url) => json({ mcpServers: { keepsake: { httpUrl: `${url}/mcp`, headers } } }),
      },
    ],
  },
  windsurf: {
    title: "Windsurf",
    install: "windsurf",
    blocks: [
      {
        label: "~/.codeium/windsurf/mcp_config.json",
        text: (url) => json({ mcpServers: { keepsake: { serverUrl: `${url}/mcp`, headers } } }),
      },
    ],
  },
  others: {
    title: "HTTP, stdio",
    blocks: [
      {
        label: "Streamable HTTP",
        text: (url) => json({ mcpServers: { keepsake: { type: "http", url: `${url}/mcp`, headers } } }),
      },
      { label: "stdio", text: () => json({ mcpServers: { keepsake: { command: "keepsake", args: ["mcp"] } } }) },
    ],
  },
} as const satisfies Record<string, Snippet>

export const allSnippets: Readonly<Record<string, Snippet>> = { ...snippets, ...mcpSnippets }
