import { yieldToEventLoop } from "@keepsake/core/internal"

/** A non-empty line, counted from 1, or the reason why it cannot be read. */
export type NumberedLine =
  | { readonly line: number; readonly text: string; readonly fault?: undefined }
  | { readonly line: number; readonly fault: "not_utf8" | "limit_exceeded" }

/** The maximum size of a line, and of what is buffered of a stream. Longer lines are skipped. */
export const MAX_LINE_BYTES = 4 * 1024 * 1024
const NEWLINE = 10

/** Why a line cannot be read, as a sentence. */
export const LINE_FAULTS = {
  not_utf8: "It is no text in UTF-8",
  limit_exceeded: `It is over the limit of ${MAX_LINE_BYTES / 1024 / 1024} MiB a line`,
} as const satisfies Record<NonNullable<NumberedLine["fault"]>, string>

/** The lines of a stream of bytes, with bounded memory. Yields to the event loop, because a stream may hold millions of short or empty lines. */
export async function* numberedLines(stream: AsyncIterable<Uint8Array>): AsyncGenerator<NumberedLine> {
  let line = 1
  let rest: Uint8Array[] = []
  let size = 0
  let isFirst = true
  const finished = function* (): Generator<NumberedLine> {
    const read = readLine(line, rest, size)
    if (read !== undefined) yield read
    line++
    rest = []
    size = 0
  }
  for await (const chunk of stream) {
    let from = isFirst && startsWith(chunk, [0xef, 0xbb, 0xbf]) ? 3 : 0
    isFirst &&= chunk.byteLength === 0
    for (let end = chunk.indexOf(NEWLINE, from); end !== -1; end = chunk.indexOf(NEWLINE, from)) {
      rest.push(chunk.subarray(from, end))
      size += end - from
      from = end + 1
      yield* finished()
      await yieldToEventLoop()
    }
    size += chunk.byteLength - from
    // A line that is too long is not buffered any further.
    if (size <= MAX_LINE_BYTES) rest.push(chunk.subarray(from))
    else rest = []
  }
  if (size > 0) yield* finished()
}

function readLine(line: number, pieces: readonly Uint8Array[], size: number): NumberedLine | undefined {
  if (size > MAX_LINE_BYTES) return { line, fault: "limit_exceeded" }
  try {
    const text = decoder.decode(Buffer.concat(pieces)).trim()
    return text === "" ? undefined : { line, text }
  } catch {
    return { line, fault: "not_utf8" }
  }
}

const decoder = new TextDecoder("utf-8", { fatal: true })

function startsWith(chunk: Uint8Array, begin: readonly number[]): boolean {
  return begin.every((byte, place) => chunk[place] === byte)
}
