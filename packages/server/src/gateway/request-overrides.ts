import type { IncomingHttpHeaders } from "node:http"
import type { MemorySettings, ScopeName } from "@keepsake/core"
import type { Caller } from "../access/caller.ts"
import { Rejection } from "./openai-errors.ts"

export type Mode = MemorySettings["mode"]

/** What a request asks of memory, inside what its key and the settings allow. */
export interface Overrides {
  readonly mode: Mode
  /** Who made the mode less than `on`. */
  readonly because?: "request" | "key" | "settings"
  readonly scope?: ScopeName
  readonly maxTokens?: number
}

/** Reads `x-keepsake-memory`, `x-keepsake-scope` and `x-keepsake-max-tokens`. A value that is not understood, or not allowed, is an error. */
export function overridesOf(headers: IncomingHttpHeaders, caller: Caller, settings: MemorySettings): Overrides {
  return {
    ...modeIn(headers, caller.mode, settings.mode),
    ...scopeIn(headers, caller.widest),
    ...maxTokensIn(headers, settings.maxTokens),
  }
}

function modeIn(
  headers: IncomingHttpHeaders,
  key: Mode | undefined,
  setting: Mode,
): Pick<Overrides, "mode" | "because"> {
  const steps = [
    ["settings", setting],
    ["key", key ?? "on"],
    ["request", askedMode(headers)],
  ] as const
  let result: Pick<Overrides, "mode" | "because"> = { mode: "on" }
  for (const [because, mode] of steps) {
    const both = meet(result.mode, mode)
    if (both !== result.mode) result = { mode: both, because }
  }
  return result
}

function askedMode(headers: IncomingHttpHeaders): Mode {
  const asked = headers["x-keepsake-memory"]
  if (asked === undefined)
    return /^(?:true|1|yes)$/i.test(String(headers["x-omniroute-no-memory"] ?? "")) ? "off" : "on"
  const mode = modes.find((name) => name === String(asked).trim().toLowerCase())
  if (mode !== undefined) return mode
  throw new Rejection(400, "bad_header", "The header x-keepsake-memory is not understood.", `Send ${modes.join(", ")}.`)
}

const modes: readonly Mode[] = ["on", "off", "read", "write"]

function meet(one: Mode, other: Mode): Mode {
  if (one === other || other === "on") return one
  return one === "on" ? other : "off"
}

function scopeIn(headers: IncomingHttpHeaders, widest: ScopeName): Pick<Overrides, "scope"> {
  const asked = headers["x-keepsake-scope"]
  if (asked === undefined) return {}
  const name = String(asked).trim().toLowerCase()
  if (name === "global") {
    throw new Rejection(422, "not_built", "The scope global is not built yet.", `Send ${scopes.join(", ")}.`)
  }
  const scope = scopes.find((known) => known === (name === "apikey" ? "tenant" : name))
  if (scope === undefined) {
    throw new Rejection(
      400,
      "bad_header",
      "The header x-keepsake-scope is not understood.",
      `Send ${scopes.join(", ")}.`,
    )
  }
  if (scopes.indexOf(scope) > scopes.indexOf(widest)) {
    throw new Rejection(
      403,
      "scope_forbidden",
      `This key may look no further than the scope ${widest}, and the request asks for ${scope}.`,
      "Ask for less, or use a key that was created with --scope.",
    )
  }
  return { scope }
}

/** From narrow to wide. */
const scopes: readonly ScopeName[] = ["session", "agent", "user", "tenant"]

function maxTokensIn(headers: IncomingHttpHeaders, most: number): Pick<Overrides, "maxTokens"> {
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
