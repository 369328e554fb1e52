import { constants, copyFileSync, existsSync, renameSync, rmSync } from "node:fs"
import { openFolder } from "../folder/open-folder.ts"
import { Stop } from "../stop.ts"
import { type DatabaseReport, examined } from "./examined.ts"

/** What was restored, and where that is now which stood there before. */
export interface RestoreResult {
  readonly restored: DatabaseReport
  readonly before: string | undefined
}

/**
 * Puts a backup in the place of a folder's database, when it is whole and nobody uses the folder. The copy is compared with the backup before it takes the
 * place; what stood there stays beside it under another name. `progress` gets the share of both readings that is done.
 */
export async function restoreBackup(
  file: string,
  dataDir: string,
  database: string,
  progress: (share: number) => void,
): Promise<RestoreResult> {
  const backup = await examined(file, (share) => progress(share / 2))
  if (backup.faults.length > 0) throw notWhole(backup)
  const { claim, owner } = await openFolder(dataDir)
  if (claim === undefined) {
    throw new Stop(1, "folder_in_use", `The process ${owner.pid} uses ${dataDir}`, {
      remedy: `End it first (kill ${owner.pid}), and restore then.`,
    })
  }
  try {
    const draft = `${database}.restoring`
    rmSync(draft, { force: true })
    copyFileSync(file, draft, constants.COPYFILE_EXCL)
    const copy = await examined(draft, (share) => progress((1 + share) / 2))
    if (copy.content !== backup.content || copy.faults.length > 0) throw notWhole(copy)
    const before = existsSync(database)
      ? `${database}.before-${new Date().toISOString().replaceAll(/[:.]/g, "-")}`
      : undefined
    // The log belongs to its file: they move together.
    for (const end of ["-wal", "-shm", ""]) {
      if (before !== undefined && existsSync(database + end)) renameSync(database + end, before + end)
    }
    renameSync(draft, database)
    return { restored: backup, before }
  } finally {
    claim.release()
  }
}

function notWhole({ file, faults }: DatabaseReport): Stop {
  return new Stop(1, "backup_damaged", `${file} is not whole: ${faults.join("; ")}`, {
    remedy: "Nothing was changed. Choose another: keepsake backup list",
  })
}
