import { createHmac, randomBytes } from "node:crypto"
import type { Memory, Pool, State } from "../contract/index.ts"
import { plain } from "./remember/plain.ts"

const SECRETS = "secrets"
const KEY = "tombstone-key"
const TOMBSTONES = "tombstones"

/**
 * What was deleted and must not come back: a keyed hash (HMAC-SHA256) of pool, source message and content, without
 * text. The key is random and kept in State, so that a hash tells nothing to whoever guesses at texts. Saying the
 * same in a new message is another hash.
 */
export class Tombstones {
  readonly #state: State
  #key: Promise<Uint8Array> | undefined

  constructor(state: State) {
    this.#state = state
  }

  async bury(memory: Memory): Promise<void> {
    const pool = { tenant: memory.owner.tenant, name: memory.pool }
    for (const name of await this.#names(pool, memory.source.message, memory.content)) {
      await this.#state.set(TOMBSTONES, name, true)
    }
  }

  /** Without a message (an import, a copy) any buried memory of the same content counts. */
  async holds(pool: Pool, message: string | undefined, content: string): Promise<boolean> {
    const [exact, anywhere] = await this.#names(pool, message, content)
    const name = message === undefined ? anywhere : exact
    return name !== undefined && (await this.#state.get(TOMBSTONES, name)) !== undefined
  }

  async #names(pool: Pool, message: string | undefined, content: string): Promise<readonly [string, string]> {
    const key = await this.#secret()
    const name = (...parts: readonly string[]): string => {
      const mac = createHmac("sha256", key)
      for (const part of [pool.tenant, pool.name, ...parts, plain(content)]) mac.update(`${part.length}:`).update(part)
      return mac.digest("base64url")
    }
    return [name("message", message ?? ""), name("content")]
  }

  #secret(): Promise<Uint8Array> {
    this.#key ??= this.#readOrMint().catch((failure: unknown) => {
      this.#key = undefined
      throw failure
    })
    return this.#key
  }

  async #readOrMint(): Promise<Uint8Array> {
    for (;;) {
      const stored = (await this.#state.get(SECRETS, KEY))?.value
      if (stored instanceof Uint8Array) return stored
      const minted = new Uint8Array(randomBytes(32))
      if (await this.#state.set(SECRETS, KEY, minted, { revision: 0 })) return minted
    }
  }
}
