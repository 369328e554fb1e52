import { tenantOf } from "@keepsake/core"
import { Rejection } from "../../rejection.ts"
import type { Handlers, Parts } from "../handler.ts"

/** Secrets in what is stored: of every tenant, unless one is named. */
export function upkeepHandlers({ memory }: Parts) {
  return {
    async scanMemories({ body: { redact = false, cursor, tenant, apiKeyId, instanceId } }) {
      const named = tenant ?? apiKeyId ?? instanceId
      const page = await memory.scan({
        redact,
        ...(named !== undefined && { tenant: tenantOf(named) }),
        ...(cursor !== undefined && { cursor }),
      })
      const found = page.found.map((finding) => ({ ...finding, kinds: [...finding.kinds] }))
      return { status: 200, body: { ...page, found } }
    },
    async reconcile() {
      return { status: 200, body: await memory.reconcile() }
    },
    async compactStore() {
      const { store } = memory
      if (store.compact === undefined) {
        throw new Rejection(
          422,
          "part_missing",
          `The store ${store.name} cannot write its files anew`,
          "Use the means of its database.",
        )
      }
      await store.compact()
      return { status: 200, body: { success: true } }
    },
  } satisfies Partial<Handlers>
}
