import type { MemoryOnTheWire } from "@keepsake/api"
import { ApiError } from "@keepsake/api"
import { countTokens } from "@keepsake/core"
import { z } from "zod"
import { Advice } from "../advice.ts"
import { BUDGET, beginning } from "../budget.ts"
import { harmlessLines, NOTE, projectOf, sourceOf } from "../shown.ts"
import { READS, type ToolCall, tool } from "./tool.ts"

const MOST = 20
/** Below it, a text is rather left for the next call. */
const LEAST = 60

const whole = z.object({
  id: z.string(),
  text: z.string(),
  category: z.string(),
  source: z.string(),
  quote: z.string().optional(),
  key: z.string().optional(),
  project: z.string().optional(),
  status: z.string().optional(),
  created: z.string(),
  revision: z.int(),
  next: z.int().optional().describe("pass as from for the rest of the text"),
})

export const get = tool({
  name: "memory_get",
  title: "Read memories",
  description: "Whole texts of memories by id, with where they come from.",
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
    if (from > 0 && asked.length > 1) throw new Advice("from goes with a single id. Call again with one id.")
    const read = await Promise.all(asked.map((id) => one(id, call)))
    const found = read.filter((memory) => memory !== undefined)
    if (found.length === 0) {
      throw new Advice("None of these ids is known. Call memory_search or memory_list for the ids that there are.")
    }
    const memories: z.output<typeof whole>[] = []
    // Those that do not fit are named all the same.
    let left = BUDGET - (asked.length > 1 ? countTokens(JSON.stringify(asked)) : 0)
    for (const memory of found) {
      if (memories.length > 0 && left < LEAST) break
      const shown = part(memory, from, Math.max(left, LEAST))
      memories.push(shown)
      left -= countTokens(JSON.stringify(shown))
    }
    return {
      note: NOTE,
      memories,
      left: found.slice(memories.length).map(({ id }) => id),
      unknown: asked.filter((_, at) => read[at] === undefined),
    }
  },
})

/** `undefined` where nothing is, or nothing that this caller may see. */
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

/** A connection that wants one project alone changes nothing of others. */
export async function inSight(id: string, call: ToolCall): Promise<void> {
  if (!call.connection.projectOnly || (await one(id, call)) !== undefined) return
  throw new Advice("This id is not known. Call memory_search or memory_list for the ids that there are.")
}

function part(memory: MemoryOnTheWire, from: number, budget: number): z.output<typeof whole> {
  const { id, category, key, status, source, createdAt, revision } = memory
  const project = projectOf(memory)
  const about = {
    id,
    category: harmlessLines(category),
    source: sourceOf(memory),
    ...(key !== "" && { key: harmlessLines(key) }),
    ...(project !== undefined && { project }),
    ...(status !== "active" && { status }),
    created: createdAt.slice(0, 10),
    revision,
  }
  const text = harmlessLines(memory.content)
  const room = budget - countTokens(JSON.stringify(about))
  const rest = text.slice(from)
  const shown = beginning(rest, Math.max(room, LEAST))
  const end = from + shown.length
  const quote = source.quote === undefined ? undefined : harmlessLines(source.quote)
  const fits = quote !== undefined && countTokens(shown) + countTokens(quote) <= room
  return { ...about, text: shown, ...(fits && { quote }), ...(end < text.length && { next: end }) }
}
