import { z } from "zod"
import type { Json } from "../contract/memory.ts"
import { isTimeZone } from "../text/day.ts"

/** Default deadline of a recall, without and with an embedder: an embedder is asked over the network. */
const DEADLINE_MS = 150
const EMBEDDER_DEADLINE_MS = 400

/** The memory settings: defaults, ranges and meaning in one place. Kept in the database, overridable by configuration, key and request. */
export const memorySettingsSchema = z.strictObject({
  mode: z
    .enum(["on", "read", "write", "off"])
    .default("on")
    .describe("on recalls and stores, read only recalls, write only stores"),
  strategy: z
    .preprocess((value) => (value === "exact" ? "recent" : value), z.enum(["hybrid", "keyword", "semantic", "recent"]))
    .default("hybrid")
    .describe("search methods of candidates; without an embedder hybrid equals keyword"),
  fusion: z
    .enum(["score", "rrf"])
    .default("score")
    .describe("how the rankings by words and vectors are merged: by scores, or by ranks (reciprocal rank fusion)"),
  fusionK: z
    .int()
    .min(1)
    .max(1_000)
    .default(5)
    .describe("for rrf: rank p of a list counts 1 / (k + p); smaller values favour the first ranks"),
  fusionWeight: z
    .number()
    .min(0)
    .max(2)
    .default(0.3)
    .describe("maximum weight of vectors relative to words; lower when they share few hits"),
  agents: z.enum(["shared", "own"]).default("shared").describe("whether named agents have separate pools"),
  unnamed: z
    .enum(["own", "everyone"])
    .default("own")
    .describe("who can read memories of requests without a user: such requests only, or every request of the tenant"),
  timeZone: z
    .string()
    .refine(isTimeZone, "Expected a time zone such as Europe/Berlin, UTC or +02:00")
    .optional()
    .describe("time zone of the dates in a block; default: the zone that the client names, else the server's"),
  deadlineMs: z
    .int()
    .min(10)
    .max(10_000)
    .optional()
    .describe(
      `deadline of a recall in milliseconds; default: ${DEADLINE_MS}, with an embedder ${EMBEDDER_DEADLINE_MS}`,
    ),
  maxTokens: z.int().min(0).max(16_000).default(800).describe("maximum number of injected tokens; 0 injects nothing"),
  profile: z
    .enum(["always", "with-block", "off"])
    .default("always")
    .describe("when the user's profile memories are included"),
  profileTokens: z.int().min(0).max(4_000).default(500).describe("maximum number of tokens of the profile"),
  dailyTokens: z
    .int()
    .min(0)
    .nullable()
    .default(null)
    .describe("maximum number of injected tokens per day (UTC) and tenant; null: no limit"),
  retentionDays: z
    .int()
    .min(1)
    .max(365)
    .nullable()
    .default(null)
    .describe("age above which memories are not recalled; null: no limit"),
  verbatimTurns: z.enum(["both", "user", "off"]).default("both").describe("whose messages are stored verbatim"),
  turnRetentionDays: z.int().min(0).max(3_650).default(365).describe("retention of verbatim turns; 0: no limit"),
  gate: z
    .enum(["off", "heuristic", "llm"])
    .default("heuristic")
    .describe("whether a generic request gets only the profile; llm asks the model where the heuristic is in doubt"),
  gateThreshold: z
    .number()
    .min(0)
    .max(3)
    .optional()
    .describe("threshold of the gate's value; default: 0.5, as measured"),
  sections: z
    .enum(["mixed", "one"])
    .default("mixed")
    .describe(
      "one: a block holds only the kind of memory that the request asks for: identity, facts, conversations or exact words",
    ),
  ignore: z
    .array(z.string().min(1).max(500))
    .max(100)
    .default([])
    .describe("texts removed from query and capture; * matches anything on a line, ** across lines"),
  captureTriggers: z
    .array(z.string().min(1).max(500))
    .max(100)
    .default([])
    .describe(
      "texts by which a sentence that the user typed is kept as a fact, whatever else reads it; * as in ignore",
    ),
  when: z
    .enum(["turn", "session"])
    .default("turn")
    .describe("session: recalls once per session; later requests carry the same bytes in the same place"),
  position: z
    .enum(["latest-user", "system", "system-tail"])
    .default("latest-user")
    .describe("position of the block in the request"),
  scope: z
    .preprocess((value) => (value === "apiKey" ? "tenant" : value), z.enum(["session", "agent", "user", "tenant"]))
    .default("user")
    .describe("scope of a recall"),
  capture: z
    .enum(["new", "all"])
    .default("new")
    .describe("which messages of a history are stored when it is first seen"),
  redactSecrets: z.boolean().default(true).describe("whether credentials are removed before anything is stored"),
  traces: z
    .strictObject({
      days: z.int().min(0).max(365).default(7).describe("retention of request traces; 0 stores none"),
      max: z.int().min(0).max(100_000).default(10_000).describe("maximum number of traces per tenant"),
    })
    .prefault({}),
  extractor: z
    .enum(["rules", "llm", "rules+llm", "none"])
    .optional()
    .describe(
      "how memories are extracted from now on: rules read each turn, llm has the model read conversations; default: as extractor says at the start",
    ),
  extractionMode: z
    .enum(["session-end", "turn", "manual"])
    .default("session-end")
    .describe("when a model reads conversations: when one is quiet, after each turn, or on request only"),
  summaryDebounceSeconds: z
    .int()
    .min(10)
    .max(3_600)
    .default(600)
    .describe("quiet time in seconds after which a conversation is read"),
  distillMinCharacters: z
    .int()
    .min(0)
    .max(100_000)
    .default(2_000)
    .describe("new characters from which a quiet conversation is read; shorter ones after a day"),
  distillMaxTokens: z
    .int()
    .min(500)
    .max(100_000)
    .default(12_000)
    .describe("maximum number of tokens of a conversation in one call; longer ones need several"),
  summaries: z
    .enum(["off", "before-expiry"])
    .default("off")
    .describe("before-expiry: conversations are summarized every night, 30 days before their messages expire"),
  consolidation: z
    .enum(["off", "propose", "auto"])
    .default("propose")
    .describe(
      "what happens every night to repeated and idle statements: propose lists changes for a person, auto makes those that pass every check",
    ),
  undoDays: z.int().min(0).max(3_650).default(30).describe("retention of the versions of a deleted memory"),
})

