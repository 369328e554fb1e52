import type { QueueStatus } from "@keepsake/core/plugin"
import type { Database } from "better-sqlite3"
import { type JobRow, jobColumns, jobOfRow, jobTables, type WireJob } from "../rows/job-row.ts"
import { stablePlan } from "../rows/stable-plan.ts"

export interface EntryRow {
  readonly place: number
  readonly key: string
  readonly revision: number
  /** JSON, or raw bytes. */
  readonly value: string | Uint8Array
}
export interface ParkedJob {
  readonly place: number
  readonly job: WireJob & { readonly why: string }
}

/** Reads entries and the queue. `now` determines which entries are expired. */
export function stateReads(database: Database) {
  const columns = "seq AS place, key, revision, value"
  const unexpired = "(expires_at IS NULL OR expires_at > ?)"
  const entry = database.prepare<[string, string, number], EntryRow>(
    `SELECT ${columns} FROM entries WHERE bucket = ? AND key = ? AND ${unexpired}`,
  )
  const upwards = database.prepare<[string, number, number, number], EntryRow>(
    stablePlan(`SELECT ${columns} FROM entries WHERE bucket = ? AND seq > ? AND ${unexpired} ORDER BY seq LIMIT ?`),
  )
  const downwards = database.prepare<[string, number, number, number], EntryRow>(
    stablePlan(
      `SELECT ${columns} FROM entries WHERE bucket = ? AND seq < ? AND ${unexpired} ORDER BY seq DESC LIMIT ?`,
    ),
  )
  const parked = database.prepare<[number, number], JobRow & { readonly parked: number; readonly why: string }>(
    stablePlan(`SELECT ${jobColumns}, j.parked, j.why FROM ${jobTables} WHERE j.parked > ? ORDER BY j.parked LIMIT ?`),
  )
  const due = database.prepare<[number], { readonly n: number; readonly oldest: number | null }>(
    "SELECT count(*) AS n, min(due) AS oldest FROM jobs WHERE parked IS NULL AND due <= ?",
  )
  const ahead = database.prepare<[number], number>("SELECT count(*) FROM jobs WHERE parked IS NULL AND due > ?").pluck()
  const aside = database.prepare<[], number>("SELECT count(*) FROM jobs WHERE parked IS NOT NULL").pluck()

  return {
    entry: (bucket: string, key: string, now: number): EntryRow | undefined => entry.get(bucket, key, now),

    entries(
      bucket: string,
      newestFirst: boolean,
      after: number | undefined,
      limit: number,
      now: number,
    ): readonly EntryRow[] {
      return newestFirst
        ? downwards.all(bucket, after ?? Number.MAX_SAFE_INTEGER, now, limit)
        : upwards.all(bucket, after ?? 0, now, limit)
    },

    parkedJobs(after: number, limit: number): readonly ParkedJob[] {
      return parked.all(after, limit).map((row) => ({ place: row.parked, job: { ...jobOfRow(row), why: row.why } }))
    },

    queueStatus(now: number): QueueStatus {
      const { n = 0, oldest = null } = due.get(now) ?? {}
      const counts = { pending: n, scheduled: ahead.get(now) ?? 0, parked: aside.get() ?? 0 }
      return oldest === null ? counts : { ...counts, oldestAt: oldest }
    },
  }
}
