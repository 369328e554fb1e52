import type { Memory } from "../../src/index.ts"
import { tenantOf } from "../../src/turn/pools.ts"

export const tenant = tenantOf("default")
export const pool = { tenant, name: "-/-" }

let count = 0

/** A fact of the user, unless said otherwise. */
export function aMemory(parts: Partial<Memory> = {}): Memory {
  const id = parts.id ?? `memory-${++count}`
  const createdAt = parts.createdAt ?? Date.UTC(2026, 10, 1) + count * 1_000
  return {
    id,
    pool: pool.name,
    owner: { tenant },
    type: "factual",
    category: "fact",
    content: "Prefers tabs over spaces",
    importance: 0.5,
    status: "active",
    source: { origin: "user" },
    metadata: {},
    updatedAt: createdAt,
    revision: 1,
    ...parts,
    createdAt,
  }
}

/** What was said, word for word. */
export function aTurn(content: string, parts: Partial<Memory> = {}): Memory {
  return aMemory({ type: "episodic", category: "turn", content, ...parts })
}
