import type { StandardSchemaWithJSON } from "@modelcontextprotocol/server"
import { FULL_BUDGET, truncateToBudget } from "../budget.ts"
import { type ListedAction, toolName } from "../tool-actions.ts"
import { DESTROYS, READS, registerTool, type Tool } from "./tool.ts"

/** Offers an action of a plugin as a tool. */
export function actionTool({ name, title, description, access, inputSchema }: ListedAction): Tool {
  const tool = toolName(name)
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
