import { constants, copyFileSync, existsSync, renameSync, rmSync } from "node:fs"
import { KEYS_BUCKET, REVOKED_KEYS_BUCKET } from "@keepsake/server"
import { carryOverMarks, convertFile, type FileEncryption, formatOf } from "@keepsake/store-sqlite"
import { CommandError } from "../command-error.ts"
import { openFolder } from "../folder/open-folder.ts"
import { type RestoredDeletions, repeatDeletionsIn } from "./repeat-deletions.ts"
import { type DatabaseReport, verifyDatabase } from "./verify-database.ts"

/** What was restored, and the file that holds the previous database. */
export interface RestoreResult {
  readonly restored: DatabaseReport
  readonly before: string | undefined
  /** Keys of the backup that were revoked since it was made; `undefined` if no previous database can be read. */
  readonly keysRevoked: number | undefined
  /** What was deleted or erased since the backup and was erased in it as well; `undefined` if no previous database can be read. */
  readonly deletions: RestoredDeletions | undefined
}

/**
 * Replaces a folder's database with a backup if the backup is intact and no process uses the folder. The copy is verified against the backup first; the
 * previous database is kept under another name; keys that are revoked there are revoked in the restored one, and what is deleted or erased there is erased. `progress` receives the finished share of both verifications, 0 to 1.
 */
export async function restoreBackup(
  file: string,
  dataDir: string,
  database: string,
  progress: (share: number) => void,
  encryption?: FileEncryption,
): Promise<RestoreResult> {
  const backup = await verifyDatabase(file, (share) => progress(share / 2), encryption)
  if (backup.faults.length > 0) throw damagedBackup(backup)
  const { claim, owner } = await openFolder(dataDir)
  if (claim === undefined) {
    throw new CommandError(1, "folder_in_use", `Process ${owner.pid} uses ${dataDir}`, {
      remedy: `Stop it first (kill ${owner.pid}), then restore.`,
    })
  }
  try {
    const draft = `${database}.restoring`
    rmSync(draft, { force: true })
    copyFileSync(file, draft, constants.COPYFILE_EXCL)
    const copy = await verifyDatabase(draft, (share) => progress((1 + share) / 2), encryption)
    if (copy.content !== backup.content || copy.faults.length > 0) throw damagedBackup(copy)
    // A backup from before the database was encrypted.
    if (encryption !== undefined && formatOf(draft) === "plain") convertFile(draft, { to: encryption })
    const before = existsSync(database)
      ? `${database}.before-${new Date().toISOString().replaceAll(/[:.]/g, "-")}`
      : undefined
    // The write-ahead log belongs to its database: they move together.
    for (const end of ["-wal", "-shm", ""]) {
      if (before !== undefined && existsSync(database + end)) renameSync(database + end, before + end)
    }
    const keysRevoked = before === undefined ? undefined : keepRevoked(before, draft, encryption)
    const deletions =
      before === undefined ? undefined : await repeatDeletionsIn(draft, before, encryption).catch(() => undefined)
    renameSync(draft, database)
    return { restored: backup, before, keysRevoked, deletions }
  } finally {
    claim.release()
  }
}

/** A database is often restored because it is damaged: then its keys are unknown, and restoring continues. */
function keepRevoked(before: string, restored: string, encryption?: FileEncryption): number | undefined {
  try {
    return carryOverMarks(before, restored, { marks: REVOKED_KEYS_BUCKET, entries: KEYS_BUCKET }, encryption)
  } catch {
    return undefined
  }
}

function damagedBackup({ file, faults }: DatabaseReport): CommandError {
  return new CommandError(1, "backup_damaged", `${file} is damaged: ${faults.join("; ")}`, {
    remedy: "Nothing was changed. Choose another backup: keepsake backup list",
  })
}
