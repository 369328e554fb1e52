import { type Dirent, readdirSync, statSync } from "node:fs"
import { basename, join, relative } from "node:path"
import { printableName, readForeignFile, type SkippedEntry } from "@keepsake/server/foreign"
import { CommandError } from "../command-error.ts"
import { FileBytes } from "./file-bytes.ts"
import { type ImportSource, toJsonLines } from "./import-source.ts"
import { SkippedItems } from "./skipped-items.ts"

const MAX_DEPTH = 32
const MARKDOWN = /\.(?:md|markdown|mdown|txt)$/i

/** A file of notes and its name relative to the imported folder. */
interface Note {
  readonly path: string
  readonly name: string
}

/** The Markdown files of a folder, or one file. Does not follow links inside the folder; every skipped file is reported. */
export function readNotes(path: string): ImportSource {
  const left = new SkippedItems()
  const notes: Note[] = []
  if (statSync(path).isDirectory()) {
    for (const found of notesIn(path, path, 0)) {
      if ("code" in found) left.add(found)
      else notes.push(found)
    }
    if (notes.length === 0) left.add({ where: path, code: "no_memories", message: "It contains no Markdown notes" })
  } else {
    notes.push({ path, name: basename(path) })
  }
  let done = 0
  async function* lines(): AsyncGenerator<string> {
    for (const note of notes) {
      yield* linesOf(note, left)
      done++
    }
  }
  return { lines: lines(), skipped: left, done: () => done, total: notes.length }
}

/** A note that cannot be read is skipped and does not stop the import. */
async function* linesOf({ path, name }: Note, left: SkippedItems): AsyncGenerator<string> {
  let isEmpty = true
  try {
    const bytes = new FileBytes(path)
    for await (const read of readForeignFile("markdown", { name, bytes, modifiedAt: bytes.modifiedAt })) {
      isEmpty = false
      yield* toJsonLines([read], left)
    }
    if (isEmpty) left.add({ where: printableName(name), code: "no_memories", message: "It is empty" })
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    left.add({ where: printableName(name), code: "file_broken", message: error.message })
  }
}

function* notesIn(root: string, folder: string, depth: number): Generator<Note | SkippedEntry> {
  const where = printableName(relative(root, folder)) || "."
  if (depth > MAX_DEPTH) {
    yield { where, code: "too_deep", message: `It is nested deeper than ${MAX_DEPTH} folders` }
    return
  }
  let entries: Dirent[]
  try {
    entries = readdirSync(folder, { withFileTypes: true })
  } catch (error) {
    yield { where, code: "file_broken", message: `${folder} cannot be read: ${String(error)}` }
    return
  }
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name)
    const why = skipReason(entry)
    if (why !== undefined) yield { where: printableName(relative(root, path)), ...why }
    else if (entry.isDirectory()) yield* notesIn(root, path, depth + 1)
    else yield { path, name: relative(root, path) }
  }
}

/** Why an entry is skipped; `undefined` if it is read. */
function skipReason(entry: Dirent): Omit<SkippedEntry, "where"> | undefined {
  if (entry.isSymbolicLink())
    return { code: "symbolic_link", message: "It is a symbolic link, which imports do not follow" }
  if (entry.isDirectory()) {
    if (!entry.name.startsWith(".") && entry.name !== "node_modules") return undefined
    return { code: "folder_passed_over", message: "Hidden folders and node_modules are skipped" }
  }
  if (!entry.isFile()) return { code: "no_file", message: "It is a pipe, a socket or a device" }
  if (MARKDOWN.test(entry.name)) return undefined
  return { code: "no_markdown", message: "Its name does not end in .md, .markdown, .mdown or .txt" }
}
