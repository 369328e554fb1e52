import { addTool } from "./add.ts"
import { contextTool } from "./context.ts"
import { feedbackTool } from "./feedback.ts"
import { forgetTool } from "./forget.ts"
import { getTool } from "./get.ts"
import { listTool } from "./list.ts"
import { searchTool } from "./search.ts"
import type { Tool } from "./tool.ts"
import { updateTool } from "./update.ts"

/** All tools, in the order in which clients see them. */
export const tools: readonly Tool[] = [
  searchTool,
  getTool,
  contextTool,
  addTool,
  updateTool,
  forgetTool,
  listTool,
  feedbackTool,
]
