import type { BigIntStats } from "node:fs"
import { lstat, readdir } from "node:fs/promises"
import { extname } from "node:path"
import { join } from "node:path/posix"

/** A file of a folder that may be read. */
export interface WalkedFile {
  /** Relative to the folder, with `/`. */
  readonly path: string
  readonly bytes: number
  readonly modifiedAt: number
  /** Changes whenever the file does. */
  readonly fingerprint: string
}

/** A file or folder that is not read, and why. */
export interface SkippedFile {
  readonly path: string
  readonly code: "unreadable" | "too_deep" | "too_large" | "binary" | "not_utf8" | "control_character" | "refused"
  readonly message: string
}

export interface Walk {
  readonly files: readonly WalkedFile[]
  /** What could not be read. What was stored of it stays. */
  readonly skipped: readonly SkippedFile[]
}

/** Folders that hold what programs made, not people. Names that begin with a dot are skipped as well. */
export const IGNORED = new Set(["node_modules", "venv", "__pycache__"])
export const EXTENSIONS = new Set([".md", ".markdown", ".mdown"])
const MAX_DEPTH = 32

/** The Markdown files below a folder, sorted by path. Links are not followed. Rejects if the folder itself cannot be read. */
export async function walkFolder(root: string): Promise<Walk> {
  const files: WalkedFile[] = []
  const skipped: SkippedFile[] = []
  const visit = async (folder: string, depth: number): Promise<void> => {
    if (depth > MAX_DEPTH) {
      skipped.push({ path: folder, code: "too_deep", message: `It is nested deeper than ${MAX_DEPTH} folders` })
      return
    }
    const entries = await readdir(join(root, folder), { withFileTypes: true })
    for (const entry of entries) {
      if (entry.name.startsWith(".") || IGNORED.has(entry.name)) continue
      const path = join(folder, entry.name)
      if (!entry.isDirectory() && !(entry.isFile() && EXTENSIONS.has(extname(entry.name).toLowerCase()))) continue
      if (/\p{Cc}/u.test(path)) {
        skipped.push({ path, code: "control_character", message: "Its name has a control character" })
        continue
      }
      try {
        if (entry.isDirectory()) await visit(path, depth + 1)
        else files.push(fileOf(path, await lstat(join(root, path), { bigint: true })))
      } catch (error) {
        skipped.push({ path, code: "unreadable", message: String(error) })
      }
    }
  }
  await visit("", 0)
  files.sort((one, other) => (one.path < other.path ? -1 : 1))
  return { files, skipped }
}

function fileOf(path: string, { size, mtimeNs, ctimeNs, ino }: BigIntStats): WalkedFile {
  const fingerprint = `${size}-${mtimeNs}-${ctimeNs}-${ino}`
  return { path, bytes: Number(size), modifiedAt: Number(mtimeNs / 1_000_000n), fingerprint }
}
