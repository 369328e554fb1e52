import { hash } from "node:crypto"
import type { MemoryId, Owner, Placement, ScopeName, Store } from "@keepsake/core"
import { isTyped } from "@keepsake/core/internal"
import { LRUCache } from "lru-cache"
import type { ConversationRequest } from "./dialects/dialect.ts"

/** What one turn was given; without a placement it was given nothing. */
export interface TurnBlock {
  readonly placement: Placement | undefined
  readonly recalled: readonly MemoryId[]
  /** How many of them are of the profile. */
  readonly profile?: number
  readonly tokens: number
  readonly session: string
  /** Index of the message that it belongs beside, when that is not the newest. */
  readonly beside?: number
  /** Where among a message's parts it went, in a dialect where that may differ within a turn. */
  readonly part?: number
}

/** The most that is kept, in characters of block text. */
const MAX_SIZE = 16 * 1024 * 1024
const MAX_AGE_MS = 60 * 60 * 1000

/**
 * The blocks of turns that go on: a model calls tools, the client sends the results, and the same turn must carry the same bytes again, so that
 * the provider's prompt cache holds. A block whose memories were deleted or set aside since is not given again; one of which a memory was corrected is, as
 * the model has read it in this very turn.
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

  /** The same for every request of a turn: the owner, the session where one is named, and what a person typed last and before that. */
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
