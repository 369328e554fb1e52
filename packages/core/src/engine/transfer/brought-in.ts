import { MemoryError } from "../../contract/errors.ts"
import type { MemoryId, Owner, Pool, Status } from "../../contract/memory.ts"
import { besideTheLast } from "../../turn/fact-neighbours.ts"
import { derivedId } from "../../turn/ids.ts"
import { type AddDetails, proposalOf } from "../../turn/remember/add.ts"
import { type ReconcileParts, reconcile } from "../../turn/remember/reconcile.ts"
import type { MemorySettings } from "../../turn/settings.ts"

/** One memory of another system. */
export interface Foreign {
  readonly content: string
  readonly owner: Owner
  /** What names it there: brought in again it is the same memory. A UUID becomes its id here. */
  readonly id?: string
  readonly details?: Omit<AddDetails, "id" | "by" | "session">
  /** When it was last changed there; the later of two with one key stands. */
  readonly updatedAt?: number
}

/**
 * What became of it. `unchanged`: it was brought in before; `duplicate`: the same words stand already; `deleted`: it was deleted here and stays so; `older`:
 * what stands under its key is newer.
 */
export interface BroughtIn {
  readonly did: "created" | "updated" | "superseded" | "duplicate" | "unchanged" | "deleted" | "older"
  readonly status: Status
  /** Something was cut out of it. */
  readonly redacted: boolean
}

interface BringInOptions {
  readonly pool: Pool
  readonly settings: MemorySettings
  readonly by: string
  readonly at: number
  readonly dryRun: boolean
}

const MOST_ATTEMPTS = 6
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i

/**
 * Adds a memory of another system by the rules that every write goes by: redacted, judged, set against what stands. Brought in twice it changes nothing the
 * second time. Throws `limit_exceeded` where it is more than a memory may be.
 */
export async function bringIn(
  parts: ReconcileParts,
  { content, owner, id, details = {}, updatedAt }: Foreign,
  { pool, settings, by, at, dryRun }: BringInOptions,
): Promise<BroughtIn> {
  const asked = {
    ...details,
    origin: details.origin ?? ("import" as const),
    ...(id !== undefined && { id: idOf(pool, id) }),
  }
  const { explicit: _, ...proposed } = proposalOf({ owner, pool, content, details: asked, at, settings })
  const proposal = {
    ...proposed,
    ...(updatedAt !== undefined && { updatedAt: Math.max(updatedAt, proposed.createdAt) }),
  }
  const redacted = proposal.content !== content.trim()
  if (id !== undefined && proposal.key === undefined) {
    const [stored] = await parts.store.read({ tenant: pool.tenant, pools: [pool.name] }, [proposal.id])
    if (stored !== undefined) return { did: "unchanged", status: stored.status, redacted }
  }
  const gone = new Map<MemoryId, number>()
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt++) {
    const decided = await reconcile(parts, pool, proposal, gone)
    if (decided === undefined) {
      const isBuried = gone.size > 0 || (await parts.tombstones.holds(pool, undefined, proposal.content))
      return { did: isBuried ? "deleted" : "older", status: proposal.status, redacted }
    }
    const { did, memory, changes } = decided
    const { status } = memory
    // That it was said again in another system is no mention here, and brought in twice it would be two.
    if (dryRun || did === "duplicate") return { did, status, redacted }
    const outcomes = await parts.store.write(pool, changes, { by, at })
    const conflicts = outcomes.filter((outcome) => outcome.status === "conflict")
    if (conflicts.length === 0) {
      const neighbours = did === "created" ? await besideTheLast(parts.store, pool, memory) : []
      if (neighbours.length > 0) await parts.store.write(pool, neighbours, { by, at })
      return { did, status, redacted }
    }
    for (const { id, revision, current } of conflicts) if (current === undefined) gone.set(id, revision)
  }
  throw new MemoryError("conflict", "Others changed the same memory at every attempt to write it")
}

function idOf(pool: Pool, id: string): MemoryId {
  return UUID.test(id) ? id.toLowerCase() : derivedId("import", pool.tenant, pool.name, id)
}
