import { topicWords } from "@keepsake/core/internal"
import { z } from "zod"
import { BUDGET, takeFitting } from "../budget.ts"
import { entry, NOTE, toEntry } from "../memory-entry.ts"
import { type Found, searchProjectFirst } from "../project-search.ts"
import { addAsAssistant, added } from "../tools/add.ts"
import { forgetInput, forgetMemories, forgetOutput } from "../tools/forget.ts"
import { DESTROYS, READS, type Tool, tool, WRITES } from "../tools/tool.ts"
import { openclawSearch } from "./openclaw-search.ts"

/** `memory_search` with a corpus, `memory_recall`, `memory_store`, and `memory_forget` with `memoryId` as an alias of the id. */
export const openclaw: readonly Tool[] = [
  openclawSearch,
  tool({
    name: "memory_recall",
    title: "Recall",
    description: "Memories relevant to a query.",
    annotations: READS,
    input: z.strictObject({ query: z.string().min(1).max(2_000), limit: z.int().min(1).max(50).default(5) }),
    output: z.object({ note: z.string(), memories: z.array(entry), count: z.int() }),
    async run({ query, limit }, call) {
      const { found } = await searchProjectFirst(query, limit, call)
      const memories = takeFitting(
        aboveFloor(query, found).map(({ memory, shown }) => toEntry(memory, shown)),
        BUDGET,
      )
      return { note: NOTE, memories: [...memories], count: memories.length }
    },
  }),
  tool({
    name: "memory_store",
    title: "Store",
    description: "Keep one memory.",
    annotations: WRITES,
    input: z.strictObject({
      text: z.string().min(1).max(8_192),
      importance: z.number().min(0).max(1).default(0.7),
      category: z.string().min(1).max(100).default("other"),
    }),
    output: added,
    run: ({ text, importance, category }, call) => addAsAssistant({ content: text, importance, category }, call),
  }),
  tool({
    name: "memory_forget",
    title: "Forget",
    description:
      "Take out one memory by memoryId or id. Several ids, or a query, first give a list and a token to confirm.",
    annotations: DESTROYS,
    input: forgetInput.extend({ memoryId: z.string().min(1).max(200).optional() }),
    output: forgetOutput,
    run: ({ memoryId, id = memoryId, ...given }, call) => forgetMemories({ ...given, id }, call),
  }),
]

/** The share of the best score below which a recall leaves a hit out. */
const FLOOR = 0.25
/** The same where no hit has a word of the query: vectors alone give every memory of a small pool, and their cosines mean something else in each model. */
const FLOOR_WITHOUT_WORDS = 0.75

/** The hits that are not far below the best one. */
function aboveFloor(query: string, found: readonly Found[]): readonly Found[] {
  const words = new Set(topicWords(query))
  const haveWords = found.some(({ memory }) => topicWords(memory.content).some((word) => words.has(word)))
  const floor = (haveWords ? FLOOR : FLOOR_WITHOUT_WORDS) * Math.max(0, ...found.map(({ score }) => score))
  return found.filter(({ score }) => score >= floor)
}
