import { MemoryError } from "@keepsake/core"

/** The error of an empty search whose parts failed or were too late. */
export function searchFailed(missing: readonly string[]): MemoryError {
  return new MemoryError("store_unavailable", `The search failed or came too late in: ${missing.join(", ")}`)
}
