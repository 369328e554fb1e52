import { readdirSync, statfsSync, statSync } from "node:fs"
import { basename, dirname, join } from "node:path"
import { type Converted, convertFile, type FileEncryption, formatOf } from "@keepsake/store-sqlite"
import { interruptedRestore, restoreRemedy, undoInterruptedRestore } from "../backups/interrupted-restore.ts"
import { CommandError } from "../command-error.ts"
import type { Configuration } from "../configuration/configuration.ts"
import { rejectWithoutDatabaseFile } from "../configuration/postgres.ts"
import { openFolder } from "../folder/open-folder.ts"
import { formatBytes } from "../output/plural.ts"

/** Converts the database of a folder that no process uses; no process can open it meanwhile. */
export async function convertDatabase(
  configuration: Configuration,
  conversion: { readonly from?: FileEncryption | undefined; readonly to?: FileEncryption | undefined },
): Promise<Converted> {
  const { dataDir, databaseFile } = configuration
  const { claim, owner } = await openFolder(dataDir)
  if (claim === undefined) {
    throw new CommandError(1, "folder_in_use", `Process ${owner.pid} uses ${dataDir}`, {
      remedy: `Stop it first (kill ${owner.pid}), then try again.`,
    })
  }
  try {
    await undoInterruptedRestore(databaseFile)
    checkFreeSpace(databaseFile)
    return convertFile(databaseFile, conversion)
  } finally {
    claim.release()
  }
}

/** Rejects settings with which there is no database file, and a file that is not there. */
export function requireDatabase(configuration: Configuration): void {
  const { store, databaseFile } = configuration
  rejectWithoutDatabaseFile(configuration)
  if (store !== "memory" && formatOf(databaseFile) !== "absent") return
  const interrupted = interruptedRestore(databaseFile)
  if (interrupted !== undefined)
    throw new CommandError(1, "restore_interrupted", interrupted, { remedy: restoreRemedy(databaseFile) })
  throw new CommandError(1, "nothing_kept", `There is no database ${databaseFile} yet`, {
    remedy: "Check the data folder. With sqlite.encryption and a key, the first start creates an encrypted one.",
  })
}

/** Copies of a database in its folder and its backups: their content is as it was when they were made. */
export function copiesOf({
  databaseFile,
  dataDir,
}: Pick<Configuration, "databaseFile" | "dataDir">): readonly string[] {
  const name = basename(databaseFile)
  const beside = filesIn(dirname(databaseFile), (file) => file.startsWith(`${name}.`) && !file.endsWith(".json"))
  return [...beside, ...filesIn(join(dataDir, "backups"), (file) => file.endsWith(".db"))]
}

function filesIn(folder: string, isWanted: (file: string) => boolean): readonly string[] {
  try {
    return readdirSync(folder)
      .filter(isWanted)
      .map((file) => join(folder, file))
  } catch {
    return []
  }
}

function checkFreeSpace(databaseFile: string): void {
  const folder = dirname(databaseFile)
  const { size } = statSync(databaseFile)
  const { bavail, bsize } = statfsSync(folder)
  if (bavail * bsize > size * 1.2) return
  throw new CommandError(1, "disk_full", `${folder} has no space for a copy of ${formatBytes(size)}`, {
    remedy: "Free disk space, then try again. Nothing was changed.",
  })
}
