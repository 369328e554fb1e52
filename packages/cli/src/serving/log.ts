import type { EngineEvent } from "@keepsake/core"

/** One line of the log: what happened, with names and numbers. Never text of a memory or a message, never a credential. */
export type Log = (line: { readonly level: "info" | "warn" | "error"; readonly event: string }) => void

/** JSON lines on stderr. */
export const logToStderr: Log = (line) => {
  process.stderr.write(`${JSON.stringify({ at: new Date().toISOString(), ...line })}\n`)
}

/** How bad it is: words that are lost are an error; what is tried again, or only missing from one request, a warning. */
export function levelOf({ event }: EngineEvent): "info" | "warn" | "error" {
  if (event === "store-well" || event === "turns-kept") return "info"
  return event === "capture-lost" || event === "turns-lost" || event === "job-parked" ? "error" : "warn"
}
