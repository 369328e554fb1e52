import type { Pool, Version } from "@keepsake/core"
import type { Reach } from "@keepsake/core/internal"

/** A change as the feed has it. */
export type PooledVersion = Version & { readonly pool: Pool }

/** Whether a change is of a memory that this reach may see. What was taken out bears no marks any more: its pool alone says whose it was. */
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
