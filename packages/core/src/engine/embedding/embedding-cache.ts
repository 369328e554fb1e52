import { hash } from "node:crypto"
import type { Embedding, MemoryId, Pool, Tenant } from "../../contract/memory.ts"
import type { State } from "../../contract/state.ts"
import type { Embedder } from "../../contract/turn.ts"
import { derivedId } from "../../turn/ids.ts"
import { each } from "../../turn/pages.ts"
import { SerialQueue } from "../serial-queue.ts"

const MEGABYTE = 1_000_000
const DEFAULT_MEGABYTES = 200
const PAGE = 100

/** The generation that is written, and how many bytes of vectors were written into it. */
const POSITION = { bucket: "embedding-cache", key: "position" } as const
/** The current generation, the one before it, and one that is being deleted. */
const GENERATIONS = [0, 1, 2] as const
type Generation = (typeof GENERATIONS)[number]

interface Position {
  readonly generation: Generation
  readonly bytes: number
}

/** A memory with its text as it was embedded. */
export interface CachedText {
  readonly id: MemoryId
  readonly text: string
  readonly embedding: Embedding
}

/**
 * The vectors of documents by space and text, so that a text is paid for once although its vectors were dropped, its memory was imported again, or the process
 * was killed before they were written. They are in the state, which is moved, backed up and encrypted with the memories. No text is stored, only its hash.
 *
 * An entry is deleted with the first memory of its text that is deleted or erased, or with the pool that it was made for; what still needs it pays once more.
 *
 * The size is bounded by generations, as in an LRU cache of two halves: when the current half is full, it becomes the previous one, and the one before that is
 * deleted with the next writes. An entry of the previous half that is used moves to the current one.
 */
export class EmbeddingCache {
  readonly #state: State
  readonly #maxBytes: number
  readonly #queue = new SerialQueue()
  #isUsed = false
  /** The current generation for which the oldest one is empty. */
  #sweptFor: Generation | undefined

  /** `megabytes`: the maximum size of all vectors. 0: nothing is cached. */
  constructor(state: State, megabytes = DEFAULT_MEGABYTES) {
    this.#state = state
    this.#maxBytes = (megabytes * MEGABYTE) / 2
  }

