import {
  type CallOptions,
  type Draft,
  type Extractor,
  type Memory,
  MemoryError,
  type Turn,
} from "../../contract/index.ts"

/** Timeout of an extractor per turn in milliseconds: a local model may write for tens of seconds. */
const TIMEOUT_MS = 60_000
/** More of it for each further message: one that only computes must not lose a long turn because the machine is busy. */
const MESSAGE_MS = 1_000

/**
 * Runs an extractor on a turn with the `known` memories. Throws `upstream_failed` after a minute, later for a turn of many
 * messages, and the caller's reason on abort, even if the extractor ignores its signal.
 */
export async function extractWithTimeout(
  extractor: Extractor,
  turn: Turn,
  known: readonly Memory[],
  call: CallOptions = {},
): Promise<readonly Draft[]> {
  const timeout = TIMEOUT_MS + Math.max(0, turn.messages.length - 1) * MESSAGE_MS
  const own = new AbortController()
  const aborted = Promise.withResolvers<never>()
  const stop = (why: unknown): void => {
    own.abort(why)
    aborted.reject(why)
  }
  const leave = (): void => stop(call.signal?.reason)
  const timer = setTimeout(() => stop(tooLate(extractor, timeout)), timeout)
  call.signal?.addEventListener("abort", leave, { once: true })
  try {
    call.signal?.throwIfAborted()
    return await Promise.race([extractor.extract([turn], known, { signal: own.signal }), aborted.promise])
  } finally {
    clearTimeout(timer)
    call.signal?.removeEventListener("abort", leave)
  }
}

function tooLate({ name }: Extractor, timeout: number): MemoryError {
  return new MemoryError("upstream_failed", `The extractor ${name} took longer than ${timeout / 1_000} s`, {
    remedy: "The turn's words are kept. What the extractor asks may be down or too slow.",
  })
}
