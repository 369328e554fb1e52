import { given } from "@keepsake/core/internal"
import type { Caller } from "../../access/caller.ts"
import { Rejection } from "../../rejection.ts"
import { type Handlers, type ManagementParts, notFound, respond } from "../handler.ts"
import { tenantFor } from "../request-target.ts"
import { keyToWire } from "../to-wire.ts"

/** API keys. */
export function keyHandlers({ keys }: ManagementParts) {
  const isLastAdmin = async (id: string): Promise<boolean> => {
    const admins = (await keys.list()).filter(({ role }) => role === "admin")
    return admins.length === 1 && admins[0]?.id === id
  }
  return {
    async listKeys({ caller, query }) {
      const named = query.tenant ?? query.apiKeyId ?? query.instanceId
      const all = await keys.list()
      const wanted = named === undefined ? all : all.filter((key) => key.tenant === tenantFor(caller, query))
      return respond({ data: wanted.map(keyToWire) })
    },
    async createKey({ body }) {
      const { record, secret } = await keys.create(given(body))
      return { status: 201, body: { key: keyToWire(record), secret } }
    },
    async changeKey({ caller, params, body }) {
      if (caller.role !== "admin") refuseUnlessOwn(caller, params.id, body.mode)
      const record = await keys.setMode(params.id, body.mode ?? undefined)
      if (record === undefined) throw notFound("key")
      return respond({ key: keyToWire(record) })
    },
    async revokeKey({ params }) {
      if (await isLastAdmin(params.id)) throw lastAdmin()
      if (!(await keys.revoke(params.id))) throw notFound("key")
      return respond({ success: true })
    },
  } satisfies Partial<Handlers>
}

/** Without an administrator's key only someone with access to the data folder could manage this Keepsake. */
function lastAdmin(): Rejection {
  return new Rejection(
    409,
    "last_admin_key",
    "This is the last key with the role admin: without it keys and settings cannot be managed",
    "Make another one first: keepsake keys create --role admin",
  )
}

/** A caller without the role admin may only turn the memory of its own key on or off. The modes read and write are set by administrators. */
function refuseUnlessOwn(caller: Caller, id: string, mode: Caller["mode"] | null): void {
  if (caller.keyId !== id) throw notFound("key")
  const isHalf = (one: Caller["mode"] | null) => one === "read" || one === "write"
  if (!isHalf(caller.mode) && !isHalf(mode)) return
  throw new Rejection(
    403,
    "mode_forbidden",
    "Without the role admin a key turns only its own memory off, and back on",
    "Use an admin key: keepsake keys create --role admin",
  )
}
