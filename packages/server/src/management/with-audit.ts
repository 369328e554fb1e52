import { type Route, routes } from "@keepsake/api"
import type { AuditLog } from "@keepsake/core"
import type { Caller } from "../access/caller.ts"
import { actorOf, type Handlers } from "./handler.ts"
import { type RequestNames, tenantFor } from "./request-target.ts"

interface AuditedRequest {
  readonly caller: Caller | undefined
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}
type Handler = (request: AuditedRequest) => Promise<{ readonly body?: unknown }>

/** Wraps handlers that change something: records action and ids, never texts, in the audit log before they respond. */
export function withAudit(handlers: Handlers, audit: Pick<AuditLog, "record">): Handlers {
  const auditedRoutes = Object.entries<Route>(routes).filter(
    ([, { method, isReadOnly }]) => method !== "GET" && isReadOnly !== true,
  )
  // Each handler has the types of its route, which a loop over all routes cannot express.
  const byName = handlers as unknown as Readonly<Record<string, Handler>>
  const wrapped = auditedRoutes.map(([name, { operation = name }]) => [
    name,
    async (request: AuditedRequest) => {
      const response = await byName[name]?.(request)
      if (request.caller !== undefined)
        await audit.record(auditEntry(operation, request.caller, request, response?.body))
      return response
    },
  ])
  // Each wrapped handler has the type of the original.
  return { ...handlers, ...(Object.fromEntries(wrapped) as Partial<Handlers>) }
}

function auditEntry(action: string, caller: Caller, { params, query, body }: AuditedRequest, answer: unknown) {
  const named = { ...Object(query), ...Object(body) } satisfies RequestNames
  const ids = [...new Set(idsIn(params, answer))]
  return { by: actorOf(caller), action, tenant: tenantFor(caller, named), ids, ...importCount(answer) }
}

/** An import is recorded by its number of created, changed and restored memories. */
function importCount(answer: unknown): { readonly count?: number } {
  const { did } = Object(answer)
  if (typeof did !== "object" || did === null) return {}
  const { created = 0, updated = 0, superseded = 0, restored = 0 } = did
  return { count: created + updated + superseded + restored }
}

/** Fields of responses that contain ids. */
const LISTS = ["ids", "forgotten", "restored"]
const RECORDS = ["memory", "key", "receipt"]

function idsIn(...places: readonly unknown[]): readonly string[] {
  return places.flatMap((place) => {
    const fields: Readonly<Record<string, unknown>> = Object(place)
    const lists = LISTS.flatMap((name) => (Array.isArray(fields[name]) ? fields[name] : []))
    const records = RECORDS.map((name) => Object(fields[name]).id)
    return [fields.id, ...records, ...lists].filter((id) => typeof id === "string")
  })
}
