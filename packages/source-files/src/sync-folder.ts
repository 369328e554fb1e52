import { realpath } from "node:fs/promises"
import { MemoryError, type OwnedMemory } from "@keepsake/core"
import { FileReading, placesOf } from "./file-reading.ts"
import type { FolderOptions } from "./folder-options.ts"
import type { MissingFiles } from "./missing-files.ts"
import { type SkippedFile, walkFolder } from "./walk-folder.ts"

export type { FolderOptions } from "./folder-options.ts"
export type { SkippedFile } from "./walk-folder.ts"

export interface SyncReport {
  /** Markdown files in the folder. */
  readonly files: number
  /** Files that were read because they were new or changed. */
  readonly read: number
  readonly moved: number
  readonly removed: number
  readonly chunks: { readonly added: number; readonly kept: number; readonly removed: number }
  /** Parts of all files that are in memory now. */
  readonly stored: number
  /** Files that are not read, each with the reason. What was stored of them stays. */
  readonly skipped: readonly SkippedFile[]
  /** Places in all files, as `path#L3-L9`, that held forgotten statements when they were read. They stay out of memory. */
  readonly forgotten: readonly string[]
}

/**
 * Makes the memory of a folder's Markdown equal to its files: unchanged parts keep id, vector and history, changed and
 * new ones are written, and those of removed files deleted, to be restored within `memory.undoDays`. An unchanged file
 * is not read. `options_invalid` if the folder cannot be read or is empty but was not before; nothing is deleted then.
 */
export function syncFolder(memory: Pick<OwnedMemory, "documents">, options: FolderOptions): Promise<SyncReport> {
  return lookAtFolder(memory, options)
}

/** Syncs a folder; with `missingFiles`, a file is only removed after it was missing for a while. */
export async function lookAtFolder(
  memory: Pick<OwnedMemory, "documents">,
  options: FolderOptions,
  missingFiles?: MissingFiles,
): Promise<SyncReport> {
  const root = await openRoot(options.path)
  const collection = await memory.documents(options.collection ?? root)
  const { files, skipped: unwalked } = await walkFolder(root, options).catch((cause: unknown) => {
    throw unreadableRoot(options.path, cause)
  })
  const stored = new Map(collection.list().map((document) => [document.path, document]))
  if (files.length === 0 && stored.size > 0 && options.force !== true) {
    throw new MemoryError(
      "options_invalid",
      `${options.path} has no Markdown, but ${stored.size} of its files are in memory`,
      {
        remedy: "Check that the disk is mounted. To remove them from memory, sync with force.",
      },
    )
  }
  const reading = new FileReading(root, collection, options)
  const changed = files.filter((file) => reading.isChanged(file, stored.get(file.path)))
  const present = new Set(files.map(({ path }) => path))
  const { skipped } = reading
  skipped.push(...unwalked)
  const blocked = unwalked.map(({ path }) => path)
  const isBlocked = (path: string): boolean => blocked.some((at) => path === at || path.startsWith(`${at}/`))
  const missing = [...stored.values()].filter(({ path }) => !present.has(path) && !isBlocked(path))
  const missingByHash = Map.groupBy(missing, (document) => document.hash)
  await reading.read(changed, ({ path }, hash) => (stored.has(path) ? undefined : missingByHash.get(hash)?.shift()))
  const { counts, moved, done } = reading
  let removed = 0
  const remaining = new Set(collection.list().map(({ path }) => path))
  const left = missing.map(({ path }) => path).filter((path) => remaining.has(path))
  for (const path of missingFiles === undefined || options.force === true ? left : missingFiles.confirm(left)) {
    counts.removed += await collection.remove(path)
    removed++
  }
  const documents = collection.list()
  const kept = documents.reduce((sum, { parts }) => sum + parts, 0)
  const forgotten = documents.flatMap((document) => placesOf(document.path, document.forgotten)).toSorted()
  return { files: files.length, read: done, moved, removed, chunks: counts, stored: kept, skipped, forgotten }
}

/** The real path of a folder. */
export async function openRoot(path: string): Promise<string> {
  if (path === "" || path.includes("\0")) {
    throw new MemoryError("options_invalid", "A folder's path is neither empty nor has a NUL character")
  }
  try {
    return await realpath(path)
  } catch (cause) {
    throw unreadableRoot(path, cause)
  }
}

function unreadableRoot(path: string, cause: unknown): MemoryError {
  const code = cause instanceof Error && "code" in cause ? cause.code : undefined
  const why = code === "ENOENT" ? "does not exist" : code === "ENOTDIR" ? "is no folder" : "cannot be read"
  return new MemoryError("options_invalid", `${path} ${why}`, {
    remedy: "Check the path and its permissions. Nothing was deleted from memory.",
    cause,
  })
}
