import { lstat, realpath } from "node:fs/promises"
import { dirname, join } from "node:path"
import type { OwnedMemory } from "@keepsake/core"
import { FileReading } from "./file-reading.ts"
import { type FolderOptions, openRoot, type SyncReport } from "./sync-folder.ts"
import { fileOf, type WalkedFile } from "./walk-folder.ts"

/**
 * Reads files that the file system announced, and no other of the folder. Resolves to the report `before` with what
 * changed since, or to `undefined` if one of them is not as a file that was edited: new, moved, away or a link. Then only
 * a look at the whole folder tells what became of it.
 */
export async function syncAnnounced(
  memory: Pick<OwnedMemory, "documents">,
  { force: _, ...options }: FolderOptions,
  { paths, before }: { readonly paths: readonly string[]; readonly before: SyncReport },
): Promise<SyncReport | undefined> {
  const root = await openRoot(options.path)
  const collection = await memory.documents(options.collection ?? root, { paths })
  const stored = new Map(collection.list().map((document) => [document.path, document]))
  const files: WalkedFile[] = []
  for (const path of paths) {
    const file = stored.has(path) ? await fileAt(root, path) : undefined
    if (file === undefined) return undefined
    files.push(file)
  }
  const reading = new FileReading(root, collection, options)
  const changed = files.filter((file) => reading.isChanged(file, stored.get(file.path)))
  await reading.read(changed)
  const { done: read, counts: chunks, skipped, forgotten } = reading
  const isRead = (path: string): boolean => changed.some((file) => file.path === path)
  return {
    files: before.files,
    read,
    moved: 0,
    removed: 0,
    chunks,
    stored: before.stored + chunks.added - chunks.removed,
    skipped: [...before.skipped.filter(({ path }) => !isRead(path)), ...skipped],
    forgotten: [...before.forgotten.filter((place) => !isRead(place.replace(/#L[^#]*$/, ""))), ...forgotten],
  }
}

async function fileAt(root: string, path: string): Promise<WalkedFile | undefined> {
  const folder = dirname(join(root, path))
  try {
    const stats = await lstat(join(root, path), { bigint: true })
    return stats.isFile() && (await realpath(folder)) === folder ? fileOf(path, stats) : undefined
  } catch {
    return undefined
  }
}
