import { z } from "zod"

/** The first four are present only when vectors are stored in a second database. */
export const reconcileResult = z.object({
  compared: z.int().optional().describe("compared memories of both sides"),
  missing: z.int().optional().describe("missing vectors that were added"),
  outdated: z.int().optional().describe("outdated vectors that were updated"),
  extra: z.int().optional().describe("vectors without a record that were erased"),
  embedded: z.int().describe("memories without a vector that were embedded"),
})
