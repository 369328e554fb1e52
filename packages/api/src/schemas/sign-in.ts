import { z } from "zod"
import { keySchema } from "./key.ts"

export const signInBody = z.strictObject({
  key: z.string().min(1).max(500).describe("a Keepsake key; the browser gets a cookie in its place and keeps no key"),
})

/** The session of a browser. */
export const signedInSchema = z.object({
  tenant: z.string(),
  role: keySchema.shape.role,
  key: keySchema.nullable().describe("null for whoever came by the link of the start"),
  version: z.string(),
  url: z.string().describe("where others reach this server"),
})
export type SignedInOnTheWire = z.output<typeof signedInSchema>
