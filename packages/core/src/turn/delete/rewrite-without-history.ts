import { MemoryError } from "../../contract/errors.ts"
import type { Memory, MemoryId, Pool } from "../../contract/memory.ts"
import type { Change, Store, WriteOptions } from "../../contract/store.ts"
import { memoryWords } from "../../text/words.ts"
import { reindexNeighbours } from "../neighbours.ts"
import { each } from "../pages.ts"
import { scopeOf } from "../pools.ts"
import { writeAll } from "../write-all.ts"

const MAX_ATTEMPTS = 6

/**
 * Erases a memory with all its versions and writes the result of `renewed` as a later revision. Signals are kept,
 * concurrent changes are included. A deleted memory is not written again. With `since`, later versions are written
 * again before it.
 */
export async function rewriteWithoutHistory(
  store: Store,
  pool: Pool,
  id: MemoryId,
  options: WriteOptions,
  renewed: (memory: Memory) => Memory = (same) => same,
  since = Number.POSITIVE_INFINITY,
): Promise<void> {
  let [current] = await store.read(scopeOf(pool), [id])
  let revision = current?.revision ?? 0
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    const earlier = current === undefined ? [] : await versionsBetween(store, pool, current, since)
    const all = [...earlier, ...(current ? [renewed(current)] : [])]
    const anew = all.map((version, place) => ({ ...version, revision: revision + 2 + place }))
    const rewritten = anew.at(-1)
    const erase: Change = { op: "erase", id, revision: revision + 1 }
    const [erased] = await store.write(pool, [erase, ...anew.flatMap(putChanges)], options)
    if (erased?.status !== "conflict") {
      if (rewritten && erased?.status === "applied")
        await writeAll(store, pool, await reindexTurn(store, pool, rewritten), options)
      return
    }
    // The store refuses this erase only if the memory was erased before.
    if (erased.current === undefined && erased.revision === revision) return
    current = erased.current
    revision = erased.revision
  }
  throw new MemoryError("conflict", `Others changed the memory ${id} at every attempt to write it anew`, {
    remedy: "Run it again.",
  })
}

/** The versions of a memory after a revision and before the current one, oldest first. */
async function versionsBetween(store: Store, pool: Pool, current: Memory, since: number): Promise<readonly Memory[]> {
  if (current.revision <= since + 1) return []
  const versions: Memory[] = []
  for await (const { revision, memory } of each((page) => store.history?.versions(scopeOf(pool), current.id, page))) {
    if (revision <= since) break
    if (memory === undefined || revision === current.revision) continue
    const { signals: _, ...version } = memory
    versions.unshift(version)
  }
  return versions
}

function putChanges({ signals, ...memory }: Memory): readonly Change[] {
  const { id } = memory
  const put: Change = { op: "put", memory, index: { words: memoryWords(memory) } }
  return signals === undefined ? [put] : [put, { op: "signal", id, add: signals }]
}

/** Reindexes a turn and its neighbours, because each is found by the other's words. */
async function reindexTurn(store: Store, pool: Pool, memory: Memory): Promise<readonly Change[]> {
  return memory.category === "turn" ? reindexNeighbours(store, pool, [memory], { staying: true }) : []
}
