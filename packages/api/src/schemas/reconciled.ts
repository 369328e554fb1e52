import { z } from "zod"

/** The first four are present only when vectors are stored in a second database. */
export const reconciledSchema = z.object({
  compared: z.int().optional().describe("memories that were looked at on either side"),
  missing: z.int().optional().describe("were not there, and are again"),
  outdated: z.int().optional().describe("were there as they had been before"),
  extra: z.int().optional().describe("were there and in the records no more; erased"),
  embedded: z.int().describe("memories that had no vector and have one now"),
})
