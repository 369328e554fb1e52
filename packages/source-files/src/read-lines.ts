import type { FileHandle } from "node:fs/promises"

/** A line of a file with its place. */
export interface FileLine {
  /** `undefined` for a line over the limit. */
  readonly text: string | undefined
  /** The place of its first byte, and of the first byte behind it. */
  readonly start: number
  readonly end: number
  /** Whether a newline ends it; without, its writer may not be done with it. */
  readonly isComplete: boolean
}

const READ_BYTES = 1024 * 1024
const MAX_LINE_BYTES = 16 * 1024 * 1024
const NEWLINE = 0x0a

/** The lines of a file from a byte on, in pieces of a megabyte, so that a file may have any size. */
export async function* linesFrom(file: FileHandle, from: number): AsyncGenerator<FileLine> {
  let pieces: Buffer[] = []
  let size = 0
  let start = from
  const lineOf = (end: number, isComplete: boolean): FileLine => {
    const text = size > MAX_LINE_BYTES ? undefined : Buffer.concat(pieces).toString("utf8")
    const line = { text, start, end, isComplete }
    pieces = []
    size = 0
    start = end
    return line
  }
  for (let at = from; ; ) {
    const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(READ_BYTES), 0, READ_BYTES, at)
    if (bytesRead === 0) break
    const block = buffer.subarray(0, bytesRead)
    for (let begin = 0; begin < bytesRead; ) {
      const newline = block.indexOf(NEWLINE, begin)
      const end = newline < 0 ? bytesRead : newline
      size += end - begin
      if (size <= MAX_LINE_BYTES) pieces.push(block.subarray(begin, end))
      else pieces = []
      begin = end + 1
      if (newline >= 0) yield lineOf(at + begin, true)
    }
    at += bytesRead
  }
  if (size > 0) yield lineOf(start + size, false)
}

/** The bytes of a place of a file; fewer where it ends. */
export async function bytesAt(file: FileHandle, start: number, length: number): Promise<Buffer> {
  const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(length), 0, length, start)
  return buffer.subarray(0, bytesRead)
}
