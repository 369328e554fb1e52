/** So far another machine's clock may be ahead of this one's, in milliseconds. */
const CLOCK_SKEW_MS = 5 * 60_000

/** Whether a moment that has been lies so far after now that it is no matter of clocks. What is dated so would stand against every correction until then. */
export function isAhead(moment: number, now: number): boolean {
  return moment > now + CLOCK_SKEW_MS
}

/** When something was known: at the moment that is given for it, or now where that is ahead. */
export function knownAt(moment: number, now: number): number {
  return isAhead(moment, now) ? now : moment
}
