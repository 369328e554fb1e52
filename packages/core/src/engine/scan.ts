import type { Json, MemoryId, Pool, Tenant } from "../contract/memory.ts"
import type { Queue } from "../contract/state.ts"
import type { Cursor, Store } from "../contract/store.ts"
import { rewriteWithoutHistory } from "../turn/delete/rewrite-without-history.ts"
import { yieldToEventLoop } from "../turn/event-loop.ts"
import { derivedId } from "../turn/ids.ts"
import { each } from "../turn/pages.ts"
import { redactJson, redactMemory } from "../turn/remember/redact-memory.ts"
import { storedVersions } from "./stored-versions.ts"

/** A page of a scan. */
export interface ScanRequest {
  readonly tenant?: Tenant
  /** Takes the secrets out; without it they are only counted. */
  readonly redact: boolean
  readonly cursor?: Cursor
  /** How many versions to look at; 200 unless said. */
  readonly limit?: number
}
/** Where a secret stands, without the secret. A memory is listed once for each version that holds one. */
export interface Finding {
  readonly where: "memory" | "queue"
  readonly id: string
  readonly tenant: Tenant
  readonly kinds: readonly string[]
}
export interface ScanPage {
  readonly looked: number
  readonly found: readonly Finding[]
  /** Absent at the end. */
  readonly next?: Cursor
}

export interface ScanParts {
  readonly store: Store
  readonly queue: Queue
  readonly now: () => number
}

/**
 * Looks for secrets in every version of every memory, deleted ones that can still be restored included, and, at the end, in jobs that were given up.
 * With `redact` a memory is erased with its versions and kept again without them, as the next revision; one that was deleted is erased. The bytes are gone
 * after `Store.compact`. Done again it finds nothing; broken off it goes on where it was. Of a store without a feed `storedVersions` says what is looked at.
 */
export async function scan(parts: ScanParts, { tenant, redact, cursor, limit = 200 }: ScanRequest): Promise<ScanPage> {
  const { items, next } = await storedVersions(parts.store, cursor, limit)
  const found: Finding[] = []
  // Two tenants may have memories of one id.
  const done = new Set<string>()
  for (const { id, memory, pool } of items) {
    await yieldToEventLoop()
    if (memory === undefined || (tenant !== undefined && pool.tenant !== tenant)) continue
    const { kinds } = redactMemory(memory)
    if (kinds.length === 0) continue
    found.push({ where: "memory", id, tenant: pool.tenant, kinds })
    const place = `${pool.tenant}\n${id}`
    if (redact && !done.has(place)) await rewrite(parts, pool, id)
    done.add(place)
  }
  if (next !== undefined) return { looked: items.length, found, next }
  return { looked: items.length, found: [...found, ...(await scanQueue(parts, tenant, redact))] }
}

const SCAN = "scan"
async function rewrite({ store, now }: ScanParts, pool: Pool, id: MemoryId): Promise<void> {
  await rewriteWithoutHistory(store, pool, id, { by: SCAN, at: now() }, (standing) => redactMemory(standing).value)
}

/** Jobs that were given up hold the texts of their turns. A cleaned one is tried again under another id. */
async function scanQueue(
  { queue, now }: ScanParts,
  tenant: Tenant | undefined,
  redact: boolean,
): Promise<readonly Finding[]> {
  const found: Finding[] = []
  const cleaned: { readonly id: string; readonly body: Json }[] = []
  for await (const { why: _, ...job } of each((page) => queue.parked(page))) {
    if (tenant !== undefined && job.about.tenant !== tenant) continue
    const { value, kinds } = redactJson(job.body)
    if (kinds.length === 0) continue
    found.push({ where: "queue", id: job.id, tenant: job.about.tenant, kinds })
    if (redact) await queue.push([{ ...job, id: derivedId(SCAN, job.id), body: value, at: now() }])
    cleaned.push({ id: job.id, body: value })
  }
  if (redact && cleaned.length > 0) await queue.done(cleaned.map(({ id }) => id))
  return found
}
