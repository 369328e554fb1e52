import {
  type Change,
  type Memory,
  type MemoryId,
  type Pool,
  STATUSES,
  type Store,
  type Where,
  type Words,
} from "../contract/index.ts"
import { memoryWords } from "../text/words.ts"
import { each } from "./pages.ts"
import { scopeOf } from "./pools.ts"

/** A new index entry for a memory, and the neighbours whose words are part of it. */
export interface IndexRefresh {
  readonly change: Change
  readonly neighbours: readonly MemoryId[]
}

/**
 * Reindexes the neighbours of removed turns from what remains, so that no turn is found by the words of a removed
 * neighbour. With `staying` the turns were rewritten, not removed, and are reindexed too. `rewritten` are turns that the
 * same write rewrites, in their new state.
 */
export async function reindexNeighbours(
  store: Store,
  pool: Pool,
  going: readonly Memory[],
  { staying = false, rewritten = [] }: { readonly staying?: boolean; readonly rewritten?: readonly Memory[] } = {},
): Promise<readonly Change[]> {
  const renewed = new Map(rewritten.map((memory) => [memory.id, memory]))
  const out = new Set(staying ? [] : going.map(({ id }) => id))
  const changes = new Map<MemoryId, Change>()
  for (const memory of [...going, ...rewritten]) {
    const near = (await turnsNear(store, pool, memory)).filter(({ id }) => !out.has(id))
    const turns = near.map((turn) => renewed.get(turn.id) ?? turn)
    for (const turn of turns) {
      const isNear = turn.id === memory.id || follows(turn, memory) || follows(memory, turn)
      if (changes.has(turn.id) || !isNear) continue
      const words = indexWordsOf(turn, turns)
      changes.set(turn.id, { op: "index", id: turn.id, revision: turn.revision, index: { words } })
    }
  }
  return [...changes.values()]
}

/** Rebuilds one turn's index entry from its current neighbours. */
export async function refreshTurnIndex(store: Store, pool: Pool, turn: Memory): Promise<IndexRefresh> {
  const turns = await turnsNear(store, pool, turn)
  const index = { words: indexWordsOf(turn, turns) }
  const neighbours = turns.filter((other) => follows(turn, other) || follows(other, turn))
  return {
    change: { op: "index", id: turn.id, revision: turn.revision, index },
    neighbours: neighbours.map(({ id }) => id),
  }
}

/** The verbatim turns up to two messages before and behind this memory's own in its session. */
async function turnsNear(store: Store, pool: Pool, { owner, source }: Memory): Promise<readonly Memory[]> {
  const { session } = owner
  if (source.position === undefined || session === undefined) return []
  const position = { from: source.position - 2, below: source.position + 3 }
  const where: Where = { session, position, category: ["turn"], status: STATUSES }
  return Array.fromAsync(each((page) => store.list(scopeOf(pool), { ...page, where })))
}

function indexWordsOf(turn: Memory, turns: readonly Memory[]): Words {
  const before = turns.find((other) => follows(turn, other))?.content
  const after = turns.find((other) => follows(other, turn))?.content
  return memoryWords(turn, before, after)
}

/** Whether one directly follows the other: the next part of the same message, or the first part of the next message. */
function follows(one: Memory, other: Memory): boolean {
  const here = placeOf(one)
  const there = placeOf(other)
  if (here.position === there.position) return here.part === there.part + 1
  return here.position === there.position + 1 && here.part === 1 && there.part === there.parts
}

function placeOf({ source, metadata }: Memory) {
  const { part = 1, parts = 1 } = metadata
  return { position: source.position ?? Number.NaN, part: Number(part), parts: Number(parts) }
}
