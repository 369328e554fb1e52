import { z } from "zod"
import { check } from "../turn/checked-input.ts"
import type { OwnedMemory } from "./engine.ts"

/** An argument with the name that an error gives it. */
type Argument = readonly [name: string, schema: z.ZodType]

const text = z.string()
const id: Argument = ["id", text.min(1)]
const flag = z.boolean()
/** Milliseconds since 1970. */
const time = z.number()
const count = z.number().int().min(0)
const memories: Argument = [
  "memories",
  z.array(z.object({ id: text, pool: text, owner: z.object({ tenant: text }), content: text })),
]
/** What a store cannot filter by it says itself. */
const where = z.record(text, z.unknown())
const scope = z.enum(["session", "agent", "user", "tenant"])
const type = z.enum(["factual", "episodic", "procedural", "semantic"])
const origin = z.enum(["user", "assistant", "tool", "manual", "import", "file", "system"])
const words = z.enum(["keep", "remove"])
const signal = z.instanceof(AbortSignal)
const metadata = z.record(text, z.json())
const messages = z.union([text, z.array(z.unknown())], "Expected a string or a list of messages")

/** What a call takes last. */
type OptionsOf<Name extends keyof OwnedMemory> = OwnedMemory[Name] extends (...given: infer Given) => unknown
  ? Required<Given> extends [...unknown[], infer Last]
    ? Last
    : never
  : never

/** Misspelt options would go unnoticed: a misspelt filter selects everything. Every option of the call has its schema. */
const options = <Name extends keyof OwnedMemory>(
  fields: Readonly<Record<keyof OptionsOf<Name>, z.ZodType>>,
): Argument => [
  "options",
  z
    .strictObject(
      Object.fromEntries(Object.entries<z.ZodType>(fields).map(([name, schema]) => [name, schema.optional()])),
    )
    .optional(),
]
const within = { scope, where, by: text }
const page = { ...within, limit: z.number().int().min(1), cursor: text }
const asked = { scope, where, at: time, signal }
const recalled = { ...asked, timeZone: text, maxTokens: count }

const CALLS: Partial<Readonly<Record<keyof OwnedMemory, readonly Argument[]>>> = {
  remember: [["said", messages], options<"remember">({ session: text.min(1), findElsewhere: flag, wordsAlone: flag })],
  preview: [["text", text], options<"preview">({ by: z.enum(["rules", "llm"]) })],
  recall: [["query", text], options<"recall">({ ...recalled, before: z.array(z.unknown()) })],
  explain: [["query", messages], options<"explain">({ ...recalled, ids: z.array(text) })],
  search: [
    ["query", text],
    options<"search">({
      ...asked,
      limit: count,
      allWords: flag,
      strategy: z.enum(["hybrid", "keyword", "semantic", "recent"]),
    }),
  ],
  add: [
    ["content", text],
    options<"add">({
      type,
      category: text,
      key: text,
      about: z.strictObject({ subject: text, attribute: text }),
      importance: z.number(),
      pinned: flag,
      metadata,
      expiresAt: time,
      session: text.min(1),
      id: text.min(1),
      at: time,
      origin,
      speaker: text,
      quote: text,
      shared: flag,
      by: text,
    }),
  ],
  get: [id, options<"get">(within)],
  list: [options<"list">({ limit: z.number().int().min(1), cursor: text, where, scope, asOf: time })],
  forget: [id, options<"forget">({ ...within, words })],
  erase: [id, options<"erase">({ ...within, words })],
  forgetAll: [memories, options<"forgetAll">({ ...within, words })],
  eraseAll: [memories, options<"eraseAll">({ ...within, words })],
  sourceWords: [memories],
  wordsToDelete: [memories],
  documents: [["collection", text.min(1)], options<"documents">({ paths: z.array(text) })],
  summarize: [
    options<"summarize">({
      session: text,
      per: z.enum(["conversation", "month"]),
      olderThanDays: z.number().min(0),
      maxTokens: count,
      archive: flag,
      dryRun: flag,
      by: text,
    }),
  ],
  undoSummaries: [["runId", text.min(1)], options<"undoSummaries">({ by: text, scope })],
  update: [
    id,
    [
      "change",
      z.strictObject({
        content: text.optional(),
        type: type.optional(),
        category: text.min(1).optional(),
        importance: z.number().optional(),
        pinned: flag.optional(),
        origin: z.enum(["manual", "assistant"]).optional(),
        metadata: metadata.optional(),
        expiresAt: time.nullish(),
        validFrom: time.nullish(),
        validUntil: time.nullish(),
      }),
    ],
    options<"update">({ ...within, revision: count }),
  ],
  history: [id, options<"history">(page)],
  restore: [id, options<"restore">({ ...within, revision: count })],
  pin: [id, ["pinned", flag.optional()], options<"pin">(within)],
  feedback: [id, ["verdict", z.enum(["useful", "wrong", "outdated"])], options<"feedback">(within)],
  review: [["because", z.enum(["quarantined", "conflicting", "duplicate", "forget"])], options<"review">(page)],
  decide: [
    id,
    [
      "decision",
      z.discriminatedUnion("decision", [
        z.strictObject({ decision: z.literal("accept") }),
        z.strictObject({ decision: z.literal("reject"), words: words.optional() }),
        z.strictObject({ decision: z.literal("merge"), into: text.min(1), content: text.optional() }),
      ]),
    ],
    options<"decide">({ ...within, revision: count }),
  ],
  sessions: [options<"sessions">(page)],
  session: [["session", text.min(1)], options<"session">(within)],
  undo: [
    ["source", z.strictObject({ session: text.min(1).optional(), origin: origin.optional() })],
    options<"undo">(within),
  ],
  select: [
    ["which", z.union([z.strictObject({ ids: z.array(text) }), z.strictObject({ where })])],
    options<"select">(within),
  ],
}

/** An owner's view whose calls reject with `options_invalid` what a program without types passes by mistake. */
export function checkedView(view: OwnedMemory): OwnedMemory {
  return new Proxy(view, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      // Only own names of the table count.
      const call = Object.hasOwn(CALLS, name) ? CALLS[name as keyof OwnedMemory] : undefined
      if (call === undefined || typeof value !== "function") return value
      return async (...given: readonly unknown[]): Promise<unknown> => {
        for (const [place, [argument, schema]] of call.entries()) check(schema, argument, given[place])
        return value.apply(target, given)
      }
    },
  })
}
