import type { Change, Memory, Pool, Store, Words } from "@keepsake/core"
import { newId, wordsOf } from "../core-parts.ts"
import type { Line } from "./conversations.ts"

/** A line with the words that it is found by, worked out once. */
export interface Worded {
  readonly line: Line
  readonly words: Words
}

export function worded(line: Line): Worded {
  const { text, before, after, at } = line
  return { line, words: wordsOf({ text, before, after, createdAt: at }) }
}

/** Writes under way at once: the store works while the next batch is made. */
const UNDER_WAY = 4
const BATCH = 500

/** Writes lines as memories straight into a store: most as verbatim turns, every tenth as a fact, the first twelve as standing ones. */
export async function store(
  into: Store,
  pool: Pool,
  lines: Iterable<Worded>,
  onBatch?: (count: number) => void,
): Promise<void> {
  const size = Math.min(BATCH, into.traits.maxBatch)
  const running = new Set<Promise<void>>()
  let batch: Change[] = []
  let count = 0
  const flush = async (): Promise<void> => {
    const changes = batch
    batch = []
    const write = into.write(pool, changes, { by: "bench", at: Date.now() }).then(() => {
      running.delete(write)
      onBatch?.(changes.length)
    })
    running.add(write)
    if (running.size >= UNDER_WAY) await Promise.race(running)
  }
  for (const { line, words } of lines) {
    batch.push({ op: "put", memory: memoryOf(pool, line, count++), index: { words } })
    if (batch.length >= size) await flush()
  }
  if (batch.length > 0) await flush()
  await Promise.all(running)
}

function memoryOf(pool: Pool, line: Line, count: number): Memory {
  const category = count < 12 ? "identity" : count % 10 === 0 ? "fact" : "turn"
  return {
    id: newId(line.at),
    pool: pool.name,
    owner: { tenant: pool.tenant, session: line.session },
    type: category === "turn" ? "episodic" : "factual",
    category,
    content: line.text,
    importance: category === "turn" ? 0.2 : 0.6,
    status: "active",
    source: { origin: line.role, position: line.position },
    metadata: {},
    createdAt: line.at,
    updatedAt: line.at,
    revision: 1,
  }
}
