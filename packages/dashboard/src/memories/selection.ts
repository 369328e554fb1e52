import { useMemo, useState } from "react"
import type { MemoryRow } from "./use-memories.ts"

/** The selected memories. Changes of the list keep them. */
export interface RowSelection {
  readonly rows: readonly MemoryRow[]
  readonly size: number
  has(id: string): boolean
  toggle(row: MemoryRow): void
  set(rows: readonly MemoryRow[]): void
}

export function useSelection(): RowSelection {
  const [chosen, setChosen] = useState<ReadonlyMap<string, MemoryRow>>(new Map())
  return useMemo(
    () => ({
      rows: [...chosen.values()],
      size: chosen.size,
      has: (id) => chosen.has(id),
      toggle: (row) =>
        setChosen((before) => {
          const next = new Map(before)
          if (!next.delete(row.memory.id)) next.set(row.memory.id, row)
          return next
        }),
      set: (rows) => setChosen(new Map(rows.map((row) => [row.memory.id, row]))),
    }),
    [chosen],
  )
}
