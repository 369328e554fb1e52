import { createHash } from "node:crypto"
import { lstatSync, readdirSync, readFileSync } from "node:fs"
import { basename, join, relative } from "node:path"
import type { ForeignLine } from "@keepsake/api"
import { statementsOf } from "./markdown-statements.ts"
import { type Left, type Reading, written } from "./reading.ts"

const LARGEST_FILE = 8 * 1024 * 1024
const DEEPEST = 32
const MARKDOWN = /\.(?:md|markdown|mdown|txt)$/i

/** Notes in Markdown, a file or a folder of them: every list item and every paragraph is a memory. Links to elsewhere are not followed. */
export function readMarkdown(path: string): Reading {
  const left: Left[] = []
  const isFolder = lstatSync(path).isDirectory()
  const files = isFolder ? [...notesIn(path, path, left, 0)] : [path]
  let done = 0
  async function* memories(): AsyncGenerator<ForeignLine> {
    for (const file of files) {
      yield* memoriesOf(file, isFolder ? relative(path, file) : basename(file), left)
      done++
    }
  }
  return { lines: written(memories()), left, done: () => done, total: files.length }
}

function* notesIn(root: string, folder: string, left: Left[], depth: number): Generator<string> {
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
      if (!entry.name.startsWith(".") && entry.name !== "node_modules") yield* notesIn(root, path, left, depth + 1)
    } else if (entry.isFile() && MARKDOWN.test(entry.name)) {
      yield path
    }
  }
}

function* memoriesOf(file: string, name: string, left: Left[]): Generator<ForeignLine> {
  const { size, mtimeMs } = lstatSync(file)
  if (size > LARGEST_FILE) {
    left.push({ where: shown(name), code: "too_large", message: "It is over the limit of 8 MiB a file" })
    return
  }
  const text = decoded(readFileSync(file))
  if (text === undefined) {
    left.push({ where: shown(name), code: "not_utf8", message: "It is no text in UTF-8" })
    return
  }
  const day = /\d{4}-\d{2}-\d{2}/.exec(basename(name))?.[0]
  const dated = day !== undefined && !Number.isNaN(Date.parse(day)) ? day : undefined
  for (const { content, heading, importance } of statementsOf(text)) {
    yield {
      content,
      id: `markdown:${createHash("sha256").update(`${name}\n${content}`).digest("base64url")}`,
      type: dated === undefined ? "factual" : "episodic",
      category: dated === undefined ? "fact" : "episode",
      createdAt: dated ?? new Date(mtimeMs).toISOString(),
      ...(importance !== undefined && { importance }),
      metadata: { file: shown(name), ...(heading !== undefined && { heading }), importedFrom: "markdown" },
    }
  }
}

function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** A file may be called anything. */
function shown(name: string): string {
  return name.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, "\uFFFD").slice(0, 500)
}
