import { z } from "zod"

/** Success without further data. */
export const successResult = z.object({ success: z.literal(true) })

/** The files were rewritten. */
export const compactResult = z.object({
  success: z.literal(true),
  notReached: z.array(z.string()).describe("where copies of what was erased may be that this did not reach"),
})

/** What was not asked for and went along. */
export const alsoGone = z
  .array(z.object({ id: z.string(), because: z.literal("source_message").describe("a statement was read from it") }))
  .optional()
  .describe("messages that went along because a statement was read from them; absent when none did")

/** Out of every read; of what was erased, where copies of its bytes may still be. */
export const deleteResult = z.object({
  success: z.literal(true),
  also: alsoGone,
  notReached: z.array(z.string()).optional().describe("with erase=true: where what was erased may still stand"),
})
