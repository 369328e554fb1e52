/** Statistics of a series, in the unit of its values. */
export interface Spread {
  readonly p50: number
  readonly p95: number
  readonly count: number
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((one, other) => one - other)
  return { p50: quantile(sorted, 0.5), p95: quantile(sorted, 0.95), count: sorted.length }
}

export function median(values: readonly number[]): number {
  return spreadOf(values).p50
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}

/** Runs the work and returns its duration in milliseconds and its result. */
export async function measureTime<T>(work: () => T | Promise<T>): Promise<{ readonly ms: number; readonly value: T }> {
  const from = performance.now()
  const value = await work()
  return { ms: performance.now() - from, value }
}
