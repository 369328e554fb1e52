import { MemoryError } from "@keepsake/core"

/** Nothing was found, and that says nothing: the parts named here failed or came too late. */
export function searchFailed(missing: readonly string[]): MemoryError {
  return new MemoryError("store_unavailable", `The search failed or came too late in: ${missing.join(", ")}`)
}
