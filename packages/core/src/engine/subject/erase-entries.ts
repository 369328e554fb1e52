import type { Entry, Json, Pool, State } from "../../contract/index.ts"
import { each } from "../../turn/pages.ts"
import { modelUsageBucket } from "../model/model-usage.ts"
import { usageBucket } from "../observed/usage.ts"
import { isTenant, matchesPool, ownsPool, poolsOfSubject, type Subject } from "./subject.ts"

/** Buckets whose keys begin with a line for the tenant and one for the pool. */
export const BY_POOL = [
  "sessions",
  "session-pairs",
  "session-chains",
  "session-tools",
  "unread-sessions",
  "read-sessions",
] as const

/**
 * Erases the data of a subject other than memories: jobs, sessions, chains, traces and, with a tenant, its usage.
 * Resolves to the number of entries and jobs.
 */
export async function eraseEntries(state: State, subject: Subject, pools: readonly Pool[]): Promise<number> {
  let gone = 0
  const names = [...pools, ...poolsOfSubject(subject)].filter(({ name }) => ownsPool(subject, name))
  for (const name of new Set(names.map((pool) => pool.name)))
    gone += await state.erase({ tenant: subject.tenant, name })
  for (const bucket of BY_POOL) {
    for await (const entry of entriesOf(state, bucket)) {
      if (isOfSubject(subject, bucket, entry) && (await state.delete(bucket, entry.key))) gone++
    }
  }
  for await (const entry of entriesOf(state, `traces/${subject.tenant}`)) {
    if (isMarkedEntry(subject, entry.value) && (await state.delete(`traces/${subject.tenant}`, entry.key))) gone++
  }
  const log = `distillations/${subject.tenant}`
  for await (const { key, value } of entriesOf(state, log)) {
    if (subject.session !== undefined && nameIn(value, "session") === subject.session && (await state.delete(log, key)))
      gone++
  }
  if (isTenant(subject)) {
    for (const bucket of [usageBucket(subject.tenant), modelUsageBucket(subject.tenant), log]) {
      gone += await eraseBucket(state, bucket)
    }
  }
  return gone + (await eraseParked(state, subject))
}

async function eraseBucket(state: State, bucket: string): Promise<number> {
  let gone = 0
  for await (const { key } of entriesOf(state, bucket)) if (await state.delete(bucket, key)) gone++
  return gone
}

/** The rest of a key is a session, a pair of texts, or an id of the upstream. */
function isOfSubject(subject: Subject, bucket: (typeof BY_POOL)[number], { key, value }: Entry): boolean {
  const [tenant, pool = "", ...rest] = key.split("\n")
  if (tenant !== subject.tenant) return false
  if (subject.session === undefined) return ownsPool(subject, pool)
  if (subject.key !== undefined || !matchesPool(subject, pool)) return false
  switch (bucket) {
    case "sessions":
    case "session-tools":
    case "unread-sessions":
    case "read-sessions":
      return rest.join("\n") === subject.session
    case "session-pairs":
      return Array.isArray(value) && value.includes(subject.session)
    case "session-chains":
      return nameIn(value, "session") === subject.session
  }
}

/** Parked turns still contain their texts. */
async function eraseParked({ queue }: State, subject: Subject): Promise<number> {
  const ids: string[] = []
  for await (const { id, about, body } of each((page) => queue.parked(page))) {
    if (about.tenant === subject.tenant && isMarkedEntry(subject, body)) ids.push(id)
  }
  if (ids.length > 0) await queue.done(ids)
  return ids.length
}

/** Whether the `owner` of an entry or job matches the subject. Entries have no memory key. */
export function isMarkedEntry({ user, agent, session, key }: Subject, value: Entry["value"]): boolean {
  if (key !== undefined || value instanceof Uint8Array || typeof value !== "object" || value === null) return false
  const owner = Array.isArray(value) ? undefined : (value as { readonly owner?: Json }).owner
  const given = Object.entries({ user, agent, session }).filter(([, name]) => name !== undefined)
  return given.every(([kind, name]) => nameIn(owner, kind) === name)
}

function nameIn(value: Entry["value"] | undefined, name: string): string | undefined {
  const member: unknown = value === undefined || value === null ? undefined : Object(value)[name]
  return typeof member === "string" ? member : undefined
}

function entriesOf(state: State, bucket: string): AsyncGenerator<Entry> {
  return each((page) => state.list(bucket, page), 500)
}
