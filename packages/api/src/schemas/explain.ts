import { z } from "zod"
import { code, params } from "./codes.ts"
import { limits } from "./limits.ts"
import { memorySchema } from "./memory.ts"
import { ownerNames, scopeName, tenantNames } from "./names.ts"

const said = z.strictObject({
  role: z.enum(["user", "assistant", "system", "tool"]),
  text: z.string().max(limits.messageCharacters),
})

/** `query`, or the messages of a conversation; the last user message is the query. */
export const explainBody = z
  .strictObject({
    query: z.string().min(1).max(limits.queryCharacters).optional().describe("what a person might say"),
    messages: z.array(said).min(1).max(limits.messages).optional().describe("or a whole conversation"),
    ids: z
      .array(z.string().min(1).max(200))
      .max(limits.page)
      .optional()
      .describe("memories of which to say why they were chosen or not"),
    limit: z.int().min(1).max(limits.explained).default(50).describe("candidates to show, best first"),
    maxTokens: z.int().min(0).max(16_000).optional().describe("the budget; left out, the setting"),
    at: z.iso.datetime({ offset: true }).optional().describe("as if asked then"),
    scope: scopeName.optional(),
    ...ownerNames,
    ...tenantNames,
  })
  .refine((body) => (body.query === undefined) !== (body.messages === undefined), "Expected either query or messages")
  .meta({
    examples: [{ query: "What is my dog called?" }, { messages: [{ role: "user", text: "What is my dog called?" }] }],
  })

const reason = z.string().describe("why, for programs: shown, gated, over-budget, repeats, unknown …")
const because = z.string().describe("why, for people")
const otherId = z.string().nullable().describe("the memory that took its place")
const legFound = z.object({ leg: z.string(), rank: z.int(), score: z.number() })

/** One memory on its way to the block. */
const considered = z.object({
  memory: memorySchema,
  rank: z.int().nullable().describe("1 is the best; null for what no search found"),
  score: z.number().nullable(),
  weights: z
    .object({ words: z.number(), session: z.number(), vectors: z.number(), factor: z.number() })
    .nullable()
    .describe("score = (words + session + vectors) x factor"),
  coverage: z.number().nullable().describe("how much of the request's rarity its own words hold, 0 to 1"),
  cosine: z.number().nullable().describe("of its vector to the request's"),
  found: z.array(legFound).describe("its place in each search that found it"),
  as: z.array(z.enum(["profile", "fact"])).describe("beside what was found: of the profile, or one of few facts"),
  reason,
  because,
  by: otherId,
  tokens: z.int().nullable().describe("of its line, where it came so far"),
  shown: z.string().nullable().describe("its text in the block: the content or its best passage"),
})

export const explanationSchema = z
  .object({
    asked: z.object({
      text: z.string(),
      words: z.array(z.object({ word: z.string(), weight: z.number(), rarity: z.number().nullable() })),
      signs: z.array(z.string()).describe("what the request says about itself: question, past, mentionsOwn …"),
      topicless: z.enum(["user", "past"]).nullable(),
      time: z.object({ from: z.iso.datetime().nullable(), below: z.iso.datetime().nullable() }).nullable(),
    }),
    settings: z
      .object({
        strategy: z.string(),
        fusion: z.string(),
        fusionWeight: z.number(),
        scope: z.string(),
        gate: z.string(),
        profile: z.string(),
        retentionDays: z.int().nullable(),
        position: z.string(),
      })
      .describe("those that were in force for it"),
    legs: z.array(
      z.object({
        name: z.string(),
        kind: z.enum(["words", "vectors", "other"]),
        found: z.int(),
        hits: z.array(z.object({ id: z.string(), rank: z.int(), score: z.number() })).describe("the first of them"),
      }),
    ),
    candidates: z.array(considered).describe("best first, then of the profile and the few facts what no search found"),
    total: z.int().describe("how many candidates there are"),
    gate: z.object({
      open: z.boolean(),
      figure: z.number(),
      threshold: z.number().nullable().describe("what the figure had to reach"),
      code: code.describe("why, for programs: covered, not-covered, about-user …"),
      because: z.string().describe("why, for people"),
      params: params.optional().describe("the values that because mentions"),
    }),
    budget: z.object({ maxTokens: z.int(), used: z.int(), left: z.int().nullable() }),
    block: z.string().nullable().describe("as it would be injected"),
    position: z.enum(["latest-user", "system", "system-tail"]).nullable(),
    tokens: z.int().describe("of the block"),
    recalled: z.array(z.string()).describe("ids in the order of the block"),
    degraded: z.array(z.string()).describe("parts that failed or came too late"),
    answers: z.array(z.object({ id: z.string(), reason, because, by: otherId })).describe("one for each of ids"),
  })
  .meta({ id: "Explanation" })
export type ExplainedOnTheWire = z.output<typeof explanationSchema>
