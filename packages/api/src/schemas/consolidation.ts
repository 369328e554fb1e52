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
    .enum(["merge", "archive", "conflict", "promote", "summarize"])
    .describe(
      "merge: archived beside a memory that states the same; archive: archived; conflict: put into review; promote: gets a higher salience; summarize: the summary of its conversation is written",
    ),
  reason: z
    .enum(["restates", "idle", "contradicts", "mentioned", "expires"])
    .describe(
      "restates: it exists twice; idle: never important, and not used for long; contradicts: an earlier memory says otherwise; mentioned: in several conversations; expires: messages of the conversation will be removed",
    ),
  into: z.object(ref).nullable().describe("of a merge: the memory that stays; of a conflict: the earlier memory"),
  sources: z
    .array(z.string())
    .describe("ids of the messages that it was read from; of a promote: of the episodes that mention it"),
  session: z.string().nullable().describe("of a summarize: the conversation"),
  idleDays: z.int().nullable(),
  salience: z.number().nullable().describe("of an archive: when it was proposed; of a promote: the new one"),
  state: z
    .enum(["open", "taking", "taken", "left", "moved", "undone"])
    .describe("taking: interrupted, take it again; moved: a memory has changed since, so the item was dropped"),
  memory: memorySchema.nullable().describe("as it is now; null if it is gone, or is not written yet"),
  stays: memorySchema.nullable().describe("the memory of into, as it is now"),
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
    counts: z.object({
      merge: z.int(),
      archive: z.int(),
      conflict: z.int(),
      promote: z.int(),
      summarize: z.int(),
      open: z.int(),
      taken: z.int(),
      moved: z.int(),
    }),
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
            "agrees",
            "rarely-mentioned",
          ]),
        }),
      )
      .describe("changes that were proposed and did not pass the checks"),
    recall: z
      .object({ questions: z.int(), before: z.int(), after: z.int() })
      .describe("questions that find their statement in a copy of the memories, before and after the changes"),
    tookMs: z.int().describe("without rests"),
    tokens: z.int().describe("tokens of a model for its summaries; nothing else asks a model"),
  })
  .meta({ id: "Consolidation" })

export const consolidationId = z.strictObject({ id: idParameter })
export const consolidationQuery = z.strictObject({ ...pagination, ...scopedOwner })
const progress = z
  .object({
    startedAt: z.iso.datetime(),
    pools: z.int().describe("pools that were read"),
    total: z.int(),
    proposals: z.int(),
    isComplete: z.boolean(),
    problem: z.string().nullable().describe("why it ended early"),
  })
  .describe("proposals for several pools go on after the response")
export const consolidationPage = z.object({
  setting: z.enum(["off", "propose", "auto"]).describe("memory.consolidation: what happens every night"),
  nextDue: z.iso.datetime().nullable().describe("the next nightly run; null if it is off"),
  progress: progress.nullable().describe("of proposals for the whole tenant; null if none were started"),
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
  progress,
  data: z.array(shownRun).describe("one run for each pool with changes that was read so far, at most 100"),
})
export const itemsBody = z.strictObject({
  items: z.array(z.int().min(0)).min(1).max(1_000).optional().describe("numbers of the items; default: every open one"),
  ...scopedOwner,
})
export const undoConsolidationBody = z.strictObject(scopedOwner)
