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
    async revokeKey({ params }) {
      if (!(await keys.revoke(params.id))) throw notFound("key")
      return { status: 200, body: { success: true } }
    },
  } satisfies Partial<Handlers>
}
