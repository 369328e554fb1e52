import type { MemoryEngine, Tenant } from "@keepsake/core"
import { scopeOf } from "@keepsake/core/internal"
import type { QdrantAdministration, StaleCriteria } from "@keepsake/store-qdrant"

const DAY_MS = 86_400_000

interface CleanUp {
  readonly by: string
  /** False: only counted. */
  readonly erase: boolean
  readonly olderThanDays?: number | undefined
  readonly tenant?: Tenant | undefined
}

/** Counts what nothing shows any more by a filter of the server, and erases it the way every memory is erased: with versions, neighbours' words and vectors. */
export async function cleanUp(
  memory: MemoryEngine,
  server: QdrantAdministration,
  { by, erase, olderThanDays, tenant }: CleanUp,
) {
  const started = performance.now()
  const at = Date.now()
  const createdBefore = olderThanDays === undefined ? undefined : at - olderThanDays * DAY_MS
  const stale: StaleCriteria = { at, createdBefore, tenant }
  const count = await server.countStale(stale)
  const deletedCount = erase ? await eraseAll(memory, server, stale, by) : 0
  return {
    ok: true,
    dryRun: !erase,
    count,
    deletedCount,
    retentionDays: olderThanDays ?? null,
    latencyMs: Math.round(performance.now() - started),
  }
}

async function eraseAll(
  memory: MemoryEngine,
  server: QdrantAdministration,
  stale: StaleCriteria,
  by: string,
): Promise<number> {
  let erased = 0
  for await (const page of server.stale(stale)) {
    for (const { pool, id } of page) {
      const [found] = await memory.store.read(scopeOf(pool), [id])
      if (found === undefined) continue
      if (await memory.for(found.owner).erase(id, { scope: "tenant", by })) erased++
    }
  }
  return erased
}
