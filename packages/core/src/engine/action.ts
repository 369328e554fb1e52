import { MemoryError } from "../contract/errors.ts"
import type { Json } from "../contract/memory.ts"
import { type Token, token } from "../contract/token.ts"
import type { StandardSchema } from "../plugin/standard-schema.ts"
import type { ActionCall, PluginAction } from "./engine.ts"

/** What a plugin does when asked. */
export type Action = PluginAction
export const Action: Token<Action> = token("Action")

/** A schema that validates and gives its JSON Schema, as zod's, valibot's and arktype's do. */
export interface ActionSchema<Output> extends StandardSchema<unknown, Output> {
  readonly "~standard": StandardSchema<unknown, Output>["~standard"] & {
    readonly jsonSchema: { input(options: { readonly target: "draft-2020-12" }): Record<string, unknown> }
  }
}

/** An action whose input is validated before it runs. */
export function defineAction<Output>(
  definition: Omit<Action, "inputSchema" | "run"> & {
    readonly input: ActionSchema<Output>
    run(input: Output, call: ActionCall): Promise<Json>
  },
): Action {
  const { input: schema, run, ...described } = definition
  const { $schema: _, ...inputSchema } = schema["~standard"].jsonSchema.input({ target: "draft-2020-12" })
  return {
    ...described,
    inputSchema,
    async run(input, call) {
      const checked = await schema["~standard"].validate(input)
      if (checked.issues === undefined) return run(checked.value, call)
      const faults = checked.issues.map(({ path, message }) => [path?.join("."), message].filter(Boolean).join(": "))
      throw new MemoryError("options_invalid", `${described.name}: ${faults.join("; ")}`)
    },
  }
}

const NAME = /^(?=.{1,60}$)[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/

/** The actions of all plugins by name. `options_invalid` for a name that is none, `part_duplicate` for one that two have. */
export function actionsByName(actions: readonly Action[]): ReadonlyMap<string, Action> {
  const byName = new Map<string, Action>()
  for (const action of actions) {
    if (!NAME.test(action.name)) {
      throw new MemoryError("options_invalid", `"${action.name}" is no name of an action`, {
        remedy: "Use lower-case words joined by _, such as files_sync.",
      })
    }
    if (byName.has(action.name)) {
      throw new MemoryError("part_duplicate", `Two plugins provide the action ${action.name}`, {
        remedy: "Remove one of them.",
      })
    }
    byName.set(action.name, action)
  }
  return byName
}
