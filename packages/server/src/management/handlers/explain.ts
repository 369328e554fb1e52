import type { IncomingHttpHeaders } from "node:http"
import { given, type MemoryEngine, type ScopeName } from "@keepsake/core"
import type { Caller } from "../../access/caller.ts"
import { authorizeScope, checkScopeName, narrowerScope, requestedScope } from "../../access/scope.ts"
import { runPlayground } from "../../gateway/playground.ts"
import { explanationToWire } from "../explanation-to-wire.ts"
import type { Handlers, ManagementParts } from "../handler.ts"
import { playgroundToWire } from "../played-on-the-wire.ts"
import { type RequestNames, resolveTarget } from "../request-target.ts"

const PATHS = {
  "chat-completions": "/v1/chat/completions",
  responses: "/v1/responses",
  messages: "/v1/messages",
} as const

/** Why, and what if. */
export function explainHandlers({ memory, owner: sources }: ManagementParts) {
  return {
    async explain({ caller, headers, body }) {
      const { query, messages, ids, limit, maxTokens, at, ...named } = body
      const { owner, as } = resolveTarget(caller, headers, sources, named)
      const scope = scopeAsked(memory, caller, headers, named)
      checkScopeName(scope, owner)
      const options = given({ ids, maxTokens, at: at === undefined ? undefined : Date.parse(at), scope })
      const explanation = await memory.for(owner, as).explain(query ?? messages ?? "", options)
      return { status: 200, body: explanationToWire(explanation, { ...memory.settings, scope }, limit) }
    },
    async playground({ caller, headers, body }) {
      const { dialect, request, maxTokens, ...named } = body
      const { owner } = resolveTarget(caller, headers, sources, named)
      const path = PATHS[dialect]
      const bytes = Buffer.from(typeof request === "string" ? request : JSON.stringify(request))
      const scope = scopeAsked(memory, caller, headers, named)
      const most = maxTokens === undefined ? undefined : Math.min(maxTokens, memory.settings.maxTokens)
      const asked = given({ maxTokens: most, scope })
      const played = await runPlayground(memory, sources, { caller, headers, path, bytes, owner, asked })
      return { status: 200, body: playgroundToWire(path, bytes, played) }
    },
  } satisfies Partial<Handlers>
}

/** As a request through the gateway: what is asked for, else the setting, never wider than the key. */
function scopeAsked(
  memory: MemoryEngine,
  caller: Caller,
  headers: IncomingHttpHeaders,
  { scope }: RequestNames,
): ScopeName {
  const asked = scope ?? requestedScope(headers)
  return asked === undefined
    ? narrowerScope(memory.settings.scope, caller.widest)
    : authorizeScope(asked, caller.widest)
}
