import type { Memory, Pool, Scope } from "../contract/memory.ts"

/** The pool that a memory stands in. */
export function poolOf({ owner, pool }: Memory): Pool {
  return { tenant: owner.tenant, name: pool }
}

/** A read of one pool and nothing else. */
export function scopeOf({ tenant, name }: Pool): Scope {
  return { tenant, pools: [name] }
}
