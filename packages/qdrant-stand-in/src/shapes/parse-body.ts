import { z } from "zod"
import { formatError, QdrantError } from "../qdrant-error.ts"

/** Parses a body; 400 for a wrong shape, 422 for a value out of range. */
export function parseBody<Output>(schema: z.ZodType<Output>, body: unknown): Output {
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  const issues = parsed.error.issues
  const [first] = issues
  const why = first === undefined ? "no such request" : `[${first.path.join(".")}: ${first.message}]`
  if (issues.every(isRangeIssue)) throw new QdrantError(422, `Validation error in JSON body: ${why}`)
  throw formatError(why)
}

function isRangeIssue(issue: z.core.$ZodIssue): boolean {
  return issue.code === "custom" && issue.params?.range === true
}

/** An integer from `min` to `max`. A smaller or larger one is out of range (422), not a wrong shape (400). */
export function boundedInt(min: number, max = Number.MAX_SAFE_INTEGER) {
  return z
    .int()
    .nonnegative()
    .refine((value) => value >= min && value <= max, {
      error: ({ input }) =>
        max === Number.MAX_SAFE_INTEGER
          ? `value ${String(input)} invalid, must be ${min} or larger`
          : `value ${String(input)} invalid, must be from ${min} to ${max}`,
      params: { range: true },
    })
}

export function fraction() {
  return z.number().refine((value) => value >= 0 && value <= 1, {
    error: ({ input }) => `value ${String(input)} invalid, must be from 0.0 to 1.0`,
    params: { range: true },
  })
}

/** A field that the server accepts and the stand-in ignores. */
export const ignored = z.unknown().optional()
