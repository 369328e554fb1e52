import type { ForgetOutcome, MemoryId, OpenTurn, UndoForgetOutcome } from "@keepsake/core"
import type { Mode } from "./request-overrides.ts"

/** What memory did for one request. */
export interface MemoryReport {
  readonly mode: Mode
  /** Why the mode differs from the configured one. */
  readonly because?: string | undefined
  readonly recalled?: readonly MemoryId[]
  readonly tokens?: number
  /** How many of the recalled memories a newer statement may contradict. */
  readonly conflicts?: number | undefined
  readonly session?: string
  /** The kind of memory that the request asks for. */
  readonly section?: OpenTurn["section"]
  readonly trace?: string
  /** Commands to memory in the person's message. */
  readonly asked?: readonly string[] | undefined
  /** The outcome of a "forget" command. */
  readonly forgot?: ForgetOutcome | undefined
  /** The outcome of a "restore" command. */
  readonly restored?: UndoForgetOutcome | undefined
  /** Parts that failed or did not arrive in time. */
  readonly degraded?: readonly string[]
}

/** Clients refuse answers with more than 16 KiB of headers. */
const MAX_IDS = 100

/** The headers of every response of the gateway: `x-keepsake-*`, and `nosniff`. */
export function memoryHeaders(report: MemoryReport): Record<string, string> {
  const {
    mode,
    because,
    recalled = [],
    tokens = 0,
    conflicts = 0,
    session,
    trace,
    section,
    degraded = [],
    asked = [],
    forgot,
    restored,
  } = report
  const headers: Record<string, string> = {
    "x-content-type-options": "nosniff",
    "x-keepsake-memory": because === undefined ? mode : `${mode}; ${because}`,
    "x-keepsake-recalled": String(recalled.length),
    "x-keepsake-tokens": String(tokens),
  }
  if (recalled.length > 0) headers["x-keepsake-recalled-ids"] = recalled.slice(0, MAX_IDS).join(",")
  if (conflicts > 0) headers["x-keepsake-conflicts"] = String(conflicts)
  if (session !== undefined) headers["x-keepsake-session"] = encodeHeader(session)
  if (section !== undefined) headers["x-keepsake-section"] = section
  if (trace !== undefined) headers["x-keepsake-trace"] = encodeHeader(trace)
  if (asked.length > 0)
    headers["x-keepsake-asked"] = asked
      .map((one) => (one === "forget" ? describeForget(forgot) : one === "restore" ? describeRestore(restored) : one))
      .join(", ")
  if (degraded.length > 0) headers["x-keepsake-degraded"] = encodeHeader(degraded.join(", "))
  return headers
}

function describeForget(forgot: ForgetOutcome | undefined): string {
  if (forgot === undefined) return "forget"
  if (forgot.status !== "removed") return `forget; ${forgot.status}`
  return `forget; removed=${forgot.removed}${forgot.near > 0 ? `; near=${forgot.near}` : ""}`
}

function describeRestore(restored: UndoForgetOutcome | undefined): string {
  if (restored === undefined) return "restore"
  return `restore; ${restored.status === "restored" ? `restored=${restored.restored}` : restored.status}`
}

/** Encodes as UTF-8 bytes, as clients do, without control characters, which headers cannot contain. */
function encodeHeader(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text
  return Buffer.from(text.replaceAll(/\p{Cc}+/gu, " "), "utf8").toString("latin1")
}
