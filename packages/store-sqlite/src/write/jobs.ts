import { createHash } from "node:crypto"
import type { LeaseQuery, Pool } from "@keepsake/core/plugin"
import type { Database } from "better-sqlite3"
import { type JobRow, jobColumns, jobOfRow, jobTables, type WireJob } from "../rows/job-row.ts"
import { stablePlan } from "../rows/stable-plan.ts"
import { PoolNumberStore } from "./pool-numbers.ts"
import type { StateClock } from "./state-clock.ts"

interface CurrentRow {
  readonly seq: number
  readonly lane: string
  readonly attempt: number
  readonly parked: number | null
}
type Leased = WireJob & { readonly attempt: number }

/** In a lane, a started job comes first until it is done or parked; the others are ordered by time. */
const ORDER = "attempt = 0, at, seq"

/** Writes the queue. Every change of a lane updates which of its jobs is the head, so that a lease only reads heads. */
export function jobWrites(database: Database, clock: StateClock) {
  const pools = new PoolNumberStore(database)
  const find = database.prepare<[string], CurrentRow>("SELECT seq, lane, attempt, parked FROM jobs WHERE id = ?")
  const isDone = database.prepare<[Buffer], number>("SELECT 1 FROM done WHERE id = ?").pluck()
  const add = database.prepare<[string, string, string, number, number, number, string]>(
    "INSERT INTO jobs (id, kind, lane, at, due, about, body) VALUES (?, ?, ?, ?, ?, ?, ?)",
  )
  const move = database.prepare<[number, number, number]>("UPDATE jobs SET at = ?, due = ? WHERE seq = ?")
  const drop = database.prepare<[number]>("DELETE FROM jobs WHERE seq = ?")
  const addDone = database.prepare<[Buffer, number]>("INSERT OR IGNORE INTO done (id, at) VALUES (?, ?)")
  const postpone = database.prepare<[number, string, number]>(
    "UPDATE jobs SET due = ?, why = ?, leased_until = 0 WHERE seq = ?",
  )
  const setAside = database.prepare<[string, number]>(
    `UPDATE jobs SET head = 0, leased_until = 0, why = ?,
    parked = (SELECT coalesce(max(parked), 0) + 1 FROM jobs WHERE parked IS NOT NULL) WHERE seq = ?`,
  )
  const bringBack = database.prepare<[number]>(
    "UPDATE jobs SET parked = NULL, why = NULL, attempt = 0, due = at WHERE seq = ?",
  )
  const parkedIds = database.prepare<[], string>("SELECT id FROM jobs WHERE parked IS NOT NULL ORDER BY parked").pluck()
  const lanesAbout = database.prepare<[number], string>("SELECT DISTINCT lane FROM jobs WHERE about = ?").pluck()
  const dropAbout = database.prepare<[number]>("DELETE FROM jobs WHERE about = ?")
  const unmark = database.prepare<[string]>("UPDATE jobs SET head = 0 WHERE lane = ? AND head = 1")
  const mark = database.prepare<[string]>(
    stablePlan(`UPDATE jobs SET head = 1 WHERE seq =
    (SELECT seq FROM jobs WHERE lane = ? AND parked IS NULL ORDER BY ${ORDER} LIMIT 1)`),
  )
  const ready = database.prepare<[number, number, string, number, string, number], JobRow & CurrentRow>(
    stablePlan(`SELECT ${jobColumns}, j.seq, j.attempt, j.parked FROM ${jobTables}
    WHERE j.head = 1 AND j.due <= ? AND j.leased_until <= ? AND j.kind IN (SELECT value FROM json_each(?))
      AND (? OR j.lane IN (SELECT value FROM json_each(?)))
    ORDER BY j.attempt = 0, j.at, j.seq LIMIT ?`),
  )
  const behind = database.prepare<[string, number], JobRow & CurrentRow & { readonly due: number }>(
    stablePlan(`SELECT ${jobColumns}, j.seq, j.attempt, j.parked, j.due FROM ${jobTables}
    WHERE j.lane = ? AND j.parked IS NULL AND (j.attempt = 0) = 1 AND j.head = 0 ORDER BY j.at, j.seq LIMIT ?`),
  )
  const lend = database.prepare<[number, number]>(
    "UPDATE jobs SET attempt = attempt + 1, leased_until = ? WHERE seq = ?",
  )

  const free = database.prepare<[]>("UPDATE jobs SET leased_until = 0 WHERE leased_until > 0")

  const reorder = (lanes: Iterable<string>): void => {
    for (const lane of new Set(lanes)) {
      unmark.run(lane)
      mark.run(lane)
    }
  }
  const standing = (ids: readonly string[]): readonly CurrentRow[] =>
    [...new Set(ids)].flatMap((id) => find.get(id) ?? [])

  return {
    push(jobs: readonly WireJob[]): void {
      for (const { id, kind, lane, at, about, body } of jobs) {
        const job = find.get(id)
        if (job === undefined) {
          if (isDone.get(keyOf(id)) !== undefined) continue
          add.run(id, kind, lane, at, at, pools.numbersOf(about).pool, body)
        } else if (job.parked === null && job.attempt === 0) move.run(at, at, job.seq)
      }
      reorder(jobs.flatMap(({ id }) => find.get(id)?.lane ?? []))
    },

    /** `now` may be ahead of the clock: it says which jobs count as due, and expires nothing. */
    lease({ kinds, lanes, limit, ofLane = 1, forMs, now }: LeaseQuery): readonly Leased[] {
      const anyLane = Number(lanes === undefined)
      const heads = ready.all(now, now, JSON.stringify(kinds), anyLane, JSON.stringify(lanes ?? []), limit)
      const jobs = [...heads]
      for (const { lane, attempt } of heads) {
        if (attempt > 0 || ofLane < 2 || jobs.length >= limit) continue
        const rest = behind.all(lane, Math.min(ofLane - 1, limit - jobs.length))
        const stop = rest.findIndex(({ kind, due }) => due > now || !kinds.includes(kind))
        jobs.push(...(stop < 0 ? rest : rest.slice(0, stop)))
      }
      for (const { seq } of jobs) lend.run(now + forMs, seq)
      return jobs.map((row) => ({ ...jobOfRow(row), attempt: row.attempt + 1 }))
    },

    /** Frees all leases at startup: a single process owns the file, so their holders are gone. */
    freeLeases(now: number): void {
      clock.set(now)
      free.run()
    },

    done(ids: readonly string[], now: number): void {
      clock.set(now)
      const jobs = [...new Set(ids)].flatMap((id) => {
        const job = find.get(id)
        return job === undefined ? [] : [{ id, ...job }]
      })
      for (const { id, seq } of jobs) {
        drop.run(seq)
        addDone.run(keyOf(id), now)
      }
      reorder(jobs.map(({ lane }) => lane))
    },

    retry(id: string, at: number, why: string): void {
      const job = find.get(id)
      if (job !== undefined && job.parked === null) postpone.run(at, why, job.seq)
    },

    park(id: string, why: string): void {
      const job = find.get(id)
      if (job === undefined || job.parked !== null) return
      setAside.run(why, job.seq)
      reorder([job.lane])
    },

    unpark(ids: readonly string[] | undefined): number {
      const back = standing(ids ?? parkedIds.all()).filter(({ parked }) => parked !== null)
      for (const { seq } of back) bringBack.run(seq)
      reorder(back.map(({ lane }) => lane))
      return back.length
    },

    eraseJobs(about: Pool): number {
      const pool = pools.find(about)
      if (pool === undefined) return 0
      const lanes = lanesAbout.all(pool.pool)
      const { changes } = dropAbout.run(pool.pool)
      reorder(lanes)
      return changes
    },
  }
}

/** Ids of done jobs are stored as hashes, because they outlive the data that the job was about. */
function keyOf(id: string): Buffer {
  return createHash("sha256").update(id).digest().subarray(0, 16)
}
