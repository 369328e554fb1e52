import type { Pool } from "@keepsake/core/plugin"
import type { Database } from "better-sqlite3"
import type { WireRecord } from "../rows/state-record.ts"
import { PoolNumberStore } from "./pool-numbers.ts"

type Value = string | number | null | Uint8Array

/** Replaces everything of a state, for a move. It is one call, so that it is one transaction. */
export function stateReplacement(database: Database) {
  const pools = new PoolNumberStore(database)
  const clear = ["entries", "jobs", "done"].map((table) => database.prepare<[]>(`DELETE FROM ${table}`))
  const addEntry = database.prepare<Value[]>(
    "INSERT INTO entries (bucket, key, revision, expires_at, about, value) VALUES (?, ?, ?, ?, ?, ?)",
  )
  const addJob = database.prepare<Value[]>(
    `INSERT INTO jobs (id, kind, lane, at, due, attempt, leased_until, parked, why, about, body)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  )
  const addDone = database.prepare<[Buffer, number]>("INSERT INTO done (id, at) VALUES (?, ?)")
  const markHeads = database.prepare<[]>(
    `UPDATE jobs SET head = 1 WHERE seq IN (SELECT seq FROM (
      SELECT seq, row_number() OVER (PARTITION BY lane ORDER BY attempt = 0, at, seq) AS place FROM jobs WHERE parked IS NULL
    ) WHERE place = 1)`,
  )
  const numberOf = (about: Pool): number => pools.numbersOf(about).pool
  return {
    replaceState(records: readonly WireRecord[]): null {
      for (const statement of clear) statement.run()
      let parked = 0
      for (const record of records) {
        if (record.kind === "done") addDone.run(Buffer.from(record.id, "hex"), record.at)
        else if (record.kind === "entry") {
          const { bucket, key, revision, expiresAt = null, about, value } = record
          addEntry.run(bucket, key, revision, expiresAt, about === undefined ? null : numberOf(about), value)
        } else {
          const { job, due, attempt, leasedUntil, parked: why } = record
          const place = why === undefined ? null : ++parked
          const { id, kind, lane, at, about, body } = job
          addJob.run(id, kind, lane, at, due, attempt, leasedUntil, place, why ?? null, numberOf(about), body)
        }
      }
      markHeads.run()
      return null
    },
  }
}
