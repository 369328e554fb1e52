import { writeSync } from "node:fs"
import type { EngineEvent } from "@keepsake/core"

/** One line of the log: what happened, with names and numbers. Never text of a memory or a message, never a credential. */
export type Log = (line: { readonly level: "info" | "warn" | "error"; readonly event: string }) => void

/** JSON lines on stderr. A line that cannot be written, as on a full disk, is lost; the next one is tried again. */
export const logToStderr: Log = (line) => {
  const text = `${JSON.stringify({ at: new Date().toISOString(), ...line })}\n`
  if (!process.stderr.destroyed) {
    process.stderr.write(text)
    return
  }
  try {
    // After its first failed write the stream takes no more, but the file may.
    writeSync(2, text)
  } catch {
    // A server that cannot log still serves.
  }
}

/** How bad it is: words that are lost are an error; what is tried again, or only missing from one request, a warning. */
export function levelOf({ event }: EngineEvent): "info" | "warn" | "error" {
  if (event === "store-well" || event === "turns-kept") return "info"
  return event === "capture-lost" || event === "turns-lost" || event === "job-parked" ? "error" : "warn"
}
