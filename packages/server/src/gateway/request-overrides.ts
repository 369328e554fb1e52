import type { IncomingHttpHeaders } from "node:http"
import type { MemorySettings, ScopeName } from "@keepsake/core"
import { given, narrowerScope, strictest } from "@keepsake/core/internal"
import type { Caller } from "../access/caller.ts"
import { authorizeScope, requestedScope } from "../access/scope.ts"
import { Rejection } from "../rejection.ts"
import { timeZoneFromHeader } from "./time-zone.ts"

export type Mode = MemorySettings["mode"]

/** The memory options of a request, within the limits of its key and the settings. */
export interface Overrides {
  readonly mode: Mode
  /** What restricted the mode to less than `on`. */
  readonly because?: "request" | "key" | "settings"
  readonly scope: ScopeName
  readonly maxTokens?: number
  readonly timeZone?: string
}

/** Parses `x-keepsake-memory`, `x-keepsake-scope`, `x-keepsake-max-tokens` and `x-keepsake-time-zone`. Throws for a value that is invalid or not allowed. */
export function parseOverrides(headers: IncomingHttpHeaders, caller: Caller, settings: MemorySettings): Overrides {
  return {
    ...resolveMode(headers, caller.mode, settings.mode),
    scope: resolveScope(headers, caller.widest, settings.scope),
    ...parseMaxTokens(headers, settings.maxTokens),
    ...given({ timeZone: timeZoneFromHeader(headers) }),
  }
}

function resolveMode(
  headers: IncomingHttpHeaders,
  key: Mode | undefined,
  setting: Mode,
): Pick<Overrides, "mode" | "because"> {
  const steps = [
    ["settings", setting],
    ["key", key ?? "on"],
    ["request", requestedMode(headers)],
  ] as const
  let result: Pick<Overrides, "mode" | "because"> = { mode: "on" }
  for (const [because, mode] of steps) {
    const both = strictest(result.mode, mode)
    if (both !== result.mode) result = { mode: both, because }
  }
  return result
}

function requestedMode(headers: IncomingHttpHeaders): Mode {
  const asked = headers["x-keepsake-memory"]
  if (asked === undefined)
    return /^(?:true|1|yes)$/i.test(String(headers["x-omniroute-no-memory"] ?? "")) ? "off" : "on"
  const mode = MODES.find((name) => name === String(asked).trim().toLowerCase())
  if (mode !== undefined) return mode
  throw new Rejection(400, "bad_header", "The header x-keepsake-memory is not understood.", `Send ${MODES.join(", ")}.`)
}

/** Claude Code names its sub-agents in this header, and in an attribute at the start of the system prompt. */
const SUBAGENT_HEADER = "x-claude-code-agent-id"
const SUBAGENT_ATTRIBUTE = /\bcc_is_subagent\s?[=:]\s?"?(?:true|1)\b/
const MAX_ATTRIBUTES = 2_000

/**
 * Restricts the mode of a sub-agent's request to `read`: its prompt was written by another agent, so that nothing in it is a statement or a command of
 * the person. A request that names a mode itself is left alone.
 */
export function withoutSubagentWords(
  asked: Overrides,
  headers: IncomingHttpHeaders,
  messages: readonly { readonly role: string; readonly text: string }[],
): Overrides {
  if (headers["x-keepsake-memory"] !== undefined) return asked
  const system = messages.find(({ role }) => role === "system")?.text.slice(0, MAX_ATTRIBUTES) ?? ""
  if (headers[SUBAGENT_HEADER] === undefined && !SUBAGENT_ATTRIBUTE.test(system)) return asked
  const mode = strictest(asked.mode, "read")
  return mode === asked.mode ? asked : { ...asked, mode, because: "request" }
}

const MODES: readonly Mode[] = ["on", "off", "read", "write"]

/** The requested scope, or the setting limited to the scope of the key. */
function resolveScope(headers: IncomingHttpHeaders, widest: ScopeName, setting: ScopeName): ScopeName {
  const requested = requestedScope(headers)
  return requested === undefined ? narrowerScope(setting, widest) : authorizeScope(requested, widest)
}

function parseMaxTokens(headers: IncomingHttpHeaders, most: number): Pick<Overrides, "maxTokens"> {
  const asked = headers["x-keepsake-max-tokens"]
  if (asked === undefined) return {}
  const text = String(asked).trim()
  if (!/^\d{1,5}$/.test(text) || Number(text) > 16_000) {
    throw new Rejection(
      400,
      "bad_header",
      "The header x-keepsake-max-tokens is not understood.",
      "Send a whole number from 0 to 16000.",
    )
  }
  return { maxTokens: Math.min(Number(text), most) }
}
