import { z } from "zod"
import { BUDGET, takeFitting } from "../budget.ts"
import { entry, NOTE, toEntry } from "../memory-entry.ts"
import { searchProjectFirst } from "../project-search.ts"
import { READS, type Tool, tool } from "../tools/tool.ts"

const LIMIT = 8
/** The categories of each scope. */
const SCOPES = {
  pinned: [
    "preference",
    "fact",
    "decision",
    "relationship",
    "pattern",
    "identity",
    "constraint",
    "instruction",
    "general",
  ],
  episodes: ["summary", "episode", "event"],
  transcript: ["turn"],
} as const

/** `search_memory` with its three scopes. */
export const osaurus: readonly Tool[] = [
  tool({
    name: "search_memory",
    title: "Search memory",
    description: "Search facts (pinned), digests of conversations (episodes) or their words (transcript).",
    annotations: READS,
    input: z.strictObject({
      query: z.string().min(1).max(2_000),
      scope: z.enum(["pinned", "episodes", "transcript"]).default("pinned"),
    }),
    output: z.object({ note: z.string(), scope: z.string(), memories: z.array(entry) }),
    async run({ query, scope }, call) {
      const { found } = await searchProjectFirst(query, LIMIT, call, { category: [...SCOPES[scope]] })
      const entries = found.map(({ memory, shown }) => toEntry(memory, shown))
      return { note: NOTE, scope, memories: [...takeFitting(entries, BUDGET)] }
    },
  }),
]
