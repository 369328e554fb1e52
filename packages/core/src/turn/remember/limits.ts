import { type Json, MemoryError } from "../../contract/index.ts"
import { bytes, MOST_CONTENT_BYTES } from "./parts.ts"

const MOST_METADATA_BYTES = 16 * 1024
const MOST_DEPTH = 8
const MOST_KEYS = 100
const LONGEST_KEY = 200

export interface LimitedFields {
  readonly content: string
  readonly key?: string
  readonly metadata?: Readonly<Record<string, Json>>
}

/**
 * Throws `limit_exceeded`, naming the limit, when one memory is more than a memory may be; `options_invalid` when it
 * says nothing.
 */
export function checkLimits({ content, key, metadata }: LimitedFields): void {
  if (content.trim() === "") throw new MemoryError("options_invalid", "A memory needs a content")
  const size = bytes(content)
  if (size > MOST_CONTENT_BYTES) {
    throw exceeded(
      `The content has ${size} bytes; a memory holds at most ${MOST_CONTENT_BYTES} (8 KiB)`,
      "Add it in parts.",
    )
  }
  if (key !== undefined && (key.length === 0 || key.length > LONGEST_KEY)) {
    throw exceeded(`A key has 1 to ${LONGEST_KEY} characters; this one has ${key.length}`)
  }
  if (metadata !== undefined) checkMetadata(metadata)
}

function checkMetadata(metadata: Readonly<Record<string, Json>>): void {
  let keys = 0
  const walk = (value: Json, depth: number): void => {
    if (typeof value !== "object" || value === null) return
    if (depth > MOST_DEPTH) throw exceeded(`The metadata is nested deeper than ${MOST_DEPTH} levels`)
    if (!Array.isArray(value)) keys += Object.keys(value).length
    if (keys > MOST_KEYS) throw exceeded(`The metadata has more than ${MOST_KEYS} keys`)
    for (const inner of Object.values(value)) walk(inner, depth + 1)
  }
  walk(metadata, 1)
  const size = bytes(JSON.stringify(metadata))
  if (size > MOST_METADATA_BYTES) {
    throw exceeded(`The metadata has ${size} bytes as JSON; at most ${MOST_METADATA_BYTES} (16 KiB) are kept`)
  }
}

function exceeded(message: string, remedy?: string): MemoryError {
  return new MemoryError("limit_exceeded", message, remedy === undefined ? {} : { remedy })
}
