import { join } from "node:path"
import { type Change, equallyWeighted, type Hit } from "@keepsake/core/plugin"
import { ada, aMemory, minute, numberedId, otherAda, scopeOfPools, splitWords } from "@keepsake/testkit"
import { describe, expect, it } from "vitest"
import { HitCache } from "../src/cache/hit-cache.ts"
import { allocatePresence } from "../src/cache/shared-presence.ts"
import { HIT_FIELDS, type HitBatch } from "../src/read/hit-reader.ts"
import { aFolder, opened } from "./fixtures/a-folder.ts"
import { pointing } from "./fixtures/vectors.ts"

const options = { by: "test", at: minute(1) }
const boat = { text: "", words: equallyWeighted(["boat"]) }
type Parts = ReturnType<typeof opened>

describe("a hit that was read before", () => {
  it("is returned in its current state: content, words and signals", async () => {
    const { store } = await withBoats()
    await foundTwice({ store })
    const after: [Change, object][] = [
      [
        { op: "put", memory: aMemory(1, { content: "A canoe", revision: 2 }), index: { words: splitWords("boat") } },
        { memory: { content: "A canoe", revision: 2 } },
      ],
      [
        { op: "index", id: numberedId(1), revision: 2, index: { words: splitWords("boat canoe") } },
        { words: { text: "boat canoe" } },
      ],
      [
        { op: "index", id: numberedId(1), revision: 2, index: { words: splitWords("boat kayak") } },
        { words: { text: "boat kayak" } },
      ],
      [{ op: "signal", id: numberedId(1), add: { uses: 2, lastUsedAt: 5 } }, { memory: { signals: { uses: 2 } } }],
      [{ op: "signal", id: numberedId(1), add: { uses: 1 } }, { memory: { signals: { uses: 3, lastUsedAt: 5 } } }],
    ]
    for (const [change, now] of after) {
      await store.write(ada, [change], options)
      expect((await found({ store })).find(({ memory }) => memory.id === numberedId(1))).toMatchObject(now)
    }
  })

  it("is returned as another process changed it", async () => {
    const path = join(aFolder(), "keepsake.db")
    const here = await withBoats(path)
    await foundTwice(here)
    const other = opened(path)
    await other.store.write(
      ada,
      [
        { op: "index", id: numberedId(1), revision: 1, index: { words: splitWords("boat kayak") } },
        {
          op: "put",
          memory: aMemory(2, { content: "Two boats", revision: 2 }),
          index: { words: splitWords("boat two") },
        },
        { op: "erase", id: numberedId(3) },
      ],
      options,
    )
    const hits = await found(here)
    expect(new Map(hits.map(({ memory, words }) => [memory.content, words?.text]))).toEqual(
      new Map([
        [aMemory(1).content, "boat kayak"],
        ["Two boats", "boat two"],
      ]),
    )
  })

  it("is returned by either search, with the requested vector", async () => {
    const { store, file } = await withBoats()
    const embeddings = pointing(0).space
    const first = await foundTwice({ store })
    expect(file.hitCache.size).toBe(3)
    const { text, vector } = await store.hybrid.search(
      scopeOfPools(ada),
      { ...boat, embedding: pointing(0) },
      { limit: 10, embeddings },
    )
    expect(text.hits.map(({ memory }) => memory)).toEqual(first.map(({ memory }) => memory))
    expect(vector.map(({ memory, embedding }) => [memory.id, embedding])).toEqual([[numberedId(1), pointing(0)]])
  })

  it("cannot be modified by its receiver", async () => {
    const { store } = await withBoats()
    await foundTwice({ store })
    for (const { memory, words } of await found({ store })) {
      const parts = [memory, memory.owner, memory.source, memory.metadata, memory.metadata.tags, words]
      expect(parts.every(Object.isFrozen)).toBe(true)
    }
  })

  it("leaves the cache when it is deleted or erased", async () => {
    const { store, file } = await withBoats()
    await foundTwice({ store })
    await store.write(
      ada,
      [
        { op: "delete", id: numberedId(1) },
        { op: "erase", id: numberedId(2) },
      ],
      options,
    )
    expect(file.hitCache.size).toBe(1)
    expect((await found({ store })).map(({ memory }) => memory.id)).toEqual([numberedId(3)])
  })

  it("is separate from another tenant's memory with the same id", async () => {
    const { store, file } = await withBoats()
    await store.write(otherAda, [aBoat(1, otherAda)], options)
    for (const scope of [scopeOfPools(ada), scopeOfPools(otherAda), scopeOfPools(ada), scopeOfPools(otherAda)])
      await store.text.search(scope, boat, { limit: 10 })
    expect(file.hitCache.size).toBe(4)
    await store.write(otherAda, [{ op: "erase", id: numberedId(1) }], options)
    expect(file.hitCache.size).toBe(3)
    expect(await found({ store })).toHaveLength(3)
    expect((await store.text.search(scopeOfPools(otherAda), boat, { limit: 10 })).hits).toEqual([])
  })
})

