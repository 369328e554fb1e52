import type { RouteOutput, Routes } from "@keepsake/api"
import { countTokens } from "@keepsake/core/internal"
import type { StandardSchemaWithJSON } from "@modelcontextprotocol/server"
import { FULL_BUDGET, truncateToBudget } from "../budget.ts"
import { DESTROYS, READS, registerTool, type Tool } from "./tool.ts"

/** An action of a plugin, as the API lists it. */
export type ListedAction = RouteOutput<Routes["listActions"]>["data"][number]

/** What the tools of plugins may cost a context, in tokens, beside the 1,800 of the built-in ones. */
const LIST_BUDGET = 600

/**
 * The actions that agents get as tools, under their names with `x_` in front: those that need no administrator, in the
 * order of the list, while they fit into the budget.
 */
export function toolActions(actions: readonly ListedAction[]): readonly ListedAction[] {
  let left = LIST_BUDGET
  return actions.filter(({ name, title, description, access, inputSchema }) => {
    if (access === "admin") return false
    const cost = countTokens(JSON.stringify({ name, title, description, inputSchema }))
    if (cost > left) return false
    left -= cost
    return true
  })
}

/** Offers an action of a plugin as a tool. */
export function actionTool({ name, title, description, access, inputSchema }: ListedAction): Tool {
  const tool = `x_${name}`
  const annotations = access === "read" ? READS : DESTROYS
  const config = { title, description, annotations, inputSchema: passInput(inputSchema) }
  return {
    name: tool,
    register(server, connection) {
      registerTool(server, connection, tool, config, async (input, { memories, signal }) => {
        const { result } = await memories.runAction({ name, input }, { signal })
        const text = typeof result === "string" ? result : JSON.stringify(result)
        return { content: [{ type: "text", text: truncateToBudget(text, FULL_BUDGET) }] }
      })
    },
  }
}

/** The server validates the input of an action. */
function passInput(schema: Record<string, unknown>): StandardSchemaWithJSON<unknown, Record<string, unknown>> {
  const jsonSchema = { input: () => schema, output: () => schema }
  return {
    "~standard": { version: 1, vendor: "keepsake", validate: (value) => ({ value: { ...Object(value) } }), jsonSchema },
  }
}
