import type { Memory, Pool, Tenant } from "../../contract/memory.ts"
import { poolPart, reachOf } from "../../turn/pools.ts"

/**
 * Whose memories are meant: every name that is given must hold, and with none it is the whole tenant. A user and an agent mean the pools that are theirs, and
 * what is marked with them elsewhere. `key` is a memory's key.
 */
export interface Subject {
  readonly tenant: Tenant
  readonly user?: string
  readonly agent?: string
  readonly session?: string
  readonly key?: string
}

/** Whether all of a tenant is meant. */
export function isTenant({ user, agent, session, key }: Subject): boolean {
  return user === undefined && agent === undefined && session === undefined && key === undefined
}

/** Whether a pool is the subject's as a whole, whatever stands in it. */
export function ownsPool(subject: Subject, name: string): boolean {
  return subject.session === undefined && subject.key === undefined && liesIn(subject, name)
}

/** Whether a pool is that of the subject's user and agent, as far as these are named. */
export function liesIn({ user, agent }: Subject, name: string): boolean {
  const [ofUser, ofAgent] = name.split("/")
  return (user === undefined || ofUser === poolPart(user)) && (agent === undefined || ofAgent === poolPart(agent))
}

/** Whether a memory, as this version has it, is the subject's by its marks. */
export function isMarked({ user, agent, session, key }: Subject, { owner, ...memory }: Memory): boolean {
  return (
    (user === undefined || owner.user === user) &&
    (agent === undefined || owner.agent === agent) &&
    (session === undefined || owner.session === session) &&
    (key === undefined || memory.key === key)
  )
}

/** The pools that a user or an agent has by name, also where no memory stands. */
export function poolsNamed({ tenant, user, agent }: Subject): readonly Pool[] {
  const owner = { tenant, ...(user !== undefined && { user }), ...(agent !== undefined && { agent }) }
  const { pools } = reachOf(owner).scope
  return pools === "all" ? [] : pools.map((name) => ({ tenant, name }))
}
