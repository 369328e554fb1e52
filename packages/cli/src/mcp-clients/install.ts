import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  statSync,
  writeFileSync,
} from "node:fs"
import { dirname } from "node:path"
import { isDeepStrictEqual } from "node:util"
import { CommandError } from "../command-error.ts"
import type { McpClient } from "./clients.ts"
import { isOwn, type McpEntry } from "./entry.ts"
import { jsonFile } from "./json-file.ts"
import { tomlFile } from "./toml-file.ts"

/** What happened to a client's configuration file. */
export interface InstallResult {
  readonly did: "written" | "removed" | "unchanged"
  readonly file: string
  /** A copy of the file before the change. */
  readonly backup?: string
}

const formats = { json: jsonFile, toml: tomlFile } as const

/** Writes the entry into the client's file, or removes it if `entry` is undefined. Other entries stay byte for byte; an invalid file is not touched. */
export function install(client: McpClient, file: string, name: string, entry: McpEntry | undefined): InstallResult {
  const format = formats[client.format]
  const path = [client.list, name] as const
  const was = existsSync(file) ? readFileSync(file, "utf8") : undefined
  const text = was === undefined || was.trim() === "" ? format.empty : was.replace(/^\uFEFF/, "")
  if (!format.isReadable(text)) {
    throw new CommandError(
      1,
      "file_unreadable",
      `${file} is not valid ${client.format.toUpperCase()}; nothing was changed`,
      { remedy: "Correct the file, or add the entry by hand: --print shows it." },
    )
  }
  const stands = format.entry(text, path)
  if (stands !== undefined && !isOwn(stands)) {
    throw new CommandError(
      1,
      "entry_taken",
      `${file} has an entry "${name}" for another program; nothing was changed`,
      { remedy: "Choose another name with --name." },
    )
  }
  const isSame = entry === undefined ? stands === undefined : isDeepStrictEqual(stands, { ...entry })
  if (isSame) return { did: "unchanged", file }
  const made = entry === undefined ? format.without(text, path) : format.with(text, path, entry)
  if (made === undefined) {
    throw new CommandError(
      1,
      "file_unchanged",
      `${file} cannot be changed without touching other entries; nothing was changed`,
      { remedy: "Change it by hand: --print shows the entry." },
    )
  }
  const backup = was === undefined ? undefined : backUpFile(file)
  writeAtomically(file, made)
  return { did: entry === undefined ? "removed" : "written", file, ...(backup !== undefined && { backup }) }
}

/** The entry in the client's format, to be added by hand. */
export function entryText(client: McpClient, name: string, entry: McpEntry): string {
  const format = formats[client.format]
  return format.with(format.empty, [client.list, name], entry)?.trimEnd() ?? ""
}

function backUpFile(file: string): string {
  const backup = `${file}.before-keepsake-${new Date().toISOString().replaceAll(/[-:.]/g, "")}`
  copyFileSync(file, backup)
  return backup
}

/** Writes atomically, keeps the file's mode and follows a symbolic link. */
function writeAtomically(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  const isThere = existsSync(file)
  const target = isThere ? realpathSync(file) : file
  const draft = `${target}.keepsake-${process.pid}`
  writeFileSync(draft, text, { mode: 0o600 })
  if (isThere) chmodSync(draft, statSync(target).mode & 0o777)
  renameSync(draft, target)
}
