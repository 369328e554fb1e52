import { MemoryError } from "@keepsake/core/plugin"
import { APIConnectionError, APIConnectionTimeoutError, APIError } from "openai"

/** `passing`: a retry may help. `refused`: the key or quota has to change first. `final`: the request will never succeed. */
export interface OpenAiFailure {
  readonly kind: "passing" | "refused" | "final"
  readonly error: MemoryError
  /** Wait that the endpoint asked for, in milliseconds. */
  readonly retryAfterMs?: number
}

/** Converts an error thrown by a request into a `MemoryError` with the endpoint's message and a remedy. */
export function classifyOpenAiFailure(thrown: unknown, host: string): OpenAiFailure {
  const failure = (kind: OpenAiFailure["kind"], sentence: string, remedy?: string): OpenAiFailure => ({
    kind,
    error: new MemoryError("upstream_failed", sentence, { cause: thrown, ...(remedy && { remedy }) }),
  })
  if (MemoryError.is(thrown)) return { kind: "final", error: thrown }
  if (thrown instanceof APIConnectionTimeoutError) return failure("passing", `${host} did not answer in time`)
  if (thrown instanceof APIConnectionError) {
    return failure(
      "passing",
      `${host} cannot be reached: ${rootCauseMessage(thrown)}`,
      "Check the base URL, and that it runs.",
    )
  }
  // Other errors of the client come from a body that it could not parse, for example a proxy's HTML page.
  if (!(thrown instanceof APIError) || thrown.status === undefined) {
    return failure(
      "final",
      `${host} answered what no such endpoint answers`,
      "The base URL ends in /v1 mostly: check it.",
    )
  }
  const sentence = `${host} answered ${thrown.status}: ${errorText(thrown)}`
  const status = Number(thrown.status)
  if (status === 401 || status === 403) return failure("refused", sentence, "Check the key.")
  if (status === 402 || thrown.code === "insufficient_quota") {
    return failure("refused", sentence, "The account's quota is used up: raise it, or use another key.")
  }
  if (status === 404)
    return failure("final", sentence, "Check the model's name and the base URL, which ends in /v1 mostly.")
  if (status === 408 || status === 409 || status === 429 || status >= 500) {
    const retryAfterMs = parseRetryAfter(thrown.headers)
    return { ...failure("passing", sentence), ...(retryAfterMs !== undefined && { retryAfterMs }) }
  }
  return failure("final", sentence)
}

/** Parses Retry-After (RFC 9110, section 10.2.3), which is seconds or a date, and the non-standard `retry-after-ms`. */
function parseRetryAfter(headers: Headers | undefined): number | undefined {
  const ms = Number.parseFloat(headers?.get("retry-after-ms") ?? "")
  if (ms >= 0) return ms
  const given = headers?.get("retry-after") ?? ""
  const seconds = Number.parseFloat(given)
  if (seconds >= 0) return seconds * 1_000
  const date = Date.parse(given)
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now())
}

function rootCauseMessage(error: Error): string {
  let cause: unknown = error
  while (cause instanceof Error && cause.cause !== undefined) cause = cause.cause
  return cause instanceof Error && cause.message !== "" ? cause.message : error.message
}

const MAX_ERROR_LENGTH = 300

/** The endpoint's message without the status that the client prepends, truncated in case it is an HTML page. */
function errorText(error: APIError): string {
  return error.message.replace(/^\d+ /, "").replaceAll(/\s+/g, " ").slice(0, MAX_ERROR_LENGTH)
}
