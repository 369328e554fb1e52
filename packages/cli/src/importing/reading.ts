import type { ForeignLine } from "@keepsake/api"

/** What a reader left out by itself, before anything was sent. */
export interface Left {
  /** Where in what was read: a row, a file. */
  readonly where: string
  readonly code: string
  readonly message: string
}

/** A file or folder of memories on its way in. */
export interface Reading {
  /** Lines of JSON as the API takes them, in pieces of any size. Read once. */
  readonly lines: AsyncIterable<string | Uint8Array>
  /** Filled while lines are read. */
  readonly left: readonly Left[]
  /** How far the reading is; the same unit as `total`. */
  done(): number
  readonly total: number
}

/** Each memory as a line. */
export async function* written(memories: AsyncIterable<ForeignLine> | Iterable<ForeignLine>): AsyncGenerator<string> {
  for await (const memory of memories) yield `${JSON.stringify(memory)}\n`
}

/** Without what is not there. */
export function given<T extends object>(values: T): { [N in keyof T]?: Exclude<T[N], undefined> } {
  // Entries lose their names and types; nothing but undefined is taken away.
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [N in keyof T]?: Exclude<T[N], undefined>
  }
}