describe("cached hits", () => {
  it("are requested again if they were evicted during the search", () => {
    const cache = filledCache([1, 2])
    cache.invalidate(ada.tenant, [{ op: "index", id: numberedId(2), revision: 1, index: {} }])
    expect(cache.resolveHits(numbersOf([1, 2]), 0)).toBeUndefined()
    expect(cache.resolveHits(numbersOf([1]), 0)).toHaveLength(1)
    expect(cache.resolveHits(numbersOf([1], { worded: 1 }), 0)).toBeUndefined()
  })

  it("are those that were read twice", () => {
    const cache = new HitCache(allocatePresence(), 1_000_000)
    expect(cache.resolveHits(hitBatchOf([1]), 0)).toHaveLength(1)
    expect(cache.size).toBe(0)
    expect(cache.resolveHits(hitBatchOf([1, 2]), 0)).toHaveLength(2)
    expect(cache.size).toBe(1)
  })

  it("skip only what a damaged file has lost", () => {
    const cache = new HitCache(allocatePresence(), 1_000_000)
    const found = { ...hitBatchOf([1, 3]), found: hitBatchOf([1, 2, 3]).found }
    expect(cache.resolveHits(found, 0)?.map(({ memory }) => memory.id)).toEqual([numberedId(1), numberedId(3)])
  })

  it("do not come from a search that was sent before an erasure, nor from another file", () => {
    const cache = filledCache([1])
    const { erasures } = cache
    cache.invalidate(ada.tenant, [{ op: "erase", id: numberedId(1) }])
    expect(cache.resolveHits(hitBatchOf([1]), erasures)).toHaveLength(1)
    expect(cache.size).toBe(0)
    cache.resolveHits(hitBatchOf([1]), cache.erasures)
    expect(cache.size).toBe(1)
    cache.clear()
    expect(cache.resolveHits(numbersOf([1]), cache.erasures)).toBeUndefined()
  })

  it("are bounded by size, and those that were found again stay longest", () => {
    const cache = filledCache([1, 2, 3], 3 * hitBatchOf([1]).contents.byteLength)
    cache.resolveHits(numbersOf([1]), 0)
    for (const row of [4, 4, 5, 5]) cache.resolveHits(hitBatchOf([row]), 0)
    const isAtHand = (row: number): boolean => cache.resolveHits(numbersOf([row]), 0) !== undefined
    expect([1, 2, 3, 4, 5].filter(isAtHand)).toEqual([1, 4, 5])
  })

  it("count by their own size, even a large one among small ones", () => {
    const large = (row: number) =>
      hitBatchOf([row, ...Array.from({ length: 9 }, (_, at) => 100 + at)], { [row]: 8_000 })
    const most = 20_000
    const cache = new HitCache(allocatePresence(), most)
    for (const row of [1, 2, 3, 4, 1, 2, 3, 4]) cache.resolveHits(large(row), 0)
    const kept = [1, 2, 3, 4].filter((row) => cache.resolveHits(numbersOf([row]), 0) !== undefined)
    expect(kept.length).toBeGreaterThan(0)
    expect(kept.length * 8_000).toBeLessThanOrEqual(most)
  })
})

function aBoat(number: number, pool = ada): Change {
  const memory = aMemory(number, { metadata: { tags: ["sea"] } }, pool)
  const embedding = number === 1 ? { embedding: pointing(0) } : {}
  return { op: "put", memory, index: { words: splitWords("a boat"), ...embedding } }
}

async function withBoats(path = join(aFolder(), "keepsake.db")): Promise<Parts> {
  const parts = opened(path)
  await parts.store.write(
    ada,
    [1, 2, 3].map((number) => aBoat(number)),
    options,
  )
  return parts
}

async function found({ store }: Pick<Parts, "store">): Promise<readonly Hit[]> {
  return (await store.text.search(scopeOfPools(ada), boat, { limit: 10 })).hits
}

/** From then on these are at hand. */
async function foundTwice(parts: Pick<Parts, "store">): Promise<readonly Hit[]> {
  await found(parts)
  return found(parts)
}

function filledCache(rows: readonly number[], most = 1_000_000): HitCache {
  const cache = new HitCache(allocatePresence(), most)
  for (const row of [...rows, ...rows]) cache.resolveHits(hitBatchOf([row]), 0)
  expect(cache.size).toBe(rows.length)
  return cache
}

/** What the reading thread answers for the memories of these rows, all of them contents. */
function hitBatchOf(rows: readonly number[], lengths: Readonly<Record<number, number>> = {}): HitBatch {
  const hits = rows.map((row) => {
    const length = lengths[row]
    return { version: row, memory: aMemory(row, length === undefined ? {} : { content: "boat".repeat(length / 4) }) }
  })
  const contents = new TextEncoder().encode(JSON.stringify(hits))
  return { found: numbered(rows.map((row) => [row, row, 0, 1, 1])), contents, signals: "{}" }
}

/** And where it takes them to be at hand. */
function numbersOf(rows: readonly number[], { worded = 0 } = {}): HitBatch {
  const contents = new TextEncoder().encode("[]")
  return { found: numbered(rows.map((row) => [row, row, worded, 1, 0])), contents, signals: "{}" }
}

function numbered(hits: readonly number[][]): Uint8Array {
  expect(hits.every((numbers) => numbers.length === HIT_FIELDS)).toBe(true)
  return new Uint8Array(Float64Array.from(hits.flat()).buffer)
}
