import type { RouteOutput, Routes, WarningOnTheWire } from "@keepsake/api"
import { countTokens } from "@keepsake/core/internal"

/** An action of a plugin, as the API lists it. */
export type ListedAction = RouteOutput<Routes["listActions"]>["data"][number]

/** What the tools of plugins may cost a context, in tokens, beside the 1,800 of the built-in ones. */
const LIST_BUDGET = 600

/** The name under which agents get an action of a plugin. */
export function toolName(action: string): string {
  return `x_${action}`
}

/**
 * The actions that agents get as tools: those that need no administrator, in the order of the list, while they fit into
 * the budget.
 */
export function toolActions(actions: readonly ListedAction[]): readonly ListedAction[] {
  return fitTools(actions).offered
}

/** Which tools agents do not get because they do not fit into the budget. */
export function leftOutWarnings(actions: readonly ListedAction[]): readonly WarningOnTheWire[] {
  return fitTools(actions).leftOut.map(({ name, tokens }) => {
    const tool = toolName(name)
    return {
      code: "tool-left-out",
      params: { tool, tokens, limit: LIST_BUDGET },
      message: `Agents do not get the tool ${tool} over MCP: it takes ${tokens} tokens, and the tools of plugins have ${LIST_BUDGET} together; shorten its description or its input`,
    }
  })
}

function fitTools(actions: readonly ListedAction[]) {
  const offered: ListedAction[] = []
  const leftOut: { readonly name: string; readonly tokens: number }[] = []
  let left = LIST_BUDGET
  for (const action of actions) {
    const { name, title, description, access, inputSchema } = action
    if (access === "admin") continue
    const tokens = countTokens(JSON.stringify({ name, title, description, inputSchema }))
    if (tokens > left) leftOut.push({ name, tokens })
    else {
      left -= tokens
      offered.push(action)
    }
  }
  return { offered, leftOut }
}
