import { hash } from "node:crypto"
import { constants } from "node:fs"
import { open, realpath } from "node:fs/promises"
import { join } from "node:path"
import { type DocumentCollection, type DocumentInput, MemoryError, type OwnedMemory } from "@keepsake/core"
import { type ChunkOptions, chunkMarkdown } from "./chunk-markdown.ts"
import { splitDigest } from "./digest.ts"
import { type SkippedFile, type WalkedFile, walkFolder } from "./walk-folder.ts"

export type { SkippedFile } from "./walk-folder.ts"

export interface FolderOptions extends ChunkOptions {
  /** The folder. Its real path names its documents, so another way to write it is the same folder. */
  readonly path: string
  /**
   * `owner`: the user or the application writes these files, and recall injects them. `untrusted`: only searches find
   * them. Default: `untrusted`.
   */
  readonly trust?: "owner" | "untrusted"
  /** Globs of the files that are read, relative to the folder, such as `memory/**`. Default: all. */
  readonly include?: readonly string[] | undefined
  /** Globs of files and folders that are not read; what was stored of them is deleted. Default: none. */
  readonly exclude?: readonly string[] | undefined
  /** Removes the documents of a folder in which nothing is left, which may be a disk that is not mounted. Default: false. */
  readonly force?: boolean
  /** Called after each file that was read: how many of `total` are done. */
  readonly onProgress?: (done: number, total: number) => void
  /** Aborted, the sync ends with `cancelled` after the current file; the next one goes on from there. */
  readonly signal?: AbortSignal
}

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
  /** Places, as `path#L3-L9`, that hold what a person has forgotten. It stays out of memory. */
  readonly forgotten: readonly string[]
}

const MAX_FILE_BYTES = 8 * 1024 * 1024
/** Changed when files are split in another way, so that unchanged files are read again. */
const READING = "2"

/**
 * Makes the memory of a folder's Markdown equal to its files: unchanged parts keep id, vector and history, changed and
 * new ones are written, and those of removed files deleted, to be restored within `memory.undoDays`. An unchanged file
 * is not read. `options_invalid` if the folder cannot be read or is empty but was not before; nothing is deleted then.
 */
export async function syncFolder(memory: Pick<OwnedMemory, "documents">, options: FolderOptions): Promise<SyncReport> {
  const root = await openRoot(options.path)
  const collection = await memory.documents(root)
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
  const trusted = options.trust === "owner"
  const reading = `${READING}.${options.maxCharacters ?? ""}.`
  const changed = files.filter((file) => {
    const document = stored.get(file.path)
    return document?.fingerprint !== reading + file.fingerprint || document.trusted !== trusted
  })
  const present = new Set(files.map(({ path }) => path))
  const skipped = [...unwalked]
  const blocked = skipped.map(({ path }) => path)
  const isBlocked = (path: string): boolean => blocked.some((at) => path === at || path.startsWith(`${at}/`))
  const missing = [...stored.values()].filter(({ path }) => !present.has(path) && !isBlocked(path))
  const missingByHash = Map.groupBy(missing, (document) => document.hash)

  const counts = { added: 0, kept: 0, removed: 0 }
  const forgotten: string[] = []
  let moved = 0
  let done = 0
  for (const file of changed) {
    if (options.signal?.aborted) throw new MemoryError("cancelled", `The sync of ${options.path} was cancelled`)
    const content = await readMarkdown(root, file)
    if ("code" in content) {
      skipped.push({ path: file.path, ...content })
      continue
    }
    const from = stored.has(file.path) ? undefined : missingByHash.get(content.hash)?.shift()
    const fingerprint = reading + file.fingerprint
    if (from !== undefined && (await collection.move(from.path, { path: file.path, fingerprint }))) moved++
    const change = await put(collection, { ...file, ...content, fingerprint, trusted }, options).catch(refusalOf)
    if ("code" in change) {
      skipped.push({ path: file.path, ...change })
      continue
    }
    counts.added += change.added
    counts.kept += change.kept
    counts.removed += change.removed
    forgotten.push(
      ...change.forgotten.map(([first, last]) => `${file.path}#${first === last ? `L${first}` : `L${first}-L${last}`}`),
    )
    done++
    options.onProgress?.(done, changed.length)
  }
  let removed = 0
  const remaining = new Set(collection.list().map(({ path }) => path))
  for (const { path } of missing) {
    if (!remaining.has(path)) continue
    counts.removed += await collection.remove(path)
    removed++
  }
  const kept = collection.list().reduce((sum, { parts }) => sum + parts, 0)
  return { files: files.length, read: done, moved, removed, chunks: counts, stored: kept, skipped, forgotten }
}

type ReadFile = WalkedFile &
  Pick<DocumentInput, "fingerprint" | "hash"> & { readonly text: string; readonly trusted: boolean }

async function put(
  collection: DocumentCollection,
  { text, path, ...file }: ReadFile,
  { maxCharacters }: FolderOptions,
) {
  const options = maxCharacters === undefined ? {} : { maxCharacters }
  const { outside, edits } = splitDigest(text)
  // Agents and pulls edit a digest too, in words that read like what the user said.
  const waits = !file.trusted
  const edited = edits.trim() === "" ? [] : chunkMarkdown(edits, options).map((part) => ({ ...part, waits }))
  return collection.put({ ...file, path, parts: [...chunkMarkdown(outside, options), ...edited] })
}

/** A document that memory refuses for its size; what was stored of it stays. */
function refusalOf(error: unknown): Omit<SkippedFile, "path"> {
  if (MemoryError.is(error) && error.code === "limit_exceeded") return { code: "refused", message: error.message }
  throw error
}

/** The real path of a folder. */
async function openRoot(path: string): Promise<string> {
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

/** Text and hash of a file, or why it is not read. */
async function readMarkdown(
  root: string,
  { path, bytes }: WalkedFile,
): Promise<{ readonly text: string; readonly hash: string } | Omit<SkippedFile, "path">> {
  if (bytes > MAX_FILE_BYTES) return { code: "too_large", message: "It is over the limit of 8 MiB a file" }
  let content: Buffer
  try {
    // A link that took the file's place since it was listed is refused.
    await using file = await open(join(root, path), constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0))
    content = await file.readFile()
  } catch (error) {
    return { code: "unreadable", message: String(error) }
  }
  if (content[0] === 0xff || content[0] === 0xfe)
    return { code: "not_utf8", message: "It is not UTF-8 but probably UTF-16" }
  if (content.includes(0)) return { code: "binary", message: "It holds NUL bytes, which no text has" }
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(content)
    return { text, hash: hash("sha256", content, "base64url") }
  } catch {
    return { code: "not_utf8", message: "It is no text in UTF-8" }
  }
}
