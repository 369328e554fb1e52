import { constants, copyFileSync, existsSync, linkSync, renameSync, rmSync, statSync } from "node:fs"
import { dirname } from "node:path"
import { KEYS_BUCKET, REVOKED_KEYS_BUCKET } from "@keepsake/server"
import { carryOverMarks, convertFile, type FileEncryption, flush, formatOf } from "@keepsake/store-sqlite"
import { CommandError } from "../command-error.ts"
import { openFolder } from "../folder/open-folder.ts"
import { discardDraft, draftPath, previousPath, undoInterruptedRestore } from "./interrupted-restore.ts"
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

/** The steps of a restore in their order. */
export type RestoreStep = "copied" | "deletions repeated" | "previous kept" | "log removed" | "switched"

/**
 * Replaces a folder's database with a backup if the backup is intact and no process uses the folder. A copy is verified against the backup, keys that
 * are revoked in the database are revoked in it, and what is deleted or erased there is erased. Then it takes the place of the database in one step, so that at any moment
 * there is a whole one; the previous database is kept under another name. An interrupted restore is undone by the next one or the next
 * start. `progress` receives the finished share of both verifications, 0 to 1.
 */
export async function restoreBackup(
  file: string,
  dataDir: string,
  database: string,
  progress: (share: number) => void,
  encryption?: FileEncryption,
  onStep: (step: RestoreStep) => void = () => undefined,
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
    await undoInterruptedRestore(database)
    const draft = draftPath(database)
    const copy = async (onProgress: (share: number) => void): Promise<void> => {
      discardDraft(database)
      copyFileSync(file, draft, constants.COPYFILE_EXCL)
      const copied = await verifyDatabase(draft, onProgress, encryption)
      if (copied.content !== backup.content || copied.faults.length > 0) throw damagedBackup(copied)
      // A backup from before the database was encrypted.
      if (encryption !== undefined && formatOf(draft) === "plain") convertFile(draft, { to: encryption })
    }
    await copy((share) => progress((1 + share) / 2))
    onStep("copied")
    let deletions: RestoredDeletions | undefined
    if (existsSync(database)) {
      deletions = await repeatDeletionsIn(draft, database, encryption).catch(() => undefined)
      // Half of them may be in the copy, and the rest in its log.
      if (deletions === undefined) await copy(() => undefined)
    }
    const keysRevoked = existsSync(database) ? keepRevoked(database, draft, encryption) : undefined
    onStep("deletions repeated")
    const before = replaceDatabase(draft, database, onStep)
    discardDraft(database)
    return { restored: backup, before, keysRevoked, deletions }
  } catch (error) {
    discardDraft(database)
    throw error
  } finally {
    claim.release()
  }
}

/** Returns where the previous database is kept. */
function replaceDatabase(draft: string, database: string, onStep: (step: RestoreStep) => void): string | undefined {
  const before = existsSync(database) ? previousPath(database) : undefined
  flush(draft)
  if (before !== undefined) {
    if (hasLog(database)) linkOrCopy(`${database}-wal`, `${before}-wal`)
    linkOrCopy(database, before)
    flush(dirname(database))
    onStep("previous kept")
    // Only a database that cannot be read still has a log here; SQLite would apply it to the restored one.
    for (const end of ["-wal", "-shm"]) rmSync(database + end, { force: true })
    onStep("log removed")
  }
  renameSync(draft, database)
  flush(dirname(database))
  onStep("switched")
  return before
}

/** Reading a database leaves an empty one. */
function hasLog(database: string): boolean {
  return (statSync(`${database}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0
}

function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to, constants.COPYFILE_EXCL)
    flush(to)
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
