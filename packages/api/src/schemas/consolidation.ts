import { z } from "zod"
import { memorySchema, ownerParameters } from "./memory.ts"
import { scopeName } from "./names.ts"
import { idParameter, pagination } from "./query.ts"

const scopedOwner = { ...ownerParameters, scope: scopeName.optional() }
const ref = { id: z.string(), revision: z.int().describe("the revision that the proposal rests on") }

const item = z.object({
  ...ref,
  item: z.int().describe("its number in the run, from 0; take and leave name it"),
  kind: z
    .enum(["merge", "archive"])
    .describe("merge: archived beside a memory that states the same; archive: archived"),
  reason: z
    .enum(["restates", "idle"])
    .describe("restates: the same statement exists twice; idle: never important, and not used for long"),
  into: z.object(ref).nullable().describe("of a merge: the memory that stays"),
  sources: z.array(z.string()).describe("ids of the messages that it was read from"),
  idleDays: z.int().nullable(),
  salience: z.number().nullable(),
  state: z
    .enum(["open", "taking", "taken", "left", "moved", "undone"])
    .describe("taking: interrupted, take it again; moved: a memory has changed since, so the item was dropped"),
  memory: memorySchema.nullable().describe("as it is now; null if it is gone"),
  stays: memorySchema.nullable().describe("of a merge: the memory that stays, as it is now"),
})

const run = z
  .object({
    id: z.string(),
    pool: z.string(),
    at: z.iso.datetime(),
    by: z.string().describe("key:ID, or consolidation for a nightly run"),
    state: z
      .enum(["open", "taken", "left", "undone", "refused", "replaced"])
      .describe("refused: recall was worse with it; replaced: a newer proposal exists"),
    facts: z.int().describe("active facts of the pool when it was proposed"),
    counts: z.object({ merge: z.int(), archive: z.int(), open: z.int(), taken: z.int(), moved: z.int() }),
    refused: z
      .array(
        z.object({
          ...ref,
          because: z.enum([
            "moved",
            "says-more",
            "other-subject",
            "protected",
            "in-use",
            "too-many",
            "no-statement",
            "chained",
          ]),
        }),
      )
      .describe("changes that were proposed and did not pass the checks"),
    recall: z
      .object({ questions: z.int(), before: z.int(), after: z.int() })
      .describe("questions that find their statement in a copy of the memories, before and after the changes"),
    tookMs: z.int(),
  })
  .meta({ id: "Consolidation" })

export const consolidationId = z.strictObject({ id: idParameter })
export const consolidationQuery = z.strictObject({ ...pagination, ...scopedOwner })
export const consolidationPage = z.object({
  setting: z.enum(["off", "propose", "auto"]).describe("memory.consolidation: what happens every night"),
  data: z.array(run),
  next: z.string().optional().describe("a page may have fewer items than the limit and still have a next"),
})
export const oneConsolidationQuery = z.strictObject(scopedOwner)
const shownRun = run.extend({ items: z.array(item) }).meta({ id: "ConsolidationWithItems" })
export const oneConsolidation = shownRun
export const proposeBody = z.strictObject({
  dryRun: z.boolean().default(false).describe("shows the proposal and stores nothing"),
  ...scopedOwner,
})
export const proposeResult = z.object({
  dryRun: z.boolean(),
  data: z.array(shownRun).describe("one run for each pool with changes"),
})
export const itemsBody = z.strictObject({
  items: z.array(z.int().min(0)).min(1).max(500).optional().describe("numbers of the items; default: every open one"),
  ...scopedOwner,
})
export const undoConsolidationBody = z.strictObject(scopedOwner)
