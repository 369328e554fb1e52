import type { Memory, State, Store } from "../../src/contract/index.ts"
import { STATUSES } from "../../src/contract/index.ts"
import { InMemoryState } from "../../src/defaults/in-memory/state.ts"
import { InMemoryStore } from "../../src/defaults/in-memory/store.ts"
import { Consolidation } from "../../src/engine/consolidation/consolidation.ts"
import type { ConsolidationRun, DraftItem } from "../../src/engine/consolidation/run.ts"
import { createMemory } from "../../src/engine/create-memory.ts"
import { Episodes } from "../../src/engine/episodes/episodes.ts"
import { memoryWords } from "../../src/text/words.ts"
import { newId, turnMemoryId } from "../../src/turn/ids.ts"
import { tenantOf } from "../../src/turn/pools.ts"

export const DAY_MS = 86_400_000
export const START = Date.UTC(2026, 0, 1)
export const NOUNS = ["bicycle", "piano", "kayak", "telescope", "ladder", "camera", "sewing machine", "drone"]
const tenant = tenantOf("acme")

/** A pool in memory, whose clock a test sets, and what consolidates it. */
export class ConsolidationPool {
  now = START
  readonly pool = { tenant, name: "ada/-" }
  readonly scope = { tenant, pools: ["ada/-"] } as const
  readonly store = new InMemoryStore()
  readonly state = new InMemoryState(() => this.now)
  readonly consolidation = this.over(this.store)
  #planted = 0

  /** Consolidation as another process over the same state would have it. */
  over(store: Store, setting: "off" | "propose" | "auto" = "propose", state: State = this.state): Consolidation {
    const settings = () => ({ consolidation: setting, summaries: "off", turnRetentionDays: 365 }) as const
    const now = () => this.now
    const openCopy = (copy: Store) => createMemory({ arrange: async () => copy, now })
    const summaries = new Episodes({ store, state, settings, model: undefined, now })
    return new Consolidation({ store, state, settings, openCopy, summaries, now })
  }

  /** Writes a memory as another process or an import may have left it. */
  async plant(content: string, more: Partial<Memory> = {}): Promise<Memory> {
    const message = `m${this.#planted++}`
    const turn = turnMemoryId(this.pool, "talk", message)
    const memory: Memory = {
      id: newId(this.now),
      pool: this.pool.name,
      owner: { tenant, user: "ada" },
      type: "factual",
      category: "fact",
      content,
      importance: 0.5,
      status: "active",
      source: { origin: "user", message, at: { memory: turn, from: 0, to: content.length } },
      metadata: {},
      createdAt: this.now,
      updatedAt: this.now,
      revision: 1,
      ...more,
    }
    await this.#write(memory)
    // A statement has a message that it was read from.
    if (memory.category === "fact" && memory.source.at?.memory === turn) await this.#write(messageOf(memory, turn))
    return memory
  }

  async #write(memory: Memory): Promise<void> {
    await this.store.write({ tenant, name: memory.pool }, [putOf(memory)], { by: "test", at: this.now })
  }

  /** Statements that no proposal touches. */
  async plantOthers(count: number): Promise<void> {
    for (let place = 0; place < count; place++) {
      await this.plant(`Owns the ${NOUNS[place % NOUNS.length]} with the number ${100 + place}`, { importance: 0.9 })
    }
  }

  /** A message of a conversation. */
  say(content: string, session: string, more: Partial<Memory> = {}): Promise<Memory> {
    const owner = { tenant, user: "ada", session }
    return this.plant(content, { category: "turn", type: "episodic", importance: 0.2, owner, ...more })
  }

  /** The summary of a conversation. */
  summary(content: string, session: string): Promise<Memory> {
    const owner = { tenant, user: "ada", session }
    const more = { category: "summary", type: "episodic", owner, key: `episode:${session}` } as const
    return this.plant(content, { ...more, source: { origin: "system" } })
  }

  async read(id: string): Promise<Memory> {
    const [memory] = await this.store.read(this.scope, [id])
    if (memory === undefined) throw new Error("gone")
    return memory
  }

  async all(): Promise<readonly Memory[]> {
    return (await this.store.list(this.scope, { limit: 1_000, where: { status: STATUSES } })).items
  }

  async propose(): Promise<ConsolidationRun> {
    const [run] = await this.consolidation.propose(this.scope)
    if (run === undefined) throw new Error("nothing was proposed")
    return run
  }
}

export function putOf(memory: Memory) {
  return { op: "put", memory, index: { words: memoryWords(memory) } } as const
}

/** A change as a model would propose it. */
export function draftOf(memory: Memory, into?: Memory): DraftItem {
  return {
    id: memory.id,
    revision: memory.revision,
    kind: into === undefined ? "archive" : "merge",
    reason: into === undefined ? "idle" : "restates",
    ...(into && { into: { id: into.id, revision: into.revision } }),
    sources: [],
  }
}

function messageOf(memory: Memory, id: string): Memory {
  const source = { origin: "user" } as const
  return { ...memory, id, type: "episodic", category: "turn", status: "active", importance: 0.2, source }
}

/** Without revision and time of change, which a change that was undone raises. */
export function restorable({ revision: _, updatedAt: __, ...memory }: Memory): object {
  return memory
}
