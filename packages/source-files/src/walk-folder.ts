import type { BigIntStats } from "node:fs"
import { lstat, readdir } from "node:fs/promises"
import { extname } from "node:path"
import { join } from "node:path/posix"
import picomatch from "picomatch"

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
  readonly code:
    | "unreadable"
    | "too_deep"
    | "too_large"
    | "binary"
    | "not_utf8"
    | "control_character"
    | "refused"
    | "broken_lines"
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

/** A larger file is neither read nor written. */
export const MAX_FILE_BYTES = 8 * 1024 * 1024
export const OVER_LIMIT = "over the limit of 8 MiB a file"
const MAX_DEPTH = 32
const STATS_AT_ONCE = 64

export interface WalkOptions {
  /** Globs of the files that are read. Default: all. */
  readonly include?: readonly string[] | undefined
  /** Globs of files and folders that are not read. */
  readonly exclude?: readonly string[] | undefined
}

/** The Markdown files below a folder, sorted by path. Links are not followed. Rejects if the folder itself cannot be read. */
export async function walkFolder(root: string, { include, exclude = [] }: WalkOptions = {}): Promise<Walk> {
  const isIncluded = include === undefined ? () => true : matcherOf(include)
  const isExcluded = exclude.length === 0 ? () => false : matcherOf(exclude)
  const files: WalkedFile[] = []
  const skipped: SkippedFile[] = []
  const skip = (path: string, error: unknown): void => {
    skipped.push({ path, code: "unreadable", message: String(error) })
  }
  const visit = async (folder: string, depth: number): Promise<void> => {
    if (depth > MAX_DEPTH) {
      skipped.push({ path: folder, code: "too_deep", message: `It is nested deeper than ${MAX_DEPTH} folders` })
      return
    }
    const entries = await readdir(join(root, folder), { withFileTypes: true })
    const found: string[] = []
    for (const entry of entries) {
      if (entry.name.startsWith(".") || IGNORED.has(entry.name)) continue
      const path = join(folder, entry.name)
      const isFile = entry.isFile() && EXTENSIONS.has(extname(entry.name).toLowerCase()) && isIncluded(path)
      if (isExcluded(path) || !(isFile || entry.isDirectory())) continue
      if (/\p{Cc}/u.test(path)) {
        skipped.push({ path, code: "control_character", message: "Its name has a control character" })
        continue
      }
      if (!entry.isDirectory()) found.push(path)
      else await visit(path, depth + 1).catch((error: unknown) => skip(path, error))
    }
    for (let from = 0; from < found.length; from += STATS_AT_ONCE) {
      const some = found.slice(from, from + STATS_AT_ONCE)
      await Promise.all(
        some.map((path) =>
          lstat(join(root, path), { bigint: true }).then(
            (stats) => files.push(fileOf(path, stats)),
            (error: unknown) => skip(path, error),
          ),
        ),
      )
    }
  }
  await visit("", 0)
  files.sort((one, other) => (one.path < other.path ? -1 : 1))
  return { files, skipped }
}

/** Whether the globs and the limit of depth let a sync read a file. */
export function isSelected(path: string, { include, exclude = [] }: WalkOptions): boolean {
  const names = path.split("/")
  const isExcluded = exclude.length === 0 ? () => false : matcherOf(exclude)
  if (names.length - 1 > MAX_DEPTH || names.some((_, at) => isExcluded(names.slice(0, at + 1).join("/")))) return false
  return include === undefined || matcherOf(include)(path)
}

/** Matches paths whichever way their accents are encoded: a disk may decompose what a configuration composes. */
function matcherOf(globs: readonly string[]): (path: string) => boolean {
  const matches = picomatch(globs.map((glob) => glob.normalize()))
  return (path) => matches(path.normalize())
}

export function fileOf(path: string, { size, mtimeNs, ctimeNs, ino }: BigIntStats): WalkedFile {
  const fingerprint = `${size}-${mtimeNs}-${ctimeNs}-${ino}`
  return { path, bytes: Number(size), modifiedAt: Number(mtimeNs / 1_000_000n), fingerprint }
}
