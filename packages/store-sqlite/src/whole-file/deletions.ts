import type { FileEncryption } from "../encryption/file-encryption.ts"
import { openReadOnly, openWritable } from "./driver.ts"

/** A memory in a database file. */
export interface FileMemory {
  readonly tenant: string
  readonly pool: string
  readonly id: string
}

/** What a database file no longer holds of memories that it once had. */
export interface FileDeletions {
  /** Memories that were deleted or erased. */
  readonly removed: readonly FileMemory[]
  /** Memories that were rewritten without the versions before `first`, because words were cut out of them. */
  readonly rewritten: readonly (FileMemory & { readonly first: number })[]
}

const ADDRESS = "tenants.name AS tenant, pools.name AS pool, memories.id AS id"
const JOINED = "memories JOIN pools ON pools.id = memories.pool JOIN tenants ON tenants.id = memories.tenant"

/** Reads what was deleted in a file that nobody writes to. Throws if it cannot be read. */
export function deletionsIn(file: string, encryption?: FileEncryption): FileDeletions {
  const database = openReadOnly(file, encryption)
  try {
    return {
      removed: database
        .prepare<[], FileMemory>(`SELECT ${ADDRESS} FROM ${JOINED} WHERE memories.state <> 'live'`)
        .all(),
      rewritten: database
        .prepare<[], FileMemory & { first: number }>(
          `SELECT ${ADDRESS}, min(versions.revision) AS first FROM ${JOINED}
           JOIN versions ON versions.row = memories.row AND versions.body IS NOT NULL
           WHERE memories.state = 'live' GROUP BY memories.row HAVING first > 1`,
        )
        .all(),
    }
  } finally {
    database.close()
  }
}

/** The number of memories of one file that another one never had. Nobody writes to either. */
export function countUnknown(file: string, other: string, encryption?: FileEncryption): number {
  const select =
    "SELECT tenants.name AS tenant, memories.id AS id FROM memories JOIN tenants ON tenants.id = memories.tenant"
  const known = new Set<string>()
  const read = (path: string, where: string, each: (address: string) => void): void => {
    const database = openReadOnly(path, encryption)
    try {
      for (const { tenant, id } of database.prepare<[], Omit<FileMemory, "pool">>(select + where).iterate()) {
        each(JSON.stringify([tenant, id]))
      }
    } finally {
      database.close()
    }
  }
  read(other, "", (address) => known.add(address))
  let unknown = 0
  read(file, " WHERE memories.state = 'live'", (address) => {
    if (!known.has(address)) unknown++
  })
  return unknown
}

type Value = string | Uint8Array

function isEqual(one: Value, other: Value): boolean {
  return Buffer.from(one).equals(Buffer.from(other))
}

/** A bucket of `State` whose entries mean something only with the key that an entry of another bucket holds. */
export interface KeyedBucket {
  readonly bucket: string
  readonly key: { readonly bucket: string; readonly key: string }
}

/**
 * Adds the entries of a keyed bucket of one file to another that nobody uses, and the key where it has none. Adds nothing
 * if both have different keys.
 */
export function carryOverEntries(
  from: string,
  to: string,
  { bucket, key }: KeyedBucket,
  encryption?: FileEncryption,
): void {
  const source = openReadOnly(from, encryption)
  try {
    const target = openWritable(to, encryption)
    try {
      const select = "SELECT key, value, revision FROM entries WHERE bucket = ?"
      const keyOf = "SELECT value FROM entries WHERE bucket = ? AND key = ?"
      const own = source.prepare<[string, string], Value>(keyOf).pluck().get(key.bucket, key.key)
      const other = target.prepare<[string, string], Value>(keyOf).pluck().get(key.bucket, key.key)
      if (own === undefined || (other !== undefined && !isEqual(own, other))) return
      const rows = source.prepare<[string], { key: string; value: Value; revision: number }>(select).all(bucket)
      const add = target.prepare<[string, string, Value, number]>(
        "INSERT INTO entries (bucket, key, value, revision) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
      )
      target.transaction(() => {
        add.run(key.bucket, key.key, own, 1)
        for (const row of rows) add.run(bucket, row.key, row.value, row.revision)
      })()
    } finally {
      target.close()
    }
  } finally {
    source.close()
  }
}
