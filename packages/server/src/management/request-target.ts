import type { IncomingHttpHeaders } from "node:http"
import { type MemoryEngine, type Owner, type ScopeName, tenantOf, type ViewOptions, type Where } from "@keepsake/core"
import { narrowerScope } from "@keepsake/core/internal"
import type { Caller } from "../access/caller.ts"
import { authorizeScope, checkScopeName, type RequestedScope, requestedScope } from "../access/scope.ts"
import { type OwnerSources, resolveNames, withoutMark } from "../gateway/owner-names.ts"
import { Rejection } from "../rejection.ts"

/** Names that a request may have in addition to its key. */
export interface RequestNames {
  readonly tenant?: string | undefined
  readonly apiKeyId?: string | undefined
  readonly instanceId?: string | undefined
  readonly user?: string | undefined
  readonly agent?: string | undefined
  readonly session?: string | undefined
  readonly sessionId?: string | undefined
  readonly scope?: RequestedScope | undefined
}
/** The memories that a request is about: their owner, the scope, and filters. */
export interface RequestTarget {
  readonly owner: Owner
  readonly scope: ScopeName
  readonly where: Where
  /** Whether agents share memories, if the request decides that. */
  readonly as: ViewOptions
}

/**
 * Combines key, headers and parameters. Another tenant requires an administrator's key, names that the key is bound to cannot be changed, and
 * the scope is limited to that of the key. A key for the whole tenant sees all of it unless a header names a user or an agent.
 */
export function resolveTarget(
  caller: Caller,
  headers: IncomingHttpHeaders,
  sources: OwnerSources,
  named: RequestNames,
): RequestTarget {
  const { owner: sent, as } = resolveNames(headers, {}, caller, sources)
  const isMark = as.users === "marked" && named.user !== undefined
  const user = resolveName("user", isMark ? undefined : sent.user, named.user, caller.user)
  const agent = resolveName("agent", sent.agent, named.agent, caller.agent)
  const session = resolveName("session", sent.session, singleName("session", [named.session, named.sessionId]))
  const requested = named.scope ?? requestedScope(headers)
  const narrowed = (sent.user !== undefined && as.users !== "marked") || sent.agent !== undefined
  const scope =
    requested === undefined ? defaultScope(caller.widest, narrowed) : authorizeScope(requested, caller.widest)
  return {
    owner: {
      tenant: tenantFor(caller, named),
      ...(user !== undefined && { user }),
      ...(agent !== undefined && { agent }),
      ...(session !== undefined && { session }),
    },
    scope,
    where: {
      ...(named.user !== undefined && { user: named.user }),
      ...(named.agent !== undefined && { agent: named.agent }),
      ...((named.session ?? named.sessionId) !== undefined && session !== undefined && { session }),
    },
    as: { ...(isMark ? withoutMark(as) : as), widest: caller.widest },
  }
}

/** The target for one memory by its id. Names in the query limit the scope, as names in headers do. */
export function resolveTargetOfId(
  caller: Caller,
  headers: IncomingHttpHeaders,
  sources: OwnerSources,
  named: RequestNames,
): RequestTarget {
  const place = resolveTarget(caller, headers, sources, named)
  const narrowed = named.user !== undefined || named.agent !== undefined
  return requestedScope(headers) === undefined ? { ...place, scope: defaultScope(place.scope, narrowed) } : place
}

/** The conversation that a request writes to or reads by name. Where the scope is a conversation, there is no other. */
export function resolveSession({ scope, owner }: RequestTarget, named: string | undefined): string | undefined {
  if (scope !== "session") return named
  const session = singleName("session", [owner.session, named])
  if (session === undefined) checkScopeName(scope, owner)
  return session
}

/** Throws if the key is limited to less than its users' memories, and so may not write for all of them. */
export function checkMayShare({ widest }: Caller): void {
  if (widest === "user" || widest === "tenant") return
  throw new Rejection(
    403,
    "scope_forbidden",
    `A key that may look no further than the scope ${widest} writes no shared memories.`,
    "Use a key that was created without --scope.",
  )
}

/** The caller's tenant, or another one that an administrator names. */
export function tenantFor(caller: Caller, named: RequestNames): Owner["tenant"] {
  const tenant = singleName("tenant", [named.tenant, named.apiKeyId, named.instanceId])
  if (tenant === undefined || tenant === caller.tenant) return caller.tenant
  if (caller.role === "admin") return tenantOf(tenant)
  throw new Rejection(
    403,
    "tenant_forbidden",
    "This key belongs to one tenant and the request names another",
    "Leave tenant, apiKeyId and instanceId out, or use an admin key.",
  )
}

/** The scope as in the gateway: the requested one, or the setting limited to the scope of the key. */
export function scopeAsked(
  memory: MemoryEngine,
  caller: Caller,
  headers: IncomingHttpHeaders,
  { scope }: RequestNames,
): ScopeName {
  const requested = scope ?? requestedScope(headers)
  return requested === undefined
    ? narrowerScope(memory.settings.scope, caller.widest)
    : authorizeScope(requested, caller.widest)
}

function defaultScope(widest: ScopeName, narrowed: boolean): ScopeName {
  return widest === "tenant" && narrowed ? "user" : widest
}

/** The name from all sources, which must agree. */
function resolveName(
  what: string,
  sent: string | undefined,
  named: string | undefined,
  bound?: string | undefined,
): string | undefined {
  if (bound !== undefined && named !== undefined && named !== bound) {
    throw new Rejection(
      403,
      "name_forbidden",
      `The request names another ${what} than the one this key belongs to`,
      `Leave ${what} out, or use a key that is not bound to one ${what}.`,
    )
  }
  return singleName(what, [sent, named])
}

function singleName(what: string, values: readonly (string | undefined)[]): string | undefined {
  const [first, second] = new Set(values.filter((value) => value !== undefined))
  if (second === undefined) return first
  throw new Rejection(400, "names_differ", `The request names two different values for ${what}`, "Send one of them.")
}
