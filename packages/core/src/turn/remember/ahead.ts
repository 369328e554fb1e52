/** Maximum clock skew between machines, in milliseconds. */
const CLOCK_SKEW_MS = 5 * 60_000

/**
 * Whether a past moment is further in the future than clock skew explains. A memory with such a date would win over
 * every correction until then.
 */
export function isAhead(moment: number, now: number): boolean {
  return moment > now + CLOCK_SKEW_MS
}

/** The given moment, or now if it is in the future. */
export function knownAt(moment: number, now: number): number {
  return isAhead(moment, now) ? now : moment
}
