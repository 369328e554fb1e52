interface Snippet {
  readonly title: string
  readonly blocks: readonly { readonly label: string; readonly text: (url: string) => string }[]
}

const KEY = "YOUR_KEY"

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
        text: (url) =>
          `curl ${url}/v1/chat/completions \\\n  -H "authorization: Bearer ${KEY}" \\\n  -H "content-type: application/json" \\\n  -d '{"model": "keepsake-demo", "messages": [{"role": "user", "content": "My dog is called Biscuit."}]}'`,
      },
    ],
  },
  python: {
    title: "Python",
    blocks: [
      {
        label: "openai",
        text: (url) =>
          `from openai import OpenAI\n\nclient = OpenAI(base_url="${url}/v1", api_key="${KEY}")\nprint(client.responses.create(model="keepsake-demo", input="What is my dog called?").output_text)`,
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
        text: (url) =>
          `import { ChatOpenAI } from "@langchain/openai"\n\nconst model = new ChatOpenAI({\n  model: "keepsake-demo",\n  apiKey: "${KEY}",\n  configuration: { baseURL: "${url}/v1" },\n})`,
      },
    ],
  },
  mcp: {
    title: "MCP",
    blocks: [
      {
        label: "Streamable HTTP",
        text: (url) =>
          JSON.stringify(
            {
              mcpServers: {
                keepsake: { type: "http", url: `${url}/mcp`, headers: { authorization: `Bearer ${KEY}` } },
              },
            },
            null,
            2,
          ),
      },
      {
        label: "stdio",
        text: () => JSON.stringify({ mcpServers: { keepsake: { command: "keepsake", args: ["mcp"] } } }, null, 2),
      },
    ],
  },
} as const satisfies Record<string, Snippet>
