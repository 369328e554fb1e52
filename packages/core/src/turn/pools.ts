import { MemoryError } from "../contract/errors.ts"
import type { Memory, Owner, Pool, Scope, Tenant } from "../contract/memory.ts"
import type { Where } from "../contract/store.ts"
import { omitUndefined } from "../plugin/omit-undefined.ts"

/** The scope of a request; `reachOf` defines the names. */
export type ScopeName = "session" | "agent" | "user" | "tenant"
export type Agents = "shared" | "own"
/** `own`: a user's name chooses the pool. `marked`: the client sent the name without being asked, so memories are only marked with it. */
export type Users = "own" | "marked"
/** Who reads what was said without a user's name: requests without one (`own`), or every request of the tenant (`everyone`). */
export type Unnamed = "own" | "everyone"
/** How the names of a request become pools. */
export interface PoolRules {
  /** Default: `shared`. */
  readonly agents?: Agents | undefined
  /** Default: `own`. */
  readonly unnamed?: Unnamed | undefined
  /** Default: `own`. With `unnamed: everyone` a mark chooses the pool as well, as it did before the setting existed. */
  readonly users?: Users | undefined
}
/** What a request may access: the pool it writes to, the scope it reads, and a filter that narrows the scope. */
export interface Reach {
  readonly pool: string
  readonly scope: Scope
  /** Where it may change and delete memories: `scope`, without shared memories for a request that names somebody. */
  readonly changes: Scope
  readonly where: Where
}

/**
 * What a request sees of its pools and changes in them if its key is limited to a session or an agent: to such a request
 * everything else is as if it were not there.
 */
export type Limit = Pick<Where, "session" | "agent">

/** A pool as a request writes to it. The limit goes along with queued work. */
export interface LimitedPool extends Pool {
  readonly limit?: Limit
}

/** What the limit adds to the parts of a derived id. */
export function limitNames({ limit: { session, agent } = {} }: LimitedPool): readonly string[] {
  if (session !== undefined) return ["session", session]
  return agent === undefined ? [] : ["agent", agent]
}

/** From narrow to wide. */
export const SCOPE_NAMES: readonly ScopeName[] = ["session", "agent", "user", "tenant"]

export function narrowerScope(one: ScopeName, other: ScopeName): ScopeName {
  return SCOPE_NAMES.indexOf(one) <= SCOPE_NAMES.indexOf(other) ? one : other
}

/** The limit of a request that may use no wider scope; `undefined` if it sees whole pools. `options_invalid` if it lacks the name. */
export function limitOf(owner: Owner, widest: ScopeName = "tenant"): Limit | undefined {
  return widest === "session" || widest === "agent" ? ownerFilter(owner, widest) : undefined
}

/** The pool that every request of a tenant reads. An encoded name has no plus, so no user can take it. */
export const SHARED_POOL = "+/-"

/** Creates a tenant. Call it with the name of a checked credential, never with text from a request. */
export function tenantOf(name: string): Tenant {
  if (typeof name !== "string" || !/^[^\p{Cc}\p{Cs}]{1,200}$/u.test(name)) {
    throw new MemoryError("options_invalid", "A tenant's name has 1 to 200 characters and no control characters")
  }
  // The brand exists only for the compiler; this is the one place that gives it.
  return name as Tenant
}

/**
 * The only place where names become pools: `user or none / agent or none`. With shared agents the agent is a field of
 * what its user (or nobody) owns; an agent with `own` memory writes to its own pool, and reads that and its user's.
 * What was said without a user's name is read by requests without one, and what is shared by every request.
 */
export function reachOf(owner: Owner, rules: PoolRules = {}, within: ScopeName = "user"): Reach {
  const { agents = "shared", unnamed = "own", users = "own" } = rules
  const isMark = users === "marked" && unnamed === "own"
  const user = isMark ? NOBODY : poolPart(owner.user)
  const agent = poolPart(owner.agent)
  const write = `${user}/${agents === "own" ? agent : NOBODY}`
  const read = new Set([`${user}/${agent}`, `${user}/${NOBODY}`])
  if (unnamed === "everyone") read.add(`${NOBODY}/${agent}`).add(`${NOBODY}/${NOBODY}`)
  const isNamed = user !== NOBODY || owner.agent !== undefined
  const own: Scope["pools"] = [write, ...[...read].filter((name) => name !== write)]
  const scope = (pools: Scope["pools"]): Scope => ({ tenant: owner.tenant, pools: within === "tenant" ? "all" : pools })
  return {
    pool: write,
    scope: scope([...own, SHARED_POOL]),
    changes: scope(isNamed ? own : [...own, SHARED_POOL]),
    where: ownerFilter(owner, within),
  }
}

/** What a request or a view says in place of the settings. */
export function poolRulesOf({ agents, users }: Pick<PoolRules, "agents" | "users">): {
  readonly agents?: Agents
  readonly users?: Users
} {
  return omitUndefined({ agents, users })
}

/** The rules by which an owner's memories are in this pool. */
export function rulesOfPool({ user, agent }: Owner, pool: string): Pick<PoolRules, "agents" | "users"> {
  const [ofUser, ofAgent] = pool.split("/")
  return {
    agents: agent !== undefined && ofAgent === poolPart(agent) ? "own" : "shared",
    users: user !== undefined && ofUser === NOBODY ? "marked" : "own",
  }
}

/** Whether memories of this owner may be in this pool: that of its names, of nobody if its user is a mark, or the shared one. */
export function isPoolOf(owner: Owner, pool: string): boolean {
  if (pool === SHARED_POOL) return owner.user === undefined && owner.agent === undefined
  return reachOf(owner, rulesOfPool(owner, pool)).pool === pool
}

/** `options_invalid`: everybody reads a shared memory, so nobody writes it in the name of a person or an agent. */
export function sharedNeedsNoNames(what: string): MemoryError {
  return new MemoryError("options_invalid", `${what} only by requests that name no user and no agent`, {
    remedy: "Leave user and agent out; a key that is bound to one cannot do it.",
  })
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

/**
 * A name that the pools of one user have in common, with all agents, and no pool has: an encoded name has no plus.
 * Requests without a user are one person.
 */
export function personOfPool(pool: string): string {
  return `${pool.split("/")[0]}/+`
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
