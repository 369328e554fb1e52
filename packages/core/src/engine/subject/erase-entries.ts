import type { Json, Pool } from "../../contract/memory.ts"
import type { Entry, State } from "../../contract/state.ts"
import { each } from "../../turn/pages.ts"
import { usageOf } from "../observed/usage.ts"
import { isTenant, liesIn, ownsPool, poolsNamed, type Subject } from "./subject.ts"

/** Buckets whose keys begin with a line for the tenant and a line for the pool. */
const BY_POOL = ["sessions", "session-pairs", "session-chains"] as const

/** Erases what is kept of a subject beside its memories: jobs, sessions, chains, traces, and with a tenant its counts of use. How many entries and jobs that were. */
export async function eraseEntries(state: State, subject: Subject, pools: readonly Pool[]): Promise<number> {
  let gone = 0
  const names = [...pools, ...poolsNamed(subject)].filter(({ name }) => ownsPool(subject, name))
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
  if (isTenant(subject)) gone += await eraseBucket(state, usageOf(subject.tenant))
  return gone + (await eraseParked(state, subject))
}

async function eraseBucket(state: State, bucket: string): Promise<number> {
  let gone = 0
  for await (const { key } of entriesOf(state, bucket)) if (await state.delete(bucket, key)) gone++
  return gone
}

/** The last line of a key is a session, a pair of texts that sessions have seen, or an id that an upstream gave. */
function isOfSubject(subject: Subject, bucket: (typeof BY_POOL)[number], { key, value }: Entry): boolean {
  const [tenant, pool = "", ...rest] = key.split("\n")
  if (tenant !== subject.tenant) return false
  if (subject.session === undefined) return ownsPool(subject, pool)
  if (subject.key !== undefined || !liesIn(subject, pool)) return false
  switch (bucket) {
    case "sessions":
      return rest.join("\n") === subject.session
    case "session-pairs":
      return Array.isArray(value) && value.includes(subject.session)
    case "session-chains":
      return nameIn(value, "session") === subject.session
  }
}

/** Parked turns still hold their texts. */
async function eraseParked({ queue }: State, subject: Subject): Promise<number> {
  const ids: string[] = []
  for await (const { id, about, body } of each((page) => queue.parked(page))) {
    if (about.tenant === subject.tenant && isMarkedEntry(subject, body)) ids.push(id)
  }
  if (ids.length > 0) await queue.done(ids)
  return ids.length
}

/** Whether the `owner` of an entry or a job has the subject's names. Entries know no memory's key. */
function isMarkedEntry({ user, agent, session, key }: Subject, value: Entry["value"]): boolean {
  if (key !== undefined || value instanceof Uint8Array || typeof value !== "object" || value === null) return false
  const owner = Array.isArray(value) ? undefined : (value as { readonly owner?: Json }).owner
  const wanted = Object.entries({ user, agent, session }).filter(([, name]) => name !== undefined)
  return wanted.every(([kind, name]) => nameIn(owner, kind) === name)
}

function nameIn(value: Entry["value"] | undefined, name: string): string | undefined {
  const found: unknown = value === undefined || value === null ? undefined : Object(value)[name]
  return typeof found === "string" ? found : undefined
}

function entriesOf(state: State, bucket: string): AsyncGenerator<Entry> {
  return each((page) => state.list(bucket, page), 500)
}
