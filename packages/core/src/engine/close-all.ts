import { MemoryError } from "../contract/errors.ts"

interface ClosingPart {
  readonly name: string
  readonly close: () => unknown
}

/**
 * Closes the parts one after the other, even if some fail or take longer than `ms`. Throws an `AggregateError` of all
 * failures at the end.
 */
export async function closeAll(parts: readonly ClosingPart[], ms: number): Promise<void> {
  const failures: unknown[] = []
  for (const part of parts) {
    try {
      await closeInTime(part, ms)
    } catch (failure) {
      failures.push(...(failure instanceof AggregateError ? failure.errors : [failure]))
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, "Some parts did not close")
}

async function closeInTime({ name, close }: ClosingPart, ms: number): Promise<void> {
  const late = Promise.withResolvers<never>()
  const why = `${name} took longer than ${ms / 1_000} s to close`
  const timer = setTimeout(() => late.reject(new MemoryError("cancelled", why)), ms)
  try {
    await Promise.race([close(), late.promise])
  } finally {
    clearTimeout(timer)
  }
}
