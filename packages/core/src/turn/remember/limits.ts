import { type About, type Json, MemoryError } from "../../contract/index.ts"
import { byteLength, MAX_CONTENT_BYTES } from "./parts.ts"

const MAX_METADATA_BYTES = 16 * 1024
const MAX_DEPTH = 8
const MAX_KEYS = 100
const MAX_KEY_CHARACTERS = 200
const MAX_ABOUT_CHARACTERS = 200

export interface LimitedFields {
  readonly content: string
  readonly key?: string
  readonly about?: About
  readonly metadata?: Readonly<Record<string, Json>>
}

/**
 * Throws `limit_exceeded`, naming the limit, for a memory that is too large, and `options_invalid` for an empty one.
 */
export function checkLimits({ content, key, about, metadata }: LimitedFields): void {
  if (content.trim() === "") throw new MemoryError("options_invalid", "A memory needs a content")
  const size = byteLength(content)
  if (size > MAX_CONTENT_BYTES) {
    throw limitExceeded(
      `The content has ${size} bytes; a memory holds at most ${MAX_CONTENT_BYTES} (8 KiB)`,
      "Add it in parts.",
    )
  }
  if (key !== undefined && (key.length === 0 || key.length > MAX_KEY_CHARACTERS)) {
    throw limitExceeded(`A key has 1 to ${MAX_KEY_CHARACTERS} characters; this one has ${key.length}`)
  }
  for (const [part, name] of Object.entries(about ?? {})) {
    if (name === "") throw new MemoryError("options_invalid", `The ${part} of about is empty`)
    if (name.length > MAX_ABOUT_CHARACTERS) {
      throw limitExceeded(
        `The ${part} of about has ${name.length} characters; at most ${MAX_ABOUT_CHARACTERS} are kept`,
      )
    }
  }
  if (metadata !== undefined) checkMetadata(metadata)
}

function checkMetadata(metadata: Readonly<Record<string, Json>>): void {
  let keys = 0
  const walk = (value: Json, depth: number): void => {
    if (typeof value !== "object" || value === null) return
    if (depth > MAX_DEPTH) throw limitExceeded(`The metadata is nested deeper than ${MAX_DEPTH} levels`)
    if (!Array.isArray(value)) keys += Object.keys(value).length
    if (keys > MAX_KEYS) throw limitExceeded(`The metadata has more than ${MAX_KEYS} keys`)
    for (const inner of Object.values(value)) walk(inner, depth + 1)
  }
  walk(metadata, 1)
  const size = byteLength(JSON.stringify(metadata))
  if (size > MAX_METADATA_BYTES) {
    throw limitExceeded(`The metadata has ${size} bytes as JSON; at most ${MAX_METADATA_BYTES} (16 KiB) are kept`)
  }
}

function limitExceeded(message: string, remedy?: string): MemoryError {
  return new MemoryError("limit_exceeded", message, remedy === undefined ? {} : { remedy })
}
