import { MemoryError } from "../../contract/errors.ts"
import type { MemoryId, Owner, Pool, Status } from "../../contract/memory.ts"
import type { Change, Store } from "../../contract/store.ts"
import { yieldToEventLoop } from "../../turn/event-loop.ts"
import { derivedId } from "../../turn/ids.ts"
import { reachOf } from "../../turn/pools.ts"
import { type AddDetails, proposalOf } from "../../turn/remember/add.ts"
import { knownAt } from "../../turn/remember/ahead.ts"
import {
  decideChange,
  type Proposal,
  type ReconciledDraft,
  type ReconcileParts,
} from "../../turn/remember/reconcile.ts"
import type { MemorySettings } from "../../turn/settings.ts"
import { writeAll } from "../../turn/write-all.ts"
import type { OptOuts } from "../subject/opt-outs.ts"
import { linkNeighbours, withWords } from "./link-neighbours.ts"
import { PoolNeighbourhoods } from "./pool-neighbourhoods.ts"

/** One memory of another system. */
export interface ForeignMemory {
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
 * what stands under its key is newer; `opted_out`: its person has asked that nothing is kept of them.
 */
export interface ImportOutcome {
  readonly did: "created" | "updated" | "superseded" | "duplicate" | "unchanged" | "deleted" | "older" | "opted_out"
  readonly status: Status
  /** Something was cut out of it. */
  readonly redacted: boolean
}

interface BringInOptions {
  readonly settings: MemorySettings
  readonly by: string
  readonly at: number
  readonly dryRun: boolean
}
export interface BringInParts extends ReconcileParts {
  readonly optOuts: Pick<OptOuts, "among">
}
interface IntoPool extends BringInOptions {
  readonly pool: Pool
}

interface Row {
  readonly proposal: Proposal
  /** It has a name of its own there, by which it would be known again. */
  readonly isNamed: boolean
  readonly redacted: boolean
}
interface Settled {
  readonly row: Row
  readonly outcome: ImportOutcome
  /** What was, or would be, made of it. */
  readonly decided?: ReconciledDraft
}

const OPTED_OUT: ImportOutcome = { did: "opted_out", status: "active", redacted: false }
const MOST_ATTEMPTS = 6
/** Changes in one write: whoever else writes waits no longer than for these. */
const AT_A_TIME = 100
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i

/**
 * Adds memories of another system by the rules that every write goes by: redacted, judged, each set against what stands in its pool and what came before it.
 * They are read and written together; brought in twice they change nothing the second time. What became of each, in the order given, or why it cannot be
 * kept: `limit_exceeded` where it is more than a memory may be, `conflict` where others changed the same at every attempt. What is dated after now
 * (`isAhead`) is taken as of now.
 */
export async function importMemories(
  parts: BringInParts,
  all: readonly ForeignMemory[],
  options: BringInOptions,
): Promise<readonly (ImportOutcome | MemoryError)[]> {
  const outcomes = new Map<ForeignMemory, ImportOutcome | MemoryError>()
  const destinationOf = ({ owner }: ForeignMemory): Pool => ({
    tenant: owner.tenant,
    name: reachOf(owner, options.settings.agents).pool,
  })
  const out = await parts.optOuts.among(all.map(({ owner }) => owner))
  for (const one of all) if (out.has(one.owner)) outcomes.set(one, OPTED_OUT)
  const pools = Map.groupBy(
    all.filter(({ owner }) => !out.has(owner)),
    (one) => JSON.stringify(destinationOf(one)),
  )
  await Promise.all(
    [...pools.values()].map(async (those) => {
      const pool = destinationOf(those[0] as ForeignMemory) // a group has at least the one that made it
      const became = await importIntoPool(parts, those, { ...options, pool })
      for (const [place, one] of those.entries()) outcomes.set(one, became[place] ?? contested())
    }),
  )
  return all.map((one) => outcomes.get(one) ?? contested())
}

async function importIntoPool(
  parts: ReconcileParts,
  all: readonly ForeignMemory[],
  options: IntoPool,
): Promise<readonly (ImportOutcome | MemoryError)[]> {
  const rows: (Row | MemoryError)[] = []
  for (const one of all) {
    await yieldToEventLoop()
    rows.push(rowOf(one, options))
  }
  const outcomes = new Map<Row, ImportOutcome>()
  let open = rows.filter((row): row is Row => !(row instanceof MemoryError))
  const gone = new Map<MemoryId, number>()
  for (let attempt = 1; open.length > 0 && attempt <= MOST_ATTEMPTS; attempt++) {
    const settled = await settle(parts, open, gone, options)
    const lost = options.dryRun ? new Set<Row>() : await write(parts.store, settled, gone, options)
    for (const { row, outcome } of settled) if (!lost.has(row)) outcomes.set(row, outcome)
    open = open.filter((row) => lost.has(row))
  }
  return rows.map((row) => (row instanceof MemoryError ? row : (outcomes.get(row) ?? contested())))
}

function rowOf(
  { content, owner, id, details = {}, updatedAt }: ForeignMemory,
  { pool, settings, at }: IntoPool,
): Row | MemoryError {
  const asked = {
    ...details,
    origin: details.origin ?? ("import" as const),
    ...(details.at !== undefined && { at: knownAt(details.at, at) }),
    ...(id !== undefined && { id: idOf(pool, id) }),
  }
  try {
    const { explicit: _, ...proposed } = proposalOf({ owner, pool, content, details: asked, at, settings })
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

/** What becomes of each, one after the other: what is decided for one stands for the next. */
async function settle(
  parts: ReconcileParts,
  rows: readonly Row[],
  gone: ReadonlyMap<MemoryId, number>,
  { pool }: IntoPool,
): Promise<readonly Settled[]> {
  const named = new Set(rows.filter(({ isNamed }) => isNamed).map(({ proposal }) => proposal))
  const proposals = rows.map(({ proposal }) => proposal)
  const stands = await PoolNeighbourhoods.read(parts, pool, proposals, (proposal) => named.has(proposal))
  const now = parts.now()
  const settleOne = (row: Row): Settled => {
    const { proposal, isNamed, redacted } = row
    const stored = isNamed ? stands.stored(proposal.id) : undefined
    if (stored !== undefined) return { row, outcome: { did: "unchanged", status: stored.status, redacted } }
    const against = stands.of(proposal)
    const decided = decideChange(pool, proposal, against, { gone, now })
    if (decided === undefined) {
      const did = against.isTombstoned || gone.has(proposal.id) ? "deleted" : "older"
      return { row, outcome: { did, status: proposal.status, redacted } }
    }
    // That it was said again in another system is no mention here, and brought in twice it would be two.
    const kept = decided.did === "duplicate" ? { ...decided, changes: [] } : decided
    stands.note(kept)
    return { row, outcome: { did: kept.did, status: kept.memory.status, redacted }, decided: kept }
  }
  const settled: Settled[] = []
  for (const row of rows) {
    await yieldToEventLoop()
    settled.push(settleOne(row))
  }
  return settled
}

/** Writes what was decided; those of which something was not taken, as somebody else was quicker. */
async function write(
  store: Store,
  settled: readonly Settled[],
  gone: Map<MemoryId, number>,
  { pool, by, at }: IntoPool,
): Promise<ReadonlySet<Row>> {
  const made = settled.flatMap(({ decided }) => decided ?? [])
  const changes = made.flatMap((one) => one.changes)
  const all = withWords(changes, await linkNeighbours(store, pool, made))
  const outcomes = await writeAll(store, pool, all, { by, at }, AT_A_TIME)
  const lost = new Set<MemoryId>()
  // Behind them come words alone, which may lose against whoever changes one of the memories in the meantime.
  for (const outcome of outcomes.slice(0, changes.length)) {
    if (outcome.status !== "conflict") continue
    lost.add(outcome.id)
    if (outcome.current === undefined) gone.set(outcome.id, outcome.revision)
  }
  const isLost = ({ decided }: Settled): boolean =>
    decided !== undefined && [decided.memory.id, ...decided.changes.map(idOfChange)].some((id) => lost.has(id))
  return new Set(settled.filter(isLost).map(({ row }) => row))
}

function idOfChange(change: Change): MemoryId {
  return change.op === "put" ? change.memory.id : change.id
}

function idOf(pool: Pool, id: string): MemoryId {
  return UUID.test(id) ? id.toLowerCase() : derivedId("import", pool.tenant, pool.name, id)
}

function contested(): MemoryError {
  return new MemoryError("conflict", "Others changed the same memory at every attempt to write it")
}
