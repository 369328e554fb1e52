import type { Caller } from "../../access/caller.ts"
import { Rejection } from "../../rejection.ts"
import { given, type Handlers, notFound, type Parts } from "../handler.ts"
import { tenantFor } from "../place.ts"
import { keyOnTheWire } from "../wire.ts"

/** Keys: who may ask. */
export function keyHandlers({ keys }: Parts) {
  return {
    async listKeys({ caller, query }) {
      const named = query.tenant ?? query.apiKeyId ?? query.instanceId
      const all = await keys.list()
      const wanted = named === undefined ? all : all.filter((key) => key.tenant === tenantFor(caller, query))
      return { status: 200, body: { data: wanted.map(keyOnTheWire) } }
    },
    async createKey({ body }) {
      const { record, secret } = await keys.create(given(body))
      return { status: 201, body: { key: keyOnTheWire(record), secret } }
    },
    async changeKey({ caller, params, body }) {
      if (caller.role !== "admin") refuseUnlessOwn(caller, params.id, body.mode)
      const record = await keys.setMode(params.id, body.mode ?? undefined)
      if (record === undefined) throw notFound("key")
      return { status: 200, body: { key: keyOnTheWire(record) } }
    },
    async revokeKey({ params }) {
      if (!(await keys.revoke(params.id))) throw notFound("key")
      return { status: 200, body: { success: true } }
    },
  } satisfies Partial<Handlers>
}

/** Others' keys are out of sight; half a memory was given to a key by an administrator, who alone changes that. */
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
