import { existsSync } from "node:fs"
import type { Memory, MemoryId, Pool, Tenant } from "@keepsake/core"
import { EmbeddingCache, repeatDeletions, scopeOf, TOMBSTONES } from "@keepsake/core/internal"
import {
  carryOverEntries,
  deletionsIn,
  type FileEncryption,
  type FileMemory,
  SqliteFile,
  SqliteState,
  SqliteStore,
} from "@keepsake/store-sqlite"
import { CommandError } from "../command-error.ts"

/** How many memories of a backup were erased again, and how many messages lost words again. */
export interface RepeatedDeletions {
  readonly removed: number
  readonly shortened: number
}

/**
 * Deletes in a copy of a backup what was deleted in the database since, so that restoring it brings nothing back. Neither
 * file is in use. Throws if the database cannot be read.
 */
export async function repeatDeletionsIn(
  copy: string,
  database: string,
  encryption?: FileEncryption,
): Promise<RepeatedDeletions> {
  const { removed, rewritten } = deletionsIn(database, encryption)
  const counts = { removed: 0, shortened: 0 }
  if (removed.length + rewritten.length === 0) return counts
  carryOverEntries(database, copy, TOMBSTONES, encryption)
  const [now, restored] = [database, copy].map((path) => new SqliteStore(new SqliteFile({ path, encryption }))) as [
    SqliteStore,
    SqliteStore,
  ]
  try {
    await now.open()
    await restored.open()
    const firstOf = new Map(rewritten.map((one) => [JSON.stringify([one.tenant, one.id]), one.first]))
    for (const [, those] of Map.groupBy([...removed, ...rewritten], ({ tenant, pool }) =>
      JSON.stringify([tenant, pool]),
    )) {
      const pool = poolOf(those)
      const isRewritten = ({ tenant, id }: FileMemory): boolean => firstOf.has(JSON.stringify([tenant, id]))
      const [shortened, gone] = [those.filter(isRewritten), those.filter((one) => !isRewritten(one))]
      const found = await now.read(scopeOf(pool), shortened.map(idOf))
      const done = await repeatDeletions(
        restored,
        pool,
        {
          removed: gone.map(idOf),
          rewritten: found
            .filter((memory): memory is Memory => memory !== undefined)
            .map((memory) => [memory, firstOf.get(JSON.stringify([pool.tenant, memory.id])) ?? 0]),
        },
        Date.now(),
      )
      counts.removed += done.removed
      counts.shortened += done.shortened
    }
  } finally {
    await restored[Symbol.asyncDispose]()
    await now[Symbol.asyncDispose]()
  }
  await dropCachedVectors(new SqliteFile({ path: copy, encryption }), [...removed, ...rewritten])
  if (existsSync(`${copy}-wal`)) throw new CommandError(1, "folder_in_use", `${copy} is open elsewhere`)
  return counts
}

/** Deletes what the backup has cached for the texts of these memories. */
async function dropCachedVectors(file: SqliteFile, those: readonly FileMemory[]): Promise<void> {
  const state = new SqliteState(file)
  await state.open()
  try {
    const cache = new EmbeddingCache(state)
    for (const one of those) await cache.drop(poolOf([one]).tenant, [idOf(one)])
  } finally {
    await state[Symbol.asyncDispose]()
  }
}

/** Only stores write the files. */
const idOf = ({ id }: FileMemory): MemoryId => id as MemoryId

function poolOf(those: readonly FileMemory[]): Pool {
  const [{ tenant, pool }] = those as [FileMemory, ...FileMemory[]] // a group has at least the one that made it
  return { tenant: tenant as Tenant, name: pool as Pool["name"] }
}
