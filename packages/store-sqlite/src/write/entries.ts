import type { Pool, SetOptions } from "@keepsake/core/plugin"
import type { Database } from "better-sqlite3"
import { PoolNumberStore } from "./pool-numbers.ts"
import type { StateClock } from "./state-clock.ts"

interface CurrentRow {
  readonly seq: number
  readonly revision: number
  readonly expired: number
}

/** Writes entries. `now` determines which are expired, and expired entries are treated as absent. */
export function entryWrites(database: Database, clock: StateClock) {
  const pools = new PoolNumberStore(database)
  const find = database.prepare<[number, string, string], CurrentRow>(
    "SELECT seq, revision, coalesce(expires_at <= ?, 0) AS expired FROM entries WHERE bucket = ? AND key = ?",
  )
  const add = database.prepare<[string, string, string | Uint8Array, number | null, number | null]>(
    "INSERT INTO entries (bucket, key, value, revision, expires_at, about) VALUES (?, ?, ?, 1, ?, ?)",
  )
  const replace = database.prepare<[string | Uint8Array, number | null, number | null, number]>(
    "UPDATE entries SET value = ?, revision = revision + 1, expires_at = ?, about = ? WHERE seq = ?",
  )
  const drop = database.prepare<[number]>("DELETE FROM entries WHERE seq = ?")
  const dropAbout = database.prepare<[number]>("DELETE FROM entries WHERE about = ?")

  return {
    /** The new revision; `undefined` if the stored revision is not the expected one. */
    set(
      bucket: string,
      key: string,
      value: string | Uint8Array,
      { revision, expiresAt, about }: SetOptions,
      now: number,
    ): number | undefined {
      clock.set(now)
      const entry = find.get(now, bucket, key)
      const stored = entry === undefined || entry.expired === 1 ? 0 : entry.revision
      if (revision !== undefined && revision !== stored) return undefined
      const pool = about === undefined ? null : pools.numbersOf(about).pool
      if (entry !== undefined && stored > 0) replace.run(value, expiresAt ?? null, pool, entry.seq)
      else {
        if (entry !== undefined) drop.run(entry.seq)
        add.run(bucket, key, value, expiresAt ?? null, pool)
      }
      return stored + 1
    },

    deleteEntry(bucket: string, key: string, now: number): boolean {
      clock.set(now)
      const found = find.get(now, bucket, key)
      return found !== undefined && drop.run(found.seq).changes > 0 && found.expired === 0
    },

    eraseEntries(about: Pool): number {
      const pool = pools.find(about)
      return pool === undefined ? 0 : dropAbout.run(pool.pool).changes
    },
  }
}
