import { existsSync } from "node:fs"
import { type Deletions, type RepeatedDeletions, repeatDeletions, TOMBSTONES } from "@keepsake/core/internal"
import {
  carryOverEntries,
  countUnknown,
  deletionsIn,
  type FileEncryption,
  SqliteFile,
  SqliteState,
  SqliteStore,
} from "@keepsake/store-sqlite"
import { CommandError } from "../command-error.ts"

/** What was repeated in a copy of a backup, and what cannot be. */
export interface RestoredDeletions extends RepeatedDeletions {
  /** Memories of the backup that the database never had: whether they were deleted elsewhere cannot be known. */
  readonly unknown: number
}

/**
 * Deletes in a copy of a backup what was deleted in the database since, so that restoring it brings nothing back. Neither
 * file is in use. Throws if the database cannot be read.
 */
export async function repeatDeletionsIn(
  copy: string,
  database: string,
  encryption?: FileEncryption,
): Promise<RestoredDeletions> {
  // Only stores write the files, with checked names.
  const deletions = deletionsIn(database, encryption) as Deletions
  const unknown = countUnknown(copy, database, encryption)
  carryOverEntries(database, copy, TOMBSTONES, encryption)
  const [now, restored] = [database, copy].map((path) => {
    const file = new SqliteFile({ path, encryption })
    return { store: new SqliteStore(file), state: new SqliteState(file) }
  }) as [StoredFile, StoredFile]
  const parts = [now, restored].flatMap(({ store, state }) => [store, state])
  let repeated: RepeatedDeletions
  try {
    for (const part of parts) await part.open()
    repeated = await repeatDeletions(now, restored, deletions, Date.now())
  } finally {
    for (const part of parts) await part[Symbol.asyncDispose]()
  }
  if (existsSync(`${copy}-wal`)) throw new CommandError(1, "folder_in_use", `${copy} is open elsewhere`)
  return { ...repeated, unknown }
}

interface StoredFile {
  readonly store: SqliteStore
  readonly state: SqliteState
}
