import { homedir } from "node:os"
import { fileURLToPath } from "node:url"
import { usageError } from "../command-error.ts"
import { mcpClients } from "../mcp-clients/clients.ts"
import type { McpEntry } from "../mcp-clients/entry.ts"
import { entryText, install } from "../mcp-clients/install.ts"
import type { Call } from "./command.ts"

const main = fileURLToPath(new URL("../main.js", import.meta.url))
const names = mcpClients.map(({ name }) => name)
const VARIABLES = ["KEEPSAKE_USER", "KEEPSAKE_AGENT", "KEEPSAKE_PROJECT"] as const

/** Adds this server to a client's configuration, shows the entry (`--print`) or removes it (`--remove`). */
export function installMcp({ arguments: words, environment, out }: Call): 0 {
  const wanted = words.oneOf("client", names)
  const client = mcpClients.find(({ name }) => name === wanted)
  if (client === undefined) throw usageError("mcp install needs --client", `--client ${names.join(" | ")}`)
  const name = words.text("name") ?? "keepsake"
  if (!/^[A-Za-z0-9_-]{1,64}$/.test(name))
    throw usageError("--name may contain letters, digits, _ and -, at most 64 characters")
  const folder = environment.HOME || homedir()
  const file = client.file({ platform: process.platform, folder, environment })
  const entry = { ...(client.type && { type: client.type }), ...entryOf(words, environment) }
  if (words.has("print")) {
    const text = entryText(client, name, entry)
    return out.answer({ json: { client: client.name, file, name, entry, text }, text: `# ${file}\n${text}` })
  }
  const done = install(client, file, name, words.has("remove") ? undefined : entry)
  const sentences = {
    written: `Added "${name}" to ${file}. Restart ${client.name} to load it.`,
    removed: `Removed "${name}" from ${file}`,
    unchanged: words.has("remove") ? `There is no "${name}" in ${file}` : `"${name}" is already in ${file}`,
  }
  const backup = done.backup === undefined ? "" : `\nBackup of the file: ${done.backup}`
  return out.answer({ json: { client: client.name, name, ...done }, text: `${sentences[done.did]}${backup}` })
}

/** This program by its absolute path, because clients do not have the shell's PATH. */
function entryOf(words: Call["arguments"], environment: Call["environment"]): McpEntry {
  const flags = ["data", "config", "url", "user", "agent", "project"].flatMap((flag) => {
    const value = words.text(flag)
    return value === undefined ? [] : [`--${flag}`, value]
  })
  const args = [main, "mcp", ...flags, ...(words.has("project-only") ? ["--project-only"] : [])]
  const named = VARIABLES.flatMap((variable) => {
    const value = environment[variable]
    return value ? [[variable, value] as const] : []
  })
  return { command: process.execPath, args, ...(named.length > 0 && { env: Object.fromEntries(named) }) }
}
