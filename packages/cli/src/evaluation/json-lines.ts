import { createReadStream } from "node:fs"
import { basename } from "node:path"
import { pipeline } from "node:stream"
import { StringDecoder } from "node:string_decoder"
import { createGunzip } from "node:zlib"
import type { z } from "zod"
import { CommandError } from "../command-error.ts"

export interface ParsedLine<T> {
  readonly value: T
  readonly place: LinePlace
}
/** Where something stands, for what is said about it. Lines are counted from 1. */
export interface LinePlace {
  readonly file: string
  readonly number: number
}

/** In characters. A longer line is no memory and no question of anybody. */
const MAX_LINE_LENGTH = 16 * 1024 * 1024

/**
 * The lines of a JSON Lines file, plain or gzipped by its name, one at a time; empty ones are passed over. What is no JSON, or does not fit, is a `CommandError`
 * that names file and line.
 */
export async function* jsonLines<T>(file: string, schema: z.ZodType<T>): AsyncGenerator<ParsedLine<T>> {
  let number = 0
  for await (const text of linesOf(file)) {
    const place = { file, number: ++number }
    if (text.length > MAX_LINE_LENGTH) throw wrongLine(place, `longer than ${MAX_LINE_LENGTH} characters`)
    if (text.trim() !== "") yield { value: parseLine(text, schema, place), place }
  }
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const source = createReadStream(file)
  const bytes = file.endsWith(".gz") ? pipeline(source, createGunzip(), () => undefined) : source
  const decoder = new StringDecoder("utf8")
  let rest = ""
  try {
    for await (const chunk of bytes) {
      // Read without an encoding, a stream of bytes gives buffers.
      const lines = `${rest}${decoder.write(chunk as Buffer)}`.split("\n")
      rest = lines.pop() ?? ""
      yield* lines
      if (rest.length > MAX_LINE_LENGTH) break
    }
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new CommandError(1, "file_unreadable", `${file} cannot be read: ${why}`, { cause })
  }
  yield rest + decoder.end()
}

function parseLine<T>(text: string, schema: z.ZodType<T>, place: LinePlace): T {
  let value: unknown
  try {
    // A byte order mark may stand at the start of a file.
    value = JSON.parse(place.number === 1 ? text.replace(/^\uFEFF/, "") : text)
  } catch (cause) {
    throw wrongLine(place, `invalid JSON (${cause instanceof Error ? cause.message : String(cause)})`)
  }
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const wrong = parsed.error.issues.map(({ path, message }) =>
    path.length > 0 ? `${path.join(".")}: ${message}` : message,
  )
  throw wrongLine(place, wrong.join("; "))
}

/** Data that cannot be used: exit 1. */
export function wrongLine({ file, number }: LinePlace, what: string): CommandError {
  return new CommandError(1, "data_invalid", `${basename(file)}, line ${number}: ${what}`, {
    remedy: "Nothing was loaded. docs/evaluation.md describes the files.",
  })
}
