import { z } from "zod"
import { explanationSchema, gateOutcome } from "./explain.ts"
import { memorySchema } from "./memory.ts"
import { scopedNames, tenantNames } from "./names.ts"
import { idParameter, pagination, queryFlag } from "./query.ts"

const time = z.iso.datetime()

const trace = z.object({
  id: z.string().describe("the id in the header x-keepsake-trace"),
  at: time,
  tookMs: z.number().describe("time until the request was forwarded"),
  user: z.string().nullable(),
  agent: z.string().nullable(),
  session: z.string().nullable(),
  pool: z.string(),
  scope: z.string(),
  mode: z.enum(["on", "read", "write", "off"]),
  maxTokens: z.int(),
  recalled: z.array(
    z.object({
      id: z.string(),
      revision: z.int().describe("its revision at that time; 0 if it was repeated from an earlier block"),
      score: z.number(),
    }),
  ),
  tokens: z.int().describe("tokens of the block"),
  position: z.enum(["latest-user", "system", "system-tail"]).nullable(),
  again: z.boolean().describe("the block of the turn's first request was repeated"),
  gate: gateOutcome
    .omit({ threshold: true, features: true })
    .partial({ code: true })
    .nullable()
    .describe("code is absent in traces of earlier versions"),
  degraded: z.array(z.string()),
  forgot: z
    .object({
      removed: z.int().describe("memories that lost words"),
      choices: z.array(z.string()).describe("where it was not clear: memories that it may mean, which wait for review"),
    })
    .nullable()
    .describe("what became of a request to forget in chat"),
  ended: z.enum(["answered", "broke-off", "refused"]),
  kept: z
    .array(z.string())
    .nullable()
    .describe("memories created from it; null until it is processed, empty if nothing of it is stored"),
})
export const traceSchema = trace.meta({ id: "Trace" })
export type TraceOnTheWire = z.output<typeof trace>

export const traceId = z.strictObject({ id: idParameter })

export const traceQuery = z.strictObject(scopedNames)

export const traceListQuery = traceQuery.extend({
  ...pagination,
  memory: idParameter
    .optional()
    .describe(
      "only requests that were given this memory; scans 1,000 traces a page, so a page may be short and still have a next",
    ),
  words: queryFlag
    .optional()
    .describe("true: includes what the user typed if it is still stored; a trace itself has no text"),
})

export const tracePage = z.object({
  data: z.array(
    trace.extend({
      words: z
        .string()
        .nullable()
        .optional()
        .describe("with words=true: the beginning of what the user typed; null if it is not stored"),
    }),
  ),
  next: z.string().optional(),
})

/** A trace with the current memories of its ids; the trace itself contains no text. */
export const traceWithMemories = z.object({
  trace: traceSchema,
  words: z.string().nullable().describe("what the user typed; null if it is not stored"),
  memories: z.array(memorySchema).describe("current versions of the recalled and created memories that still exist"),
})

export const replayBody = z.strictObject({ ...tenantNames })

export const replayResult = z.object({
  same: z.array(z.string()).describe("given originally and now"),
  gone: z.array(z.string()).describe("given originally, but not now; answers has the reasons"),
  added: z.array(z.string()).describe("given now, but not originally"),
  now: explanationSchema,
})
