import type { Change, Memory, Pool, Store, Words } from "@keepsake/core"
import { newId, wordsOf } from "../core-parts.ts"
import type { CorpusLine } from "./conversations.ts"

/** A line with its index terms, analysed once. */
export interface AnalysedLine {
  readonly line: CorpusLine
  readonly words: Words
}

export function analyseLine(line: CorpusLine): AnalysedLine {
  const { text, before, after, at } = line
  return { line, words: wordsOf({ text, before, after, createdAt: at }) }
}

/** Concurrent writes: the store works while the next batch is prepared. */
const CONCURRENT_WRITES = 4
const BATCH_SIZE = 500

/**
 * Writes lines as memories directly to a store: most as verbatim turns, every tenth as a fact, the first twelve as
 * pinned profile facts.
 */
export async function storeLines(
  into: Store,
  pool: Pool,
  lines: Iterable<AnalysedLine>,
  onBatch?: (count: number) => void,
): Promise<void> {
  const size = Math.min(BATCH_SIZE, into.traits.maxBatch)
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
    if (running.size >= CONCURRENT_WRITES) await Promise.race(running)
  }
  for (const { line, words } of lines) {
    batch.push({ op: "put", memory: toMemory(pool, line, count++), index: { words } })
    if (batch.length >= size) await flush()
  }
  if (batch.length > 0) await flush()
  await Promise.all(running)
}

function toMemory(pool: Pool, line: CorpusLine, count: number): Memory {
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
