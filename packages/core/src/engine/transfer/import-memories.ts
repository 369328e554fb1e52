import { MemoryError } from "../../contract/errors.ts"
import type { MemoryId, Owner, Status } from "../../contract/memory.ts"
import type { Change, Store } from "../../contract/store.ts"
import { readPlace } from "../../defaults/added-place.ts"
import { yieldToFront } from "../../plugin/in-front.ts"
import { omitUndefined } from "../../plugin/omit-undefined.ts"
import { derivedId } from "../../turn/ids.ts"
import { limitParts } from "../../turn/limited-store.ts"
import {
  isPoolOf,
  type Limit,
  type LimitedPool,
  limitNames,
  limitOf,
  reachOf,
  type ScopeName,
  SHARED_POOL,
  sharedNeedsNoNames,
} from "../../turn/pools.ts"
import { type AddDetails, proposalOf } from "../../turn/remember/add.ts"
import { knownAt } from "../../turn/remember/ahead.ts"
import { withVisibleId } from "../../turn/remember/neighbourhood.ts"
import type { Proposal } from "../../turn/remember/proposal.ts"
import { decideChange, type ReconcileParts } from "../../turn/remember/reconcile.ts"
import type { ReconciledDraft } from "../../turn/remember/revise-stored.ts"
import type { MemorySettings } from "../../turn/settings.ts"
import { writeAll } from "../../turn/write-all.ts"
import type { OptOuts } from "../subject/opt-outs.ts"
import { linkNeighbours, mergeIndexChanges } from "./link-neighbours.ts"
import { PoolNeighbourhoods, readStoredById } from "./pool-neighbourhoods.ts"

/** One memory of another system. */
export interface ForeignMemory {
  readonly content: string
  readonly owner: Owner
  /** Its id in the other system, by which a second import recognises it. A UUID becomes its id here, unless `ids` says otherwise. */
  readonly id?: string
  readonly details?: Omit<AddDetails, "id" | "by" | "session">
  /** When it was last changed there. Of two memories with one key, the later one wins. */
  readonly updatedAt?: number
}

/**
 * The outcome. `unchanged`: imported before. `duplicate`: the same statement exists. `deleted`: it was deleted here
 * and stays deleted. `older`: the memory under its key is newer. `opted_out`: its user opted out.
 */
export interface ImportOutcome {
  readonly did: "created" | "updated" | "superseded" | "duplicate" | "unchanged" | "deleted" | "older" | "opted_out"
  readonly status: Status
  /** Whether something was redacted. */
  readonly redacted: boolean
}

interface ImportRunOptions {
  readonly settings: MemorySettings
  readonly by: string
  readonly at: number
  readonly dryRun: boolean
  /** See `MemoryEngine.importMemories`. */
  readonly ids?: ImportedIds
  /** See `MemoryEngine.importMemories`. */
  readonly widest?: ScopeName | undefined
}
/**
 * What becomes of a UUID in an import. `kept`: it is the id here. `per-pool`: it is the id here if a memory of the same
 * pool has it, else the id derives from the pool and the UUID, so that the outcome depends on no other pool.
 */
export type ImportedIds = "kept" | "per-pool"
export interface ImportParts extends ReconcileParts {
  readonly limited: (limit: Limit) => Pick<ReconcileParts, "store">
  readonly optOuts: Pick<OptOuts, "among">
}
interface PoolImportOptions extends ImportRunOptions {
  readonly pool: LimitedPool
}

interface ImportRow {
  proposal: Proposal
  /** Whether it has an id in the other system and no key. */
  readonly isNamed: boolean
  readonly redacted: boolean
}
interface SettledRow {
  readonly row: ImportRow
  readonly outcome: ImportOutcome
  /** The planned changes. */
  readonly decided?: ReconciledDraft
}

const OPTED_OUT: ImportOutcome = { did: "opted_out", status: "active", redacted: false }
const MAX_ATTEMPTS = 6
/** Number of changes in one write, for which other writers have to wait. */
const BATCH = 100
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i

