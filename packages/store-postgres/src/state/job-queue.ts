import { createHash } from "node:crypto"
import {
  cursorAt,
  isNumber,
  type LeaseQuery,
  type NewJob,
  type Page,
  type PageQuery,
  type Pool,
  pageOf,
  placeOf,
  type Queue,
  type QueueStatus,
} from "@keepsake/core/plugin"
import type { PostgresDatabase } from "../database/database.ts"
import { allOf, rawSql, type Sql, sql } from "../database/sql.ts"
import type { Transaction } from "../database/transaction.ts"
import { columnText, fromColumnText, keyText } from "../rows/column-text.ts"
import type { PoolKey, PoolKeys } from "../rows/pool-keys.ts"
import { isAbsent } from "./writer-claim.ts"

interface JobColumns {
  readonly id: string
  readonly lane: string
  readonly kind: string
  readonly at: number
  readonly due: number
  readonly attempt: number
  readonly process: string | null
  readonly job: string
}
interface JobKeys {
  readonly id: string
  readonly lane: string
}
type StartedJob = NewJob & { readonly attempt: number }

/** In a lane, a started job comes first until it is done or parked; the others are ordered by time. */
const LANE_ORDER = rawSql("(j.attempt = 0), j.at, j.seq")
/** How long the id of a done job is remembered. */
const DONE_JOBS_MS = 7 * 24 * 60 * 60_000
const PRUNE_EVERY_MS = 10 * 60_000

/**
 * The queue. Every change of a lane locks its row in `job_lanes`, several in the order of their names, and then updates there which job is next:
 * a lease reads only these rows, and skips those that are locked.
 */
export class JobQueue implements Queue {
  readonly #database: PostgresDatabase
  readonly #pools: PoolKeys
  readonly #now: () => number
  readonly #begin: () => Promise<void>
  readonly #process: string | undefined
  #prunedAt: number

  /** `begin` throws if the state is closed. `process` is this one of many; `undefined` if it is the only one. */
  constructor(
    database: PostgresDatabase,
    pools: PoolKeys,
    now: () => number,
    begin: () => Promise<void>,
    process?: string,
  ) {
    this.#database = database
    this.#pools = pools
    this.#now = now
    this.#begin = begin
    this.#process = process
    this.#prunedAt = now()
  }

