const DATE = /(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)/g

/**
 * When a note was written by its name, such as `2026-02-25-standup.md`: noon of its first possible date in the time zone
 * of the process, which is the same day in most others, or `now` if that is earlier. `undefined` for a name without a
 * date from 1970 until today.
 */
export function timeInName(name: string, now: number): number | undefined {
  for (const [, year, month, day] of name.matchAll(DATE)) {
    const [y, m, d] = [Number(year), Number(month) - 1, Number(day)]
    const start = new Date(y, m, d)
    // Other dates, such as 30 February, become one that exists.
    if (start.getFullYear() !== y || start.getMonth() !== m || start.getDate() !== d) continue
    const noon = new Date(y, m, d, 12).getTime()
    if (y >= 1970 && start.getTime() <= now) return Math.min(noon, now)
  }
  return undefined
}
