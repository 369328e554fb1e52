import { z } from "zod"

/** Success without further data. */
export const successResult = z.object({ success: z.literal(true) })

/** The result of rewriting the files. */
export const compactResult = z.object({
  success: z.literal(true),
  notReached: z.array(z.string()).describe("where copies of erased data may remain"),
})

/** Messages that lost the words of the deleted memories. */
export const alsoDeleted = z
  .array(
    z.object({
      id: z.string(),
      because: z.literal("source_message").describe("it states what was deleted"),
      shortened: z.literal(true).optional().describe("its other sentences stay; absent if nothing is left of it"),
    }),
  )
  .optional()
  .describe("messages whose sentences were deleted too, because they state what was deleted; absent if none")

/** The memory is deleted; after an erasure, copies of its bytes may remain in the given places. */
export const deleteResult = z.object({
  success: z.literal(true),
  also: alsoDeleted,
  file: z
    .string()
    .optional()
    .describe("the place in a file that still holds it, such as notes/server.md#L3-L9; absent if none does"),
  notReached: z.array(z.string()).optional().describe("with erase=true: where copies of erased data may remain"),
})