  async push(jobs: readonly NewJob[]): Promise<void> {
    await this.#begin()
    if (jobs.length === 0) return
    const pools: PoolKey[] = []
    for (const { about } of jobs) pools.push(await this.#pools.assign(about))
    // A repeated id keeps its first job and gets the last time.
    const last = new Map(jobs.map((job) => [job.id, job.at]))
    const seen = new Set<string>()
    const records = jobs.flatMap(({ at: _, ...job }, place) => {
      if (seen.has(job.id)) return []
      seen.add(job.id)
      return {
        id: keyText(job.id),
        done: doneKey(job.id).toString("hex"),
        kind: keyText(job.kind),
        lane: keyText(job.lane),
        at: last.get(job.id),
        job: JSON.stringify(job),
        ...pools[place],
        place,
      }
    })
    await this.#database.transaction(async (transaction) => {
      const known = await findLanes(
        transaction,
        records.map(({ id }) => id),
      )
      const lanes = sendLaneLocks(transaction, [...records, ...known])
      transaction.send(
        sql`INSERT INTO keepsake.jobs AS j (id, kind, lane, at, due, tenant, pool, process, job)
          SELECT r.id, r.kind, r.lane, r.at, r.at, r.tenant, r.pool, ${this.#process ?? null}::text, r.job
          FROM json_to_recordset(${JSON.stringify(records)}::json)
            AS r(id text, done text, kind text, lane text, at float8, job text, tenant int, pool int, place int)
          WHERE NOT EXISTS (SELECT 1 FROM keepsake.done_jobs d WHERE d.id = decode(r.done, 'hex')) ORDER BY r.place
          ON CONFLICT (id) DO UPDATE SET at = excluded.at, due = excluded.at, process = excluded.process
          WHERE j.parked IS NULL AND j.attempt = 0`,
      )
      sendLaneHeads(transaction, lanes)
      await transaction.commit()
    })
  }

  async lease({ kinds, lanes, limit, ofLane = 1, forMs, now }: LeaseQuery): Promise<readonly StartedJob[]> {
    await this.#begin()
    return this.#database.transaction(async (transaction) => {
      const heads = await transaction.query<{ readonly lane: string }>(
        sql`SELECT l.lane FROM keepsake.job_lanes l WHERE ${allOf([
          sql`l.due <= ${now}::float8`,
          this.#isFree(now),
          sql`l.kind = ANY (${kinds.map(keyText)}::text[])`,
          ...(lanes === undefined ? [] : [sql`l.lane = ANY (${lanes.map(keyText)}::text[])`]),
        ])} ORDER BY l.started DESC, l.at, l.seq LIMIT ${limit}::bigint FOR UPDATE SKIP LOCKED`,
      )
      if (heads.length === 0) return []
      const names = heads.map(({ lane }) => lane)
      const waiting = await transaction.query<JobColumns>(
        sql`SELECT j.* FROM unnest(${names}::text[]) WITH ORDINALITY AS l(lane, place) CROSS JOIN LATERAL (
            SELECT j.id, j.lane, j.kind, j.at, j.due, j.attempt, j.process, j.job FROM keepsake.jobs j
            WHERE j.lane = l.lane AND j.parked IS NULL ORDER BY ${LANE_ORDER} LIMIT ${ofLane}::bigint
          ) j ORDER BY l.place`,
      )
      const leased = selectJobs(waiting, kinds.map(keyText), now).slice(0, limit)
      transaction.send(
        sql`UPDATE keepsake.jobs SET attempt = attempt + 1, leased_until = ${now + forMs}::float8, process = ${this.#process ?? null}::text
          WHERE id = ANY (${leased.map(({ id }) => id)}::text[])`,
      )
      sendLaneHeads(transaction, names)
      return leased.map((row) => ({ ...toJob(row), attempt: row.attempt + 1 }))
    })
  }

  async done(ids: readonly string[]): Promise<void> {
    await this.#begin()
    const now = this.#now()
    const byKey = new Map(ids.map((id) => [keyText(id), id]))
    await this.#change([...byKey.keys()], async (transaction, jobs) => {
      const keys = jobs.map(({ id }) => doneKey(byKey.get(id) ?? id))
      transaction.send(sql`DELETE FROM keepsake.jobs WHERE id = ANY (${jobs.map(({ id }) => id)}::text[])`)
      transaction.send(
        sql`INSERT INTO keepsake.done_jobs SELECT id, ${now}::float8 FROM unnest(${keys}::bytea[]) AS n(id) ORDER BY id ON CONFLICT (id) DO NOTHING`,
      )
      if (now - this.#prunedAt <= PRUNE_EVERY_MS) return
      this.#prunedAt = now
      transaction.send(sql`DELETE FROM keepsake.done_jobs WHERE at < ${now - DONE_JOBS_MS}::float8`)
    })
  }

  async retry(id: string, at: number, why: string): Promise<void> {
    await this.#begin()
    await this.#change([keyText(id)], async (transaction) => {
      transaction.send(
        sql`UPDATE keepsake.jobs SET due = ${at}::float8, why = ${columnText(why)}::text, leased_until = 0
          WHERE id = ${keyText(id)}::text AND parked IS NULL`,
      )
    })
  }

  async park(id: string, why: string): Promise<void> {
    await this.#begin()
    await this.#change([keyText(id)], async (transaction) => {
      transaction.send(
        sql`UPDATE keepsake.jobs SET parked = nextval('keepsake.jobs_parked'), why = ${columnText(why)}::text, leased_until = 0
          WHERE id = ${keyText(id)}::text AND parked IS NULL`,
      )
    })
  }

  async parked(page: PageQuery): Promise<Page<NewJob & { readonly why: string }>> {
    await this.#begin()
    const [after] = page.cursor === undefined ? [0] : placeOf("parked", page.cursor, isNumber)
    const rows = await this.#database.read<JobColumns & { readonly parked: number; readonly why: string }>(
      sql`SELECT id, lane, kind, at, due, attempt, job, parked, why FROM keepsake.jobs
        WHERE parked > ${after}::bigint ORDER BY parked LIMIT ${page.limit + 1}::bigint`,
    )
    const { items, ...rest } = pageOf(rows, page.limit, ({ parked }) => cursorAt("parked", [parked]))
    return { items: items.map((row) => ({ ...toJob(row), why: fromColumnText(row.why) })), ...rest }
  }

  async unpark(ids?: readonly string[]): Promise<number> {
    await this.#begin()
    const keys = ids?.map(keyText) ?? (await this.#parkedKeys())
    const count = await this.#change(keys, async (transaction, jobs) => {
      const back = await transaction.query(
        sql`UPDATE keepsake.jobs SET parked = NULL, why = NULL, attempt = 0, due = at, process = ${this.#process ?? null}::text
          WHERE id = ANY (${jobs.map(({ id }) => id)}::text[]) AND parked IS NOT NULL RETURNING 1`,
      )
      return back.length
    })
    return count ?? 0
  }

  async status(now: number): Promise<QueueStatus> {
    await this.#begin()
    const [row] = await this.#database.read<{
      readonly pending: number
      readonly scheduled: number
      readonly parked: number
      readonly oldest: number | null
    }>(
      sql`SELECT count(*) FILTER (WHERE parked IS NULL AND due <= ${now}::float8) AS pending,
          count(*) FILTER (WHERE parked IS NULL AND due > ${now}::float8) AS scheduled, count(parked) AS parked,
          min(due) FILTER (WHERE parked IS NULL AND due <= ${now}::float8) AS oldest FROM keepsake.jobs`,
    )
    const { pending = 0, scheduled = 0, parked = 0, oldest = null } = row ?? {}
    return { pending, scheduled, parked, ...(oldest !== null && { oldestAt: oldest }) }
  }

  /** Frees all leases at startup: their holders are gone, because one process at a time uses the schema. */
  async freeLeases(): Promise<void> {
    await this.#database.transaction(async (transaction) => {
      const rows = await transaction.query<JobKeys>(
        sql`SELECT id, lane FROM keepsake.jobs WHERE leased_until > 0 AND parked IS NULL`,
      )
      if (rows.length === 0) return
      const lanes = sendLaneLocks(transaction, rows)
      transaction.send(
        sql`UPDATE keepsake.jobs SET leased_until = 0 WHERE id = ANY (${rows.map(({ id }) => id)}::text[])`,
      )
      sendLaneHeads(transaction, lanes)
    })
  }

  /** Erases the jobs of a pool in every state and returns their number. */
  async erase(about: Pool): Promise<number> {
    const pool = await this.#pools.find(about)
    if (pool === undefined) return 0
    return this.#database.transaction(async (transaction) => {
      const rows = await transaction.query<JobKeys>(
        sql`SELECT id, lane FROM keepsake.jobs WHERE tenant = ${pool.tenant}::int AND pool = ${pool.pool}::int`,
      )
      const lanes = sendLaneLocks(transaction, rows)
      transaction.send(sql`DELETE FROM keepsake.jobs WHERE id = ANY (${rows.map(({ id }) => id)}::text[])`)
      sendLaneHeads(transaction, lanes)
      return rows.length
    })
  }

  async unfinished(kinds: readonly string[], now: number, lanes?: readonly string[]): Promise<readonly string[]> {
    await this.#begin()
    const rows = await this.#database.read<{ readonly id: string }>(
      sql`SELECT j.job::json->>'id' AS id FROM keepsake.jobs j WHERE ${allOf([
        sql`j.parked IS NULL AND (j.attempt = 0 OR j.leased_until > ${now}::float8 OR j.due <= ${now}::float8)`,
        sql`j.kind = ANY (${kinds.map(keyText)}::text[])`,
        ...(lanes === undefined ? [] : [sql`j.lane = ANY (${lanes.map(keyText)}::text[])`]),
      ])} ORDER BY j.seq`,
    )
    return rows.map(({ id }) => id)
  }

  /** Whether this process may work on a lane: its next job is not leased, or the process that has it is gone. */
  #isFree(now: number): Sql {
    const unleased = sql`l.leased_until <= ${now}::float8`
    if (this.#process === undefined) return unleased
    const own = sql`(l.process IS NULL OR l.process = ${this.#process}::text)`
    return sql`((${own} AND ${unleased}) OR (NOT ${own} AND ${isAbsent(rawSql("l.process"))}))`
  }

  async #parkedKeys(): Promise<readonly string[]> {
    const rows = await this.#database.read<{ readonly id: string }>(
      sql`SELECT id FROM keepsake.jobs WHERE parked IS NOT NULL ORDER BY parked`,
    )
    return rows.map(({ id }) => id)
  }

  /** Changes jobs that exist, with their lanes locked. `change` sends its statements before it waits. */
  async #change<Result>(
    keys: readonly string[],
    change: (transaction: Transaction, jobs: readonly JobKeys[]) => Promise<Result>,
  ): Promise<Result | undefined> {
    return this.#database.transaction(async (transaction) => {
      const jobs = await findLanes(transaction, keys)
      if (jobs.length === 0) return undefined
      const lanes = sendLaneLocks(transaction, jobs)
      const changing = change(transaction, jobs)
      sendLaneHeads(transaction, lanes)
      const [result] = await Promise.all([changing, transaction.commit()])
      return result
    })
  }
}

