import { z } from "zod"
import { Advice } from "../advice.ts"
import { BUDGET, fitting } from "../budget.ts"
import { entry, entryOf, NOTE } from "../shown.ts"
import { READS, tool } from "./tool.ts"

export const list = tool({
  name: "memory_list",
  title: "List memories",
  description: "Memories, newest first, page by page.",
  annotations: READS,
  input: z.strictObject({
    limit: z.int().min(1).max(50).default(8),
    cursor: z.string().max(2_000).optional(),
    category: z.string().min(1).max(100).optional(),
  }),
  output: z.object({ note: z.string(), memories: z.array(entry), total: z.int(), cursor: z.string().optional() }),
  async run({ limit, cursor: sealed, category }, { memories, connection, signal }) {
    const { identity, cursors, project, projectOnly } = connection
    const cursor = sealed === undefined ? undefined : cursors.open(identity, sealed)
    if (sealed !== undefined && cursor === undefined) {
      throw new Advice("This is no cursor of this list. Call memory_list without a cursor for the first page.")
    }
    const asked = {
      ...(cursor !== undefined && { cursor }),
      ...(category !== undefined && { category }),
      ...(projectOnly && project !== undefined && { project }),
    }
    const page = await memories.listMemories({ ...asked, limit }, { signal })
    const entries = fitting(
      page.data.map((memory) => entryOf(memory)),
      BUDGET,
    )
    // A cursor stands behind a page: where fewer fit, the page is asked for as short as it is shown.
    const { next } =
      entries.length < page.data.length
        ? await memories.listMemories({ ...asked, limit: entries.length }, { signal })
        : page
    return {
      note: NOTE,
      memories: [...entries],
      total: page.total,
      ...(next !== undefined && { cursor: cursors.seal(identity, next) }),
    }
  },
})
