import { z } from "zod"
import { params } from "./codes.ts"

/** An error of the management API: a code for programs, a sentence for people, and a remedy. */
export const errorSchema = z
  .object({
    error: z.object({
      code: z.string(),
      message: z.string(),
      remedy: z.string(),
      params: params.optional().describe("the values that the message mentions, such as the first refused field"),
      details: z
        .array(z.object({ field: z.string(), message: z.string() }))
        .optional()
        .describe("the refused fields with reasons"),
    }),
  })
  .meta({ id: "Error" })
export type ErrorBody = z.output<typeof errorSchema>
