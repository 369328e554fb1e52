import { hash } from "node:crypto"
import type { Memory, MemoryId, Pool, Scope, Tenant } from "../../contract/memory.ts"
import type { Store, Where } from "../../contract/store.ts"
import type { Placement } from "../../contract/turn.ts"
import { type ChatMessage, isTyped, lastTyped, typedOf } from "../messages.ts"
import { hashOf } from "./session-diff.ts"

/** What a session was given once and for all. */
export interface SessionBlock {
  readonly placement: Placement
  readonly recalled: readonly MemoryId[]
  /** How many of them are of the profile. */
  readonly profile: number
  readonly tokens: number
  /** Hash of the typed words that it went beside. */
  readonly beside: string
  /** Hash of what its memories said then. */
  readonly contentHash: string
}

/** A session, and everything else by which another block would be given, or at another place. */
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
 * The blocks of sessions for which memory is recalled once, in this process; after its end a session is recalled for anew. A block of which a memory was
 * deleted, set aside or corrected since is not given again; in a loop of tools one that was corrected stays as it is until the person speaks again.
 */
export class SessionBlocks {
  readonly #store: Store
  readonly #blocks = new Map<string, SessionBlock>()

  constructor(store: Store) {
    this.#store = store
  }

  /** The block, with its memories as they are now. `inLoop`: results of tools stand last in the request. */
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
    // The one that was used last goes last.
    this.#blocks.set(name, block)
    return { ...block, memories }
  }

  /** Lets go of what was given to anybody of a tenant. */
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

/** Index of the message that a block stands beside, and that message's hash: where it stood before, else the newest with typed words. */
export function findAnchor(
  messages: readonly ChatMessage[],
  before?: string,
): { readonly index: number; readonly hash: string } {
  const known = before === undefined ? -1 : messages.findIndex((one) => isTyped(one) && hashOfTyped(one) === before)
  const index = known === -1 ? lastTyped(messages) : known
  const message = messages[index]
  return { index, hash: message === undefined ? "" : hashOfTyped(message) }
}

/** What these memories say, as a hash. */
export function contentHashOf(memories: readonly Memory[]): string {
  return hash("sha256", JSON.stringify(memories.map(({ content }) => content)), "base64url")
}

function hashOfTyped({ text }: ChatMessage): string {
  return hashOf({ role: "user", text: typedOf(text) })
}

function blockNameOf({ pool, session, scope, where, maxTokens, position, systemRole }: BlockKey): string {
  return JSON.stringify([pool.tenant, pool.name, session, scope.pools, where, maxTokens, position, systemRole])
}
