import { join } from "node:path"
import type { Environment } from "../configuration/environment.ts"

/** Where a client keeps its list of MCP servers, and how an entry looks there. */
export interface McpClient {
  readonly name: string
  readonly format: "json" | "toml"
  /** Names on the way to the list. */
  readonly list: string
  /** Named beside the command where the client wants it. */
  readonly type?: "stdio"
  file(home: Home): string
}

interface Home {
  readonly platform: NodeJS.Platform
  readonly folder: string
  readonly environment: Environment
}

/** What applications keep for a user, by platform. */
function applications({ platform, folder, environment }: Home): string {
  if (platform === "win32") return environment.APPDATA || join(folder, "AppData", "Roaming")
  if (platform === "darwin") return join(folder, "Library", "Application Support")
  return environment.XDG_CONFIG_HOME || join(folder, ".config")
}

export const mcpClients: readonly McpClient[] = [
  {
    name: "claude-code",
    format: "json",
    list: "mcpServers",
    type: "stdio",
    file: ({ folder, environment }) => join(environment.CLAUDE_CONFIG_DIR || folder, ".claude.json"),
  },
  {
    name: "claude-desktop",
    format: "json",
    list: "mcpServers",
    file: (home) => join(applications(home), "Claude", "claude_desktop_config.json"),
  },
  {
    name: "codex",
    format: "toml",
    list: "mcp_servers",
    file: ({ folder, environment }) => join(environment.CODEX_HOME || join(folder, ".codex"), "config.toml"),
  },
  { name: "cursor", format: "json", list: "mcpServers", file: ({ folder }) => join(folder, ".cursor", "mcp.json") },
  {
    name: "vscode",
    format: "json",
    list: "servers",
    type: "stdio",
    file: (home) => join(applications(home), "Code", "User", "mcp.json"),
  },
  {
    name: "gemini",
    format: "json",
    list: "mcpServers",
    file: ({ folder }) => join(folder, ".gemini", "settings.json"),
  },
  {
    name: "windsurf",
    format: "json",
    list: "mcpServers",
    file: ({ folder }) => join(folder, ".codeium", "windsurf", "mcp_config.json"),
  },
]
