import { tenantOf } from "@keepsake/core"
import { notReached } from "@keepsake/core/internal"
import type { Handlers, ManagementParts } from "../handler.ts"

/** Maintenance: scans for secrets, reconciliation, compaction. */
export function upkeepHandlers({ memory }: ManagementParts) {
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
      return { status: 200, body: { success: true, notReached: [...notReached(await memory.compact())] } }
    },
  } satisfies Partial<Handlers>
}
