import { z } from "zod"

/** Every error of the management API: a code for programs, a sentence for people, and what to do about it. */
export const errorSchema = z
  .object({
    error: z.object({
      code: z.string(),
      message: z.string(),
      remedy: z.string(),
      details: z
        .array(z.object({ field: z.string(), message: z.string() }))
        .optional()
        .describe("which fields were refused, and why"),
    }),
  })
  .meta({ id: "Error" })
export type ErrorBody = z.output<typeof errorSchema>
