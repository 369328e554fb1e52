import { MemoryError } from "../contract/errors.ts"
import type { Memory, Owner, Pool, Scope, Tenant } from "../contract/memory.ts"
import type { Where } from "../contract/store.ts"

/** The scope of a request; `reachOf` defines the names. */
export type ScopeName = "session" | "agent" | "user" | "tenant"
export type Agents = "shared" | "own"
/** What a request may access: the pool it writes to, the scope it reads, and a filter that narrows the scope. */
export interface Reach {
  readonly pool: string
  readonly scope: Scope
  readonly where: Where
}

/** Creates a tenant. Call it with the name of a checked credential, never with text from a request. */
export function tenantOf(name: string): Tenant {
  if (!/^[^\p{Cc}\p{Cs}]{1,200}$/u.test(name)) {
    throw new MemoryError("options_invalid", "A tenant's name has 1 to 200 characters and no control characters")
  }
  // The brand exists only for the compiler; this is the one place that gives it.
  return name as Tenant
}

/**
 * The only place where names become pools: `user or none / agent or none`. With shared agents the agent is a field of
 * what its user (or nobody) owns; an agent with `own` memory writes to its own pool, and reads that and everything
 * less narrow.
 */
export function reachOf(owner: Owner, agents: Agents = "shared", within: ScopeName = "user"): Reach {
  const user = poolPart(owner.user)
  const agent = poolPart(owner.agent)
  const write = `${user}/${agents === "own" ? agent : NOBODY}`
  const read = new Set([`${user}/${agent}`, `${user}/${NOBODY}`, `${NOBODY}/${agent}`, `${NOBODY}/${NOBODY}`])
  const [first = write, ...rest] = read
  const pools: Scope["pools"] = within === "tenant" ? "all" : [first, ...rest]
  return { pool: write, scope: { tenant: owner.tenant, pools }, where: ownerFilter(owner, within) }
}

function ownerFilter(owner: Owner, within: ScopeName): Where {
  if (within === "session") {
    if (owner.session === undefined) throw missingName("session")
    return { session: owner.session }
  }
  if (within === "agent") {
    if (owner.agent === undefined) throw missingName("agent")
    return { agent: owner.agent }
  }
  return {}
}

function missingName(name: "session" | "agent"): MemoryError {
  return new MemoryError("options_invalid", `The scope is "${name}" but the request names no ${name}`, {
    remedy: `Send x-keepsake-${name}, or ask for another scope.`,
  })
}

const NOBODY = "-"

/** A name as part of a pool's name, encoded so that it cannot be mistaken for nobody or for two names. */
export function poolPart(name: string | undefined): string {
  if (name === undefined) return NOBODY
  return name === NOBODY ? "%2D" : encodeURIComponent(name.toWellFormed())
}

/** The pool of a memory. */
export function poolOf({ owner, pool }: Memory): Pool {
  return { tenant: owner.tenant, name: pool }
}

/** A read of one pool and nothing else. */
export function scopeOf({ tenant, name }: Pool): Scope {
  return { tenant, pools: [name] }
}

/** The lane of a pool: its jobs are done one at a time, in order. */
export function laneOf(pool: Pool): string {
  return `${pool.tenant}\n${pool.name}`
}
