import { z } from "zod"
import { Failure, malformed } from "../failure.ts"

/** The body as its schema gives it back: 400 for another shape, 422 for a value out of its range. */
export function checked<Output>(schema: z.ZodType<Output>, body: unknown): Output {
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  const issues = parsed.error.issues
  const [first] = issues
  const why = first === undefined ? "no such request" : `[${first.path.join(".")}: ${first.message}]`
  if (issues.every(isRange)) throw new Failure(422, `Validation error in JSON body: ${why}`)
  throw malformed(why)
}

function isRange(issue: z.core.$ZodIssue): boolean {
  return issue.code === "custom" && issue.params?.range === true
}

/** A whole number at least `least`: less is out of range, not another shape. */
export function count(least: number, most = Number.MAX_SAFE_INTEGER) {
  return z
    .int()
    .nonnegative()
    .refine((value) => value >= least && value <= most, {
      error: ({ input }) =>
        most === Number.MAX_SAFE_INTEGER
          ? `value ${String(input)} invalid, must be ${least} or larger`
          : `value ${String(input)} invalid, must be from ${least} to ${most}`,
      params: { range: true },
    })
}

export function fraction() {
  return z.number().refine((value) => value >= 0 && value <= 1, {
    error: ({ input }) => `value ${String(input)} invalid, must be from 0.0 to 1.0`,
    params: { range: true },
  })
}

/** What the server takes and the stand-in does not look into. */
export const anything = z.unknown().optional()
