import type { Json, MemoryId, Pool, State } from "../../contract/index.ts"

/** The conversation behind an id of the upstream. */
export interface Chain {
  readonly session: string
  /** Hash of its last message. */
  readonly last?: string
  /** Memories that it contains already, newest last. */
  readonly given: readonly MemoryId[]
}

/** The API keeps responses for 30 days (OpenAI, "Data controls"); an older conversation starts again. */
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000
/** No context window holds more blocks. */
const MAX_GIVEN = 1_000

/** Conversations that an upstream stores, by its ids: of a response, an item, or a conversation. */
export class Chains {
  readonly #state: State

  constructor(state: State) {
    this.#state = state
  }

  /** The conversation of the first known id. */
  async find(pool: Pool, ids: readonly string[]): Promise<Chain | undefined> {
    for (const id of ids) {
      const stored = await this.#state.get("session-chains", keyOf(pool, id))
      // Only this class writes the bucket.
      if (stored) return stored.value as unknown as Chain
    }
    return undefined
  }

  async keep(pool: Pool, ids: readonly string[], chain: Chain, at: number): Promise<void> {
    // A chain is plain JSON; its interface only lacks the index signature.
    const value = { ...chain, given: chain.given.slice(-MAX_GIVEN) } as unknown as Json
    const options = { about: pool, expiresAt: at + MAX_AGE_MS }
    await Promise.all(ids.map((id) => this.#state.set("session-chains", keyOf(pool, id), value, options)))
  }
}

function keyOf(pool: Pool, id: string): string {
  return `${pool.tenant}\n${pool.name}\n${id}`
}
