import type { Options } from "../arguments.ts"
import { usageError } from "../command-error.ts"
import { type Call, folderOptions } from "./command.ts"

/** Flags of every command that speaks to a server. */
export const serverOptions: Options = {
  ...folderOptions,
  url: { value: "URL", about: "Another server; KEEPSAKE_API_KEY must be one of its keys" },
  tenant: { value: "NAME", about: "Another tenant; needs an administrator key" },
}

/** Flags that say as whom to act. */
export const ownerOptions: Options = {
  ...serverOptions,
  user: { value: "NAME", about: "User of the tenant; default KEEPSAKE_USER" },
  agent: { value: "NAME", about: "Agent; default KEEPSAKE_AGENT" },
}

export const sessionOption: Options = { session: { value: "NAME", about: "Session (conversation)" } }

export const sharedOption: Options = {
  shared: { about: "For every user of the tenant; not together with --user or --agent" },
}

/** `shared` of a request. Throws where the command line also names somebody. */
export function parseShared({ arguments: words }: Call): true | undefined {
  if (!words.has("shared")) return undefined
  const named = ["user", "owner", "agent"].find((name) => words.has(name))
  if (named === undefined) return true
  throw usageError(`--shared is for every user of the tenant, and --${named} names one`, "Leave one of them out.")
}

export const projectOption: Options = { project: { value: "NAME", about: "Project" } }

export const scopeOption: Options = {
  scope: { value: "SCOPE", about: "How far to look: session, agent, user or tenant (all its users)" },
}

/** The session and tenant arguments; `withClient` sends user and agent as headers. */
export function sessionAndTenant({ arguments: words }: Call): {
  readonly session: string | undefined
  readonly tenant: string | undefined
} {
  return { session: words.text("session"), tenant: words.text("tenant") }
}

/** The memory that a command is about. */
export function requireId(
  { arguments: words }: Call,
  command: string,
  remedy = "See the ids with: keepsake list",
): string {
  const [id] = words.positionals
  if (!id) throw usageError(`${command} needs the id of a memory`, remedy)
  return id
}

export function parseScope({ arguments: words }: Call): "session" | "agent" | "user" | "tenant" | undefined {
  return words.oneOf("scope", ["session", "agent", "user", "tenant"])
}
