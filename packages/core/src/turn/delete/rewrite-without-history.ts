import { MemoryError } from "../../contract/errors.ts"
import type { Index, Memory, MemoryId, Pool } from "../../contract/memory.ts"
import type { Change, Store, WriteOptions } from "../../contract/store.ts"
import { wordsOf } from "../../text/words.ts"
import { reindexNeighbours } from "../neighbours.ts"
import { scopeOf } from "../pools.ts"
import { writeAll } from "../write-all.ts"

const MAX_ATTEMPTS = 6

/**
 * Erases a memory with all its versions and writes the result of `renewed` as a later revision. Signals are kept,
 * concurrent changes are included. A deleted memory is not written again.
 */
export async function rewriteWithoutHistory(
  store: Store,
  pool: Pool,
  id: MemoryId,
  options: WriteOptions,
  renewed: (memory: Memory) => Memory = (same) => same,
): Promise<void> {
  let [current] = await store.read(scopeOf(pool), [id])
  let revision = current?.revision ?? 0
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    const rewritten = current && { ...renewed(current), revision: revision + 2 }
    const erase: Change = { op: "erase", id, revision: revision + 1 }
    const [erased] = await store.write(pool, [erase, ...(rewritten ? putChanges(rewritten) : [])], options)
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

function putChanges(memory: Memory): readonly Change[] {
  const { id, signals } = memory
  const put: Change = { op: "put", memory, index: indexOf(memory) }
  return signals === undefined ? [put] : [put, { op: "signal", id, add: signals }]
}

function indexOf({ content, createdAt, source: { speaker } }: Memory): Index {
  return { words: wordsOf({ text: content, createdAt, ...(speaker !== undefined && { speaker }) }) }
}

/** Reindexes a turn and its neighbours, because each is found by the other's words. */
async function reindexTurn(store: Store, pool: Pool, memory: Memory): Promise<readonly Change[]> {
  return memory.category === "turn" ? reindexNeighbours(store, pool, [memory], { staying: true }) : []
}
