import type { IncomingHttpHeaders } from "node:http"
import type { ConsolidationRun, OwnedMemory, ScopeName } from "@keepsake/core"
import { given, type ProposingProgress } from "@keepsake/core/internal"
import type { Caller } from "../../access/caller.ts"
import { Rejection } from "../../rejection.ts"
import { actorOf, type Handlers, type ManagementParts, notFound, respond } from "../handler.ts"
import { type RequestNames, resolveTargetOfId } from "../request-target.ts"
import { iso, isoOrNull, memoryToWire } from "../to-wire.ts"

/** Proposals to merge and archive memories. */
export function consolidationHandlers({ memory, owner: sources }: Pick<ManagementParts, "memory" | "owner">) {
  const target = (caller: Caller, headers: IncomingHttpHeaders, named: RequestNames): Target => {
    const { owner, as, scope } = resolveTargetOfId(caller, headers, sources, named)
    if (scope === "session" || scope === "agent") throw coversMore(scope)
    return { view: memory.for(owner, as).consolidation, within: { scope, by: actorOf(caller) } }
  }
  return {
    async listConsolidations({ caller, headers, query: { limit, cursor, ...named } }) {
      const { view, within } = target(caller, headers, named)
      // Read before the runs: a client that reads "complete" stops polling, so every run has to be in the list by then.
      const { nextDue, progress } = await view.status()
      const { items, next } = await view.runs({ scope: within.scope, limit, ...given({ cursor }) })
      return respond({
        setting: memory.settings.consolidation,
        nextDue: isoOrNull(nextDue),
        // Of interest to who may see all pools of the tenant.
        progress: progress === undefined || within.scope !== "tenant" ? null : progressToWire(progress),
        data: items.map(runToWire),
        ...given({ next }),
      })
    },
    async proposeConsolidation({ caller, headers, body: { dryRun, ...named } }) {
      const { view, within } = target(caller, headers, named)
      const { runs, progress } = await view.proposeWithin({ ...within, dryRun, waitMs: WAIT_MS })
      const data = await Promise.all(runs.map((run) => shownToWire(view, run)))
      return respond({ dryRun, progress: progressToWire(progress), data })
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

/** A run compares all memories of a person. */
function coversMore(scope: ScopeName): Rejection {
  return new Rejection(
    403,
    "scope_forbidden",
    `The scope is ${scope}, and proposals cover more.`,
    "Use a key that was created without --scope, and ask for the scope user.",
  )
}

/** How long a response waits for proposals. */
const WAIT_MS = 10_000

function progressToWire({ startedAt, problem, ...progress }: ProposingProgress) {
  return { startedAt: iso(startedAt), ...progress, problem: problem ?? null }
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
  const kinds = {
    merge: count("merge"),
    archive: count("archive"),
    conflict: count("conflict"),
    promote: count("promote"),
    summarize: count("summarize"),
  }
  return {
    id: run.id,
    pool: pool.name,
    at: new Date(at).toISOString(),
    by: run.by,
    state: run.state,
    facts: run.facts,
    counts: { ...kinds, open: count("open"), taken: count("taken"), moved: count("moved") },
    refused: [...refused],
    recall: run.recall,
    tookMs: run.tookMs,
    tokens: run.tokens ?? 0,
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
    session: item.session ?? null,
    idleDays: item.idleDays ?? null,
    salience: item.salience ?? null,
    state: item.state,
    memory: memory === undefined ? null : memoryToWire(memory),
    stays: into === undefined ? null : memoryToWire(into),
  }))
  return { ...runToWire(run), items }
}
