import { detectBinaryFile } from "@keepsake/api"
import {
  BrokenFileError,
  type ForeignFile,
  type ForeignFormat,
  readForeignFile,
  type SkippedEntry,
} from "../../foreign/index.ts"
import { type NumberedLine, numberedLines } from "../../foreign/numbered-lines.ts"
import { Rejection } from "../../rejection.ts"

/** A file to import. */
export interface ImportedFile {
  readonly bytes: AsyncIterable<Uint8Array>
  /** Default: JSON lines. */
  readonly format?: ForeignFormat
  readonly name: string
  readonly modifiedAt?: string
}

type Piece = NumberedLine | { readonly left: SkippedEntry }

/** Reads the memories of a file as numbered lines, and reports skipped entries and empty files. Throws `file_unreadable` for a binary file. */
export async function* readImportFile({ bytes, format, ...file }: ImportedFile): AsyncGenerator<Piece> {
  const text = onlyText(bytes)
  let isEmpty = true
  for await (const read of format === undefined ? numberedLines(text) : linesIn(format, { ...file, bytes: text })) {
    isEmpty = false
    yield read
  }
  if (!isEmpty) return
  const message = format === undefined ? "No line is in it" : `It contains no memory in the format ${format}`
  yield { left: { where: file.name, code: "no_memories", message } }
}

async function* linesIn(format: ForeignFormat, file: ForeignFile): AsyncGenerator<Piece> {
  let line = 0
  try {
    for await (const read of readForeignFile(format, file)) {
      if ("left" in read) yield read
      else yield { line: ++line, text: JSON.stringify(read) }
    }
  } catch (error) {
    if (!(error instanceof BrokenFileError)) throw error
    yield { left: { where: file.name, code: "file_broken", message: `It cannot be read to its end: ${error.message}` } }
  }
}

async function* onlyText(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let isFirst = true
  for await (const chunk of bytes) {
    const binaryFile = isFirst ? detectBinaryFile(chunk) : undefined
    if (binaryFile !== undefined) {
      throw new Rejection(400, "file_unreadable", `This is no text but ${binaryFile.what}`, binaryFile.remedy)
    }
    isFirst &&= chunk.byteLength === 0
    yield chunk
  }
}
