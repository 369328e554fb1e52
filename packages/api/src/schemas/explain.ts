import { z } from "zod"
import { code, params } from "./codes.ts"
import { limits } from "./limits.ts"
import { memorySchema } from "./memory.ts"
import { scopedNames, tokenBudget } from "./names.ts"
import { idParameter } from "./query.ts"

const conversationMessage = z.strictObject({
  role: z.enum(["user", "assistant", "system", "tool"]),
  text: z.string().max(limits.messageCharacters),
})

/** `query`, or the messages of a conversation; the last user message is the query. */
export const explainBody = z
  .strictObject({
    query: z.string().min(1).max(limits.queryCharacters).optional().describe("a user message"),
    messages: z
      .array(conversationMessage)
      .min(1)
      .max(limits.messages)
      .optional()
      .describe("alternative to query: a whole conversation"),
    ids: z.array(idParameter).max(limits.page).optional().describe("ids of memories to explain in any case"),
    limit: z.int().min(1).max(limits.explained).default(50).describe("maximum number of candidates, best first"),
    maxTokens: tokenBudget,
    at: z.iso.datetime({ offset: true }).optional().describe("time of the recall; default: now"),
    ...scopedNames,
  })
  .refine((body) => (body.query === undefined) !== (body.messages === undefined), "Expected either query or messages")
  .meta({
    examples: [{ query: "What is my dog called?" }, { messages: [{ role: "user", text: "What is my dog called?" }] }],
  })

const reason = z.string().describe("code of the decision: shown, gated, over-budget, repeats, unknown …")
const because = z.string().describe("the decision as a sentence")
const replacedBy = z.string().nullable().describe("the memory that replaced it")
const legHit = z.object({ leg: z.string(), rank: z.int(), score: z.number() })

/** A memory that recall considered. */
const candidate = z.object({
  memory: memorySchema,
  rank: z.int().nullable().describe("1 is the best; null if no search found it"),
  score: z.number().nullable(),
  weights: z
    .object({ words: z.number(), session: z.number(), vectors: z.number(), factor: z.number() })
    .nullable()
    .describe("score = (words + session + vectors) x factor"),
  coverage: z.number().nullable().describe("share of the query's idf that its own words cover, 0 to 1"),
  bearing: z
    .number()
    .nullable()
    .describe("probability that it bears on the query, 0 to 1; null if vectors or ranks decide"),
  cosine: z.number().nullable().describe("cosine similarity of its vector and the query's"),
  found: z.array(legHit).describe("its rank and score in each search that found it"),
  as: z.array(z.enum(["profile", "fact"])).describe("also considered as part of the profile, or as one of few facts"),
  reason,
  because,
  by: replacedBy,
  tokens: z.int().nullable().describe("tokens of its line in the block; null if it was omitted earlier"),
  shown: z.string().nullable().describe("its text in the block: the content or the best passage"),
})

/** Whether the gate of a recall was open, and why. */
export const gateOutcome = z.object({
  open: z.boolean(),
  figure: z.number(),
  threshold: z.number().nullable().describe("the threshold of the value"),
  code: code.describe("code of the decision: covered, not-covered, about-user …"),
  because: z.string().describe("the decision as a sentence"),
  params: params.optional().describe("the values that because mentions"),
  features: z
    .record(z.string(), z.number())
    .nullable()
    .describe("what the gate read: ownQuestion, words, matters …; null if no search decided"),
  section: z
    .enum(["none", "identity", "pinned", "episode", "transcript"])
    .optional()
    .describe("the kind of memory that the request asks for; absent in traces of earlier versions"),
})

export const explanationSchema = z
  .object({
    asked: z.object({
      text: z.string(),
      words: z.array(z.object({ word: z.string(), weight: z.number(), rarity: z.number().nullable() })),
      signs: z.array(z.string()).describe("cues in the query: question, past, mentionsOwn …"),
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
      .describe("the effective settings"),
    legs: z.array(
      z.object({
        name: z.string(),
        kind: z.enum(["words", "vectors", "other"]),
        found: z.int(),
        hits: z.array(z.object({ id: z.string(), rank: z.int(), score: z.number() })).describe("the best hits"),
      }),
    ),
    candidates: z.array(candidate).describe("best first, then profile memories and few facts that no search found"),
    total: z.int().describe("number of candidates"),
    gate: gateOutcome,
    budget: z.object({ maxTokens: z.int(), used: z.int(), left: z.int().nullable() }),
    block: z.string().nullable().describe("the block that would be injected"),
    position: z.enum(["latest-user", "system", "system-tail"]).nullable(),
    tokens: z.int().describe("tokens of the block"),
    recalled: z.array(z.string()).describe("ids of the memories in the block, in order"),
    degraded: z.array(z.string()).describe("parts that failed or timed out"),
    answers: z.array(z.object({ id: z.string(), reason, because, by: replacedBy })).describe("one for each of ids"),
  })
  .meta({ id: "Explanation" })
export type ExplanationOnTheWire = z.output<typeof explanationSchema>
