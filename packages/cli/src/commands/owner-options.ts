import type { Options } from "../arguments.ts"
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

export function parseScope({ arguments: words }: Call): "session" | "agent" | "user" | "tenant" | undefined {
  return words.oneOf("scope", ["session", "agent", "user", "tenant"])
}
