import type { MemoryOnTheWire, RouteOutput, Routes } from "@keepsake/api/browser"
import type { QueryClient } from "@tanstack/react-query"
import type { ListPage } from "./page-chain.ts"

type SearchResults = RouteOutput<Routes["searchMemories"]>
type SingleMemory = RouteOutput<Routes["getMemory"]>
type Cached = ListPage | SearchResults | SingleMemory | undefined

/** An optimistic change of a memory; `undefined` removes it from lists. */
export type MemoryPatch = (memory: MemoryOnTheWire) => MemoryOnTheWire | undefined

/**
 * Shows a change before the server has answered: in every list and on its own page. Gives back how to undo that, for when the server
 * says no.
 */
export async function applyOptimistically(
  queries: QueryClient,
  ids: readonly string[],
  change: MemoryPatch,
): Promise<() => void> {
  const shown = ["memories", "memory"].map((first) => ({ queryKey: [first] }))
  await Promise.all(shown.map((which) => queries.cancelQueries(which)))
  const before = shown.flatMap((which) => queries.getQueriesData<Cached>(which))
  const wanted = new Set(ids)
  const changed: MemoryPatch = (memory) => (wanted.has(memory.id) ? change(memory) : memory)
  for (const which of shown) queries.setQueriesData<Cached>(which, (cached) => patchCached(cached, changed))
  return () => {
    for (const [queryKey, data] of before) queries.setQueryData(queryKey, data)
  }
}

/** Lists are asked for again; what was shown at once is then what the server says. */
export async function refreshMemories(queries: QueryClient): Promise<void> {
  await Promise.all(
    ["memories", "memory", "conversation", "history", "statistics", "review"].map((first) =>
      queries.invalidateQueries({ queryKey: [first] }),
    ),
  )
}

function patchCached(cached: Cached, change: MemoryPatch): Cached {
  if (cached === undefined) return undefined
  if ("total" in cached) {
    const data = cached.data.flatMap((memory) => change(memory) ?? [])
    return { ...cached, data, total: cached.total - (cached.data.length - data.length) }
  }
  if ("data" in cached) {
    const data = cached.data.flatMap((hit) => {
      const memory = change(hit.memory)
      return memory === undefined ? [] : [{ ...hit, memory }]
    })
    return { ...cached, data }
  }
  return { ...cached, memory: change(cached.memory) ?? cached.memory }
}
