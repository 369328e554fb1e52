import type { Memory, Pool } from "../contract/memory.ts"
import type { Change, Store } from "../contract/store.ts"
import { wordsOf } from "../text/words.ts"
import type { Tombstones } from "./tombstones.ts"

export interface ForgetParts {
  readonly store: Store
  readonly tombstones: Tombstones
}

/** Takes a memory out of every read at once. Its versions stay until they are purged; a resent history does not bring it back. */
export async function forget(parts: ForgetParts, memory: Memory, by: string, at: number): Promise<void> {
  await parts.tombstones.bury(memory)
  await parts.store.write(poolOf(memory), [{ op: "delete", id: memory.id }], { by, at })
}

/** Removes a memory with its versions, and its words from what the neighbours in its session are found by. */
export async function erase(parts: ForgetParts, memory: Memory, by: string, at: number): Promise<void> {
  await parts.tombstones.bury(memory)
  const pool = poolOf(memory)
  const neighbours = await neighboursOf(parts.store, memory)
  const changes: Change[] = neighbours.map((neighbour) => ({
    op: "index",
    id: neighbour.id,
    revision: neighbour.revision,
    index: { words: wordsOf(aloneWords(neighbour)) },
  }))
  await parts.store.write(pool, [{ op: "erase", id: memory.id }, ...changes], { by, at })
}

function aloneWords(memory: Memory): Parameters<typeof wordsOf>[0] {
  const speaker = memory.source.speaker
  return { text: memory.content, createdAt: memory.createdAt, ...(speaker !== undefined && { speaker }) }
}

/** Memories whose source message stands next to this one's in its session. */
async function neighboursOf(store: Store, memory: Memory): Promise<readonly Memory[]> {
  const { position } = memory.source
  const { session } = memory.owner
  if (position === undefined || session === undefined) return []
  const scope = { tenant: memory.owner.tenant, pools: [memory.pool] } as const
  const near = { session, position: { from: position - 1, below: position + 2 } }
  const where = { ...near, status: ["active", "quarantined", "superseded", "archived"] } as const
  const { items } = await store.list(scope, { limit: 100, where })
  return items.filter((item) => item.id !== memory.id)
}

function poolOf(memory: Memory): Pool {
  return { tenant: memory.owner.tenant, name: memory.pool }
}
