import type { Change, Hit, MemoryId, Tenant } from "@keepsake/core/plugin"
import { parsed, parsedBytes } from "../json-text.ts"
import { type FoundHits, NUMBERS, type ToldHit } from "../read/found-hits.ts"
import { type Kept, roomForSigns, Signs } from "./signs.ts"

interface KeptHit extends Kept {
  readonly hit: ToldHit
  /** Of its JSON. */
  readonly bytes: number
  /** Since its turn to go came last. */
  isUsed: boolean
}

/**
 * Hits that two searches read before, parsed: for these a search brings numbers, and words only for the others. Whether one still stands as it did is
 * said by the snapshot of each search. All callers get the same objects, which are frozen. What is found once is not kept: in a large pool that is most,
 * and keeping it costs more than it spares.
 */
export class HitsAtHand {
  readonly #signs: Signs
  /** Of hits that were read, lately, once or more. */
  readonly #read = new Signs(roomForSigns())
  readonly #most: number
  /** By row, the next to go first. */
  readonly #kept = new Map<number, KeptHit>()
  readonly #rows = new Map<string, number>()
  #bytes = 0
  #erasures = 0

  /** `most`: bytes of JSON, all hits together. */
  constructor(room: SharedArrayBuffer, most: number) {
    this.#signs = new Signs(room)
    this.#most = most
  }

  get size(): number {
    return this.#kept.size
  }

  /** How often anything was deleted or erased. Noted before a search is sent: what it brings may have gone since, and is not kept. */
  get erasures(): number {
    return this.#erasures
  }

  /** What a search found that was sent after so many erasures; `undefined` where it counts on a hit that went meanwhile. */
  hitsOf({ found, told, signals }: FoundHits, erasures: number): readonly Hit[] | undefined {
    const numbers = new Float64Array(found.buffer, found.byteOffset, found.byteLength / Float64Array.BYTES_PER_ELEMENT)
    const news = parsedBytes(told)
    const counted = parsed(signals)
    const fresh: KeptHit[] = []
    const hits: Hit[] = []
    let next = 0
    for (let at = 0; at < numbers.length; at += NUMBERS) {
      const [row, version, worded] = [numbers[at] ?? 0, numbers[at + 1] ?? 0, numbers[at + 2] ?? 0]
      let hit: ToldHit | undefined
      if (numbers[at + 4] === 1) {
        hit = news[next]
        // A damaged file may have lost a version: the others are found as before.
        if (hit?.version !== version) continue
        next++
        if (this.#wasRead({ row, version, worded }))
          fresh.push({ row, version, worded, hit: frozen(hit), bytes: bytesOf(hit), isUsed: false })
      } else {
        const kept = this.#kept.get(row)
        if (kept?.version === version && kept.worded === worded) {
          kept.isUsed = true
          hit = kept.hit
        }
      }
      if (hit === undefined) return undefined
      const now = counted[row]
      const memory = now === undefined ? hit.memory : { ...hit.memory, signals: now }
      hits.push({ memory, score: numbers[at + 3] ?? 0, ...(hit.words && { words: hit.words }) })
    }
    if (erasures === this.#erasures) this.#keep(fresh)
    return hits
  }

  /** Changes of a tenant that were committed: what was read of these memories before goes. Counts come with every search. */
  written(tenant: Tenant, changes: readonly Change[]): void {
    for (const change of changes) {
      if (change.op === "signal") continue
      if (change.op === "delete" || change.op === "erase") this.#erasures++
      const id = change.op === "put" ? change.memory.id : change.id
      const kept = this.#kept.get(this.#rows.get(nameOf(tenant, id)) ?? 0)
      if (kept !== undefined) this.#remove(kept)
    }
  }

  clear(): void {
    this.#erasures++
    for (const kept of [...this.#kept.values()]) this.#remove(kept)
  }

  #wasRead(one: Kept): boolean {
    const wasRead = this.#read.has(one)
    if (!wasRead) this.#read.set(one)
    return wasRead
  }

  #keep(fresh: readonly KeptHit[]): void {
    for (const kept of fresh) {
      const before = this.#kept.get(kept.row)
      if (before !== undefined) this.#remove(before)
      this.#kept.set(kept.row, kept)
      this.#rows.set(nameIn(kept), kept.row)
      this.#bytes += kept.bytes
      this.#signs.set(kept)
    }
    for (const kept of this.#kept.values()) {
      if (this.#bytes <= this.#most) break
      if (kept.isUsed) this.#spare(kept)
      else this.#remove(kept)
    }
  }

  #spare(kept: KeptHit): void {
    kept.isUsed = false
    this.#kept.delete(kept.row)
    this.#kept.set(kept.row, kept)
  }

  #remove(kept: KeptHit): void {
    this.#signs.clear(kept)
    this.#kept.delete(kept.row)
    this.#rows.delete(nameIn(kept))
    this.#bytes -= kept.bytes
  }
}

function bytesOf(hit: ToldHit): number {
  return Buffer.byteLength(JSON.stringify(hit))
}

function nameIn({ hit: { memory } }: KeptHit): string {
  return nameOf(memory.owner.tenant, memory.id)
}

function nameOf(tenant: Tenant, id: MemoryId): string {
  return `${tenant}\n${id}`
}

function frozen(hit: ToldHit): ToldHit {
  const { memory, words } = hit
  Object.freeze(memory.owner)
  Object.freeze(memory.source)
  deepFrozen(memory.metadata)
  if (memory.links !== undefined) deepFrozen(memory.links)
  Object.freeze(memory)
  if (words !== undefined) Object.freeze(words)
  return hit
}

function deepFrozen(value: unknown): void {
  if (typeof value !== "object" || value === null) return
  for (const part of Object.values(value)) deepFrozen(part)
  Object.freeze(value)
}
