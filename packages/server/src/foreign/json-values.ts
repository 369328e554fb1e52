import { JSONParser } from "@streamparser/json"
import { FileBroken } from "./file-broken.ts"

/** A value of a JSON document and the names that lead to it. */
export interface Found {
  readonly path: readonly (string | number)[]
  readonly value: unknown
}

/** So much may come between two values that are looked for: it is held until it is known to be something else. */
const MOST_BETWEEN = 64 * 1024 * 1024

/** The values at some paths (`$.results.*`) of one JSON document of any size, one at a time, while it is read. */
export async function* jsonValues(
  bytes: AsyncIterable<Uint8Array>,
  pathsFor: (beginning: string) => readonly string[],
): AsyncGenerator<Found> {
  const found: Found[] = []
  const decoder = new TextDecoder("utf-8", { fatal: true })
  let parser: JSONParser | undefined
  let between = 0
  for await (const chunk of bytes) {
    feed(() => {
      const text = decoder.decode(chunk, { stream: true })
      if (parser === undefined && text.trim() === "") return
      parser ??= parserOf(pathsFor(text.trimStart()), found)
      parser.write(text)
    })
    between = found.length > 0 ? 0 : between + chunk.byteLength
    if (between > MOST_BETWEEN) throw new FileBroken("64 MiB of it hold no memory")
    yield* found.splice(0)
  }
  feed(() => {
    decoder.decode()
    if (parser?.isEnded === false) parser.end()
  })
  yield* found.splice(0)
}

function parserOf(paths: readonly string[], found: Found[]): JSONParser {
  const parser = new JSONParser({ paths: [...paths], keepStack: false })
  parser.onValue = ({ value, key, stack }) => {
    const names = [...stack.map((level) => level.key), key].filter((name) => name !== undefined)
    found.push({ path: names, value })
  }
  return parser
}

function feed(step: () => void): void {
  try {
    step()
  } catch (cause) {
    const isEncoding = cause instanceof TypeError && "code" in cause
    throw new FileBroken(isEncoding ? "it is no text in UTF-8" : "it is cut off, or no JSON", { cause })
  }
}
