import { z } from "zod"
import { limits } from "./limits.ts"
import { name, tenantNames } from "./names.ts"

const paging = {
  limit: z.coerce.number<number | string>().int().min(1).max(limits.page).default(50),
  cursor: z.string().min(1).max(2_000).optional().describe("next of the page before"),
}

export const subjectId = z.strictObject({ user: name })
export const subjectQuery = z.strictObject({ ...tenantNames })
export const captureBody = z.strictObject({
  capture: z.enum(["on", "off"]).describe("off: nothing is kept of this person, whatever a request says"),
  ...tenantNames,
})
export const subjectSchema = z.object({
  user: z.string(),
  tenant: z.string(),
  capture: z.enum(["on", "off"]),
  memories: z.int().describe("of any status, marked with this person"),
})

export const eraseBody = z.strictObject({
  user: name.optional(),
  agent: name.optional(),
  session: name.optional().describe("a conversation"),
  key: z.string().min(1).max(limits.keyCharacters).optional().describe("a memory's key"),
  everything: z.literal(true).optional().describe("in the place of names: the whole tenant, its keys included"),
  preview: z.boolean().default(false).describe("nothing is erased: how much there is"),
  compact: z
    .boolean()
    .default(true)
    .describe("write the files anew, so that no free page holds any of it; on a large store this takes a while"),
  ...tenantNames,
})
const counts = {
  memories: z.int().describe("with all their versions"),
  versions: z.int().describe("how many these were"),
}
export const receiptSchema = z
  .object({
    id: z.string(),
    at: z.iso.datetime(),
    by: z.string(),
    subject: z
      .array(z.enum(["tenant", "user", "agent", "session", "key"]))
      .describe("what was named; the names are not kept"),
    ...counts,
    shortened: z.int().describe("memories that are somebody else's by now and lost earlier versions"),
    entries: z.int().describe("sessions, traces and jobs beside the memories"),
    compacted: z.boolean(),
    notReached: z.array(z.string()).describe("where copies may be that nothing here reaches"),
    awaits: z
      .array(z.string())
      .describe("why a database that follows the records could not be reached; it goes there too when it can be"),
    completedAt: z.iso
      .datetime()
      .nullable()
      .describe("when nothing was left in such a database; null until both sides have been compared"),
  })
  .meta({ id: "Receipt" })
export const eraseResult = z.object({
  receipt: receiptSchema.nullable().describe("null for a preview"),
  found: z.object(counts),
  keysRevoked: z.int().describe("of the tenant, or bound to the person"),
})
export const receiptsQuery = z.strictObject(paging)
export const receiptPage = z.object({ data: z.array(receiptSchema), next: z.string().optional() })

export const auditQuery = z.strictObject({
  ...paging,
  by: z.string().min(1).max(200).optional().describe("key:ID"),
  action: z.string().min(1).max(100).optional().describe("the operation's name"),
  about: z.string().min(1).max(200).optional().describe("an id that it was done to"),
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
      ids: z.array(z.string()).describe("at most 100"),
      count: z.int().describe("how many there were"),
    }),
  ),
  next: z.string().optional().describe("a page may hold fewer than asked for and still have a next"),
})
