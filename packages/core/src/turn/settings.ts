import { z } from "zod"
import type { Json } from "../contract/memory.ts"

/** Default deadline of a recall, without and with an embedder: an embedder is asked over the network. */
const DEADLINE_MS = 150
const EMBEDDER_DEADLINE_MS = 400

/** The memory settings: defaults, ranges and meaning in one place. Kept in the database, overridable by configuration, key and request. */
export const memorySettingsSchema = z.strictObject({
  mode: z
    .enum(["on", "read", "write", "off"])
    .default("on")
    .describe("on recalls and keeps, read only recalls, write only keeps"),
  strategy: z
    .preprocess((value) => (value === "exact" ? "recent" : value), z.enum(["hybrid", "keyword", "semantic", "recent"]))
    .default("hybrid")
    .describe("how candidates are found; hybrid is keyword alone without an embedder"),
  fusion: z
    .enum(["score", "rrf"])
    .default("score")
    .describe("how words and vectors become one order: by their scores, or by their places (reciprocal rank fusion)"),
  fusionK: z
    .int()
    .min(1)
    .max(1_000)
    .default(5)
    .describe("for rrf: place p of a list counts 1 / (k + p); the smaller, the more the first places count"),
  fusionWeight: z
    .number()
    .min(0)
    .max(2)
    .default(0.3)
    .describe("most weight of the vectors beside the words; less where they find little of what the words find"),
  agents: z.enum(["shared", "own"]).default("shared").describe("whether a named agent writes into a pool of its own"),
  deadlineMs: z
    .int()
    .min(10)
    .max(10_000)
    .optional()
    .describe(`the whole of recall; ${DEADLINE_MS}, with an embedder ${EMBEDDER_DEADLINE_MS}`),
  maxTokens: z.int().min(0).max(16_000).default(800).describe("most tokens injected; 0 injects nothing"),
  profile: z.enum(["always", "with-block", "off"]).default("always").describe("when the standing memories are given"),
  profileTokens: z.int().min(0).max(4_000).default(200).describe("most tokens of the profile"),
  dailyTokens: z
    .int()
    .min(0)
    .nullable()
    .default(null)
    .describe("most tokens injected a day (UTC) and tenant; null is without a limit"),
  retentionDays: z
    .int()
    .min(1)
    .max(365)
    .nullable()
    .default(null)
    .describe("older memories are not recalled; null keeps all"),
  verbatimTurns: z.enum(["both", "user", "off"]).default("both").describe("whose words are kept as they were said"),
  turnRetentionDays: z.int().min(0).max(3_650).default(365).describe("how long verbatim turns stay; 0 is for ever"),
  gate: z
    .enum(["off", "heuristic"])
    .default("heuristic")
    .describe("whether a generic request gets nothing but the profile"),
  gateThreshold: z
    .number()
    .min(0)
    .max(3)
    .optional()
    .describe("what the gate's figure must reach; left out, 0.56 as measured"),
  ignore: z
    .array(z.string().min(1).max(500))
    .max(100)
    .default([])
    .describe("texts cut from query and capture; * stands for anything on the line, ** over several"),
  when: z
    .enum(["turn", "session"])
    .default("turn")
    .describe("session recalls once a session; its later requests carry the same bytes in the same place"),
  position: z.enum(["latest-user", "system", "system-tail"]).default("latest-user").describe("where the block goes"),
  scope: z
    .preprocess((value) => (value === "apiKey" ? "tenant" : value), z.enum(["session", "agent", "user", "tenant"]))
    .default("user")
    .describe("how far a recall looks"),
  capture: z.enum(["new", "all"]).default("new").describe("what of a history is kept at first sight"),
  redactSecrets: z.boolean().default(true).describe("credentials are cut out before anything is kept"),
  traces: z
    .strictObject({
      days: z.int().min(0).max(365).default(7).describe("how long traces of requests stay; 0 keeps none"),
      max: z.int().min(0).max(100_000).default(10_000).describe("most traces of a tenant"),
    })
    .prefault({}),
  undoDays: z.int().min(0).max(3_650).default(30).describe("how long the versions of a deleted memory stay"),
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
