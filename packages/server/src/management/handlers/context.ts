import { given } from "@keepsake/core/internal"
import { checkScopeName } from "../../access/scope.ts"
import { timeZoneFromHeader } from "../../gateway/time-zone.ts"
import { applyFilters } from "../filters.ts"
import { type Handlers, type ManagementParts, respond } from "../handler.ts"
import { resolveTarget, scopeAsked } from "../request-target.ts"
import { memoryToWire } from "../to-wire.ts"

/** A query without a topic returns the profile, then the most important and the newest memories. */
const ABOUT_THE_USER = "What do you know about me?"

/** The block that a request would get. */
export function contextHandlers({ memory, owner: sources }: Pick<ManagementParts, "memory" | "owner">) {
  return {
    async memoryContext({ caller, headers, body }) {
      const { owner, as, where } = applyFilters(resolveTarget(caller, headers, sources, body), body)
      const scope = scopeAsked(memory, caller, headers, body)
      checkScopeName(scope, owner)
      const maxTokens = Math.min(body.maxTokens ?? Number.POSITIVE_INFINITY, memory.settings.maxTokens)
      const query = body.query === undefined || body.query.trim() === "" ? ABOUT_THE_USER : body.query
      const { block, tokens, memories, degraded } = await memory
        .for(owner, as)
        .recall(query, { scope, where, maxTokens, ...given({ timeZone: timeZoneFromHeader(headers) }) })
      const data = memories.map(({ memory: one, shown }) => ({ memory: memoryToWire(one), shown }))
      return respond({ block: block ?? null, tokens, data, degraded: [...degraded] })
    },
  } satisfies Partial<Handlers>
}
