import type { MemoryOnTheWire } from "@keepsake/api"
import { ApiError } from "@keepsake/api"
import { countTokens, harmless } from "@keepsake/core/internal"
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

const fileLines = z.object({ path: z.string(), text: z.string(), from: z.int().optional(), lines: z.int().optional() })

const about = {
  name: "memory_get",
  title: "Read memories",
  description: "Whole texts of memories by id, with source.",
  annotations: READS,
}
const input = z.strictObject({
  ids: z.array(z.string().min(1).max(200)).min(1).max(MOST),
  from: z.int().min(0).max(10_000).default(0),
})
const output = z.object({
  note: z.string(),
  memories: z.array(whole),
  left: z.array(z.string()),
  unknown: z.array(z.string()),
})

export const getTool = tool({ ...about, input, output, run: readMemories })

/** Where a plugin reads files: by id, or lines of a file by the path of a citation. */
export const getWithFilesTool = tool({
  ...about,
  description: "Whole texts of memories by id, with source, or lines of a file by the path of a source.",
  input: z.strictObject({
    ids: z.array(z.string().min(1).max(200)).max(MOST).default([]),
    path: z.string().min(1).max(4_096).optional().describe("such as notes/machines.md#L3-L9"),
    from: z.int().min(0).max(1_000_000).default(0),
    lines: z.int().min(1).max(2_000).optional(),
  }),
  output: output.extend({ file: fileLines.optional() }),
  async run({ ids, from, path, lines }, call) {
    if (path === undefined && ids.length > 0) return readMemories({ ids, from }, call)
    if (path === undefined) throw new ToolError("Give ids of memories, or the path of a file.")
    return { note: NOTE, memories: [], left: [], unknown: [], file: await readFile({ path, from, lines }, call) }
  },
})

async function readMemories({ ids, from }: z.output<typeof input>, call: ToolCall): Promise<z.output<typeof output>> {
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
}

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

interface AskedLines {
  readonly path: string
  readonly from: number
  readonly lines: number | undefined
}

/** Lines of a file, by the action of a plugin that reads them. */
async function readFile({ path, from, lines }: AskedLines, { memories, signal }: ToolCall) {
  const { data } = await memories.listActions({}, { signal })
  const action = data.find(({ role }) => role === "read-lines")
  if (action === undefined) throw new ToolError("This server reads no files. Call memory_get with ids.")
  const input = { path, ...(from > 0 && { from }), ...(lines !== undefined && { lines }) }
  const { result } = await memories.runAction({ name: action.name, input }, { signal })
  const read = fileLines.safeParse(result)
  if (!read.success) throw new ToolError("The file could not be read.")
  return { ...read.data, text: truncateToBudget(read.data.text.split("\n").map(harmless).join("\n"), BUDGET) }
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
