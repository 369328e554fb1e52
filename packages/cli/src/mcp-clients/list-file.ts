import type { McpEntry } from "./entry.ts"

/** A file of some format that holds a list of servers. `path` leads to an entry: the list's name, the entry's. */
export interface ListFile {
  isReadable(text: string): boolean
  entry(text: string, path: readonly [string, string]): unknown
  /** `undefined`: it cannot be done without touching what is not the entry. */
  with(text: string, path: readonly [string, string], entry: McpEntry): string | undefined
  without(text: string, path: readonly [string, string]): string | undefined
  readonly empty: string
}
