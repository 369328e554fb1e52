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

/** Misspelt options would go unnoticed: a misspelt filter selects everything. */
const options = (fields: Readonly<Record<string, z.ZodType>>): Argument => [
  "options",
  z
    .strictObject(Object.fromEntries(Object.entries(fields).map(([name, schema]) => [name, schema.optional()])))
    .optional(),
]
const within = { scope, where, by: text }
const page = { ...within, limit: z.number().int().min(1), cursor: text }
const asked = { scope, where, at: time, signal }
const recalled = { ...asked, timeZone: text, maxTokens: count }

const CALLS: Partial<Readonly<Record<keyof OwnedMemory, readonly Argument[]>>> = {
  remember: [["said", messages], options({ session: text.min(1), findElsewhere: flag, wordsAlone: flag })],
  preview: [["text", text], options({ by: z.enum(["rules", "llm"]) })],
  recall: [["query", text], options({ ...recalled, before: z.array(z.unknown()) })],
  explain: [["query", messages], options({ ...recalled, ids: z.array(text) })],
  search: [
    ["query", text],
    options({
      ...asked,
      limit: count,
      allWords: flag,
      strategy: z.enum(["hybrid", "keyword", "semantic", "recent"]),
    }),
  ],
  add: [
    ["content", text],
    options({
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
  get: [id, options(within)],
  list: [options({ limit: z.number().int().min(1), cursor: text, where, scope, asOf: time })],
  forget: [id, options({ ...within, words })],
  erase: [id, options({ ...within, words })],
  forgetAll: [memories, options({ ...within, words })],
  eraseAll: [memories, options({ ...within, words })],
  sourceWords: [memories],
  wordsToDelete: [memories],
  documents: [["collection", text.min(1)], options({ paths: z.array(text) })],
  summarize: [
    options({
      session: text,
      per: z.enum(["conversation", "month"]),
      olderThanDays: z.number().min(0),
      maxTokens: count,
      archive: flag,
      dryRun: flag,
      by: text,
    }),
  ],
  undoSummaries: [["runId", text.min(1)], options({ by: text })],
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
    options({ ...within, revision: count }),
  ],
  history: [id, options(page)],
  restore: [id, options({ ...within, revision: count })],
  pin: [id, ["pinned", flag.optional()], options(within)],
  feedback: [id, ["verdict", z.enum(["useful", "wrong", "outdated"])], options(within)],
  review: [["because", z.enum(["quarantined", "conflicting", "duplicate", "forget"])], options(page)],
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
    options({ ...within, revision: count }),
  ],
  sessions: [options(page)],
  session: [["session", text.min(1)], options(within)],
  undo: [["source", z.strictObject({ session: text.min(1).optional(), origin: origin.optional() })], options(within)],
  select: [["which", z.union([z.strictObject({ ids: z.array(text) }), z.strictObject({ where })])], options(within)],
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
