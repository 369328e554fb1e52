import { MemoryError } from "../contract/errors.ts"
import type { Memory, Pool } from "../contract/memory.ts"
import type { Change, Store, WriteOptions } from "../contract/store.ts"
import { wordsOf } from "../text/words.ts"
import { rewordedAround } from "../turn/neighbours.ts"
import { writeAll } from "../turn/write-all.ts"

const MOST_ATTEMPTS = 6

/** Erases a memory with all its versions and keeps it again, as it is given here, as the next revision. Its signals stay. */
export async function keepAnew(store: Store, pool: Pool, memory: Memory, options: WriteOptions): Promise<void> {
  const { id } = memory
  let revision = memory.revision + 2
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt++) {
    const anew: Memory = { ...memory, revision }
    const [, kept] = await store.write(pool, [{ op: "erase", id }, ...puttingBack(anew)], options)
    if (kept?.status !== "conflict") {
      await writeAll(store, pool, await reworded(store, pool, anew), options)
      return
    }
    revision = kept.revision + 1
  }
  throw new MemoryError("conflict", `Others changed the memory ${id} at every attempt to write it anew`, {
    remedy: "Run it again.",
  })
}

function puttingBack(memory: Memory): readonly Change[] {
  const { id, signals } = memory
  const words = wordsOf({
    text: memory.content,
    createdAt: memory.createdAt,
    ...(memory.source.speaker !== undefined && { speaker: memory.source.speaker }),
  })
  const put: Change = { op: "put", memory, index: { words } }
  return signals === undefined ? [put] : [put, { op: "signal", id, add: signals }]
}

/** A turn is found by its neighbours as well, and they by it. */
async function reworded(store: Store, pool: Pool, memory: Memory): Promise<readonly Change[]> {
  return memory.category === "turn" ? rewordedAround(store, pool, [memory], { staying: true }) : []
}
