import { depthOf } from "@keepsake/api"
import { isInputRequiredResult } from "@modelcontextprotocol/server"
import { z } from "zod"
import { Advice } from "../advice.ts"
import { BUDGET, fitting } from "../budget.ts"
import { rankedFor } from "../ranked.ts"
import { type Entry, entry, entryOf, NOTE } from "../shown.ts"
import { added } from "../tools/add.ts"
import { confirmation, forgetConfirmed } from "../tools/forget.ts"
import { DESTROYS, READS, type Tool, type ToolCall, tool, WRITES } from "../tools/tool.ts"

const PAGE = 200
const SHOWN = 10
const type = z.enum(["factual", "episodic", "procedural", "semantic"])
const caller = { apiKeyId: z.string().max(200).optional().describe("may be left out; chooses nothing") }

/** `omniroute_memory_search`, `_add` and `_clear`. The key decides whose memories; an `apiKeyId` that is not the caller's is refused. */
export const omniroute: readonly Tool[] = [
  tool({
    name: "omniroute_memory_search",
    title: "Search memory",
    description: "Memories that bear on a query; without one the newest.",
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
      await ownOnly(apiKeyId, call)
      // Without words a search gives the newest.
      const { found } = await rankedFor(query.trim() || " ", limit, call, wanted === undefined ? {} : { type: wanted })
      const memories = fitting(
        found.map(({ memory, shown }) => entryOf(memory, shown)),
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
    output: z.object({
      success: z.boolean(),
      id: z.string(),
      did: z.string(),
      status: z.string(),
      note: z.string().optional(),
    }),
    async run({ apiKeyId, sessionId, metadata, ...given }, call) {
      await ownOnly(apiKeyId, call)
      const session = sessionId === undefined || sessionId === "" ? {} : { session: sessionId }
      return { success: true, ...(await added({ ...given, ...session, ...(metadata && { metadata }) }, call)) }
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
      await ownOnly(apiKeyId, call)
      const agreed = await forgetConfirmed(confirm, call)
      if (agreed !== undefined) return cleared(agreed.forgotten, agreed.note)
      const { ids, first } = await every(call, wanted, olderThan)
      if (ids.length === 0) return cleared(0)
      const asked = await confirmation(ids, first, call)
      if (isInputRequiredResult(asked)) return asked
      const { note, memories, confirm: token } = asked
      return { ...cleared(0, note), ...(memories && { memories }), ...(token !== undefined && { confirm: token }) }
    },
  }),
]

/** Whoever is asked for by name must be the caller, whatever the caller's rights. */
async function ownOnly(apiKeyId: string | undefined, { memories, signal }: ToolCall): Promise<void> {
  if (apiKeyId === undefined || apiKeyId === "") return
  const { tenant } = await memories.status({}, { signal })
  if (tenant !== apiKeyId)
    throw new Advice("apiKeyId is not the caller's own. Leave it out: the connection's key decides.")
}

/** Every memory of the caller, whatever its status, that a clearing means: all ids, and the newest as they are shown. */
async function every(
  { memories, connection: { project, projectOnly }, signal }: ToolCall,
  wanted: z.output<typeof type> | undefined,
  olderThan: string | undefined,
): Promise<{ readonly ids: readonly string[]; readonly first: readonly Entry[] }> {
  const before = olderThan === undefined ? Number.POSITIVE_INFINITY : Date.parse(olderThan)
  const narrowed = {
    status: "all",
    limit: PAGE,
    ...(wanted !== undefined && { type: wanted }),
    ...(projectOnly && project !== undefined && { project }),
  }
  const ids: string[] = []
  const first: Entry[] = []
  let cursor: string | undefined
  do {
    const page = await memories.listMemories({ ...narrowed, ...(cursor !== undefined && { cursor }) }, { signal })
    for (const memory of page.data) {
      if (Date.parse(memory.createdAt) >= before) continue
      ids.push(memory.id)
      if (first.length < SHOWN) first.push(entryOf(memory))
    }
    cursor = page.next
  } while (cursor !== undefined)
  return { ids, first }
}

function cleared(deletedCount: number, note?: string) {
  return { success: true, deletedCount, message: note ?? `Cleared ${deletedCount} memories` }
}
