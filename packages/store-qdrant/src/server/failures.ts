import { MemoryError } from "@keepsake/core/plugin"

export interface ServerFailure {
  readonly error: MemoryError
  /** Trying again may help: the server was busy, away or not there yet. */
  readonly passing: boolean
  /** What the server asked to wait, in milliseconds. */
  readonly retryAfterMs?: number
}

/** What the client throws for an answer: its errors have no common class, so that they are read by their fields. */
interface Answered {
  readonly status: number
  readonly data?: unknown
  readonly headers?: Headers
}

/** What Node's `fetch` says of a redirect that it was told not to follow. */
const REDIRECTED = "unexpected redirect"

/** What a failed request means, in the server's words and with what to do about it. */
export function failedBy(thrown: unknown, host: string): ServerFailure {
  if (MemoryError.is(thrown)) return { error: thrown, passing: false }
  if (isAnswered(thrown)) return answered(thrown, host)
  if (thrown instanceof Error && thrown.name === "QdrantClientTimeoutError") {
    return { error: error(`Qdrant at ${host} did not answer in time`, thrown), passing: true }
  }
  if (thrown instanceof Error && thrown.name === "QdrantClientResourceExhaustedError") {
    // The client keeps only the first digit of Retry-After, so that at least so many seconds are meant.
    const seconds = "retry_after" in thrown ? Number(thrown.retry_after) : 1
    return { ...busy(`Qdrant at ${host} takes no more requests for now`, thrown), retryAfterMs: seconds * 1_000 }
  }
  const reason = deepest(thrown)
  if (reason === REDIRECTED) {
    const remedy = "Set `qdrant.url` to the address that it points to, if that is meant: the key goes nowhere else."
    return { error: error(`Qdrant at ${host} answered with a redirect`, thrown, remedy), passing: false }
  }
  const remedy = "Check `qdrant.url`, and that the server runs: GET /readyz answers 200."
  return { error: error(`Qdrant at ${host} cannot be reached: ${reason}`, thrown, remedy), passing: true }
}

function answered(thrown: Answered, host: string): ServerFailure {
  const { status } = thrown
  const said = `Qdrant at ${host} answered ${status}: ${sentenceOf(thrown.data)}`
  if (status === 401 || status === 403) {
    return {
      error: error(said, thrown, "Check `qdrant.apiKey`; it needs the right to manage collections."),
      passing: false,
    }
  }
  if (status === 429) return busy(said, thrown)
  if (status === 413) return { error: new MemoryError("limit_exceeded", said, { cause: thrown }), passing: false }
  if (status === 404) {
    const remedy =
      "Check `qdrant.collection` and `qdrant.url`; a collection that is gone is made again at the next start."
    return { error: error(said, thrown, remedy), passing: false }
  }
  if (status === 507) {
    return { error: error(said, thrown, "Its disk or a quota is full: free some, or raise the quota."), passing: false }
  }
  return { error: error(said, thrown), passing: status === 408 || status >= 500 }
}

function busy(sentence: string, cause: unknown): ServerFailure {
  return { error: new MemoryError("too_busy", sentence, { cause }), passing: true }
}

function error(sentence: string, cause: unknown, remedy?: string): MemoryError {
  return new MemoryError("store_unavailable", sentence, { cause, ...(remedy !== undefined && { remedy }) })
}

function isAnswered(thrown: unknown): thrown is Answered {
  return thrown instanceof Error && "status" in thrown && typeof thrown.status === "number"
}

/** Whether the server looked at a request and did not take it, so that a part of it may be taken. */
export function isRefused(failure: unknown): boolean {
  return MemoryError.is(failure) && isAnswered(failure.cause) && [400, 413, 422].includes(failure.cause.status)
}

const LONGEST_SENTENCE = 300

/** JSON with an error in it, or the plain text that the server gives for a missing key. */
function sentenceOf(data: unknown): string {
  const { status } = typeof data === "object" && data !== null && "status" in data ? data : { status: undefined }
  const told = typeof status === "object" && status !== null && "error" in status ? status.error : data
  const text = typeof told === "string" ? told : JSON.stringify(told ?? "nothing")
  return text.replaceAll(/\s+/g, " ").slice(0, LONGEST_SENTENCE)
}

function deepest(thrown: unknown): string {
  let at = thrown
  while (at instanceof Error && at.cause !== undefined) at = at.cause
  return at instanceof Error && at.message !== "" ? at.message : String(thrown)
}
