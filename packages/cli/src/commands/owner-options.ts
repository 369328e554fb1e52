import type { Options } from "../arguments.ts"
import { type Call, folderOptions } from "./command.ts"

/** Flags of every command that speaks to a server. */
export const serverOptions: Options = {
  ...folderOptions,
  url: { value: "URL", about: "another server; KEEPSAKE_API_KEY must be a key of it" },
  tenant: { value: "NAME", about: "another tenant than the key's own; an administrator's key may" },
}

/** Flags that say as whom to act. */
export const ownerOptions: Options = {
  ...serverOptions,
  user: { value: "NAME", about: "the user inside the tenant; else KEEPSAKE_USER" },
  agent: { value: "NAME", about: "the agent; else KEEPSAKE_AGENT" },
}

export const sessionOption: Options = { session: { value: "NAME", about: "the conversation" } }

export const projectOption: Options = { project: { value: "NAME", about: "the project that it belongs to" } }

export const scopeOption: Options = {
  scope: { value: "SCOPE", about: "how far to look: session, agent, user or tenant (every user of it)" },
}

/** What narrows a call beside the user and the agent, whom `reach` names. */
export function narrowingOf({ arguments: words }: Call): {
  readonly session: string | undefined
  readonly tenant: string | undefined
} {
  return { session: words.text("session"), tenant: words.text("tenant") }
}

export function scopeOf({ arguments: words }: Call): "session" | "agent" | "user" | "tenant" | undefined {
  return words.oneOf("scope", ["session", "agent", "user", "tenant"])
}