/**
 * Imports memories of another system by the rules of every write: redacted, classified and reconciled with their pool
 * and with each other. Idempotent. Outcomes are in the given order; a rejected memory has its error: `limit_exceeded`
 * if it is too large, `conflict` if others kept changing the same memory. A date in the future (`isAhead`) is replaced
 * by the current time.
 */
export async function importMemories(
  parts: ImportParts,
  all: readonly ForeignMemory[],
  options: ImportRunOptions,
): Promise<readonly (ImportOutcome | MemoryError)[]> {
  const outcomes = new Map<ForeignMemory, ImportOutcome | MemoryError>()
  const destinationOf = ({ owner, details }: ForeignMemory): LimitedPool => {
    const name = details?.shared === true ? SHARED_POOL : reachOf(owner, options.settings).pool
    return { tenant: owner.tenant, name, ...omitUndefined({ limit: limitOf(owner, options.widest) }) }
  }
  const out = await parts.optOuts.among(all.map(({ owner }) => owner))
  for (const one of all) if (out.has(one.owner)) outcomes.set(one, OPTED_OUT)
  for (const one of all) {
    if (one.details?.shared === true && !isPoolOf(one.owner, SHARED_POOL)) {
      outcomes.set(one, sharedNeedsNoNames("A shared memory is imported"))
    }
    const unnamed = catchMemoryError(() => destinationOf(one))
    if (unnamed !== undefined) outcomes.set(one, unnamed)
  }
  const pools = Map.groupBy(
    all.filter((one) => !outcomes.has(one)),
    (one) => JSON.stringify(destinationOf(one)),
  )
  await Promise.all(
    [...pools.values()].map(async (those) => {
      const pool = destinationOf(those[0] as ForeignMemory) // a group has at least the one that made it
      const own = limitParts<Pick<ReconcileParts, "store">, ImportParts>(parts, pool.limit)
      const settled = await importIntoPool(own, those, { ...options, pool })
      for (const [place, one] of those.entries()) outcomes.set(one, settled[place] ?? contestedError())
    }),
  )
  return all.map((one) => outcomes.get(one) ?? contestedError())
}

async function importIntoPool(
  parts: ReconcileParts,
  all: readonly ForeignMemory[],
  options: PoolImportOptions,
): Promise<readonly (ImportOutcome | MemoryError)[]> {
  const { store } = parts
  const uuids = all.flatMap(({ id }) => (id !== undefined && UUID.test(id) ? [id.toLowerCase()] : []))
  const keptIds = new Set(
    options.ids === "per-pool" ? (await readStoredById(store, options.pool, uuids)).keys() : uuids,
  )
  const rows: (ImportRow | MemoryError)[] = []
  for (const one of all) {
    await yieldToFront()
    rows.push(rowOf(one, keptIds, options))
  }
  for (const row of rows) {
    if (!(row instanceof MemoryError)) row.proposal = await withVisibleId(store, options.pool, row.proposal)
  }
  const outcomes = new Map<ImportRow, ImportOutcome>()
  let open = rows.filter((row): row is ImportRow => !(row instanceof MemoryError))
  const gone = new Map<MemoryId, number>()
  for (let attempt = 1; open.length > 0 && attempt <= MAX_ATTEMPTS; attempt++) {
    const settled = await settle(parts, open, gone, options)
    const lost = options.dryRun ? new Set<ImportRow>() : await write(parts.store, settled, gone, options)
    for (const { row, outcome } of settled) if (!lost.has(row)) outcomes.set(row, outcome)
    open = open.filter((row) => lost.has(row))
  }
  return rows.map((row) => (row instanceof MemoryError ? row : (outcomes.get(row) ?? contestedError())))
}

function rowOf(
  { content, owner, id, details = {}, updatedAt }: ForeignMemory,
  keptIds: ReadonlySet<MemoryId>,
  { pool, settings, at }: PoolImportOptions,
): ImportRow | MemoryError {
  const options = {
    ...details,
    origin: details.origin ?? ("import" as const),
    ...(details.at !== undefined && { at: knownAt(details.at, at) }),
    ...(id !== undefined && { id: idOf(pool, id, keptIds) }),
  }
  try {
    const {
      explicit: _,
      isOwn: __,
      ...proposed
    } = proposalOf({ owner, pool, content, details: options, at, settings, readPlace })
    const proposal = {
      ...proposed,
      ...(updatedAt !== undefined && { updatedAt: Math.max(knownAt(updatedAt, at), proposed.createdAt) }),
    }
    return {
      proposal,
      isNamed: id !== undefined && proposal.key === undefined,
      redacted: proposal.content !== content.trim(),
    }
  } catch (error) {
    if (MemoryError.is(error)) return error
    throw error
  }
}

