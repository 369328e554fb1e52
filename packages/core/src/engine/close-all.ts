import { MemoryError } from "../contract/errors.ts"

interface Closing {
  readonly name: string
  readonly close: () => unknown
}

/** Closes one part after the other, whatever becomes of those before it: one that takes longer than `ms` is left behind. Throws at last what failed. */
export async function closeAll(parts: readonly Closing[], ms: number): Promise<void> {
  const failures: unknown[] = []
  for (const part of parts) {
    try {
      await inTime(part, ms)
    } catch (failure) {
      failures.push(...(failure instanceof AggregateError ? failure.errors : [failure]))
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, "Some parts did not close")
}

async function inTime({ name, close }: Closing, ms: number): Promise<void> {
  const late = Promise.withResolvers<never>()
  const why = `${name} took longer than ${ms / 1_000} s to close`
  const timer = setTimeout(() => late.reject(new MemoryError("cancelled", why)), ms)
  try {
    await Promise.race([close(), late.promise])
  } finally {
    clearTimeout(timer)
  }
}
