import type { Pool, Version } from "@keepsake/core"
import type { Reach } from "@keepsake/core/internal"

/** A version in the feed of changes, with its pool. */
export type PooledVersion = Version & { readonly pool: Pool }

/** Whether a change is visible within this reach. A deleted memory has no owner any more, so only its pool is compared. */
export function isVisible({ pool, memory }: PooledVersion, { scope, where }: Pick<Reach, "scope" | "where">): boolean {
  if (pool.tenant !== scope.tenant || (scope.pools !== "all" && !scope.pools.includes(pool.name))) return false
  if (memory === undefined) return where.user === undefined && where.agent === undefined && where.session === undefined
  const { owner } = memory
  const marked = [
    [where.user, owner.user],
    [where.agent, owner.agent],
    [where.session, owner.session],
  ]
  return marked.every(([wanted, name]) => wanted === undefined || wanted === name)
}
