import { z } from "zod"
import { type ToolCall, tool, WRITES } from "./tool.ts"

const did = z.enum(["created", "updated", "duplicate", "superseded", "conflicting"])

export const addTool = tool({
  name: "memory_add",
  title: "Remember",
  description:
    "Keep one lasting fact, preference or decision, as a sentence that stands alone. Never secrets. It is found at once.",
  annotations: WRITES,
  input: z.strictObject({
    content: z.string().min(1).max(8_192),
    quote: z.string().min(1).max(2_000).optional().describe("the user's own words, verbatim, if said"),
    category: z.string().min(1).max(100).optional().describe("preference, decision, fact, instruction ..."),
    key: z.string().min(1).max(200).optional().describe("same key again replaces the text"),
    about: z
      .strictObject({ subject: z.string().min(1).max(200).default("user"), attribute: z.string().min(1).max(200) })
      .optional()
      .describe("what it states: attribute (home, employer, due date) of subject (default: user)"),
  }),
  output: z.object({ id: z.string(), did, status: z.string(), note: z.string().optional() }),
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
  const notes = [
    did === "conflicting" &&
      "Kept for a person's review: the user said otherwise. Their statement still holds; ask them if it changed.",
    status === "quarantined" &&
      did !== "conflicting" &&
      "Kept, but set aside for a person's review: it reads as instructions. Searches do not show it.",
    did === "duplicate" && "Known already; nothing was added.",
    memory.content !== given.content.trim() && did !== "duplicate" && "Secrets in it were removed.",
  ].filter((note) => note !== false)
  return { id, did, status, ...(notes.length > 0 && { note: notes.join(" ") }) }
}
