import { existsSync, realpathSync } from "node:fs"
import { homedir } from "node:os"
import { basename, join, resolve } from "node:path"
import { fileURLToPath } from "node:url"
import { usageError } from "../command-error.ts"
import { mcpClients } from "../mcp-clients/clients.ts"
import type { McpEntry } from "../mcp-clients/entry.ts"
import { entryText, install } from "../mcp-clients/install.ts"
import type { Call } from "./command.ts"

const main = fileURLToPath(new URL("../main.js", import.meta.url))
const names = mcpClients.map(({ name }) => name)
const VARIABLES = ["KEEPSAKE_USER", "KEEPSAKE_AGENT", "KEEPSAKE_PROJECT", "KEEPSAKE_URL"] as const

/** Adds this server to a client's configuration, shows the entry (`--print`) or removes it (`--remove`). */
export function installMcp(call: Call): 0 {
  const { arguments: words, environment, out } = call
  const wanted = words.oneOf("client", names)
  const client = mcpClients.find(({ name }) => name === wanted)
  if (client === undefined) throw usageError("mcp install needs --client", `--client ${names.join(" | ")}`)
  const name = words.text("name") ?? "keepsake"
  if (!/^[A-Za-z0-9_-]{1,64}$/.test(name))
    throw usageError("--name may contain letters, digits, _ and -, at most 64 characters")
  const folder = environment.HOME || homedir()
  const file = client.file({ platform: process.platform, folder, environment })
  const entry = { ...(client.type && { type: client.type }), ...entryOf(call) }
  const lacksKey =
    usesServer(words, environment) && !environment[KEY] && !words.has("remove")
      ? `\nA server needs one of its keys: set ${KEY} and run this again, or add it to the entry's env.`
      : ""
  if (words.has("print")) {
    const text = entryText(client, name, entry)
    return out.answer({ json: { client: client.name, file, name, entry, text }, text: `# ${file}\n${text}${lacksKey}` })
  }
  const done = install(client, file, name, words.has("remove") ? undefined : entry)
  const sentences = {
    written: `Added "${name}" to ${file}. Restart ${client.name} to load it.`,
    removed: `Removed "${name}" from ${file}`,
    unchanged: words.has("remove") ? `There is no "${name}" in ${file}` : `"${name}" is already in ${file}`,
  }
  const backup = done.backup === undefined ? "" : `\nBackup of the file: ${done.backup}`
  return out.answer({
    json: { client: client.name, name, ...done },
    text: `${sentences[done.did]}${backup}${lacksKey}`,
  })
}

/** Flags of files and folders, which a client would look up from its own folder. */
const PATHS: ReadonlySet<string> = new Set(["data", "config"])

/** This program by its absolute path, because clients do not have the shell's PATH, nor the rest of its environment. */
function entryOf({ arguments: words, environment, cwd }: Call): McpEntry {
  const flags = ["data", "config", "url", "user", "agent", "project"].flatMap((flag) => {
    const value = words.text(flag)
    return value === undefined ? [] : [`--${flag}`, PATHS.has(flag) ? resolve(cwd, value) : value]
  })
  const args = [stablePath(main), "mcp", ...flags, ...(words.has("project-only") ? ["--project-only"] : [])]
  const isRemote = usesServer(words, environment)
  const data = words.text("data") === undefined && !isRemote ? environment.KEEPSAKE_DATA_DIR : undefined
  const variables = isRemote ? [...VARIABLES, KEY] : VARIABLES
  const env = {
    ...Object.fromEntries(variables.flatMap((name) => (environment[name] ? [[name, environment[name]]] : []))),
    ...(data && { KEEPSAKE_DATA_DIR: resolve(cwd, data) }),
  }
  return { command: stablePath(process.execPath), args, ...(Object.keys(env).length > 0 && { env }) }
}

const KEY = "KEEPSAKE_API_KEY"

const usesServer = (words: Call["arguments"], environment: Call["environment"]): boolean =>
  words.text("url") !== undefined || Boolean(environment.KEEPSAKE_URL)

/** pnpm's folder of packages by version: an update removes what is in it. */
const STORE = /[\\/]node_modules[\\/]\.pnpm[\\/][^\\/]+[\\/]node_modules[\\/]/

/** The link to the same file that stays when pnpm installs another version, if there is one. */
function stablePath(file: string): string {
  const inner = STORE.exec(file)
  if (inner === null) return file
  const modules = join(file.slice(0, inner.index), "node_modules")
  const links = [join(modules, file.slice(inner.index + inner[0].length)), join(modules, ".bin", basename(file))]
  return links.find((link) => existsSync(link) && realpathSync(link) === realpathSync(file)) ?? file
}
