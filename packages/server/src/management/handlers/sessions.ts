import type { OwnedMemory, ScopeName } from "@keepsake/core"
import { given } from "@keepsake/core/internal"
import { Rejection } from "../../rejection.ts"
import { actorOf, type Handlers, type ManagementParts, notFound, respond } from "../handler.ts"
import { resolveSession, resolveTarget } from "../request-target.ts"
import { memoryToWire } from "../to-wire.ts"

/** Sessions, and undoing what came from a source. */
export function sessionHandlers({ memory, owner: sources }: Pick<ManagementParts, "memory" | "owner">) {
  return {
    async listSessions({ caller, headers, query }) {
      const { owner, as, scope, where } = resolveTarget(caller, headers, sources, query)
      const { limit, cursor } = query
      const page = await memory.for(owner, as).sessions({ scope, where, limit, ...given({ cursor }) })
      const data = page.items.map(({ session, user = null, agent = null, firstAt, lastAt, ...rest }) => ({
        id: session,
        user,
        agent,
        ...rest,
        firstAt: new Date(firstAt).toISOString(),
        lastAt: new Date(lastAt).toISOString(),
      }))
      return respond({ data, ...given({ next: page.next }) })
    },
    async getSession({ caller, headers, params: { session }, query }) {
      const target = resolveTarget(caller, headers, sources, query)
      resolveSession(target, session)
      const { owner, as, scope, where } = target
      const found = await memory.for(owner, as).session(session, { scope, where })
      if (found.length === 0) throw notFound("session")
      return respond({ id: session, data: found.map(memoryToWire) })
    },
    async forgetSession({ caller, headers, params: { session }, query }) {
      const target = resolveTarget(caller, headers, sources, query)
      resolveSession(target, session)
      const { owner, as, scope, where } = target
      const { forgotten, restored } = await memory
        .for(owner, as)
        .undo({ session }, { scope, where, by: actorOf(caller) })
      if (forgotten.length + restored.length === 0) throw notFound("session")
      return respond({ success: true, forgotten: [...forgotten], restored: [...restored] })
    },
    async undoSource({ caller, headers, body: { origin, from, run, ...named } }) {
      const target = resolveTarget(caller, headers, sources, named)
      resolveSession(target, from)
      const { owner, as, scope, where } = target
      if (run !== undefined) {
        const [view, by] = [memory.for(owner, as), actorOf(caller)]
        const within = { scope, by }
        const isOfWhole = scope === "user" || scope === "tenant"
        const restored =
          (await view.undoSummaries(run, within)) ??
          (isOfWhole ? await undoConsolidation(view, run, within) : undefined)
        if (restored === undefined) throw notFound("run")
        return respond({ success: true, forgotten: [], restored: [...restored] })
      }
      if (origin === undefined && from === undefined) {
        throw new Rejection(
          422,
          "options_invalid",
          "The request names no source",
          "Send an origin, a session as from, or both, or a run.",
        )
      }
      const source = given({ origin, session: from })
      const { forgotten, restored } = await memory.for(owner, as).undo(source, { scope, where, by: actorOf(caller) })
      return respond({ success: true, forgotten: [...forgotten], restored: [...restored] })
    },
  } satisfies Partial<Handlers>
}

/** The ids of what a consolidation run had changed; `undefined` if there is none of this id in the scope. */
async function undoConsolidation(
  view: OwnedMemory,
  id: string,
  within: { readonly scope: ScopeName; readonly by: string },
): Promise<readonly string[] | undefined> {
  const run = await view.consolidation.undo(id, within)
  return run?.items.filter(({ state }) => state === "undone").map((item) => item.id)
}
