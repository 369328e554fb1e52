import { constants } from "node:fs"
import { lstat, open, readdir, realpath } from "node:fs/promises"
import { dirname, extname, isAbsolute, join, relative, sep } from "node:path"
import { MemoryError } from "@keepsake/core"
import { EXTENSIONS, IGNORED, isSelected, MAX_FILE_BYTES, OVER_LIMIT, type WalkOptions } from "./walk-folder.ts"

const MAX_LINES = 2_000
const MAX_CHARACTERS = 65_536

/** A folder with the globs of the files that are read. */
export interface FolderRules extends WalkOptions {
  readonly path: string
}

export interface ReadOptions {
  /** The first line, from 1. */
  readonly from?: number | undefined
  readonly lines?: number | undefined
  /** Given the whole text, because a secret may begin before the first line. It keeps the number of lines. */
  readonly clean?: ((text: string) => string) | undefined
}

/** Lines of a file. */
export interface FileLines {
  /** Relative to its folder. */
  readonly path: string
  /** The number of the first line, from 1. */
  readonly from: number
  readonly text: string
  /** How many lines the file has. */
  readonly lines: number
}

/**
 * Lines of a Markdown file in a folder, at most 2,000 lines and 65,536 characters; `undefined` if the folder has no such
 * file or its globs leave it out. `options_invalid` for a path that leaves the folder, also by a link, and for what a sync does not read either.
 */
export async function readLines(
  folder: FolderRules,
  path: string,
  { from = 1, lines = MAX_LINES, clean = (text) => text }: ReadOptions = {},
): Promise<FileLines | undefined> {
  const place = await locateFile(folder.path, path)
  if (place.stats === undefined || !isSelected(place.inside, folder)) return undefined
  const { file, inside, stats } = place
  if (stats.size > MAX_FILE_BYTES) throw invalid(`${path} is ${OVER_LIMIT}`)
  await using handle = await open(file, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0))
  const all = clean(decode(await handle.readFile(), path)).split(/\r?\n/)
  const text = all.slice(from - 1, from - 1 + Math.min(lines, MAX_LINES)).join("\n")
  return {
    path: inside,
    from,
    text: text.slice(0, MAX_CHARACTERS).toWellFormed(),
    lines: all.length,
  }
}

/**
 * Where a path of a citation stands. `options_invalid` for one that leaves the folder, also by a link, for what a sync
 * does not read either, and for a new name that Windows reserves.
 */
export async function locateFile(folder: string, path: string) {
  const root = await realpath(folder).catch((cause: unknown) => {
    throw new MemoryError("options_invalid", `${folder} does not exist or cannot be read`, {
      remedy: "Check the path and its permissions.",
      cause,
    })
  })
  const asked = isAbsolute(path) ? relative(root, path) : path
  rejectPath(asked, path)
  const inside = await nameOnDisk(root, asked)
  const file = join(root, inside)
  const stats = await lstat(file).catch(() => undefined)
  const real = await realpath(stats === undefined ? dirname(file) : file).catch(() => undefined)
  const isReal = real === (stats === undefined ? dirname(file) : file)
  if (stats === undefined ? real !== undefined && !isReal : !stats.isFile() || !isReal) {
    throw invalid(`${path} is no file of this folder, but a link or a folder`)
  }
  return { file, inside: inside.split(sep).join("/"), stats }
}

/**
 * The path with its names as the disk has them: models and keyboards compose accents (NFC) that some systems store
 * decomposed (NFD). A name that is there as written is taken as it is.
 */
async function nameOnDisk(root: string, inside: string): Promise<string> {
  const names: string[] = []
  for (const name of inside.split(sep)) {
    const entries = await readdir(join(root, ...names)).catch((): string[] => [])
    const stored = entries.includes(name) ? name : entries.find((entry) => entry.normalize() === name.normalize())
    if (stored === undefined && NOT_ON_WINDOWS.test(name)) {
      throw invalid(`${name} is not in the folder, and is no name that a file can have on every system`)
    }
    names.push(stored ?? name)
  }
  return names.join(sep)
}

/** Windows opens a device, another stream or another file by such a name, which no listing of a folder has. */
const NOT_ON_WINDOWS = /^(?:con|prn|aux|nul|conin\$|conout\$|com[\d¹²³]|lpt[\d¹²³])[ ]*(?:\.|$)|[<>:"|?*]|[. ]$/i

function rejectPath(inside: string, path: string): void {
  const parts = inside.split(/[\\/]/)
  const leaves = inside === "" || isAbsolute(inside) || /^[a-z]:/i.test(inside) || parts.includes("..")
  if (leaves || /\p{Cc}/u.test(inside) || path.startsWith("\\\\")) throw invalid(`${path} is outside the folder`)
  if (parts.some((part) => part.startsWith(".") || IGNORED.has(part)))
    throw invalid(`${path} is in a folder that is not read`)
  if (!EXTENSIONS.has(extname(inside).toLowerCase())) throw invalid(`${path} is not a Markdown file`)
}

function decode(content: Buffer, path: string): string {
  if (content.includes(0)) throw invalid(`${path} holds NUL bytes, which no text has`)
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(content)
  } catch {
    throw invalid(`${path} is no text in UTF-8`)
  }
}

function invalid(message: string): MemoryError {
  return new MemoryError("options_invalid", message, {
    remedy: "Name a Markdown file of a followed folder as citations do: notes/machines.md",
  })
}
