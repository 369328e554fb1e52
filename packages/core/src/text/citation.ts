import type { Memory } from "../contract/memory.ts"

/** Where a memory of a document is in it now, as `notes/server.md#L3-L9`; `undefined` for other memories. */
export function citationOf({
  source,
  metadata: { path, lines },
}: {
  readonly source: Pick<Memory["source"], "origin">
  readonly metadata: Memory["metadata"]
}): string | undefined {
  if (source.origin !== "file" || typeof path !== "string") return undefined
  return typeof lines === "string" ? `${path}#${lines}` : path
}

/** `L3`, or `L3-L9`. */
export function formatLines(first: number, last: number): string {
  return first === last ? `L${first}` : `L${first}-L${last}`
}
