import type { IncomingHttpHeaders } from "node:http"
import type { MessageCodes, RouteRequest, Routes } from "@keepsake/api"
import type { Decision, MemoryUpdate, OwnedMemory, ScopeName } from "@keepsake/core"
import { given } from "@keepsake/core/internal"
import type { Caller } from "../../access/caller.ts"
import { Rejection } from "../../rejection.ts"
import { changeMany } from "../change-many.ts"
import { actorOf, type Handlers, type ManagementParts, notFound, respond } from "../handler.ts"
import { versionToWire } from "../history-to-wire.ts"
import { type RequestNames, resolveTarget, resolveTargetOfId } from "../request-target.ts"
import { memoryToWire } from "../to-wire.ts"

/** Changes of existing memories. */
export function lifecycleHandlers({ memory, owner: sources }: Pick<ManagementParts, "memory" | "owner">) {
  const one = (caller: Caller, headers: IncomingHttpHeaders, named: RequestNames): Viewed => {
    const { owner, as, scope } = resolveTargetOfId(caller, headers, sources, named)
    return { view: memory.for(owner, as), within: { scope, by: actorOf(caller) } }
  }
  return {
    async updateMemory({ caller, headers, params, body }) {
      const { view, within } = one(caller, headers, body)
      const stands = await view.get(params.id, within)
      if (stands === undefined) throw notFound("memory")
      if (body.key !== undefined && body.key !== "" && body.key !== stands.key) throw keyStays()
      const changed = await view.update(params.id, changeIn(body), { ...within, ...given({ revision: body.revision }) })
      return changedMemory(changed)
    },
    async memoryHistory({ caller, headers, params, query }) {
      const { view, within } = one(caller, headers, query)
      const { limit, cursor } = query
      const page = await view.history(params.id, { ...within, limit, ...given({ cursor }) })
      if (page === undefined) throw notFound("memory")
      // The last version of a page is compared with the first one of the next page.
      const behind =
        page.next === undefined ? undefined : await view.history(params.id, { ...within, limit: 1, cursor: page.next })
      const all = [...page.items, ...(behind?.items ?? [])]
      const data = page.items.map((version, place) => versionToWire(version, all.slice(place + 1)))
      return respond({ data, ...given({ next: page.next }) })
    },
    async restoreMemory({ caller, headers, params, body }) {
      const { view, within } = one(caller, headers, body)
      return changedMemory(await view.restore(params.id, { ...within, ...given({ revision: body.revision }) }))
    },
    async judgeMemory({ caller, headers, params, body }) {
      const { view, within } = one(caller, headers, body)
      return changedMemory(await view.feedback(params.id, body.verdict, within))
    },
    async changeMemories({ caller, headers, body }) {
      const place = resolveTarget(caller, headers, sources, body)
      return respond(await changeMany(memory, place, actorOf(caller), { ...body, change: changeIn(body.change ?? {}) }))
    },
    async listReview({ caller, headers, query }) {
      const { owner, as, scope, where } = resolveTarget(caller, headers, sources, query)
      const { limit, cursor } = query
      const page = await memory.for(owner, as).review(query.because, { scope, where, limit, ...given({ cursor }) })
      const data = page.items.map(({ memory, against, because, code, reason }) => ({
        memory: memoryToWire(memory),
        because,
        code: code satisfies MessageCodes["review"],
        reason,
        against: against.map(memoryToWire),
      }))
      return respond({ data, ...given({ next: page.next }) })
    },
    async decideReview({ caller, headers, params, body }) {
      const { view, within } = one(caller, headers, body)
      const decided = await view.decide(params.id, decisionIn(body), {
        ...within,
        ...given({ revision: body.revision }),
      })
      if (decided === undefined) throw notFound("memory")
      return respond({ success: true, memory: decided && memoryToWire(decided) })
    },
  } satisfies Partial<Handlers>
}

interface Viewed {
  readonly view: OwnedMemory
  readonly within: { readonly scope: ScopeName; readonly by: string }
}

type Changed = Awaited<ReturnType<OwnedMemory["update"]>>

function changedMemory(memory: Changed) {
  if (memory === undefined) throw notFound("memory")
  return { status: 200, body: { success: true, memory: memoryToWire(memory) } } as const
}

function changeIn(body: Partial<RouteRequest<Routes["updateMemory"]>["body"]>): MemoryUpdate {
  const { content, origin, type, category, importance, pinned, metadata, expiresAt, validFrom, validUntil } = body
  return given({ content, origin, type, category, importance, pinned, metadata, expiresAt, validFrom, validUntil })
}

function decisionIn({ decision, into, content, words }: RouteRequest<Routes["decideReview"]>["body"]): Decision {
  if (decision === "reject") return { decision, ...given({ words }) }
  if (decision !== "merge") return { decision }
  if (into === undefined) {
    throw new Rejection(422, "options_invalid", "A merge needs the memory to merge into", "Name it as into.")
  }
  return { decision, into, ...given({ content }) }
}

function keyStays(): Rejection {
  const remedy = "Add it under the other key, and delete this one."
  return new Rejection(422, "key_stays", "A memory keeps its key: another key is another memory", remedy)
}
