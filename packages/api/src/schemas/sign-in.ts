import { z } from "zod"
import { keySchema } from "./key.ts"

export const signInBody = z.strictObject({
  key: z.string().min(1).max(500).describe("a Keepsake key; the browser receives a cookie and stores no key"),
})

/** The session of a browser. */
export const signedInSchema = z.object({
  tenant: z.string(),
  role: keySchema.shape.role,
  key: keySchema.nullable().describe("null after signing in with the link printed at the start"),
  version: z.string(),
  url: z.string().describe("the server's public URL"),
})
export type SignedInOnTheWire = z.output<typeof signedInSchema>
