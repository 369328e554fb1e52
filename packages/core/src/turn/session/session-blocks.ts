import { hash } from "node:crypto"
import type { Memory, MemoryId, Placement, Pool, Scope, Store, Tenant, Where } from "../../contract/index.ts"
import { type ChatMessage, isTyped, lastTyped, typedOf } from "../messages.ts"
import { hashOf } from "./session-diff.ts"

/** The block that a session keeps. */
export interface SessionBlock {
  readonly placement: Placement
  readonly recalled: readonly MemoryId[]
  /** How many of them belong to the profile. */
  readonly profile: number
  readonly tokens: number
  /** Hash of the typed message that it is placed beside. */
  readonly beside: string
  /** Hash of its memories' contents at that time. */
  readonly contentHash: string
}

/** A session, and every setting that changes the block or its place. */
export interface BlockKey {
  readonly pool: Pool
  readonly session: string
  readonly scope: Scope
  readonly where: Where
  readonly maxTokens: number
  readonly position: Placement["at"]
  readonly systemRole: boolean
}

const MAX_BLOCKS = 5_000

/**
 * Cache of the blocks of sessions with one recall per session; a restarted process recalls again. A block with a
 * deleted, inactive or corrected memory is not reused; within a tool loop a corrected one is.
 */
export class SessionBlocks {
  readonly #store: Store
  readonly #blocks = new Map<string, SessionBlock>()

  constructor(store: Store) {
    this.#store = store
  }

  /** The block with its memories in their current state. `inLoop`: the request ends with tool results. */
  async find(
    key: BlockKey,
    inLoop = false,
  ): Promise<(SessionBlock & { readonly memories: readonly Memory[] }) | undefined> {
    const name = blockNameOf(key)
    const block = this.#blocks.get(name)
    if (block === undefined) return undefined
    const read = await this.#store.read({ tenant: key.pool.tenant, pools: "all" }, block.recalled)
    const memories = read.filter((memory): memory is Memory => memory?.status === "active")
    this.#blocks.delete(name)
    const isCorrected = !inLoop && contentHashOf(memories) !== block.contentHash
    if (memories.length < block.recalled.length || isCorrected) return undefined
    // Most recently used last, for eviction.
    this.#blocks.set(name, block)
    return { ...block, memories }
  }

  /** Drops the blocks of a tenant. */
  drop(tenant: Tenant): void {
    const start = `[${JSON.stringify(tenant)},`
    for (const name of [...this.#blocks.keys()]) if (name.startsWith(start)) this.#blocks.delete(name)
  }

  keep(key: BlockKey, block: SessionBlock): void {
    const name = blockNameOf(key)
    this.#blocks.delete(name)
    if (this.#blocks.size >= MAX_BLOCKS) this.#blocks.delete(this.#blocks.keys().next().value ?? name)
    this.#blocks.set(name, block)
  }
}

/**
 * The message that a block is placed beside, by index and hash: the previous one if it is in the request, else the
 * newest typed one.
 */
export function findAnchor(
  messages: readonly ChatMessage[],
  before?: string,
): { readonly index: number; readonly hash: string } {
  const known = before === undefined ? -1 : messages.findIndex((one) => isTyped(one) && hashOfTyped(one) === before)
  const index = known === -1 ? lastTyped(messages) : known
  const message = messages[index]
  return { index, hash: message === undefined ? "" : hashOfTyped(message) }
}

/** Hash of the contents of memories, and of what of them is out of date. */
export function contentHashOf(memories: readonly Memory[]): string {
  const texts = memories.map(({ content, spans = [] }) => [content, ...spans.flatMap(({ until }) => until ?? [])])
  return hash("sha256", JSON.stringify(texts), "base64url")
}

function hashOfTyped({ text }: ChatMessage): string {
  return hashOf({ role: "user", text: typedOf(text) })
}

function blockNameOf({ pool, session, scope, where, maxTokens, position, systemRole }: BlockKey): string {
  return JSON.stringify([pool.tenant, pool.name, session, scope.pools, where, maxTokens, position, systemRole])
}
