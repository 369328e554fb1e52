import { JSONParser } from "@streamparser/json"
import { Stop } from "../stop.ts"
import type { FileBytes } from "./file-bytes.ts"

/** A value of a JSON document and the names that lead to it. */
export interface Found {
  readonly path: readonly (string | number)[]
  readonly value: unknown
}

/** The values at some paths (`$.results.*`) of one JSON document of any size, one at a time, while it is read. */
export async function* jsonValues(file: string, bytes: FileBytes, paths: readonly string[]): AsyncGenerator<Found> {
  const found: Found[] = []
  const parser = new JSONParser({ paths: [...paths], keepStack: false })
  parser.onValue = ({ value, key, stack }) => {
    const names = [...stack.map((level) => level.key), key].filter((name) => name !== undefined)
    found.push({ path: names, value })
  }
  const decoder = new TextDecoder("utf-8", { fatal: true })
  for await (const chunk of bytes) {
    feed(file, () => parser.write(decoder.decode(chunk, { stream: true })))
    yield* found.splice(0)
  }
  feed(file, () => {
    decoder.decode()
    if (!parser.isEnded) parser.end()
  })
  yield* found.splice(0)
}

function feed(file: string, step: () => void): void {
  try {
    step()
  } catch (cause) {
    const isEncoding = cause instanceof TypeError && "code" in cause
    const why = isEncoding ? "it is no text in UTF-8" : "it is cut off, or no JSON"
    throw new Stop(1, "file_broken", `${file} cannot be read to its end: ${why}`, {
      cause,
      remedy: "What came before it was kept: get the whole file and import it again.",
    })
  }
}

/** The object that a value is; an empty one for everything else. */
export function object(value: unknown): Readonly<Record<string, unknown>> {
  // Every member is unknown until it is asked for.
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {}
}

/** A text that says something. */
export function said(value: unknown): string | undefined {
  return typeof value === "string" && value.trim() !== "" ? value : undefined
}
