import type { Memory, Pool, Tenant } from "../../contract/memory.ts"
import { poolPart, reachOf } from "../../turn/pools.ts"

/**
 * Whose memories are meant: all given names must match; without any it is the whole tenant. A user or agent stands for
 * their own pools and for memories that are marked with them elsewhere. `key`: a memory's key.
 */
export interface Subject {
  readonly tenant: Tenant
  readonly user?: string
  readonly agent?: string
  readonly session?: string
  readonly key?: string
}

/** Whether the subject is a whole tenant. */
export function isTenant({ user, agent, session, key }: Subject): boolean {
  return user === undefined && agent === undefined && session === undefined && key === undefined
}

/** Whether a whole pool belongs to the subject. */
export function ownsPool(subject: Subject, name: string): boolean {
  return subject.session === undefined && subject.key === undefined && matchesPool(subject, name)
}

/** Whether a pool belongs to the subject's user and agent, as far as they are given. */
export function matchesPool({ user, agent }: Subject, name: string): boolean {
  const [ofUser, ofAgent] = name.split("/")
  return (user === undefined || ofUser === poolPart(user)) && (agent === undefined || ofAgent === poolPart(agent))
}

/** Whether a version of a memory is marked with the subject's names. */
export function isMarked({ user, agent, session, key }: Subject, { owner, ...memory }: Memory): boolean {
  return (
    (user === undefined || owner.user === user) &&
    (agent === undefined || owner.agent === agent) &&
    (session === undefined || owner.session === session) &&
    (key === undefined || memory.key === key)
  )
}

/** The pools of a user or agent, including empty ones. */
export function poolsOfSubject({ tenant, user, agent }: Subject): readonly Pool[] {
  const owner = { tenant, ...(user !== undefined && { user }), ...(agent !== undefined && { agent }) }
  const { pools } = reachOf(owner).scope
  return pools === "all" ? [] : pools.map((name) => ({ tenant, name }))
}
