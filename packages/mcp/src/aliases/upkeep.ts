import type { RouteOutput, Routes } from "@keepsake/api"
import { harmless, shortened } from "@keepsake/core/internal"
import { z } from "zod"
import { BUDGET, takeFitting } from "../budget.ts"
import { NOTE } from "../memory-entry.ts"
import { ToolError } from "../tool-error.ts"
import { DESTROYS, type Tool, type ToolCall, tool } from "../tools/tool.ts"

const SHOWN = 5
const TEXT_CHARACTERS = 160

const run = z.object({ id: z.string(), at: z.string(), state: z.string(), open: z.int() })
const change = z.object({
  item: z.int(),
  kind: z.string(),
  reason: z.string(),
  state: z.string(),
  text: z.string(),
  with: z.string().optional(),
})
type Shown = RouteOutput<Routes["getConsolidation"]>

/** Consolidation and summaries of the caller's memories. */
export const upkeep: readonly Tool[] = [
  tool({
    name: "memory_consolidate",
    title: "Consolidate memory",
    description:
      "Proposals to merge, archive, review and summarise memories. propose makes one and changes nothing; show it to the user before take. undo takes a run back.",
    annotations: DESTROYS,
    input: z.strictObject({
      action: z.enum(["list", "propose", "show", "take", "leave", "undo"]).default("list"),
      id: z.string().min(1).max(200).optional(),
      items: z.array(z.int().min(0)).min(1).max(1_000).optional().describe("of take and leave; default: all"),
    }),
    output: z.object({
      note: z.string(),
      runs: z.array(run),
      changes: z.array(change).optional(),
      nextDue: z.string().optional(),
    }),
    async run({ action, id, items }, call) {
      if (action === "list") {
        const { data, nextDue } = await call.memories.listConsolidations({ limit: SHOWN }, call)
        return { note: NOTE, runs: data.map(runEntry), ...(nextDue !== null && { nextDue }) }
      }
      const shown = await shownRun(action, id, items, call)
      if (shown === undefined) return { note: NOTE, runs: [], changes: [] }
      return { note: NOTE, runs: [runEntry(shown)], changes: [...takeFitting(shown.items.map(changeEntry), BUDGET)] }
    },
  }),
  tool({
    name: "memory_summarize",
    title: "Summarise conversations",
    description: "Summaries of quiet conversations; messages stay. Without write they are only shown. undo: a run.",
    annotations: DESTROYS,
    input: z.strictObject({
      session: z.string().min(1).max(256).optional(),
      write: z.boolean().default(false),
      undo: z.string().min(1).max(200).optional(),
    }),
    output: z.object({
      note: z.string(),
      run: z.string().optional(),
      summaries: z.array(z.object({ id: z.string(), text: z.string() })),
      total: z.int(),
    }),
    async run({ session, write, undo }, { memories, signal }) {
      if (undo !== undefined) {
        const { restored } = await memories.undoSource({ run: undo }, { signal })
        return { note: NOTE, summaries: [], total: restored.length }
      }
      const request = { dryRun: !write, ...(session !== undefined && { session }) }
      const { runId, candidates, summarizedCount } = await memories.summarizeMemories(request, { signal })
      const texts = candidates.map(({ id, content }) => ({ id, text: text(content) }))
      return {
        note: NOTE,
        summaries: [...takeFitting(texts, BUDGET)],
        total: summarizedCount,
        ...(runId !== null && { run: runId }),
      }
    },
  }),
]

/** The run after an action; `undefined` if there was nothing to propose. */
async function shownRun(
  action: "propose" | "show" | "take" | "leave" | "undo",
  id: string | undefined,
  items: number[] | undefined,
  { memories, signal }: Pick<ToolCall, "memories" | "signal">,
): Promise<Shown | undefined> {
  if (action === "propose") return (await memories.proposeConsolidation({ dryRun: false }, { signal })).data[0]
  if (id === undefined) throw new ToolError(`${action} needs the id of a run. Call this tool with the action list.`)
  const target = { id, ...(items !== undefined && { items }) }
  if (action === "take") return memories.takeConsolidation(target, { signal })
  if (action === "leave") return memories.leaveConsolidation(target, { signal })
  return action === "undo"
    ? memories.undoConsolidation({ id }, { signal })
    : memories.getConsolidation({ id }, { signal })
}

function runEntry({ id, at, state, counts }: Omit<Shown, "items">): z.input<typeof run> {
  return { id, at, state, open: counts.open }
}

function changeEntry({ item, kind, reason, state, memory, stays, session }: Shown["items"][number]) {
  const content = memory?.content ?? session ?? "(gone)"
  return { item, kind, reason, state, text: text(content), ...(stays !== null && { with: text(stays.content) }) }
}

function text(content: string): string {
  return shortened(harmless(content), TEXT_CHARACTERS)
}
