import type { ForeignLine } from "@keepsake/api"
import type { Left } from "@keepsake/server/foreign"

/** A file or folder of memories on its way in. */
export interface Reading {
  /** Lines of JSON as the API takes them, in pieces of any size. Read once. */
  readonly lines: AsyncIterable<string | Uint8Array>
  /** What a reader left out by itself, before anything was sent; filled while lines are read. */
  readonly left: readonly Left[]
  /** How far the reading is; the same unit as `total`. */
  done(): number
  readonly total: number
}

/** Each memory as a line. */
export async function* written(memories: AsyncIterable<ForeignLine> | Iterable<ForeignLine>): AsyncGenerator<string> {
  for await (const memory of memories) yield `${JSON.stringify(memory)}\n`
}
