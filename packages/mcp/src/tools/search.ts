import type { MemoryOnTheWire } from "@keepsake/api"
import { given, harmless, shortened } from "@keepsake/core/internal"
import { z } from "zod"
import { BUDGET, FULL_BUDGET, takeFitting } from "../budget.ts"
import { entry, NOTE, toEntry } from "../memory-entry.ts"
import { type Found, searchProjectFirst } from "../project-search.ts"
import { ToolError } from "../tool-error.ts"
import { READS, tool } from "./tool.ts"

/** Characters of a message before or after the one that was found. */
const NEIGHBOR_CHARACTERS = 160

export const searchTool = tool({
  name: "memory_search",
  title: "Search memory",
  description: "Find memories of the user, work and past talks.",
  annotations: READS,
  input: z.strictObject({
    query: z.string().min(1).max(2_000),
    limit: z.int().min(1).max(50).default(8),
    kinds: z.enum(["facts", "episodes", "turns", "documents", "all"]).optional(),
    /** `around`: a message with the one before and the one after it. */
    detail: z.enum(["index", "full", "around"]).default("index"),
  }),
  output: z.object({ note: z.string(), memories: z.array(entry), more: z.boolean() }),
  async run({ query, limit, kinds, detail }, call) {
    const full = detail === "full"
    const only = given({ kinds, neighbors: detail === "around" ? 1 : undefined })
    const { found, degraded } = await searchProjectFirst(query, limit, call, only)
    if (found.length === 0 && degraded.length > 0) {
      throw new ToolError(`The search failed in ${degraded.join(", ")}. Try once more; else go on without memory.`)
    }
    const entries = found.map((one) => {
      const short = toEntry(one.memory, one.shown, full)
      return { ...short, text: withNeighbors(short.text, one) }
    })
    const memories = takeFitting(entries, full ? FULL_BUDGET : BUDGET)
    return { note: NOTE, memories: [...memories], more: memories.length < entries.length }
  },
})

/** The messages before and after, each on a line of its own that begins with dots. */
function withNeighbors(text: string, { memory, neighbors = [] }: Pick<Found, "memory" | "neighbors">): string {
  const place = (one: MemoryOnTheWire) => one.source.position ?? 0
  const lines = (all: readonly MemoryOnTheWire[]) =>
    all.map(({ content }) => `… ${shortened(harmless(content), NEIGHBOR_CHARACTERS)}`)
  const before = neighbors.filter((one) => place(one) < place(memory))
  const after = neighbors.filter((one) => place(one) >= place(memory))
  return [...lines(before), text, ...lines(after)].join("\n")
}
