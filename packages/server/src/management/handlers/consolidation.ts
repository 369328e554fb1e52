import type { IncomingHttpHeaders } from "node:http"
import type { ConsolidationRun, OwnedMemory, ScopeName } from "@keepsake/core"
import { given } from "@keepsake/core/internal"
import type { Caller } from "../../access/caller.ts"
import { actorOf, type Handlers, type ManagementParts, notFound, respond } from "../handler.ts"
import { type RequestNames, resolveTargetOfId } from "../request-target.ts"
import { memoryToWire } from "../to-wire.ts"

/** Proposals to merge and archive memories. */
export function consolidationHandlers({ memory, owner: sources }: Pick<ManagementParts, "memory" | "owner">) {
  const target = (caller: Caller, headers: IncomingHttpHeaders, named: RequestNames): Target => {
    const { owner, as, scope } = resolveTargetOfId(caller, headers, sources, named)
    return { view: memory.for(owner, as).consolidation, within: { scope, by: actorOf(caller) } }
  }
  return {
    async listConsolidations({ caller, headers, query: { limit, cursor, ...named } }) {
      const { view, within } = target(caller, headers, named)
      const { items, next } = await view.runs({ scope: within.scope, limit, ...given({ cursor }) })
      return respond({ setting: memory.settings.consolidation, data: items.map(runToWire), ...given({ next }) })
    },
    async proposeConsolidation({ caller, headers, body: { dryRun, ...named } }) {
      const { view, within } = target(caller, headers, named)
      const runs = await view.propose({ ...within, dryRun })
      return respond({ dryRun, data: await Promise.all(runs.map((run) => shownToWire(view, run))) })
    },
    async getConsolidation({ caller, headers, params, query }) {
      const { view, within } = target(caller, headers, query)
      return respondWith(view, await view.get(params.id, within))
    },
    async takeConsolidation({ caller, headers, params, body: { items, ...named } }) {
      const { view, within } = target(caller, headers, named)
      return respondWith(view, await view.take(params.id, { ...within, ...given({ places: items }) }))
    },
    async leaveConsolidation({ caller, headers, params, body: { items, ...named } }) {
      const { view, within } = target(caller, headers, named)
      return respondWith(view, await view.leave(params.id, { ...within, ...given({ places: items }) }))
    },
    async undoConsolidation({ caller, headers, params, body }) {
      const { view, within } = target(caller, headers, body)
      return respondWith(view, await view.undo(params.id, within))
    },
  } satisfies Partial<Handlers>
}

type View = OwnedMemory["consolidation"]

interface Target {
  readonly view: View
  readonly within: { readonly scope: ScopeName; readonly by: string }
}

async function respondWith(view: View, run: ConsolidationRun | undefined) {
  if (run === undefined) throw notFound("proposal")
  return respond(await shownToWire(view, run))
}

function runToWire({ pool, at, items, refused, ...run }: ConsolidationRun) {
  const count = (name: string): number => items.filter(({ kind, state }) => kind === name || state === name).length
  const counts = { merge: count("merge"), archive: count("archive"), open: count("open") }
  return {
    id: run.id,
    pool: pool.name,
    at: new Date(at).toISOString(),
    by: run.by,
    state: run.state,
    facts: run.facts,
    counts: { ...counts, taken: count("taken"), moved: count("moved") },
    refused: [...refused],
    recall: run.recall,
    tookMs: run.tookMs,
  }
}

async function shownToWire(view: View, run: ConsolidationRun) {
  const items = (await view.items(run)).map(({ item, memory, into }, place) => ({
    item: place,
    id: item.id,
    revision: item.revision,
    kind: item.kind,
    reason: item.reason,
    into: item.into ?? null,
    sources: [...item.sources],
    idleDays: item.idleDays ?? null,
    salience: item.salience ?? null,
    state: item.state,
    memory: memory === undefined ? null : memoryToWire(memory),
    stays: into === undefined ? null : memoryToWire(into),
  }))
  return { ...runToWire(run), items }
}
