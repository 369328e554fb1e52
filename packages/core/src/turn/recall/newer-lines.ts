import type { Memory, MemoryId } from "../../contract/index.ts"

/** What may end a line of a block, by that line. */
export type NewerLines = ReadonlyMap<MemoryId, Newer>

/** The later line that may end an earlier one. */
export interface Newer {
  readonly id: MemoryId
  /** Likely enough to be ranked where the earlier line is. */
  readonly isSure: boolean
}

/** Keeps the order, with what may end a line right before it. */
export function newerFirst<T extends { readonly memory: Memory }>(
  lines: readonly T[],
  newer: NewerLines,
): readonly T[] {
  if (newer.size === 0) return lines
  const byId = new Map(lines.map((line) => [line.memory.id, line]))
  const placed = new Set<T>()
  const ordered: T[] = []
  const place = (line: T): void => {
    if (placed.has(line)) return
    placed.add(line)
    const later = byId.get(newer.get(line.memory.id)?.id ?? "")
    if (later !== undefined) place(later)
    ordered.push(line)
  }
  for (const line of lines) place(line)
  return ordered
}
