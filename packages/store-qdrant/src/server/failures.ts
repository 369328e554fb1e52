import { MemoryError } from "@keepsake/core/plugin"

export interface ServerFailure {
  readonly error: MemoryError
  /** Whether a retry may help: the server was busy, unreachable or not started yet. */
  readonly isTransient: boolean
  /** Wait that the server asked for, in milliseconds. */
  readonly retryAfterMs?: number
}

/** An HTTP error as the client throws it. Its errors have no common class, so they are recognized by their fields. */
interface HttpError {
  readonly status: number
  readonly data?: unknown
  readonly headers?: Headers
}

/** Message of Node's `fetch` for a redirect under `redirect: "error"`. */
const REDIRECT_MESSAGE = "unexpected redirect"

/** Converts an error thrown by a request into a `MemoryError` with the server's message and a remedy. */
export function classifyFailure(thrown: unknown, host: string): ServerFailure {
  if (MemoryError.is(thrown)) return { error: thrown, isTransient: false }
  if (isHttpError(thrown)) return classifyHttpError(thrown, host)
  if (thrown instanceof Error && thrown.name === "QdrantClientTimeoutError") {
    return { error: unavailable(`Qdrant at ${host} did not answer in time`, thrown), isTransient: true }
  }
  if (thrown instanceof Error && thrown.name === "QdrantClientResourceExhaustedError") {
    // The client keeps only the first digit of Retry-After, so this is a lower bound.
    const seconds = "retry_after" in thrown ? Number(thrown.retry_after) : 1
    return {
      ...tooBusy(`Qdrant at ${host} accepts no more requests at present`, thrown),
      retryAfterMs: seconds * 1_000,
    }
  }
  const reason = rootCauseMessage(thrown)
  if (reason === REDIRECT_MESSAGE) {
    const remedy = "Set `qdrant.url` to the address that it points to, if that is meant: the key goes nowhere else."
    return { error: unavailable(`Qdrant at ${host} answered with a redirect`, thrown, remedy), isTransient: false }
  }
  const remedy = "Check `qdrant.url`, and that the server runs: GET /readyz answers 200."
  return { error: unavailable(`Qdrant at ${host} cannot be reached: ${reason}`, thrown, remedy), isTransient: true }
}

function classifyHttpError(thrown: HttpError, host: string): ServerFailure {
  const { status } = thrown
  const sentence = `Qdrant at ${host} answered ${status}: ${errorText(thrown.data)}`
  if (status === 401 || status === 403) {
    return {
      error: unavailable(sentence, thrown, "Check `qdrant.apiKey`; it needs the right to manage collections."),
      isTransient: false,
    }
  }
  if (status === 429) return tooBusy(sentence, thrown)
  if (status === 413)
    return { error: new MemoryError("limit_exceeded", sentence, { cause: thrown }), isTransient: false }
  if (status === 404) {
    const remedy =
      "Check `qdrant.collection` and `qdrant.url`; a collection that is gone is made again at the next start."
    return { error: unavailable(sentence, thrown, remedy), isTransient: false }
  }
  if (status === 507) {
    return {
      error: unavailable(sentence, thrown, "Its disk or a quota is full: free some, or raise the quota."),
      isTransient: false,
    }
  }
  return { error: unavailable(sentence, thrown), isTransient: status === 408 || status >= 500 }
}

function tooBusy(sentence: string, cause: unknown): ServerFailure {
  return { error: new MemoryError("too_busy", sentence, { cause }), isTransient: true }
}

function unavailable(sentence: string, cause: unknown, remedy?: string): MemoryError {
  return new MemoryError("store_unavailable", sentence, { cause, ...(remedy !== undefined && { remedy }) })
}

function isHttpError(thrown: unknown): thrown is HttpError {
  return thrown instanceof Error && "status" in thrown && typeof thrown.status === "number"
}

/** Whether the server rejected the content of a request, so that a part of it may be accepted. */
export function isRejectedByServer(failure: unknown): boolean {
  return MemoryError.is(failure) && isHttpError(failure.cause) && [400, 413, 422].includes(failure.cause.status)
}

const MAX_ERROR_LENGTH = 300

/** The message of an error response: JSON with an error, or plain text for a missing key. */
function errorText(data: unknown): string {
  const { status } = typeof data === "object" && data !== null && "status" in data ? data : { status: undefined }
  const detail = typeof status === "object" && status !== null && "error" in status ? status.error : data
  const text = typeof detail === "string" ? detail : JSON.stringify(detail ?? "nothing")
  return text.replaceAll(/\s+/g, " ").slice(0, MAX_ERROR_LENGTH)
}

function rootCauseMessage(thrown: unknown): string {
  let cause = thrown
  while (cause instanceof Error && cause.cause !== undefined) cause = cause.cause
  return cause instanceof Error && cause.message !== "" ? cause.message : String(thrown)
}
