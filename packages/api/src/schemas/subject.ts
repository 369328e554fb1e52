import { z } from "zod"
import { limits } from "./limits.ts"
import { name, tenantNames } from "./names.ts"
import { idParameter, pagination } from "./query.ts"

export const subjectId = z.strictObject({ user: name })
export const subjectQuery = z.strictObject({ ...tenantNames })
export const captureBody = z.strictObject({
  capture: z.enum(["on", "off"]).describe("off: nothing is stored about this person, regardless of the request"),
  ...tenantNames,
})
export const subjectSchema = z.object({
  user: z.string(),
  tenant: z.string(),
  capture: z.enum(["on", "off"]),
  memories: z.int().describe("memories of this person in any status"),
})

export const eraseBody = z.strictObject({
  user: name.optional(),
  agent: name.optional(),
  session: name.optional().describe("id of a conversation"),
  key: z.string().min(1).max(limits.keyCharacters).optional().describe("key of a memory"),
  everything: z.literal(true).optional().describe("alternative to names: the whole tenant, including its keys"),
  preview: z.boolean().default(false).describe("erases nothing: returns the counts"),
  compact: z
    .boolean()
    .default(true)
    .describe("rewrite the files, so that no free page contains erased data; takes a while on a large store"),
  destroyedKeys: z
    .array(z.string().regex(/^[0-9a-f]{8,64}$/))
    .min(1)
    .max(20)
    .optional()
    .describe("fingerprints of encryption keys that were destroyed and opened older copies; the receipt names them"),
  ...tenantNames,
})
const counts = {
  memories: z.int().describe("memories that are erased with all versions"),
  versions: z.int().describe("number of erased versions"),
}
export const receiptSchema = z
  .object({
    id: z.string(),
    at: z.iso.datetime(),
    by: z.string(),
    subject: z
      .array(z.enum(["tenant", "user", "agent", "session", "key"]))
      .describe("kinds of the given names, without the names themselves"),
    ...counts,
    shortened: z.int().describe("memories that belong to another owner now and lost earlier versions"),
    entries: z.int().describe("erased sessions, traces and jobs"),
    compacted: z.boolean(),
    destroyedKeys: z.array(z.string()).optional().describe("fingerprints of destroyed encryption keys, as was stated"),
    notReached: z.array(z.string()).describe("where copies may remain that the server cannot reach"),
    awaits: z.array(z.string()).describe("why a second database could not be reached; it is erased there later"),
    completedAt: z.iso
      .datetime()
      .nullable()
      .describe("when the second database was verified to be empty of them; null until then"),
  })
  .meta({ id: "Receipt" })
export const eraseResult = z.object({
  receipt: receiptSchema.nullable().describe("null in a preview"),
  found: z.object(counts),
  keysRevoked: z.int().describe("keys of the tenant, or bound to the person"),
})
export const receiptsQuery = z.strictObject(pagination)
export const receiptPage = z.object({ data: z.array(receiptSchema), next: z.string().optional() })

export const auditQuery = z.strictObject({
  ...pagination,
  by: z.string().min(1).max(200).optional().describe("key:ID"),
  action: z.string().min(1).max(100).optional().describe("the operation's name"),
  about: idParameter.optional().describe("id of an affected object"),
  ...tenantNames,
})
export const auditPage = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      at: z.iso.datetime(),
      by: z.string(),
      action: z.string(),
      tenant: z.string(),
      ids: z.array(z.string()).describe("ids of affected objects, at most 100"),
      count: z.int().describe("number of affected objects"),
    }),
  ),
  next: z.string().optional().describe("a page may have fewer items than the limit and still have a next"),
})
