import { ApiError } from "@keepsake/api"

/** An error that tells the model what to do next; never something that a person has to type into a terminal. */
export class ToolError extends Error {
  override readonly name = "Advice"
}

const NEXT: Readonly<Record<string, string>> = {
  not_found: "Call memory_search or memory_list for existing ids.",
  conflict: "Call memory_get for its newest revision, then decide again.",
  cursor_invalid: "Call the same tool without a cursor for the first page.",
  limit_exceeded: "Send less, or split it into several memories of one fact each.",
  unreachable: "Go on without memory, and tell the user that Keepsake cannot be reached.",
  too_busy: "Try once more in a moment; if it fails again, go on without memory.",
  store_unavailable: "Try once more in a moment; if it fails again, go on without memory and tell the user.",
  key_missing: "Tell the user that the connection to Keepsake needs a key.",
  key_unknown: "Tell the user that the connection to Keepsake needs another key.",
  invalid_request: "Correct the argument and call again.",
}

/** The text of a failed call: the error and the next step for the model. */
export function toolErrorText(error: unknown): string {
  if (error instanceof ToolError) return error.message
  if (!(error instanceof ApiError)) {
    return "Something unexpected failed. Try once more; if it fails again, go on without memory and tell the user."
  }
  const said = error.message.replace(/\.?$/, ".")
  const next = NEXT[error.code] ?? (error.status >= 500 ? NEXT.store_unavailable : error.remedy)
  return `${error.code}: ${said} ${next}`
}
