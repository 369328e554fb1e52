import { tenantOf } from "@keepsake/core"
import { notReached } from "@keepsake/core/internal"
import { type Handlers, type ManagementParts, respond } from "../handler.ts"

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
      return respond({ ...page, found })
    },
    reconcile: async () => respond(await memory.reconcile()),
    compactStore: async () => respond({ success: true, notReached: [...notReached(await memory.compact())] }),
  } satisfies Partial<Handlers>
}
