import type { Cursor, Json, MemoryId, Pool, Queue, Store, Tenant } from "../contract/index.ts"
import { yieldToEventLoop } from "../plugin/event-loop.ts"
import { rewriteWithoutHistory } from "../turn/delete/rewrite-without-history.ts"
import type { WithheldVersions } from "../turn/delete/withheld-versions.ts"
import type { WithheldWords } from "../turn/delete/withheld-words.ts"
import { derivedId } from "../turn/ids.ts"
import { each } from "../turn/pages.ts"
import { redact as redactText } from "../turn/remember/redact.ts"
import { redactJson, redactMemory } from "../turn/remember/redact-memory.ts"
import { storedVersions } from "./stored-versions.ts"

/** A page of a scan. */
export interface ScanRequest {
  readonly tenant?: Tenant
  /** Redacts the secrets. Otherwise they are only reported. */
  readonly redact: boolean
  readonly cursor?: Cursor
  /** Number of versions to scan. Default: 200. */
  readonly limit?: number
}
/** The location of a secret, without the secret. A memory is listed once for each version that contains one. */
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
  readonly withheld: Pick<WithheldWords, "scan">
  readonly versions: Pick<WithheldVersions, "scan">
  readonly now: () => number
}

/**
 * Scans every version of every memory for secrets, including deleted ones that can be restored, and finally parked
 * jobs. With `redact`, a memory is erased with its versions and written again without secrets as the next revision; a
 * deleted one is erased. The bytes are removed by `Store.compact`. Idempotent and resumable. For a store without a
 * feed see `storedVersions`.
 */
export async function scan(parts: ScanParts, { tenant, redact, cursor, limit = 200 }: ScanRequest): Promise<ScanPage> {
  const { items, next } = await storedVersions(parts.store, cursor, limit)
  const findings: Finding[] = []
  // Two tenants may have memories with the same id.
  const done = new Set<string>()
  for (const { id, memory, pool } of items) {
    await yieldToEventLoop()
    if (memory === undefined || (tenant !== undefined && pool.tenant !== tenant)) continue
    const { kinds } = redactMemory(memory)
    if (kinds.length === 0) continue
    findings.push({ where: "memory", id, tenant: pool.tenant, kinds })
    const place = `${pool.tenant}\n${id}`
    if (redact && !done.has(place)) await rewrite(parts, pool, id)
    done.add(place)
  }
  if (next !== undefined) return { looked: items.length, found: findings, next }
  const waiting = await scanWithheld(parts, tenant, redact)
  return { looked: items.length, found: [...findings, ...waiting, ...(await scanQueue(parts, tenant, redact))] }
}

const SCAN = "scan"
async function rewrite({ store, now }: ScanParts, pool: Pool, id: MemoryId): Promise<void> {
  await rewriteWithoutHistory(store, pool, id, { by: SCAN, at: now() }, (standing) => redactMemory(standing).value)
}

/** The words of deleted statements wait to come back. */
async function scanWithheld(
  { withheld, versions }: ScanParts,
  tenant: Tenant | undefined,
  write: boolean,
): Promise<readonly Finding[]> {
  const words = await withheld.scan(redactText, write, tenant)
  const found = [
    ...words.map(({ turn: memory, kinds }) => ({ memory, kinds })),
    ...(await versions.scan(write, tenant)),
  ]
  return found.map(({ memory, kinds }) => ({ where: "memory", id: memory.id, tenant: memory.owner.tenant, kinds }))
}

/** Parked jobs contain the texts of their turns. A redacted one is queued again under a new id. */
async function scanQueue(
  { queue, now }: ScanParts,
  tenant: Tenant | undefined,
  redact: boolean,
): Promise<readonly Finding[]> {
  const findings: Finding[] = []
  const cleaned: { readonly id: string; readonly body: Json }[] = []
  for await (const { why: _, ...job } of each((page) => queue.parked(page))) {
    if (tenant !== undefined && job.about.tenant !== tenant) continue
    const { value, kinds } = redactJson(job.body)
    if (kinds.length === 0) continue
    findings.push({ where: "queue", id: job.id, tenant: job.about.tenant, kinds })
    if (redact) await queue.push([{ ...job, id: derivedId(SCAN, job.id), body: value, at: now() }])
    cleaned.push({ id: job.id, body: value })
  }
  if (redact && cleaned.length > 0) await queue.done(cleaned.map(({ id }) => id))
  return findings
}
