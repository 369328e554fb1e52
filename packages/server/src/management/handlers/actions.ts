import type { Action } from "@keepsake/core"
import { given } from "@keepsake/core/internal"
import type { Caller } from "../../access/caller.ts"
import { Rejection } from "../../rejection.ts"
import { type Handlers, type ManagementParts, notFound, respond } from "../handler.ts"
import { resolveTarget } from "../request-target.ts"

/** Actions of plugins, each for the memory that its caller may see. */
export function actionHandlers({ memory, owner, closing }: ManagementParts) {
  return {
    async listActions({ caller }) {
      const data = [...memory.actions.values()]
        .filter((action) => mayRun(caller, action))
        .map(({ name, title, description, access, role, inputSchema }) => ({
          name,
          title,
          description,
          access,
          ...given({ role }),
          inputSchema: { ...inputSchema },
        }))
      return respond({ data })
    },
    async runAction({ caller, headers, params, body: { input, ...names } }) {
      const target = resolveTarget(caller, headers, owner, names)
      const action = memory.actions.get(params.name)
      if (action === undefined) throw notFound("action")
      if (!mayRun(caller, action)) {
        throw new Rejection(
          403,
          "admin_only",
          `The action ${action.name} needs an administrator's key`,
          "Use a key with the role admin.",
        )
      }
      const { owner: of, scope } = target
      return respond({ result: await action.run(input, { memory, owner: of, scope, signal: closing }) })
    },
  } satisfies Partial<Handlers>
}

function mayRun(caller: Caller, { access }: Action): boolean {
  return access !== "admin" || caller.role === "admin"
}
