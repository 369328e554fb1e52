import { yieldToEventLoop } from "@keepsake/core/internal"
import { JSONParser } from "@streamparser/json"
import { BufferTracker } from "./buffer-tracker.ts"
import { BrokenFileError } from "./file-broken.ts"
import { MAX_LINE_BYTES } from "./numbered-lines.ts"

/** A value of a JSON document and its path. */
export interface JsonValue {
  readonly path: readonly (string | number)[]
  readonly value: unknown
}

/** Deeper memories could not be written as a line. */
const MAX_DEPTH = 100

/**
 * Reads the values at some paths (`$.results.*`) of a JSON document of any size, one at a time. At most one value, or one text, of the size of
 * the longest allowed line is buffered. Throws `BrokenFileError` for a longer one.
 */
export async function* jsonValues(
  bytes: AsyncIterable<Uint8Array>,
  pathsFor: (beginning: string) => readonly string[],
): AsyncGenerator<JsonValue> {
  const values: JsonValue[] = []
  const decoder = new TextDecoder("utf-8", { fatal: true })
  let parser: JSONParser | undefined
  let held: BufferTracker | undefined
  let read = 0
  for await (const chunk of bytes) {
    await yieldToEventLoop()
    parseStep(() => {
      const text = decoder.decode(chunk, { stream: true })
      if (parser === undefined && text.trim() === "") return
      if (parser === undefined) {
        const paths = pathsFor(text.trimStart())
        held = new BufferTracker(paths)
        parser = parserOf(paths, held, values)
      }
      read += Buffer.byteLength(text)
      parser.write(text)
    })
    yield* values.splice(0)
    if (held === undefined) continue
    if (read - held.bufferedFrom > MAX_LINE_BYTES)
      throw new BrokenFileError(`a value is over the limit of ${MAX_LINE_BYTES / 1024 / 1024} MiB`)
    if (held.depth > MAX_DEPTH) throw new BrokenFileError(`it is over the limit of ${MAX_DEPTH} levels of JSON`)
  }
  parseStep(() => {
    decoder.decode()
    if (parser?.isEnded === false) parser.end()
  })
  yield* values.splice(0)
}

function parserOf(paths: readonly string[], held: BufferTracker, found: JsonValue[]): JSONParser {
  const parser = new JSONParser({ paths: [...paths], keepStack: false })
  parser.onToken = (token) => held.follow(token)
  parser.onValue = ({ value, key, stack }) => {
    const names = [...stack.map((level) => level.key), key].filter((name) => name !== undefined)
    found.push({ path: names, value })
  }
  return parser
}

function parseStep(step: () => void): void {
  try {
    step()
  } catch (cause) {
    const isEncoding = cause instanceof TypeError && "code" in cause
    throw new BrokenFileError(isEncoding ? "it is no text in UTF-8" : "it is cut off, or no JSON", { cause })
  }
}
