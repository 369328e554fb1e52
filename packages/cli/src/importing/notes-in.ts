import { lstatSync, readdirSync } from "node:fs"
import { basename, join, relative } from "node:path"
import { type Left, shown } from "@keepsake/server/foreign"

const DEEPEST = 32
const MARKDOWN = /\.(?:md|markdown|mdown|txt)$/i

/** A file of notes, and what it is called below the folder that is imported. */
export interface Note {
  readonly path: string
  readonly name: string
  readonly modifiedAt: string
}

/** The Markdown of a folder, or the one file. Links to elsewhere are not followed; what is passed over goes to `left`. */
export function notesIn(path: string, left: Left[]): readonly Note[] {
  const isFolder = lstatSync(path).isDirectory()
  const files = isFolder ? [...filesIn(path, path, left, 0)] : [path]
  return files.map((file) => ({
    path: file,
    name: isFolder ? relative(path, file) : basename(file),
    modifiedAt: lstatSync(file).mtime.toISOString(),
  }))
}

function* filesIn(root: string, folder: string, left: Left[], depth: number): Generator<string> {
  const where = (path: string): string => shown(relative(root, path))
  if (depth > DEEPEST) {
    left.push({ where: where(folder), code: "too_deep", message: `It lies deeper than ${DEEPEST} folders` })
    return
  }
  const entries = readdirSync(folder, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1))
  for (const entry of entries) {
    const path = join(folder, entry.name)
    if (entry.isSymbolicLink()) {
      left.push({ where: where(path), code: "symbolic_link", message: "It is a link, and links are not followed" })
    } else if (entry.isDirectory()) {
      if (!entry.name.startsWith(".") && entry.name !== "node_modules") yield* filesIn(root, path, left, depth + 1)
    } else if (entry.isFile() && MARKDOWN.test(entry.name)) {
      yield path
    }
  }
}
