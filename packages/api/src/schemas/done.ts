import { z } from "zod"

/** It went well, and there is nothing else to say. */
export const done = z.object({ success: z.literal(true) })
