import type { Readable } from "node:stream"
import { FileBroken, type ForeignFormat, type Left, memoriesIn } from "@keepsake/server/foreign"
import { Stop } from "../stop.ts"
import { FileBytes } from "./file-bytes.ts"
import type { Format } from "./format.ts"
import { notesIn } from "./notes-in.ts"
import { type Reading, written } from "./reading.ts"

/** Begins to read a file, `-` for what comes in on stdin. What breaks off in the middle ends there and says so among what was left out: what came before it is kept. */
export function openReading(path: string, format: Exclude<Format, "omniroute">, stdin: Readable): Reading {
  const reading = begun(path, format, stdin)
  const left: Left[] = []
  async function* untilBroken(): AsyncGenerator<string | Uint8Array> {
    try {
      yield* reading.lines
    } catch (error) {
      if (error instanceof FileBroken) {
        left.push({ where: path, code: BROKEN, message: `${path} cannot be read to its end: ${error.message}` })
      } else if (error instanceof Stop) left.push({ where: path, code: BROKEN, message: error.message })
      else throw error
    }
    left.push(...reading.left)
  }
  return { lines: untilBroken(), left, done: reading.done, total: reading.total }
}

const BROKEN = "file_broken"

/** Whether this shows that the file is not whole. */
export function isBroken({ code }: Left): boolean {
  return code === BROKEN || code === "line_broken"
}

function begun(path: string, format: Exclude<Format, "omniroute">, stdin: Readable): Reading {
  if (format === "markdown") return readNotes(path)
  if (format === "jsonl" && path === "-") return { lines: stdin, left: [], done: () => 0, total: 0 }
  const bytes = new FileBytes(path)
  const left: Left[] = []
  return { lines: linesOf(format, path, bytes, left), left, done: () => bytes.read, total: bytes.size }
}

/** Keepsake's own lines go as they stand: the server reads them. */
function linesOf(format: "jsonl" | ForeignFormat, name: string, bytes: FileBytes, left: Left[]): Reading["lines"] {
  return format === "jsonl" ? bytes : written(memoriesIn(format, { bytes, name }, left))
}

function readNotes(path: string): Reading {
  const left: Left[] = []
  const notes = notesIn(path, left)
  let done = 0
  async function* lines(): AsyncGenerator<string> {
    for (const { path: file, ...note } of notes) {
      yield* written(memoriesIn("markdown", { ...note, bytes: new FileBytes(file) }, left))
      done++
    }
  }
  return { lines: lines(), left, done: () => done, total: notes.length }
}
