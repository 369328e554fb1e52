import type { RouteOutput, Routes } from "@keepsake/api"
import { countTokens, given } from "@keepsake/core/internal"
import { checkScopeName } from "../../access/scope.ts"
import { type PlaygroundRun, runPlayground } from "../../gateway/playground.ts"
import { dialectNamed } from "../../gateway/providers/providers.ts"
import { timeZoneFromHeader } from "../../gateway/time-zone.ts"
import { explanationToWire } from "../explanation-to-wire.ts"
import { type Handlers, type ManagementParts, respond } from "../handler.ts"
import { resolveTarget, scopeAsked } from "../request-target.ts"
/** Explanations and the playground. */
export function explainHandlers({ memory, owner: sources }: ManagementParts) {
  return {
    async explain({ caller, headers, body }) {
      const { query, messages, ids, limit, maxTokens, at, ...named } = body
      const { owner, as } = resolveTarget(caller, headers, sources, named)
      const scope = scopeAsked(memory, caller, headers, named)
      checkScopeName(scope, owner)
      const options = given({
        ids,
        maxTokens,
        at: at === undefined ? undefined : Date.parse(at),
        scope,
        timeZone: timeZoneFromHeader(headers),
      })
      const explanation = await memory.for(owner, as).explain(query ?? messages ?? "", options)
      return respond(explanationToWire(explanation, { ...memory.settings, scope }, limit))
    },
    async playground({ caller, headers, body }) {
      const { dialect, request, maxTokens, ...named } = body
      const { owner: resolved, as } = resolveTarget(caller, headers, sources, named)
      const { user, ...others } = resolved
      // A mark is read from the request's own headers and body.
      const owner = user === undefined || as.users === "marked" ? others : resolved
      const { path } = dialectNamed(dialect)
      const bytes = Buffer.from(typeof request === "string" ? request : JSON.stringify(request))
      const scope = scopeAsked(memory, caller, headers, named)
      const most = maxTokens === undefined ? undefined : Math.min(maxTokens, memory.settings.maxTokens)
      const overrides = given({ maxTokens: most, scope })
      const played = await runPlayground(memory, sources, { caller, headers, path, bytes, owner, asked: overrides })
      return respond(playgroundToWire(path, bytes, played))
    },
  } satisfies Partial<Handlers>
}

/** Converts the result of the playground. */
function playgroundToWire(path: string, request: Buffer, played: PlaygroundRun): RouteOutput<Routes["playground"]> {
  const { payload, inserted, placement, recalled, mode, session, degraded } = played
  const cacheable = commonPrefix(request, payload)
  return {
    path,
    payload: payload.toString("utf8"),
    changed: inserted !== undefined,
    memory: mode,
    inserted: inserted ? { at: inserted.at, bytes: Buffer.byteLength(inserted.text), text: inserted.text } : null,
    block: placement?.block ?? null,
    position: placement?.at ?? null,
    recalled: [...recalled],
    tokens: {
      request: countTokens(request.toString("utf8")),
      payload: countTokens(payload.toString("utf8")),
      block: played.tokens,
    },
    bytes: { request: request.length, payload: payload.length, cacheable },
    cacheableShare: request.length === 0 ? 1 : cacheable / request.length,
    session,
    degraded: [...degraded],
  }
}

function commonPrefix(one: Buffer, other: Buffer): number {
  const most = Math.min(one.length, other.length)
  let at = 0
  while (at < most && one[at] === other[at]) at++
  return at
}
