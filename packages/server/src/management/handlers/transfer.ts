import { EXPORT_VERSION, type ExportLine } from "@keepsake/api"
import { type MemoryEngine, type Scope, tenantOf, type Where } from "@keepsake/core"
import { given, isReserved, pastWindows, reachOf } from "@keepsake/core/internal"
import type { Caller } from "../../access/caller.ts"
import { refuseSecretOwner } from "../../access/secret-names.ts"
import { resolveNames } from "../../gateway/owner-names.ts"
import { Rejection } from "../../rejection.ts"
import { actorOf, type Handlers, type ManagementParts, respond } from "../handler.ts"
import { importLines } from "../importing/import-lines.ts"
import { ImportReceipts } from "../importing/import-receipts.ts"
import { checkMayShare, resolveSession, resolveTarget, tenantFor } from "../request-target.ts"

/** Export and import. */
export function transferHandlers({ memory, owner: sources }: ManagementParts) {
  const receipts = new ImportReceipts(memory.state)
  return {
    async exportMemories({ caller, headers, query }) {
      if (query.tenants === "all") {
        onlyForAdmins(caller, "Every tenant is exported")
        const scopes = (await memory.tenants()).map((tenant): Scope => ({ tenant, pools: "all" }))
        return { status: 200, lines: exportOf(memory, scopes, {}) }
      }
      const { owner, as, scope, where } = resolveTarget(caller, headers, sources, query)
      const reach = reachOf(owner, { ...memory.settings, ...as }, scope)
      return {
        status: 200,
        lines: exportOf(memory, [reach.scope], { ...where, ...reach.where, ...given({ key: query.key }) }),
      }
    },
    async importConversation({ caller, headers, body: { session, messages, ...names } }) {
      const target = resolveTarget(caller, headers, sources, names)
      resolveSession(target, session)
      const { owner, as } = target
      await memory.optOuts.check(owner)
      const view = memory.for(owner, as)
      const latest = Date.now()
      const said = messages.map(({ at, ...message }) => ({ ...message, ...given({ at: at && Math.min(at, latest) }) }))
      const ids = new Set<string>()
      let forgetRequests = 0
      let forgotten = 0
      for (const window of pastWindows(said)) {
        const { memories, forgot } = await view.remember(window.messages, { session, findElsewhere: true })
        for (const { id } of memories) ids.add(id)
        forgetRequests += forgot?.requests ?? 0
        forgotten += forgot?.removed ?? 0
      }
      return respond({ session, memories: ids.size, forgetRequests, forgotten })
    },
    async importMemories({ caller, headers, query, body }) {
      const { owner: sent } = resolveNames(headers, {}, caller, sources)
      const named = query.tenant ?? query.apiKeyId ?? query.instanceId
      tenantFor(caller, query)
      const key = headers["idempotency-key"]
      const answer = await importLines({
        memory,
        // The idempotency key applies to one caller and one set of parameters.
        ...(typeof key === "string" &&
          key !== "" && {
            idempotency: { receipts, key: JSON.stringify([caller.keyId, caller.tenant, key, query, sent]) },
          }),
        file: {
          bytes: body,
          name: query.file ?? "the file",
          ...(query.from !== undefined && query.from !== "jsonl" && { format: query.from }),
          ...(query.modifiedAt !== undefined && { modifiedAt: new Date(query.modifiedAt).toISOString() }),
        },
        dryRun: query.dryRun ?? false,
        by: actorOf(caller),
        now: Date.now(),
        idsPerPool: !seesWholeTenant(caller),
        widest: caller.widest,
        shared: query.shared === true,
        ownerOf: (line) => {
          if (line.shared ?? query.shared) checkMayShare(caller)
          if (named !== undefined && line.tenant !== undefined && line.tenant !== named)
            throw anotherTenant(line.tenant, named)
          const user = nameFor("user", caller.user, line.user ?? query.user ?? sent.user)
          const agent = nameFor("agent", caller.agent, line.agent ?? query.agent ?? sent.agent)
          const session = line.session ?? (caller.widest === "session" ? sent.session : undefined)
          const owner = {
            tenant: tenantFor(caller, { tenant: line.tenant ?? named }),
            ...(user !== undefined && { user }),
            ...(agent !== undefined && { agent }),
            ...(session !== undefined && { session }),
          }
          refuseSecretOwner(owner)
          return owner
        },
        mayRestore: (tenant) => {
          onlyForAdmins(caller, "Exported memories are put back as they were, trust and history included")
          if (named !== undefined && tenant !== named) throw anotherTenant(tenant, named)
          if (isReserved(tenantOf(tenant))) throw anotherTenant(tenant, "of yours")
        },
      })
      return respond(answer)
    },
  } satisfies Partial<Handlers>
}

async function* exportOf(memory: MemoryEngine, scopes: readonly Scope[], where: Where): AsyncGenerator<ExportLine> {
  yield { keepsake: "memories", version: EXPORT_VERSION, exportedAt: new Date().toISOString() }
  let memories = 0
  for (const scope of isNarrowed(where) ? [] : scopes) {
    for await (const conversation of memory.exportSessions(scope, where)) {
      // Same fields as in the schema, but readonly.
      yield { conversation } as unknown as ExportLine
    }
  }
  for (const scope of scopes) {
    for await (const exported of memory.exportMemories(scope, where)) {
      memories++
      // Same fields as in the schema, but readonly.
      yield exported as unknown as ExportLine
    }
  }
  yield { end: true, memories }
}

/** Whether a filter excludes parts of sessions, so that no session is exported as a whole. */
function isNarrowed({ session: _, user: __, ...others }: Where): boolean {
  return Object.keys(others).length > 0
}

/** Whether the key may read every memory of its tenant, so that the ids in it tell it nothing. */
function seesWholeTenant({ role, user, agent, widest }: Caller): boolean {
  return role === "admin" || (user === undefined && agent === undefined && widest === "tenant")
}

/** The name that the key is bound to, else the requested one. */
function nameFor(what: string, bound: string | undefined, named: string | undefined): string | undefined {
  if (bound === undefined || named === undefined || named === bound) return bound ?? named
  const remedy = `Use a key that is not bound to one ${what}.`
  throw new Rejection(403, "name_forbidden", `It names another ${what} than the one this key belongs to`, remedy)
}

function onlyForAdmins({ role }: Caller, what: string): void {
  if (role === "admin") return
  throw new Rejection(403, "admin_only", `${what} by an administrator alone`, "Use a key with the role admin.")
}

function anotherTenant(tenant: string, wanted: string): Rejection {
  const remedy = "Import it without naming a tenant: an export goes back where it came from."
  return new Rejection(422, "tenant_differs", `It belongs to the tenant ${tenant}, not to ${wanted}`, remedy)
}
