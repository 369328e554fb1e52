import { citationOf } from "@keepsake/core"
import { given, harmless, shortened } from "@keepsake/core/internal"
import { z } from "zod"
import { FULL_BUDGET, takeFitting } from "../budget.ts"
import { NOTE } from "../memory-entry.ts"
import { type Found, searchProjectFirst } from "../project-search.ts"
import { READS, type Tool, tool } from "../tools/tool.ts"

const SNIPPET = 700
/** What a corpus is called in the search of the API. */
const KINDS = { all: undefined, memory: "facts", files: "documents", sessions: "turns" } as const

const hit = z.object({
  id: z.string(),
  path: z.string().optional(),
  startLine: z.int().optional(),
  endLine: z.int().optional(),
  score: z.number(),
  snippet: z.string(),
  source: z.enum(["memory", "files", "sessions"]),
  citation: z.string().optional(),
})

/** `memory_search` with OpenClaw's names of parameters and results, beside ours. */
export const openclawSearch: Tool = tool({
  name: "memory_search",
  title: "Search memory",
  description: "Find what is remembered about the user, their work, their files or past talks.",
  annotations: READS,
  input: z.strictObject({
    query: z.string().min(1).max(2_000),
    maxResults: z.int().min(1).max(50).optional(),
    limit: z.int().min(1).max(50).optional(),
    minScore: z.number().min(0).max(1).default(0).describe("share of the best score"),
    corpus: z.enum(["all", "memory", "files", "sessions"]).default("all"),
  }),
  output: z.object({ note: z.string(), results: z.array(hit), degraded: z.array(z.string()) }),
  async run({ query, maxResults, limit = maxResults ?? 6, minScore, corpus }, call) {
    const { found, degraded } = await searchProjectFirst(query, limit, call, given({ kinds: KINDS[corpus] }))
    const best = Math.max(...found.map(({ score }) => score))
    const results = found.filter(({ score }) => score >= minScore * best).map(toHit)
    return { note: NOTE, results: [...takeFitting(results, FULL_BUDGET)], degraded: [...degraded] }
  },
})

function toHit({ memory, shown, score }: Found): z.output<typeof hit> {
  const { id, metadata, category } = memory
  const citation = citationOf(memory)
  const [, start, end = start] = /^L(\d{1,9})(?:-L(\d{1,9}))?$/.exec(String(metadata.lines)) ?? []
  return {
    id,
    ...(typeof metadata.path === "string" && citation !== undefined && { path: harmless(metadata.path) }),
    ...(start !== undefined && { startLine: Number(start), endLine: Number(end) }),
    score,
    snippet: shortened(harmless(shown), SNIPPET),
    source: citation !== undefined ? "files" : category === "turn" ? "sessions" : "memory",
    ...(citation !== undefined && { citation: harmless(citation) }),
  }
}