/** Decides for the rows in order; each decision counts for the following rows. */
async function settle(
  parts: ReconcileParts,
  rows: readonly ImportRow[],
  gone: ReadonlyMap<MemoryId, number>,
  { pool }: PoolImportOptions,
): Promise<readonly SettledRow[]> {
  const named = new Set(rows.filter(({ isNamed }) => isNamed).map(({ proposal }) => proposal))
  const proposals = rows.map(({ proposal }) => proposal)
  const neighbourhoods = await PoolNeighbourhoods.read(parts, pool, proposals, (proposal) => named.has(proposal))
  const now = parts.now()
  const settleOne = (row: ImportRow): SettledRow => {
    const { proposal, isNamed, redacted } = row
    const stored = isNamed ? neighbourhoods.stored(proposal.id) : undefined
    if (stored !== undefined) return { row, outcome: { did: "unchanged", status: stored.status, redacted } }
    const against = neighbourhoods.of(proposal)
    const decided = decideChange(pool, proposal, against, { gone, now })
    if (decided === undefined) {
      const did = against.isTombstoned || gone.has(proposal.id) ? "deleted" : "older"
      return { row, outcome: { did, status: proposal.status, redacted } }
    }
    // A repetition in another system is no mention here, and a second import would count it again.
    const effective = decided.did === "duplicate" ? { ...decided, changes: [] } : decided
    // A line of a file that waits for review was created like any other.
    const did = effective.did === "conflicting" ? "created" : effective.did
    neighbourhoods.note(effective)
    return { row, outcome: { did, status: effective.memory.status, redacted }, decided: effective }
  }
  const settled: SettledRow[] = []
  for (const row of rows) {
    await yieldToFront()
    settled.push(settleOne(row))
  }
  return settled
}

/** Writes the decisions; resolves to the rows that conflicted with other writers. */
async function write(
  store: Store,
  settled: readonly SettledRow[],
  gone: Map<MemoryId, number>,
  { pool, by, at }: PoolImportOptions,
): Promise<ReadonlySet<ImportRow>> {
  const made = settled.flatMap(({ decided }) => decided ?? [])
  const changes = made.flatMap((one) => one.changes)
  const all = mergeIndexChanges(changes, await linkNeighbours(store, pool, made))
  const outcomes = await writeAll(store, pool, all, { by, at }, BATCH)
  const lost = new Set<MemoryId>()
  // Later outcomes are of index changes only, which may conflict with other writers.
  for (const outcome of outcomes.slice(0, changes.length)) {
    if (outcome.status !== "conflict") continue
    lost.add(outcome.id)
    if (outcome.current === undefined) gone.set(outcome.id, outcome.revision)
  }
  const isLost = ({ decided }: SettledRow): boolean =>
    decided !== undefined && [decided.memory.id, ...decided.changes.map(idOfChange)].some((id) => lost.has(id))
  return new Set(settled.filter(isLost).map(({ row }) => row))
}

function idOfChange(change: Change): MemoryId {
  return change.op === "put" ? change.memory.id : change.id
}

function idOf(pool: LimitedPool, id: string, keptIds: ReadonlySet<MemoryId>): MemoryId {
  const uuid = id.toLowerCase()
  if (keptIds.has(uuid)) return uuid
  return derivedId("import", pool.tenant, pool.name, UUID.test(id) ? uuid : id, ...limitNames(pool))
}

function catchMemoryError(run: () => unknown): MemoryError | undefined {
  try {
    run()
    return undefined
  } catch (error) {
    if (MemoryError.is(error)) return error
    throw error
  }
}

function contestedError(): MemoryError {
  return new MemoryError("conflict", "Others changed the same memory at every attempt to write it")
}
