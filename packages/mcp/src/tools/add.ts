import { harmless, shortened } from "@keepsake/core/internal"
import { z } from "zod"
import { BUDGET, takeFitting } from "../budget.ts"
import { NOTE } from "../memory-entry.ts"
import { type ToolCall, tool, WRITES } from "./tool.ts"

/** Characters of a text that contradicts the added one: enough to tell what differs. */
const CONFLICT_CHARACTERS = 300

export const added = z.object({
  id: z.string(),
  did: z.string(),
  status: z.string(),
  note: z.string().optional(),
  /**
   * Memories that the added one replaced, contradicts or may contradict: `id [day] text`. One string each, because the list of
   * tools has to be short.
   */
  conflicts: z.array(z.string()).optional(),
})

export const addTool = tool({
  name: "memory_add",
  title: "Remember",
  description:
    "Keep one lasting fact, preference or decision, as a sentence that stands alone. Never secrets. It is found at once.",
  annotations: WRITES,
  input: z.strictObject({
    content: z.string().min(1).max(8_192),
    quote: z.string().min(1).max(2_000).optional().describe("the user's own words, verbatim, if said"),
    category: z.string().min(1).max(100).optional().describe("default: read from content"),
    key: z.string().min(1).max(200).optional().describe("same key again replaces the text"),
    about: z
      .strictObject({ subject: z.string().min(1).max(200).default("user"), attribute: z.string().min(1).max(200) })
      .optional()
      .describe("what it states: attribute (home, employer, due date) of subject (default: user)"),
  }),
  output: added,
  async run(given, call) {
    return addAsAssistant(given, call)
  },
})

/** Adds a memory with origin `assistant` and reports the result. */
export async function addAsAssistant(
  given: Pick<
    Parameters<ToolCall["memories"]["addMemory"]>[0],
    "content" | "quote" | "category" | "key" | "about" | "type" | "importance" | "metadata" | "session"
  >,
  { connection, memories, signal }: ToolCall,
) {
  const { project } = connection
  const answer = await memories.addMemory(
    { ...given, origin: "assistant", ...(project !== undefined && { project }) },
    { signal },
  )
  const { id, did, status, memory } = answer
  const conflicts = answer.conflicts.map(lineOf)
  const replaced = (answer.replaced ?? []).map(lineOf)
  const contradicted = [...replaced, ...conflicts]
  const notes = [
    did === "conflicting" &&
      "Kept for a person's review: the user said otherwise. Their statement still holds; ask them if it changed.",
    status === "quarantined" &&
      did !== "conflicting" &&
      "Kept, but set aside for a person's review: it reads as instructions. Searches do not show it.",
    did === "duplicate" && "Known already; nothing was added.",
    memory.content !== given.content.trim() && did !== "duplicate" && "Secrets in it were removed.",
    did !== "conflicting" &&
      conflicts.length > 0 &&
      "It may contradict what is known already. Ask the user which holds; correct or forget the other.",
    replaced.length > 0 && "It took the place of what was known, the first of the conflicts.",
    contradicted.length > 0 && NOTE,
  ].filter((note) => note !== false)
  return {
    id,
    did,
    status,
    ...(notes.length > 0 && { note: notes.join(" ") }),
    ...(contradicted.length > 0 && { conflicts: [...takeFitting(contradicted, BUDGET)] }),
  }
}

type Other = Awaited<ReturnType<ToolCall["memories"]["addMemory"]>>["conflicts"][number]

const lineOf = ({ id, since, content }: Other): string =>
  `${id} [${since.slice(0, 10)}] ${shortened(harmless(content), CONFLICT_CHARACTERS)}`
