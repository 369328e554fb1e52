import { hash } from "node:crypto"
import type { MemoryId, Owner, Placement, ScopeName, Store } from "@keepsake/core"
import { isTyped } from "@keepsake/core/internal"
import { LRUCache } from "lru-cache"
import type { ConversationRequest } from "./dialects/dialect.ts"

/** The block of a turn; without a placement the turn has none. */
export interface TurnBlock {
  readonly placement: Placement | undefined
  readonly recalled: readonly MemoryId[]
  /** Number of recalled memories that belong to the profile. */
  readonly profile?: number
  readonly tokens: number
  readonly session: string
  /** Index of the message where it is inserted, if that is not the newest. */
  readonly beside?: number
  /** Index of the part where it was inserted, in dialects where it may differ within a turn. */
  readonly part?: number
}

/** Cache size in characters of block text. */
const MAX_SIZE = 16 * 1024 * 1024
const MAX_AGE_MS = 60 * 60 * 1000

/**
 * Caches the blocks of turns that may continue: after a tool call, the same turn must repeat the same bytes, so that the provider's prompt
 * cache matches. A block is dropped if one of its memories was deleted or set aside, and repeated if one was corrected, because the model has
 * read it in this turn.
 */
export class TurnBlockCache {
  readonly #store: Store
  readonly #blocks = new LRUCache<string, TurnBlock>({
    maxSize: MAX_SIZE,
    sizeCalculation: (block) => 200 + (block.placement?.block.length ?? 0),
    ttl: MAX_AGE_MS,
  })

  constructor(store: Store) {
    this.#store = store
  }

  /** A key that is the same for every request of a turn: owner, session if there is one, and the newest messages that a person typed. */
  keyOf(
    { messages }: ConversationRequest,
    owner: Owner,
    asked: { readonly scope: ScopeName; readonly maxTokens?: number },
  ): string {
    const typed = messages.filter(isTyped)
    const newest = typed.slice(owner.session === undefined ? -2 : -1).map((message) => message.text)
    const { tenant, user, agent, session } = owner
    return hash(
      "sha256",
      JSON.stringify([tenant, user, agent, session, asked.scope, asked.maxTokens, ...newest]),
      "base64",
    )
  }

  set(key: string, { placement, recalled, profile = 0, tokens, session, part }: TurnBlock): void {
    this.#blocks.set(key, { placement, recalled, profile, tokens, session, ...(part === undefined ? {} : { part }) })
  }

  async get(key: string, owner: Owner): Promise<TurnBlock | undefined> {
    const block = this.#blocks.get(key)
    if (block === undefined || (await this.#areAllActive(block, owner))) return block
    this.#blocks.delete(key)
    return undefined
  }

  async #areAllActive(block: TurnBlock, owner: Owner): Promise<boolean> {
    if (block.recalled.length === 0) return true
    try {
      const memories = await this.#store.read({ tenant: owner.tenant, pools: "all" }, block.recalled)
      return memories.every((memory) => memory?.status === "active")
    } catch {
      return false
    }
  }
}
