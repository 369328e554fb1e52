import type { MemoryOnTheWire } from "@keepsake/api"
import { harmless, shortened } from "@keepsake/core/internal"
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

/** Salience from which a fact is among the pinned ones that come first. */
const SALIENT = 0.6
/** Excerpts of the transcript, and how long one is. */
const EXCERPTS = 6
const EXCERPT_CHARACTERS = 220

/** Topics or decisions of one episode. */
const MAX_LISTED = 5

const found = entry.extend({
  date: z.string().optional(),
  topics: z.array(z.string()).optional(),
  decisions: z.array(z.string()).optional(),
  session: z.string().optional(),
  position: z.number().optional(),
  around: z.array(z.string()).optional(),
})

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
      neighbors: z.int().min(0).max(3).default(0).describe("transcript: messages before and after each"),
    }),
    output: z.object({ note: z.string(), scope: z.string(), memories: z.array(found) }),
    async run({ query, scope, neighbors }, call) {
      const isTranscript = scope === "transcript"
      const only = { category: [...SCOPES[scope]], ...(isTranscript && neighbors > 0 && { neighbors }) }
      const hits = (await searchProjectFirst(query, isTranscript ? EXCERPTS : LIMIT, call, only)).found
      const ordered =
        scope === "pinned" ? hits.toSorted((one, other) => rankOf(one.memory) - rankOf(other.memory)) : hits
      const entries = ordered.map(({ memory, shown, neighbors: around = [] }) => {
        const { session, source } = memory
        if (scope === "episodes") return { ...toEntry(memory, shown), ...episodeFields(memory) }
        if (!isTranscript) return toEntry(memory, shown)
        return {
          ...toEntry(memory, shown),
          text: excerpt(shown),
          ...(session !== null && { session }),
          ...(source.position !== undefined && { position: source.position }),
          ...(around.length > 0 && { around: around.map(({ content }) => excerpt(content)) }),
        }
      })
      return { note: NOTE, scope, memories: [...takeFitting(entries, BUDGET)] }
    },
  }),
]

/** Pinned memories first, then salient ones, each in the order of the search. */
function rankOf({ pinned, salienceBase }: MemoryOnTheWire): number {
  return pinned ? 0 : salienceBase >= SALIENT ? 1 : 2
}

function episodeFields({ createdAt, metadata: { topics, decisions } }: MemoryOnTheWire) {
  const listed = { topics: textsIn(topics), decisions: textsIn(decisions) }
  return {
    date: createdAt.slice(0, 10),
    ...(listed.topics.length > 0 && { topics: listed.topics }),
    ...(listed.decisions.length > 0 && { decisions: listed.decisions }),
  }
}

function textsIn(value: unknown): string[] {
  const texts: readonly unknown[] = Array.isArray(value) ? value : []
  return texts.flatMap((text) => (typeof text === "string" ? [excerpt(text)] : [])).slice(0, MAX_LISTED)
}

function excerpt(text: string): string {
  return shortened(harmless(text), EXCERPT_CHARACTERS)
}