function findLanes(transaction: Transaction, keys: readonly string[]): Promise<readonly JobKeys[]> {
  return transaction.query<JobKeys>(sql`SELECT id, lane FROM keepsake.jobs WHERE id = ANY (${keys}::text[])`)
}

/** Locks the lanes of these jobs. A lane without a job has no row, so the row is made first. Everything behind it is sent at once, with the commit. */
function sendLaneLocks(transaction: Transaction, jobs: readonly { readonly lane: string }[]): readonly string[] {
  const lanes = [...new Set(jobs.map(({ lane }) => lane))]
  transaction.send(
    sql`INSERT INTO keepsake.job_lanes (lane) SELECT lane FROM unnest(${lanes}::text[]) AS n(lane) ORDER BY lane COLLATE "C"
      ON CONFLICT (lane) DO UPDATE SET lane = excluded.lane`,
  )
  return lanes
}

/** Updates which job of each of these lanes is next. Lanes without a job are removed. */
function sendLaneHeads(transaction: Transaction, lanes: readonly string[]): void {
  transaction.send(
    sql`UPDATE keepsake.job_lanes l SET seq = j.seq, kind = j.kind, started = j.attempt > 0, at = j.at, due = j.due, leased_until = j.leased_until, process = j.process
      FROM unnest(${lanes}::text[]) AS n(lane) CROSS JOIN LATERAL (
        SELECT j.* FROM keepsake.jobs j WHERE j.lane = n.lane AND j.parked IS NULL ORDER BY ${LANE_ORDER} LIMIT 1
      ) j WHERE l.lane = n.lane`,
  )
  transaction.send(
    sql`DELETE FROM keepsake.job_lanes l WHERE l.lane = ANY (${lanes}::text[])
      AND NOT EXISTS (SELECT 1 FROM keepsake.jobs j WHERE j.lane = l.lane AND j.parked IS NULL)`,
  )
}

/** The first job of each lane, and those right behind it that are due as well, unless the first was started before. First jobs come first. */
function selectJobs(waiting: readonly JobColumns[], kinds: readonly string[], now: number): readonly JobColumns[] {
  const heads: JobColumns[] = []
  const behind: JobColumns[] = []
  for (const [head, ...rest] of Map.groupBy(waiting, ({ lane }) => lane).values()) {
    if (head === undefined) continue
    heads.push(head)
    const stop = rest.findIndex(
      ({ kind, due, process }) => due > now || !kinds.includes(kind) || process !== head.process,
    )
    if (head.attempt === 0) behind.push(...(stop < 0 ? rest : rest.slice(0, stop)))
  }
  return [...heads, ...behind]
}

function toJob({ job, at }: JobColumns): NewJob {
  // Written by `push` from a job.
  return { ...(JSON.parse(job) as Omit<NewJob, "at">), at }
}

/** Ids of done jobs are stored as hashes, because they outlive the data that the job was about. */
function doneKey(id: string): Buffer {
  return createHash("sha256").update(id).digest().subarray(0, 16)
}
