import type { ForgetOutcome, MemoryId } from "@keepsake/core"
import type { Mode } from "./request-overrides.ts"

/** What memory did for one request. */
export interface MemoryReport {
  readonly mode: Mode
  /** Why the mode is not what was set. */
  readonly because?: string | undefined
  readonly recalled?: readonly MemoryId[]
  readonly tokens?: number
  readonly session?: string
  readonly trace?: string
  /** What the person asked memory to do. */
  readonly asked?: readonly string[] | undefined
  /** What became of "forget" among them. */
  readonly forgot?: ForgetOutcome | undefined
  /** Parts that failed or did not arrive in time. */
  readonly degraded?: readonly string[]
}

/** Clients refuse answers with more than 16 KiB of headers. */
const MOST_IDS = 100

/** What every answer of the gateway carries: the `x-keepsake-*` headers, and that no browser guesses its type. */
export function answerHeaders(account: MemoryReport): Record<string, string> {
  const { mode, because, recalled = [], tokens = 0, session, trace, degraded = [], asked = [], forgot } = account
  const headers: Record<string, string> = {
    "x-content-type-options": "nosniff",
    "x-keepsake-memory": because === undefined ? mode : `${mode}; ${because}`,
    "x-keepsake-recalled": String(recalled.length),
    "x-keepsake-tokens": String(tokens),
  }
  if (recalled.length > 0) headers["x-keepsake-recalled-ids"] = recalled.slice(0, MOST_IDS).join(",")
  if (session !== undefined) headers["x-keepsake-session"] = asHeader(session)
  if (trace !== undefined) headers["x-keepsake-trace"] = asHeader(trace)
  if (asked.length > 0)
    headers["x-keepsake-asked"] = asked.map((one) => (one === "forget" ? forgetting(forgot) : one)).join(", ")
  if (degraded.length > 0) headers["x-keepsake-degraded"] = asHeader(degraded.join(", "))
  return headers
}

function forgetting(forgot: ForgetOutcome | undefined): string {
  if (forgot === undefined) return "forget"
  return forgot.status === "removed" ? `forget; removed=${forgot.removed}` : `forget; ${forgot.status}`
}

/** As UTF-8 bytes, the way a client sends them; control characters cannot stand in a header. */
function asHeader(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text
  return Buffer.from(text.replaceAll(/\p{Cc}+/gu, " "), "utf8").toString("latin1")
}