/** One setting, described for forms and tables. */
export interface SettingLeaf {
  /** Below `memory`: `maxTokens`, `traces.days`. */
  readonly path: string
  readonly about: string
  /** `null` where it is left to be found out. */
  readonly fallback: Json
  /** JSON Schema of its values. */
  readonly schema: Record<string, unknown>
}

/** Every memory setting, in the order of the schema. */
export function settingLeaves(): readonly SettingLeaf[] {
  leaves ??= [...leavesOf(memorySettingsSchema, "")]
  return leaves
}
let leaves: readonly SettingLeaf[] | undefined

function* leavesOf(section: z.ZodObject, above: string): Generator<SettingLeaf> {
  for (const [name, field] of Object.entries<z.ZodType>(section.shape)) {
    const inner = field instanceof z.ZodPrefault ? field.unwrap() : field
    if (inner instanceof z.ZodObject) {
      yield* leavesOf(inner, `${above}${name}.`)
      continue
    }
    const { $schema: _, description: __, default: ___, ...schema } = z.toJSONSchema(field, { io: "output" })
    // Defaults are plain JSON.
    const fallback = (field.safeParse(undefined).data ?? null) as Json
    yield { path: `${above}${name}`, about: field.description ?? "", fallback, schema }
  }
}

export type MemorySettings = z.output<typeof memorySettingsSchema>
export type MemorySettingsInput = z.input<typeof memorySettingsSchema>

/** The stricter of two modes: what a turn may do where both must allow it. */
export function strictest(one: MemorySettings["mode"], other: MemorySettings["mode"]): MemorySettings["mode"] {
  if (one === other || other === "on") return one
  return one === "on" ? other : "off"
}

/** Whether what is said in this mode may be kept. */
export function keepsTurns(mode: MemorySettings["mode"]): boolean {
  return mode === "on" || mode === "write"
}

/** Milliseconds that a recall may take, unless the setting says otherwise. */
export function recallDeadlineMs({ deadlineMs }: MemorySettings, embedder: object | undefined): number {
  return deadlineMs ?? (embedder === undefined ? DEADLINE_MS : EMBEDDER_DEADLINE_MS)
}
