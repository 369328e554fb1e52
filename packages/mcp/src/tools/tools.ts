import { add } from "./add.ts"
import { context } from "./context.ts"
import { feedback } from "./feedback.ts"
import { forget } from "./forget.ts"
import { get } from "./get.ts"
import { list } from "./list.ts"
import { search } from "./search.ts"
import type { Tool } from "./tool.ts"
import { update } from "./update.ts"

/** In the order in which every client sees them. */
export const tools: readonly Tool[] = [search, get, context, add, update, forget, list, feedback]
