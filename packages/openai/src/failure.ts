import { MemoryError } from "@keepsake/core/plugin"
import { APIConnectionError, APIConnectionTimeoutError, APIError } from "openai"

/** `passing`: trying again may help. `refused`: nothing helps until somebody changes the key or pays. `final`: this request will never do. */
export interface Failure {
  readonly kind: "passing" | "refused" | "final"
  readonly error: MemoryError
  /** What the endpoint asked to wait, in milliseconds. */
  readonly retryAfterMs?: number
}

/** What a failed request means, in the words of the endpoint and with what to do about it. */
export function failureOf(thrown: unknown, host: string): Failure {
  const failed = (kind: Failure["kind"], sentence: string, remedy?: string): Failure => ({
    kind,
    error: new MemoryError("upstream_failed", sentence, { cause: thrown, ...(remedy && { remedy }) }),
  })
  if (MemoryError.is(thrown)) return { kind: "final", error: thrown }
  if (thrown instanceof APIConnectionTimeoutError) return failed("passing", `${host} did not answer in time`)
  if (thrown instanceof APIConnectionError) {
    return failed("passing", `${host} cannot be reached: ${reasonOf(thrown)}`, "Check the base URL, and that it runs.")
  }
  // Anything else that the client throws comes of a body it could not read, a proxy's page of HTML for one.
  if (!(thrown instanceof APIError) || thrown.status === undefined) {
    return failed(
      "final",
      `${host} answered what no such endpoint answers`,
      "The base URL ends in /v1 mostly: check it.",
    )
  }
  const said = `${host} answered ${thrown.status}: ${sentenceOf(thrown)}`
  const status = Number(thrown.status)
  if (status === 401 || status === 403) return failed("refused", said, "Check the key.")
  if (status === 402 || thrown.code === "insufficient_quota") {
    return failed("refused", said, "The account's quota is used up: raise it, or use another key.")
  }
  if (status === 404) return failed("final", said, "Check the model's name and the base URL, which ends in /v1 mostly.")
  if (status === 408 || status === 409 || status === 429 || status >= 500) {
    const retryAfterMs = retryAfter(thrown.headers)
    return { ...failed("passing", said), ...(retryAfterMs !== undefined && { retryAfterMs }) }
  }
  return failed("final", said)
}

/** RFC 9110, section 10.2.3: seconds or a date; some endpoints give milliseconds in a header of their own. */
function retryAfter(headers: Headers | undefined): number | undefined {
  const ms = Number.parseFloat(headers?.get("retry-after-ms") ?? "")
  if (ms >= 0) return ms
  const given = headers?.get("retry-after") ?? ""
  const seconds = Number.parseFloat(given)
  if (seconds >= 0) return seconds * 1_000
  const date = Date.parse(given)
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now())
}

function reasonOf(error: Error): string {
  let deepest: unknown = error
  while (deepest instanceof Error && deepest.cause !== undefined) deepest = deepest.cause
  return deepest instanceof Error && deepest.message !== "" ? deepest.message : error.message
}

const LONGEST_SENTENCE = 300

/** The endpoint's own words without the status that the client puts before them; a page of HTML is cut short. */
function sentenceOf(error: APIError): string {
  return error.message.replace(/^\d+ /, "").replaceAll(/\s+/g, " ").slice(0, LONGEST_SENTENCE)
}
