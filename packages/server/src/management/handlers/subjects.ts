import type { RouteOutput, Routes } from "@keepsake/api"
import { type Owner, type Receipt, STATUSES, type Subject } from "@keepsake/core"
import { given, narrowerScope } from "@keepsake/core/internal"
import type { Caller } from "../../access/caller.ts"
import type { Keys } from "../../access/keys.ts"
import { Rejection } from "../../rejection.ts"
import { actorOf, type Handlers, type ManagementParts, respond } from "../handler.ts"
import { countMemories } from "../list-memories.ts"
import { resolveTarget, tenantFor } from "../request-target.ts"
import { iso } from "../to-wire.ts"

/** Opt-outs, erasure of people's data, and the audit log. */
export function subjectHandlers({ memory, keys, owner: sources }: Pick<ManagementParts, "memory" | "keys" | "owner">) {
  const shown = async (
    owner: Owner & { readonly user: string },
    { widest }: Caller,
  ): Promise<RouteOutput<Routes["getSubject"]>> => {
    const scope = narrowerScope("user", widest)
    const place = { owner, scope, where: { user: owner.user, status: STATUSES }, as: {} } as const
    const seesNothing = (scope === "session" || scope === "agent") && owner[scope] === undefined
    const { total } = seesNothing ? { total: 0 } : await countMemories(memory, place)
    return {
      user: owner.user,
      tenant: owner.tenant,
      capture: (await memory.optOuts.has(owner)) ? "off" : "on",
      memories: total,
    }
  }
  return {
    async getSubject({ caller, headers, params: { user }, query }) {
      const { owner } = resolveTarget(caller, headers, sources, { ...query, user })
      return respond(await shown({ ...owner, user }, caller))
    },
    async setSubject({ caller, headers, params: { user }, body: { capture, ...named } }) {
      const { owner } = resolveTarget(caller, headers, sources, { ...named, user })
      if (capture === "on") checkMayEndOptOut(caller)
      await memory.optOuts.set(owner.tenant, user, capture === "off")
      return respond(await shown({ ...owner, user }, caller))
    },
    async eraseSubject({ caller, body }) {
      const { user, agent, session, key, everything, preview, compact, destroyedKeys } = body
      const tenant = tenantFor(caller, body)
      const names = given({ user, agent, session, key })
      if ((Object.keys(names).length === 0) !== (everything === true)) throw missingSubject()
      const subject: Subject = { tenant, ...names }
      if (preview) {
        return respond({ receipt: null, found: await memory.countSubject(subject), keysRevoked: 0 })
      }
      let keysRevoked = 0
      const alongside = async () => {
        keysRevoked = await revokeKeys(keys, subject, caller.keyId)
      }
      const receipt = await memory.eraseSubject(subject, { by: actorOf(caller), compact, destroyedKeys, alongside })
      const { memories, versions } = receipt
      return respond({ receipt: receiptToWire(receipt), found: { memories, versions }, keysRevoked })
    },
    async listReceipts({ query: { limit, cursor } }) {
      const { items, next } = await memory.receipts({ limit, ...given({ cursor }) })
      return respond({ data: items.map(receiptToWire), ...given({ next }) })
    },
    async listAudit({ caller, query: { limit, cursor, by, action, about, ...named } }) {
      const tenant = named.tenant ?? named.apiKeyId ?? named.instanceId
      const wanted = given({ cursor, by, action, about, tenant: tenant && tenantFor(caller, named) })
      const { items, next } = await memory.audit.list({ limit, ...wanted })
      const data = items.map(({ at, ids, ...deed }) => ({ ...deed, at: iso(at), ids: [...ids] }))
      return respond({ data, ...given({ next }) })
    },
  } satisfies Partial<Handlers>
}

/** An opt-out is a person's, with every agent and in every conversation, so a key that sees less ends only its own person's. */
function checkMayEndOptOut({ widest, user }: Caller): void {
  if (user !== undefined || widest === "user" || widest === "tenant") return
  throw new Rejection(
    403,
    "scope_forbidden",
    `A key that may look no further than the scope ${widest} ends no person's opt-out.`,
    "Use a key that is bound to this user, or one that was created without --scope.",
  )
}

/** Revokes the keys of an erased tenant or user, except for the caller's own. */
async function revokeKeys(keys: Keys, { tenant, user, agent, session, key }: Subject, asking: string): Promise<number> {
  if (agent !== undefined || session !== undefined || key !== undefined) return 0
  const all = await keys.list()
  const theirs = all.filter(
    (one) => one.tenant === tenant && one.id !== asking && (user === undefined || one.user === user),
  )
  for (const { id } of theirs) await keys.revoke(id)
  return theirs.length
}

function receiptToWire({ at, subject, notReached, awaits, completedAt, destroyedKeys, ...receipt }: Receipt) {
  return {
    ...receipt,
    ...(destroyedKeys && { destroyedKeys: [...destroyedKeys] }),
    at: iso(at),
    subject: [...subject],
    notReached: [...notReached],
    awaits: [...awaits],
    completedAt: completedAt === undefined ? null : iso(completedAt),
  }
}

function missingSubject(): Rejection {
  const message = "The request must say whom to erase: by names, or everything of the tenant"
  return new Rejection(422, "options_invalid", message, "Send user, agent, session or key, or everything: true.")
}
