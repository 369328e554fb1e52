import { createHmac, createSecretKey, type KeyObject, randomBytes } from "node:crypto"
import type { Memory, MemoryId, Pool, State } from "../../contract/index.ts"
import type { Entry } from "../../contract/state.ts"
import { plain } from "../../text/similarity.ts"
import { personOfPool } from "../pools.ts"

const SECRETS_BUCKET = "secrets"
const KEY = "tombstone-key"
const TOMBSTONES_BUCKET = "tombstones"
/** Where a `State` holds tombstones, and the key without which they mean nothing. */
export const TOMBSTONES = { bucket: TOMBSTONES_BUCKET, key: { bucket: SECRETS_BUCKET, key: KEY } } as const
/** Number of final characters of a message that are hashed: the same part that the next message is indexed with. */
const TAIL_CHARACTERS = 120

/** A deleted statement, and when it was deleted. */
type DeletedStatement = readonly [id: MemoryId, at: number]

type StatementsChange = (those: readonly DeletedStatement[]) => readonly DeletedStatement[]

/** The lookups that a writer needs. */
export type TombstoneLookup = Pick<Tombstones, "holds" | "holdsTail" | "statementsIn">

/**
 * Tombstones of deleted memories, which must not come back: keyed hashes (HMAC-SHA256) of pool, source message and
 * content, without text. Each is stored for the pool and for its person, whose other pools a history may be resent to. The key is random and stored in State, so that a hash cannot be tested against guessed texts.
 * The same statement in a new message has another hash.
 */
export class Tombstones {
  readonly #state: State
  #key: Promise<KeyObject> | undefined
  /** Whether anything was ever deleted. */
  #isUsed = false
  #looking: Promise<void> | undefined

  constructor(state: State) {
    this.#state = state
  }

