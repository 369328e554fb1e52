import { join, resolve } from "node:path"
import { backupsIn, keepNewest } from "../backups/backup-folder.ts"
import { confirmed } from "../output/confirm.ts"
import { Progress } from "../output/progress.ts"
import { table } from "../output/table.ts"
import { Stop, wrongUsage } from "../stop.ts"
import { type Call, type Command, configurationOf, folderOptions } from "./command.ts"

export const backup: Command = {
  usage: "[list | restore FILE]",
  words: 2,
  options: {
    ...folderOptions,
    to: { value: "FOLDER", about: "where backups are; backups in the data folder when left out" },
    keep: { value: "N", about: "afterwards only the newest N stay in that folder" },
    yes: { about: "do not ask for a restore to be confirmed" },
  },
  async run(call) {
    const [what, file] = call.arguments.positionals
    if (what === "restore" ? file === undefined : file !== undefined) {
      throw what === "restore"
        ? wrongUsage("backup restore needs a file", "keepsake backup list shows them.")
        : wrongUsage(`"${file}" is one argument too many`)
    }
    if (what === undefined) return make(call)
    if (what === "list") return list(call)
    if (what === "restore") return restore(call, resolve(call.cwd, file ?? ""))
    throw wrongUsage(`backup cannot "${what}"`, "keepsake backup, keepsake backup list or keepsake backup restore FILE")
  },
}

async function make(call: Call): Promise<0> {
  const { out, version, arguments: words } = call
  const { store, databaseFile } = configurationOf(call)
  if (store === "memory") throw new Stop(1, "nothing_kept", "The store memory keeps nothing that could be backed up")
  const keep = words.whole("keep", 1, 10_000)
  const folder = folderOf(call)
  const { makeBackup } = await import("../backups/make-backup.ts")
  const progress = new Progress("Copying", out)
  const made = await makeBackup(databaseFile, folder, version, (done, total) => progress.at(done, total))
  progress.end()
  const gone = keep === undefined ? [] : keepNewest(folder, keep)
  const { manifest, file } = made
  const lines = [
    `${file}: ${manifest.memories} memories in ${manifest.bytes} bytes, whole`,
    ...(gone.length > 0 ? [`${gone.length} older ones were taken away`] : []),
    ...(store === "qdrant"
      ? ["Memories are in Qdrant: this holds keys, settings and the queue. Back Qdrant up by its snapshots."]
      : []),
  ]
  out.answer({ json: { file, ...manifest, removed: gone.map((one) => one.file) }, text: lines.join("\n") })
  return 0
}

async function list(call: Call): Promise<0> {
  const folder = folderOf(call)
  const found = backupsIn(folder)
  const rows = found.map(({ file, manifest }) => [
    manifest.createdAt,
    String(manifest.memories),
    String(manifest.bytes),
    file,
  ])
  const text = found.length === 0 ? `No backups in ${folder}.` : table([["MADE", "MEMORIES", "BYTES", "FILE"], ...rows])
  call.out.answer({ json: { folder, data: found.map(({ file, manifest }) => ({ file, ...manifest })) }, text })
  return 0
}

async function restore(call: Call, file: string): Promise<0> {
  const { dataDir, databaseFile, store } = configurationOf(call)
  if (store === "memory") throw new Stop(1, "nothing_kept", "The store memory reads no file")
  await confirmed(
    call,
    `Put ${file} in the place of everything that is kept now?`,
    "What is there now stays beside it under another name",
  )
  const { restoreBackup } = await import("../backups/restore-backup.ts")
  call.out.progress(`Reading ${file} whole, twice`)
  const progress = new Progress("Reading", call.out)
  const { restored, before } = await restoreBackup(file, dataDir, databaseFile, (share) => progress.at(share, 1))
  progress.end()
  const lines = [
    `Restored: ${restored.memories} memories, content ${restored.content.slice(0, 16)}…`,
    ...(before === undefined ? [] : [`What stood there before is in ${before}`]),
    ...(restored.compared
      ? []
      : ["Nothing stood beside the backup that says what it must hold: only its structure was looked at."]),
  ]
  call.out.answer({ json: { ...restored, before: before ?? null }, text: lines.join("\n") })
  return 0
}

function folderOf(call: Call): string {
  const to = call.arguments.text("to")
  return to === undefined ? join(configurationOf(call).dataDir, "backups") : resolve(call.cwd, to)
}
