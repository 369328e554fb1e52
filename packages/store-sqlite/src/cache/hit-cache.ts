import type { Change, Hit, MemoryId, Tenant } from "@keepsake/core/plugin"
import { parseJson, parseJsonBytes } from "../json-text.ts"
import { HIT_FIELDS, type HitBatch, type HitContent } from "../read/hit-reader.ts"
import { allocatePresence, type HitVersion, SharedPresence } from "./shared-presence.ts"

interface CachedHit extends HitVersion {
  readonly hit: HitContent
  /** Size of its JSON. */
  readonly bytes: number
  /** Whether it was used since it was last considered for eviction. */
  isUsed: boolean
}

/**
 * Caches parsed hits that at least two searches have read, so that a search returns only their numbers. Each search's snapshot determines whether a cached
 * hit is current. All callers share the same frozen objects. A hit is cached only when it is read again, because in a large pool most are read once
 * and caching them would cost more than it saves. Eviction is second chance.
 */
export class HitCache {
  readonly #presence: SharedPresence
  /** Hits that were read recently, whether cached or not. */
  readonly #seen = new SharedPresence(allocatePresence())
  readonly #maxBytes: number
  /** Cached hits by row, in eviction order. */
  readonly #hits = new Map<number, CachedHit>()
  readonly #rows = new Map<string, number>()
  #bytes = 0
  #erasures = 0

  /** `most` is the limit in bytes of JSON. */
  constructor(room: SharedArrayBuffer, most: number) {
    this.#presence = new SharedPresence(room)
    this.#maxBytes = most
  }

  get size(): number {
    return this.#hits.size
  }

  /** Number of deletions and erasures. Recorded before a search is sent: if it has changed since, the search's hits are not cached. */
  get erasures(): number {
    return this.#erasures
  }

  /** Resolves the hits of a search that was sent after `erasures` erasures; `undefined` if it refers to a hit that was evicted since. */
  resolveHits({ found, contents, signals }: HitBatch, erasures: number): readonly Hit[] | undefined {
    const numbers = new Float64Array(found.buffer, found.byteOffset, found.byteLength / Float64Array.BYTES_PER_ELEMENT)
    const news = parseJsonBytes(contents)
    const counted = parseJson(signals)
    const fresh: CachedHit[] = []
    const hits: Hit[] = []
    let next = 0
    for (let at = 0; at < numbers.length; at += HIT_FIELDS) {
      const [row, version, worded] = [numbers[at] ?? 0, numbers[at + 1] ?? 0, numbers[at + 2] ?? 0]
      let hit: HitContent | undefined
      if (numbers[at + 4] === 1) {
        hit = news[next]
        // In a damaged file a version may be missing; its hit is skipped.
        if (hit?.version !== version) continue
        next++
        if (this.#wasSeen({ row, version, worded }))
          fresh.push({ row, version, worded, hit: freezeHit(hit), bytes: jsonBytes(hit), isUsed: false })
      } else {
        const cached = this.#hits.get(row)
        if (cached?.version === version && cached.worded === worded) {
          cached.isUsed = true
          hit = cached.hit
        }
      }
      if (hit === undefined) return undefined
      const now = counted[row]
      const memory = now === undefined ? hit.memory : { ...hit.memory, signals: now }
      hits.push({ memory, score: numbers[at + 3] ?? 0, ...(hit.words && { words: hit.words }) })
    }
    if (erasures === this.#erasures) this.#store(fresh)
    return hits
  }

  /** Invalidates the memories of committed changes. Signals need no invalidation, because every search returns them. */
  invalidate(tenant: Tenant, changes: readonly Change[]): void {
    for (const change of changes) {
      if (change.op === "signal") continue
      if (change.op === "delete" || change.op === "erase") this.#erasures++
      const id = change.op === "put" ? change.memory.id : change.id
      const stored = this.#hits.get(this.#rows.get(cacheKey(tenant, id)) ?? 0)
      if (stored !== undefined) this.#remove(stored)
    }
  }

  clear(): void {
    this.#erasures++
    for (const kept of [...this.#hits.values()]) this.#remove(kept)
  }

  #wasSeen(one: HitVersion): boolean {
    const wasRead = this.#seen.has(one)
    if (!wasRead) this.#seen.set(one)
    return wasRead
  }

  #store(fresh: readonly CachedHit[]): void {
    for (const kept of fresh) {
      const before = this.#hits.get(kept.row)
      if (before !== undefined) this.#remove(before)
      this.#hits.set(kept.row, kept)
      this.#rows.set(cacheKeyOf(kept), kept.row)
      this.#bytes += kept.bytes
      this.#presence.set(kept)
    }
    for (const kept of this.#hits.values()) {
      if (this.#bytes <= this.#maxBytes) break
      if (kept.isUsed) this.#giveSecondChance(kept)
      else this.#remove(kept)
    }
  }

  #giveSecondChance(kept: CachedHit): void {
    kept.isUsed = false
    this.#hits.delete(kept.row)
    this.#hits.set(kept.row, kept)
  }

  #remove(kept: CachedHit): void {
    this.#presence.clear(kept)
    this.#hits.delete(kept.row)
    this.#rows.delete(cacheKeyOf(kept))
    this.#bytes -= kept.bytes
  }
}

function jsonBytes(hit: HitContent): number {
  return Buffer.byteLength(JSON.stringify(hit))
}

function cacheKeyOf({ hit: { memory } }: CachedHit): string {
  return cacheKey(memory.owner.tenant, memory.id)
}

function cacheKey(tenant: Tenant, id: MemoryId): string {
  return `${tenant}\n${id}`
}

function freezeHit(hit: HitContent): HitContent {
  const { memory, words } = hit
  Object.freeze(memory.owner)
  Object.freeze(memory.source)
  deepFreeze(memory.metadata)
  if (memory.links !== undefined) deepFreeze(memory.links)
  Object.freeze(memory)
  if (words !== undefined) Object.freeze(words)
  return hit
}

function deepFreeze(value: unknown): void {
  if (typeof value !== "object" || value === null) return
  for (const part of Object.values(value)) deepFreeze(part)
  Object.freeze(value)
}