  /** `sentences`: the words that were cut out of messages with a statement; `kept`: its words may be resent. */
  async add(memory: Memory, at: number, sentences: readonly string[] | "kept" = []): Promise<void> {
    this.#isUsed = true
    if (sentences !== "kept" && (memory.category !== "turn" || sentences.length > 0)) {
      const add: StatementsChange = (those) => [...those.filter(([id]) => id !== memory.id), [memory.id, at]]
      await this.#changeStatements(memory, sentences, add)
    }
    if (memory.category === "turn" && sentences.length > 0) return
    const names = tombstoneKeysOf(await this.#secret(), memory)
    await Promise.all(names.map((name) => this.#state.set(TOMBSTONES_BUCKET, name, true)))
  }

  /** Keeps a message that was never stored from being stored. */
  async addMessage(pool: Pool, message: string, content: string): Promise<void> {
    this.#isUsed = true
    const key = await this.#secret()
    const names = messageKeysOf(key, pool, message, content)
    await Promise.all(names.map((name) => this.#state.set(TOMBSTONES_BUCKET, name, true)))
  }

  /** Removes the tombstone of a restored memory. */
  async remove(memory: Memory, sentences: readonly string[] = []): Promise<void> {
    await this.#changeStatements(memory, sentences, (those) => those.filter(([id]) => id !== memory.id))
    const names = tombstoneKeysOf(await this.#secret(), memory)
    await Promise.all(names.map((name) => this.#state.delete(TOMBSTONES_BUCKET, name)))
  }

  /** Whether this content was deleted. Without a message (an import, a copy) any deleted memory of the same content counts. */
  async holds(pool: Pool, message: string | undefined, content: string): Promise<boolean> {
    return this.#has(pool, message === undefined ? ["content"] : ["message", message], content)
  }

  /** Whether a text that precedes a new message ends like a deleted turn. */
  async holdsTail(pool: Pool, text: string): Promise<boolean> {
    return this.#has(pool, ["tail"], tailOf(text))
  }

  /** The statements that were deleted since `at` and that one of these sentences states word for word. */
  async statementsIn(pool: Pool, sentences: readonly string[], at: number): Promise<readonly MemoryId[]> {
    await this.#look()
    if (!this.#isUsed) return []
    const key = await this.#secret()
    const found = new Set<MemoryId>()
    for (const sentence of new Set(sentences.map(plain))) {
      for (const one of holdersOf(pool)) {
        const entry = await this.#state.get(TOMBSTONES_BUCKET, tombstoneKey(key, one, STATED, sentence))
        for (const [id, deletedAt] of parseStatements(entry)) if (deletedAt >= at) found.add(id)
      }
    }
    return [...found]
  }

  /** A keyed hash of what must be recognized without being stored. */
  async hash(text: string): Promise<string> {
    return createHmac("sha256", await this.#secret())
      .update(text)
      .digest("base64url")
  }

  async #changeStatements(
    { owner, pool, source, content, category }: Memory,
    sentences: readonly string[],
    change: StatementsChange,
  ): Promise<void> {
    const of = { tenant: owner.tenant, name: pool }
    const own = category === "turn" ? [] : [source.quote ?? content]
    const key = await this.#secret()
    const stated = [...new Set([...own, ...sentences].map(plain))]
    for (const name of holdersOf(of).flatMap((one) =>
      stated.map((sentence) => tombstoneKey(key, one, STATED, sentence)),
    )) {
      for (;;) {
        const entry = await this.#state.get(TOMBSTONES_BUCKET, name)
        const those = change(parseStatements(entry)).map(([id, at]) => [id, at])
        if (await this.#state.set(TOMBSTONES_BUCKET, name, those, { revision: entry?.revision ?? 0 })) break
      }
    }
  }

  async #has(pool: Pool, where: readonly string[], content: string): Promise<boolean> {
    await this.#look()
    if (!this.#isUsed) return false
    const key = await this.#secret()
    const entries = await Promise.all(
      holdersOf(pool).map((one) => this.#state.get(TOMBSTONES_BUCKET, tombstoneKey(key, one, where, content))),
    )
    return entries.some((entry) => entry !== undefined)
  }

  /** Most tenants never delete anything, and then nothing has to be hashed. Concurrent callers share one lookup. */
  async #look(): Promise<void> {
    if (this.#isUsed) return
    this.#looking ??= this.#state.list(TOMBSTONES_BUCKET, { limit: 1 }).then(({ items }) => {
      this.#isUsed ||= items.length > 0
    })
    try {
      await this.#looking
    } finally {
      this.#looking = undefined
    }
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
      const stored = (await this.#state.get(SECRETS_BUCKET, KEY))?.value
      if (stored instanceof Uint8Array) return createSecretKey(stored)
      const minted = new Uint8Array(randomBytes(32))
      if (await this.#state.set(SECRETS_BUCKET, KEY, minted, { revision: 0 })) return createSecretKey(minted)
    }
  }
}

function tombstoneKeysOf(key: KeyObject, { owner, pool: name, source, content, category }: Memory): readonly string[] {
  return messageKeysOf(key, { tenant: owner.tenant, name }, source.message ?? "", content, category === "turn")
}

function messageKeysOf(key: KeyObject, of: Pool, message: string, content: string, isTurn = true): readonly string[] {
  return holdersOf(of).flatMap((pool) => [
    tombstoneKey(key, pool, ["message", message], content),
    tombstoneKey(key, pool, ["content"], content),
    ...(isTurn ? [tombstoneKey(key, pool, ["tail"], tailOf(content))] : []),
  ])
}

/** What a tombstone is stored for and looked up by: the pool alone before there were tombstones of a person. */
function holdersOf(pool: Pool): readonly Pool[] {
  return [pool, { tenant: pool.tenant, name: personOfPool(pool.name) }]
}

/** The kind of the tombstones that say which statement a sentence was. */
const STATED = ["stated"] as const

/** Only `Tombstones` writes the bucket. */
function parseStatements(entry: Entry | undefined): readonly DeletedStatement[] {
  return (entry?.value ?? []) as unknown as readonly DeletedStatement[]
}

function tailOf(text: string): string {
  return text.trim().slice(-TAIL_CHARACTERS)
}

function tombstoneKey(key: KeyObject, pool: Pool, where: readonly string[], content: string): string {
  const mac = createHmac("sha256", key)
  for (const part of [pool.tenant, pool.name, ...where, plain(content)]) mac.update(`${part.length}:`).update(part)
  return mac.digest("base64url")
}
