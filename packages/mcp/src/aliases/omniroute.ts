import { depthOf } from "@keepsake/api"
import { isInputRequiredResult } from "@modelcontextprotocol/server"
import { z } from "zod"
import { BUDGET, takeFitting } from "../budget.ts"
import { entry, type MemoryEntry, NOTE, toEntry } from "../memory-entry.ts"
import { searchProjectFirst } from "../project-search.ts"
import { ToolError } from "../tool-error.ts"
import { addAsAssistant, added } from "../tools/add.ts"
import { confirmation, forgetConfirmed } from "../tools/forget.ts"
import { DESTROYS, READS, type Tool, type ToolCall, tool, WRITES } from "../tools/tool.ts"

const PAGE = 200
const SHOWN = 10
const type = z.enum(["factual", "episodic", "procedural", "semantic"])
const caller = { apiKeyId: z.string().max(200).optional().describe("optional and ignored") }

/** `omniroute_memory_search`, `_add` and `_clear`. The key determines the owner; an `apiKeyId` of another caller is rejected. */
export const omniroute: readonly Tool[] = [
  tool({
    name: "omniroute_memory_search",
    title: "Search memory",
    description: "Memories relevant to a query; without one the newest.",
    annotations: READS,
    input: z.strictObject({
      ...caller,
      query: z.string().max(2_000).optional(),
      type: type.optional(),
      maxTokens: z.int().min(1).max(8_000).default(BUDGET),
      limit: z.int().min(1).max(100).default(10),
    }),
    output: z.object({ note: z.string(), success: z.boolean(), memories: z.array(entry), count: z.int() }),
    async run({ apiKeyId, query = "", type: wanted, maxTokens, limit }, call) {
      await requireOwnKey(apiKeyId, call)
      // A blank query returns the newest memories.
      const { found } = await searchProjectFirst(
        query.trim() || " ",
        limit,
        call,
        wanted === undefined ? {} : { type: wanted },
      )
      const memories = takeFitting(
        found.map(({ memory, shown }) => toEntry(memory, shown)),
        maxTokens,
      )
      return { note: NOTE, success: true, memories: [...memories], count: memories.length }
    },
  }),
  tool({
    name: "omniroute_memory_add",
    title: "Add a memory",
    description: "Keep one memory; the same key again replaces its text.",
    annotations: WRITES,
    input: z.strictObject({
      ...caller,
      sessionId: z.string().max(256).optional(),
      type,
      key: z.string().min(1).max(200),
      content: z.string().min(1).max(8_192),
      metadata: z
        .record(z.string(), z.json())
        .refine((value) => depthOf(value) <= 8, "Over the limit of 8 levels")
        .optional(),
    }),
    output: added.extend({ success: z.boolean() }),
    async run({ apiKeyId, sessionId, metadata, ...given }, call) {
      await requireOwnKey(apiKeyId, call)
      const session = sessionId === undefined || sessionId === "" ? {} : { session: sessionId }
      return { success: true, ...(await addAsAssistant({ ...given, ...session, ...(metadata && { metadata }) }, call)) }
    },
  }),
  tool({
    name: "omniroute_memory_clear",
    title: "Clear memories",
    description:
      "Forget every memory, or those of a type or older than a date. First gives a token; the user agrees; then call with confirm.",
    annotations: DESTROYS,
    input: z.strictObject({
      ...caller,
      type: type.optional(),
      olderThan: z.union([z.iso.datetime({ offset: true }), z.iso.date()]).optional(),
      confirm: z.string().min(1).max(100).optional(),
    }),
    output: z.object({
      success: z.boolean(),
      deletedCount: z.int(),
      message: z.string(),
      memories: z.array(entry).optional(),
      confirm: z.string().optional(),
    }),
    async run({ apiKeyId, type: wanted, olderThan, confirm }, call) {
      await requireOwnKey(apiKeyId, call)
      const agreed = await forgetConfirmed(confirm, call)
      if (agreed !== undefined) return clearResult(agreed.forgotten, agreed.note)
      const { ids, first } = await every(call, wanted, olderThan)
      if (ids.length === 0) return clearResult(0)
      const asked = await confirmation({ ids, keepsWords: false }, first, call)
      if (isInputRequiredResult(asked)) return asked
      const { note, memories, confirm: token } = asked
      return { ...clearResult(0, note), ...(memories && { memories }), ...(token !== undefined && { confirm: token }) }
    },
  }),
]

/** Rejects an `apiKeyId` that is not the caller's, independent of the caller's rights. */
async function requireOwnKey(apiKeyId: string | undefined, { memories, signal }: ToolCall): Promise<void> {
  if (apiKeyId === undefined || apiKeyId === "") return
  const { tenant } = await memories.status({}, { signal })
  if (tenant !== apiKeyId)
    throw new ToolError("apiKeyId is not the caller's own. Leave it out: the connection's key decides.")
}

/** The memories to clear, of any status: all ids, and the newest as entries. */
async function every(
  { memories, connection: { project, projectOnly }, signal }: ToolCall,
  wanted: z.output<typeof type> | undefined,
  olderThan: string | undefined,
): Promise<{ readonly ids: readonly string[]; readonly first: readonly MemoryEntry[] }> {
  const before = olderThan === undefined ? Number.POSITIVE_INFINITY : Date.parse(olderThan)
  const narrowed = {
    status: "all",
    turns: "true" as const,
    limit: PAGE,
    ...(wanted !== undefined && { type: wanted }),
    ...(projectOnly && project !== undefined && { project }),
  }
  const ids: string[] = []
  const first: MemoryEntry[] = []
  let cursor: string | undefined
  do {
    const page = await memories.listMemories({ ...narrowed, ...(cursor !== undefined && { cursor }) }, { signal })
    for (const memory of page.data) {
      if (Date.parse(memory.createdAt) >= before) continue
      ids.push(memory.id)
      if (first.length < SHOWN) first.push(toEntry(memory))
    }
    cursor = page.next
  } while (cursor !== undefined)
  return { ids, first }
}

function clearResult(deletedCount: number, note?: string) {
  return { success: true, deletedCount, message: note ?? `Cleared ${deletedCount} memories` }
}
