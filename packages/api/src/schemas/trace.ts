import { z } from "zod"
import { code, params } from "./codes.ts"
import { explanationSchema } from "./explain.ts"
import { limits } from "./limits.ts"
import { memorySchema } from "./memory.ts"
import { ownerNames, scopeName, tenantNames } from "./names.ts"

const time = z.iso.datetime()

const trace = z.object({
  id: z.string().describe("as in the header x-keepsake-trace"),
  at: time,
  tookMs: z.number().describe("until the request could go on"),
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
      revision: z.int().describe("as it stood then; 0 where it came along again"),
      score: z.number(),
    }),
  ),
  tokens: z.int().describe("of the block"),
  position: z.enum(["latest-user", "system", "system-tail"]).nullable(),
  again: z.boolean().describe("the block of the turn's first request went along again"),
  gate: z
    .object({
      open: z.boolean(),
      figure: z.number(),
      code: code.optional().describe("why, for programs; absent in traces of earlier versions"),
      because: z.string().describe("why, for people"),
      params: params.optional().describe("the values that because mentions"),
    })
    .nullable(),
  degraded: z.array(z.string()),
  ended: z.enum(["answered", "broke-off", "refused"]),
  kept: z.array(z.string()).nullable().describe("memories that were made of it; null until it is worked off"),
})
export const traceSchema = trace.meta({ id: "Trace" })
export type TraceOnTheWire = z.output<typeof trace>

export const traceId = z.strictObject({ id: z.string().min(1).max(200) })

export const traceQuery = z.strictObject({ ...ownerNames, ...tenantNames, scope: scopeName.optional() })

export const traceListQuery = traceQuery.extend({
  limit: z.coerce.number<number | string>().int().min(1).max(limits.page).default(50),
  cursor: z.string().min(1).max(2_000).optional().describe("next of the page before"),
  memory: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe(
      "only those whose request was given this one; looks through 1,000 a page, so that a page may be short and still have a next",
    ),
  words: z
    .enum(["true", "false"])
    .transform((text) => text === "true")
    .optional()
    .describe("true brings what was typed, where that still stands; a trace itself holds no text"),
})

export const tracePage = z.object({
  data: z.array(
    trace.extend({
      words: z
        .string()
        .nullable()
        .optional()
        .describe("with words=true: the beginning of what the person typed; null where that is not kept, or erased"),
    }),
  ),
  next: z.string().optional(),
})

/** A trace with the current memories of its ids; the trace itself contains no text. */
export const wholeTrace = z.object({
  trace: traceSchema,
  words: z.string().nullable().describe("what the person typed; null where that is not kept, or erased"),
  memories: z.array(memorySchema).describe("those recalled and kept that still stand, as they are now"),
})

export const replayBody = z.strictObject({ ...tenantNames })

export const replayResult = z.object({
  same: z.array(z.string()).describe("given then and now"),
  gone: z.array(z.string()).describe("given then and not now; answers say why"),
  added: z.array(z.string()).describe("given now and not then"),
  now: explanationSchema,
})
