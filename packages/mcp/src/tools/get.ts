import type { MemoryOnTheWire } from "@keepsake/api"
import { ApiError } from "@keepsake/api"
import { countTokens } from "@keepsake/core/internal"
import { z } from "zod"
import { BUDGET, truncateToBudget } from "../budget.ts"
import { formatSource, harmlessLines, memoryProject, NOTE } from "../memory-entry.ts"
import { ToolError } from "../tool-error.ts"
import { READS, type ToolCall, tool } from "./tool.ts"

const MOST = 20
/** With less budget left, the text is left for the next call. */
const MIN_TOKENS = 60

const whole = z.object({
  id: z.string(),
  text: z.string(),
  category: z.string(),
  source: z.string(),
  quote: z.string().optional(),
  /** The sentences that are forgotten with it. */
  words: z.array(z.string()).optional(),
  key: z.string().optional(),
  project: z.string().optional(),
  status: z.string().optional(),
  created: z.string(),
  revision: z.int(),
  next: z.int().optional().describe("pass as from for the rest"),
})

export const getTool = tool({
  name: "memory_get",
  title: "Read memories",
  description: "Whole texts of memories by id, with their source.",
  annotations: READS,
  input: z.strictObject({
    ids: z.array(z.string().min(1).max(200)).min(1).max(MOST),
    from: z.int().min(0).max(10_000).default(0),
  }),
  output: z.object({
    note: z.string(),
    memories: z.array(whole),
    left: z.array(z.string()),
    unknown: z.array(z.string()),
  }),
  async run({ ids, from }, call) {
    const asked = [...new Set(ids)]
    if (from > 0 && asked.length > 1) throw new ToolError("from goes with a single id. Call again with one id.")
    const read = await Promise.all(asked.map((id) => one(id, call)))
    const matches = read.filter((memory) => memory !== undefined)
    if (matches.length === 0) {
      throw new ToolError("None of these ids exists. Call memory_search or memory_list for existing ids.")
    }
    const memories: z.output<typeof whole>[] = []
    // Reserves space for the ids of memories that do not fit.
    let left = BUDGET - (asked.length > 1 ? countTokens(JSON.stringify(asked)) : 0)
    for (const memory of matches) {
      if (memories.length > 0 && left < MIN_TOKENS) break
      const shown = part(memory, from, Math.max(left, MIN_TOKENS))
      memories.push(shown)
      left -= countTokens(JSON.stringify(shown))
    }
    return {
      note: NOTE,
      memories,
      left: matches.slice(memories.length).map(({ id }) => id),
      unknown: asked.filter((_, at) => read[at] === undefined),
    }
  },
})

/** Reads a memory; `undefined` if it does not exist or the caller may not see it. */
export async function one(
  id: string,
  { memories, connection: { project, projectOnly }, signal }: Pick<ToolCall, "memories" | "connection" | "signal">,
): Promise<MemoryOnTheWire | undefined> {
  try {
    const { memory } = await memories.getMemory({ id }, { signal })
    return projectOnly && memory.metadata.project !== project ? undefined : memory
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined
    throw error
  }
}

/** With `projectOnly`, memories of other projects cannot be changed. */
export async function requireVisible(id: string, call: ToolCall): Promise<void> {
  if (!call.connection.projectOnly || (await one(id, call)) !== undefined) return
  throw new ToolError("This id is unknown. Call memory_search or memory_list for existing ids.")
}

function part(memory: MemoryOnTheWire, from: number, budget: number): z.output<typeof whole> {
  const { id, category, key, status, source, createdAt, revision } = memory
  const project = memoryProject(memory)
  const about = {
    id,
    category: harmlessLines(category),
    source: formatSource(memory),
    ...(key !== "" && { key: harmlessLines(key) }),
    ...(project !== undefined && { project }),
    ...(status !== "active" && { status }),
    created: createdAt.slice(0, 10),
    revision,
  }
  const text = harmlessLines(memory.content)
  const room = budget - countTokens(JSON.stringify(about))
  const rest = text.slice(from)
  const shown = truncateToBudget(rest, Math.max(room, MIN_TOKENS))
  const end = from + shown.length
  const quote = source.quote === undefined ? undefined : harmlessLines(source.quote)
  const fits = quote !== undefined && countTokens(shown) + countTokens(quote) <= room
  const words = memory.words?.map(harmlessLines)
  const left = room - countTokens(shown) - (fits ? countTokens(quote) : 0)
  const showsWords = words !== undefined && countTokens(JSON.stringify(words)) <= left
  return {
    ...about,
    text: shown,
    ...(fits && { quote }),
    ...(showsWords && { words }),
    ...(end < text.length && { next: end }),
  }
}
