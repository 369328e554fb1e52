import { createHmac, createSecretKey, type KeyObject, randomBytes } from "node:crypto"
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
  #key: Promise<KeyObject> | undefined

  constructor(state: State) {
    this.#state = state
  }

  async bury(memory: Memory): Promise<void> {
    const key = await this.#secret()
    const pool = { tenant: memory.owner.tenant, name: memory.pool }
    const names = [
      nameOf(key, pool, memory.source.message ?? "", memory.content),
      nameOf(key, pool, undefined, memory.content),
    ]
    await Promise.all(names.map((name) => this.#state.set(TOMBSTONES, name, true)))
  }

  /** Without a message (an import, a copy) any buried memory of the same content counts. */
  async holds(pool: Pool, message: string | undefined, content: string): Promise<boolean> {
    const name = nameOf(await this.#secret(), pool, message, content)
    return (await this.#state.get(TOMBSTONES, name)) !== undefined
  }

  #secret(): Promise<KeyObject> {
    this.#key ??= this.#readOrMint().catch((failure: unknown) => {
      this.#key = undefined
      throw failure
    })
    return this.#key
  }

  async #readOrMint(): Promise<KeyObject> {
    for (;;) {
      const stored = (await this.#state.get(SECRETS, KEY))?.value
      if (stored instanceof Uint8Array) return createSecretKey(stored)
      const minted = new Uint8Array(randomBytes(32))
      if (await this.#state.set(SECRETS, KEY, minted, { revision: 0 })) return createSecretKey(minted)
    }
  }
}

function nameOf(key: KeyObject, pool: Pool, message: string | undefined, content: string): string {
  const mac = createHmac("sha256", key)
  const where = message === undefined ? ["content"] : ["message", message]
  for (const part of [pool.tenant, pool.name, ...where, plain(content)]) mac.update(`${part.length}:`).update(part)
  return mac.digest("base64url")
}
