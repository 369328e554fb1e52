import type { Tenant } from "@keepsake/core/plugin"
import type { Database } from "better-sqlite3"
import { type JobRow, jobColumns, jobOfRow, jobTables } from "../rows/job-row.ts"
import type { WireRecord } from "../rows/state-record.ts"

interface EntryRow {
  readonly bucket: string
  readonly key: string
  readonly revision: number
  readonly expires_at: number | null
  readonly value: string | Uint8Array
  readonly tenant: string | null
  readonly pool: string | null
}
interface QueuedRow extends JobRow {
  readonly due: number
  readonly attempt: number
  readonly leased_until: number
  readonly parked: number | null
  readonly why: string | null
}

/** Reads everything of a state, for a move. */
export function stateRecordReads(database: Database) {
  const entries = database.prepare<[], EntryRow>(
    `SELECT e.bucket, e.key, e.revision, e.expires_at, e.value, t.name AS tenant, p.name AS pool FROM entries e
    LEFT JOIN pools p ON p.id = e.about LEFT JOIN tenants t ON t.id = p.tenant ORDER BY e.seq`,
  )
  const jobs = database.prepare<[], QueuedRow>(
    `SELECT ${jobColumns}, j.due, j.attempt, j.leased_until, j.parked, j.why FROM ${jobTables} ORDER BY j.parked NULLS FIRST, j.seq`,
  )
  const done = database.prepare<[], { readonly id: Buffer; readonly at: number }>("SELECT id, at FROM done ORDER BY id")
  return {
    stateRecords: (): readonly WireRecord[] => [
      ...entries.all().map(({ bucket, key, revision, expires_at, value, tenant, pool }): WireRecord => {
        return {
          kind: "entry",
          bucket,
          key,
          value,
          revision,
          ...(expires_at !== null && { expiresAt: expires_at }),
          // The tenant was validated when it was written.
          ...(tenant !== null && pool !== null && { about: { tenant: tenant as Tenant, name: pool } }),
        }
      }),
      ...jobs.all().map((row): WireRecord => {
        const { due, attempt, leased_until: leasedUntil, parked, why } = row
        return {
          kind: "job",
          job: jobOfRow(row),
          due,
          attempt,
          leasedUntil,
          ...(parked !== null && { parked: why ?? "" }),
        }
      }),
      ...done.all().map(({ id, at }): WireRecord => ({ kind: "done", id: Buffer.from(id).toString("hex"), at })),
    ],
  }
}