  /** The vectors of these texts in their order, `undefined` for those that are not cached. */
  async find({ space, dimensions }: Embedder, texts: readonly string[]): Promise<readonly (Embedding | undefined)[]> {
    const position = await this.#read()
    if (position === undefined || this.#maxBytes === 0) return texts.map(() => undefined)
    const generations = [position.generation, before(position.generation)]
    return Promise.all(
      texts.map(async (text) => {
        const key = keyOf(space, text)
        for (const generation of generations) {
          const value = (await this.#state.get(vectorsIn(generation), key))?.value
          if (value instanceof Uint8Array && value.byteLength === dimensions * Float32Array.BYTES_PER_ELEMENT)
            return { space, values: new Float32Array(Uint8Array.from(value).buffer) }
        }
        return undefined
      }),
    )
  }

  /** Stores the vectors of a pool's memories before they are written to the store. What is cached already is only noted as theirs. */
  async put(pool: Pool, those: readonly CachedText[]): Promise<void> {
    if (this.#maxBytes === 0 || those.length === 0) return
    await this.#queue.run(async () => {
      await this.#sweep(2 * those.length)
      const { generation, bytes } = await this.#advance()
      // Written before the vectors, so that a crash leaves no vector that nobody deletes.
      await this.#noteOwners(generation, pool, those)
      let written = 0
      for (const [key, { values }] of new Map(
        those.map(({ text, embedding }) => [keyOf(embedding.space, text), embedding]),
      )) {
        if ((await this.#state.get(vectorsIn(generation), key)) !== undefined) continue
        await this.#state.set(vectorsIn(generation), key, bytesOf(values), { about: pool })
        written += values.byteLength
      }
      if (written > 0) await this.#move({ generation, bytes: bytes + written })
    })
  }

  /** Deletes the vectors of every text of these memories, earlier revisions included. */
  async drop(tenant: Tenant, ids: readonly MemoryId[]): Promise<void> {
    if (ids.length === 0) return
    if (!this.#isUsed && (await this.#read()) === undefined) return
    await this.#queue.run(async () => {
      for (const id of ids) {
        const owner = ownerOf(tenant, id)
        const keys = new Set<string>()
        for (const generation of GENERATIONS) for (const key of await this.#ownedBy(generation, owner)) keys.add(key)
        for (const generation of GENERATIONS) {
          for (const key of keys) await this.#state.delete(vectorsIn(generation), key)
          if (keys.size > 0) await this.#state.delete(ownersIn(generation), owner)
        }
      }
    })
  }

  /** Deletes everything. */
  async clear(): Promise<void> {
    await this.#queue.run(async () => {
      for (const generation of GENERATIONS) await this.#empty(generation)
      await this.#state.delete(POSITION.bucket, POSITION.key)
      this.#sweptFor = undefined
    })
  }

  /** `undefined` while nothing was ever cached. Another process may have written since the last call. */
  async #read(): Promise<Position | undefined> {
    const position = positionOf((await this.#state.get(POSITION.bucket, POSITION.key))?.value)
    this.#isUsed ||= position !== undefined
    return position
  }

  async #move(position: Position): Promise<void> {
    await this.#state.set(POSITION.bucket, POSITION.key, { ...position })
  }

  /** The generation to write to. The position is stored before its first entry, so that nothing is cached without one. */
  async #advance(): Promise<Position> {
    const position = await this.#read()
    if (position !== undefined && position.bytes < this.#maxBytes) return position
    const next: Position = { generation: position === undefined ? 0 : after(position.generation), bytes: 0 }
    if (position !== undefined) await this.#empty(next.generation)
    await this.#move(next)
    return next
  }

  /** Deletes some entries of the generation behind the previous one, which is empty before it is written again. */
  async #sweep(limit: number): Promise<void> {
    const position = await this.#read()
    if (position === undefined || this.#sweptFor === position.generation) return
    const oldest = after(position.generation)
    let left = 0
    for (const bucket of [vectorsIn(oldest), ownersIn(oldest)]) {
      const { items } = await this.#state.list(bucket, { limit })
      for (const { key } of items) await this.#state.delete(bucket, key)
      left += items.length
    }
    if (left === 0) this.#sweptFor = position.generation
  }

  async #empty(generation: Generation): Promise<void> {
    for (const bucket of [vectorsIn(generation), ownersIn(generation)]) {
      const keys: string[] = []
      for await (const { key } of each((page) => this.#state.list(bucket, page), PAGE)) keys.push(key)
      for (const key of keys) await this.#state.delete(bucket, key)
    }
  }

  async #noteOwners(generation: Generation, pool: Pool, those: readonly CachedText[]): Promise<void> {
    for (const [id, texts] of Map.groupBy(those, (one) => one.id)) {
      const owner = ownerOf(pool.tenant, id)
      const known = await this.#ownedBy(generation, owner)
      const keys = new Set([...known, ...texts.map(({ text, embedding }) => keyOf(embedding.space, text))])
      if (keys.size > known.length) await this.#state.set(ownersIn(generation), owner, [...keys], { about: pool })
    }
  }

  async #ownedBy(generation: Generation, owner: string): Promise<readonly string[]> {
    const value = (await this.#state.get(ownersIn(generation), owner))?.value
    return Array.isArray(value) ? value.filter((key) => typeof key === "string") : []
  }
}

function vectorsIn(generation: Generation): string {
  return `${POSITION.bucket}/${generation}`
}

function ownersIn(generation: Generation): string {
  return `${POSITION.bucket}-owners/${generation}`
}

function after(generation: Generation): Generation {
  return GENERATIONS[(generation + 1) % 3] ?? 0
}

function before(generation: Generation): Generation {
  return after(after(generation))
}

function keyOf(space: string, text: string): string {
  return hash("sha256", `${space}\n${text}`, "base64url")
}

/** Hashed, because tenants may share ids. */
function ownerOf(tenant: Tenant, id: MemoryId): string {
  return derivedId("embedding-cache", tenant, id)
}

function bytesOf(values: Float32Array): Uint8Array {
  return new Uint8Array(values.buffer, values.byteOffset, values.byteLength).slice()
}

function positionOf(value: unknown): Position | undefined {
  const { generation, bytes } = Object(value)
  const known = GENERATIONS.find((one) => one === generation)
  return known === undefined || typeof bytes !== "number" ? undefined : { generation: known, bytes }
}
