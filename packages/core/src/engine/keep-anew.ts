import { MemoryError } from "../contract/errors.ts"
import type { Index, Memory, Pool } from "../contract/memory.ts"
import type { Change, Store, WriteOptions } from "../contract/store.ts"
import { wordsOf } from "../text/words.ts"
import { rewordedAround } from "../turn/neighbours.ts"
import { writeAll } from "../turn/write-all.ts"

const MOST_ATTEMPTS = 6

/**
 * Erases a memory with all its versions and keeps it again, as `renewed` makes it, as a later revision. Its signals stay. Who changed it since it was read
 * has gone first: what they made of it is renewed, and what they deleted is erased.
 */
export async function keepAnew(
  store: Store,
  pool: Pool,
  memory: Memory,
  options: WriteOptions,
  renewed: (memory: Memory) => Memory = (same) => same,
): Promise<void> {
  const { id } = memory
  let standing = memory
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt++) {
    const next: Memory = { ...renewed(standing), revision: standing.revision + 1 }
    // An erasure has no condition, a put has: it says whether what was read still stands.
    const [taken] = await store.write(pool, [{ op: "put", memory: next, index: indexOf(next) }], options)
    if (taken?.status === "conflict") {
      if (taken.current === undefined) {
        await store.write(pool, [{ op: "erase", id }], options)
        return
      }
      standing = taken.current
      continue
    }
    const anew: Memory = { ...next, revision: next.revision + 2 }
    const [, kept] = await store.write(pool, [{ op: "erase", id }, ...puttingBack(anew)], options)
    if (kept?.status !== "conflict") {
      await writeAll(store, pool, await reworded(store, pool, anew), options)
      return
    }
    standing = { ...next, revision: kept.revision }
  }
  throw new MemoryError("conflict", `Others changed the memory ${id} at every attempt to write it anew`, {
    remedy: "Run it again.",
  })
}

function puttingBack(memory: Memory): readonly Change[] {
  const { id, signals } = memory
  const put: Change = { op: "put", memory, index: indexOf(memory) }
  return signals === undefined ? [put] : [put, { op: "signal", id, add: signals }]
}

function indexOf({ content, createdAt, source: { speaker } }: Memory): Index {
  return { words: wordsOf({ text: content, createdAt, ...(speaker !== undefined && { speaker }) }) }
}

/** A turn is found by its neighbours as well, and they by it. */
async function reworded(store: Store, pool: Pool, memory: Memory): Promise<readonly Change[]> {
  return memory.category === "turn" ? rewordedAround(store, pool, [memory], { staying: true }) : []
}
