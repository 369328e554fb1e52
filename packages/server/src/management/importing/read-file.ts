import { noTextShown } from "@keepsake/api"
import { FileBroken, type ForeignFormat, type Left, memoriesIn } from "../../foreign/index.ts"
import { type NumberedLine, numberedLines } from "../../foreign/numbered-lines.ts"
import { Rejection } from "../../rejection.ts"

/** What was sent to be imported. */
export interface ImportedFile {
  readonly bytes: AsyncIterable<Uint8Array>
  /** Absent for lines of JSON. */
  readonly format?: ForeignFormat
  readonly name: string
  readonly modifiedAt?: string
}

/** Its memories as numbered lines, and what it holds beside them. `file_unreadable` for what is no text at all. */
export async function* readFile({
  bytes,
  format,
  ...file
}: ImportedFile): AsyncGenerator<NumberedLine | { left: Left }> {
  const text = onlyText(bytes)
  if (format === undefined) {
    yield* numberedLines(text)
    return
  }
  const left: Left[] = []
  let line = 0
  try {
    for await (const memory of memoriesIn(format, { ...file, bytes: text }, left)) {
      for (const one of left.splice(0)) yield { left: one }
      line++
      yield { line, text: JSON.stringify(memory) }
    }
  } catch (error) {
    if (!(error instanceof FileBroken)) throw error
    const message = `It cannot be read to its end: ${error.message}`
    left.push({ where: file.name, code: "file_broken", message })
  }
  for (const one of left) yield { left: one }
  if (line === 0 && left.length === 0) {
    const message = `Nothing in it is a memory, as a file of ${format} holds them`
    yield { left: { where: file.name, code: "no_memories", message } }
  }
}

async function* onlyText(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let isFirst = true
  for await (const chunk of bytes) {
    const found = isFirst ? noTextShown(chunk) : undefined
    if (found !== undefined) {
      throw new Rejection(400, "file_unreadable", `This is no text but ${found.what}`, found.remedy)
    }
    isFirst &&= chunk.byteLength === 0
    yield chunk
  }
}
