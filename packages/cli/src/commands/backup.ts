import { join, resolve } from "node:path"
import { deleteOldBackups, listBackups } from "../backups/backup-folder.ts"
import type { RestoredDeletions } from "../backups/repeat-deletions.ts"
import { CommandError, usageError } from "../command-error.ts"
import { rejectWithoutDatabaseFile } from "../configuration/postgres.ts"
import { encryptionOf } from "../encryption/database-key.ts"
import { confirm } from "../output/confirm.ts"
import { formatBytes, pluralize } from "../output/plural.ts"
import { Progress } from "../output/progress.ts"
import { table } from "../output/table.ts"
import { lanceFolderOf } from "../serving/vectors/lance-folder.ts"
import { type Call, type Command, configurationOf, folderOptions } from "./command.ts"

export const backupCommand: Command = {
  usage: "[list | restore FILE]",
  example: "keepsake backup --keep 7",
  maxPositionals: 2,
  options: {
    ...folderOptions,
    to: { value: "FOLDER", about: "Folder of the backups; default: backups in the data folder" },
    keep: { value: "N", about: "Keep only the newest N backups in that folder" },
    yes: { about: "Restore without asking for confirmation" },
  },
  async run(call) {
    const [what, file] = call.arguments.positionals
    if (what === "restore" ? file === undefined : file !== undefined) {
      throw what === "restore"
        ? usageError("backup restore needs a file", "keepsake backup list shows them.")
        : usageError(`"${file}" is one argument too many`)
    }
    if (what === undefined) return createBackup(call)
    if (what === "list") return showBackups(call)
    if (what === "restore") return restoreFrom(call, resolve(call.cwd, file ?? ""))
    throw usageError(
      `backup has no action "${what}"`,
      "keepsake backup, keepsake backup list or keepsake backup restore FILE",
    )
  },
}

async function createBackup(call: Call): Promise<0> {
  const { out, version, arguments: words } = call
  const configuration = configurationOf(call)
  const { store, databaseFile } = configuration
  rejectWithoutDatabaseFile(configuration)
  if (store === "memory") throw new CommandError(1, "nothing_kept", "The memory store has nothing to back up")
  const keep = words.whole("keep", 1, 10_000)
  const folder = folderOf(call)
  const { createBackup } = await import("../backups/create-backup.ts")
  const progress = new Progress("Copying", out)
  const created = await createBackup(
    databaseFile,
    folder,
    version,
    (done, total) => progress.at(done, total),
    await encryptionOf(configuration),
  )
  progress.end()
  const deleted = keep === undefined ? [] : deleteOldBackups(folder, keep)
  const { manifest, file } = created
  const lines = [
    `${file}: ${pluralize(manifest.memories, "memory", "memories")}, ${formatBytes(manifest.bytes)}, verified`,
    ...(deleted.length > 0 ? [`Deleted ${pluralize(deleted.length, "older backup")}`] : []),
    ...(store === "lancedb"
      ? [
          `Memories are in ${lanceFolderOf(configuration)}: this backup holds keys, settings and the queue. Copy that folder while no server runs.`,
        ]
      : []),
    ...(store === "qdrant"
      ? [
          "Memories are in Qdrant: this backup holds keys, settings and the queue. Back up Qdrant with its own snapshots.",
        ]
      : []),
  ]
  return out.answer({ json: { file, ...manifest, removed: deleted.map((one) => one.file) }, text: lines.join("\n") })
}

async function showBackups(call: Call): Promise<0> {
  const folder = folderOf(call)
  const found = listBackups(folder)
  const rows = found.map(({ file, manifest }) => [
    manifest.createdAt,
    String(manifest.memories),
    formatBytes(manifest.bytes),
    file,
  ])
  const text =
    found.length === 0 ? `No backups in ${folder}.` : table([["CREATED", "MEMORIES", "SIZE", "FILE"], ...rows])
  return call.out.answer({ json: { folder, data: found.map(({ file, manifest }) => ({ file, ...manifest })) }, text })
}

async function restoreFrom(call: Call, file: string): Promise<0> {
  const configuration = configurationOf(call)
  const { dataDir, databaseFile, store } = configuration
  rejectWithoutDatabaseFile(configuration)
  if (store === "memory") throw new CommandError(1, "nothing_kept", "The memory store has no database to restore")
  const { requireFile } = await import("../backups/verify-database.ts")
  requireFile(file)
  await confirm(call, `Replace everything stored now with ${file}?`, "The current database is kept under another name")
  const { restoreBackup } = await import("../backups/restore-backup.ts")
  call.out.progress(`Verifying ${file}`)
  const progress = new Progress("Verifying", call.out)
  const { restored, before, keysRevoked, deletions } = await restoreBackup(
    file,
    dataDir,
    databaseFile,
    (share) => progress.at(share, 1),
    await encryptionOf(configuration, { check: false }),
  )
  progress.end()
  const lines = [
    `Restored ${pluralize(restored.memories, "memory", "memories")}, content hash ${restored.content.slice(0, 16)}…`,
    ...(before === undefined ? [] : [`The previous database is ${before}`]),
    ...(before === undefined ? unknownLines("There was no previous database") : []),
    ...(before !== undefined && (keysRevoked === undefined || deletions === undefined)
      ? unknownLines("The previous database cannot be read")
      : []),
    ...(keysRevoked ? [`${pluralize(keysRevoked, "key")} revoked since the backup: they stay revoked`] : []),
    ...(deletions === undefined ? [] : deletionLines(deletions)),
    ...(restored.compared ? [] : ["The backup has no manifest: only its structure was verified."]),
  ]
  return call.out.answer({
    json: { ...restored, before: before ?? null, keysRevoked: keysRevoked ?? null, deletions: deletions ?? null },
    text: lines.join("\n"),
  })
}

function unknownLines(why: string): readonly string[] {
  return [
    `${why}, so what was deleted, erased or revoked since the backup, and who opted out, cannot be known: it is back. Delete and erase it again, and compare keepsake keys list`,
  ]
}

function deletionLines({
  removed,
  shortened,
  erasures,
  entries,
  optOuts,
  unknown,
}: RestoredDeletions): readonly string[] {
  return [
    ...(removed === 0
      ? []
      : [`${pluralize(removed, "memory", "memories")} deleted or erased since the backup: erased in it too`]),
    ...(shortened === 0 ? [] : [`${pluralize(shortened, "message")} lost the words that were deleted since`]),
    ...(erasures === 0
      ? []
      : [
          `${pluralize(erasures, "erasure")} since the backup repeated, with ${pluralize(entries, "session, trace or other entry", "sessions, traces and other entries")}`,
        ]),
    ...(optOuts === 0 ? [] : [`${pluralize(optOuts, "person", "people")} opted out since the backup: still opted out`]),
    ...(unknown === 0
      ? []
      : [
          `${pluralize(unknown, "memory", "memories")} of the backup ${unknown === 1 ? "is" : "are"} unknown to the previous database: whether they were deleted or erased elsewhere cannot be known`,
        ]),
  ]
}

function folderOf(call: Call): string {
  const to = call.arguments.text("to")
  return to === undefined ? join(configurationOf(call).dataDir, "backups") : resolve(call.cwd, to)
}
