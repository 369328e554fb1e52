import { accessSync, constants, existsSync, renameSync, rmSync, statSync } from "node:fs"
import { statfs } from "node:fs/promises"
import { join } from "node:path"
import { backUp, contentOf, type FileEncryption } from "@keepsake/store-sqlite"
import { CommandError } from "../command-error.ts"
import { createFolder } from "../folder/create-folder.ts"
import { formatBytes } from "../output/plural.ts"
import { type Backup, type Manifest, sha256Of, writeManifest } from "./backup-folder.ts"

/** Copies a database, which may be in use, into a folder and verifies the copy before it gets its final name. */
export async function createBackup(
  database: string,
  folder: string,
  software: string,
  progress: (done: number, total: number) => void,
  encryption?: FileEncryption,
): Promise<Backup> {
  if (!existsSync(database)) {
    throw new CommandError(3, "nothing_kept", `There is no database ${database} to back up`, {
      remedy: "Check the data folder.",
    })
  }
  // A backup holds the memories of all users: it must be readable only by its owner.
  process.umask(0o077)
  try {
    createFolder(folder)
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch (cause) {
    throw unusableBackupFolder(folder, cause)
  }
  await checkFreeSpace(database, folder)
  const createdAt = new Date().toISOString()
  const file = join(folder, `keepsake-${createdAt.replaceAll(/[:.]/g, "-")}.db`)
  const draft = `${file}.part`
  try {
    await backUp(database, draft, progress, encryption)
    const { hash, faults, ...content } = contentOf(draft, undefined, encryption)
    if (faults.length > 0) throw damagedDatabase(database, faults)
    const { size: bytes } = statSync(draft)
    const sha256 = await sha256Of(draft)
    const manifest: Manifest = {
      keepsake: "backup",
      version: 1,
      createdAt,
      software,
      ...content,
      bytes,
      sha256,
      content: hash,
    }
    writeManifest(file, manifest)
    renameSync(draft, file)
    return { file, manifest }
  } finally {
    rmSync(draft, { force: true })
  }
}

function unusableBackupFolder(folder: string, cause: unknown): CommandError {
  const why = cause instanceof Error ? cause.message : String(cause)
  return new CommandError(1, "folder_unusable", `${folder} cannot be used for backups: ${why}`, {
    cause,
    remedy: "Choose a writable folder with --to.",
  })
}

/** Filling the disk would also break the server. */
async function checkFreeSpace(database: string, folder: string): Promise<void> {
  const { size } = statSync(database)
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize > size * 1.1) return
  throw new CommandError(1, "disk_full", `${folder} has no space for a copy of ${formatBytes(size)}`, {
    remedy: "Free disk space, or choose another folder with --to.",
  })
}

function damagedDatabase(database: string, faults: readonly string[]): CommandError {
  return new CommandError(1, "store_corrupt", `${database} is damaged: ${faults.join("; ")}`, {
    remedy: "No backup was made. Find the newest intact one with: keepsake backup list",
  })
}
