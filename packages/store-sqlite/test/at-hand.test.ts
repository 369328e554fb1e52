import { join } from "node:path"
import { type Change, equallyWeighted, type Hit } from "@keepsake/core/plugin"
import { ada, aMemory, minute, numberedId, otherAda, scopeOfPools, splitWords } from "@keepsake/testkit"
import { describe, expect, it } from "vitest"
import { HitsAtHand } from "../src/at-hand/hits-at-hand.ts"
import { roomForSigns } from "../src/at-hand/signs.ts"
import { type FoundHits, NUMBERS } from "../src/read/found-hits.ts"
import { aFolder, opened } from "./fixtures/a-folder.ts"
import { pointing } from "./fixtures/vectors.ts"

const options = { by: "test", at: minute(1) }
const boat = { text: "", words: equallyWeighted(["boat"]) }
type Parts = ReturnType<typeof opened>

describe("a hit that was read before", () => {
  it("is told as it stands now: its content, its words, its counts", async () => {
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

  it("is told as another process left it", async () => {
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

  it("comes from either leg, with the vector that was asked for", async () => {
    const { store, file } = await withBoats()
    const embeddings = pointing(0).space
    const first = await foundTwice({ store })
    expect(file.atHand.size).toBe(3)
    const { text, vector } = await store.hybrid.search(
      scopeOfPools(ada),
      { ...boat, embedding: pointing(0) },
      { limit: 10, embeddings },
    )
    expect(text.hits.map(({ memory }) => memory)).toEqual(first.map(({ memory }) => memory))
    expect(vector.map(({ memory, embedding }) => [memory.id, embedding])).toEqual([[numberedId(1), pointing(0)]])
  })

  it("cannot be changed by whoever got it", async () => {
    const { store } = await withBoats()
    await foundTwice({ store })
    for (const { memory, words } of await found({ store })) {
      const parts = [memory, memory.owner, memory.source, memory.metadata, memory.metadata.tags, words]
      expect(parts.every(Object.isFrozen)).toBe(true)
    }
  })

  it("is not at hand once it was deleted or erased", async () => {
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
    expect(file.atHand.size).toBe(1)
    expect((await found({ store })).map(({ memory }) => memory.id)).toEqual([numberedId(3)])
  })

  it("is another tenant's under the same id as well", async () => {
    const { store, file } = await withBoats()
    await store.write(otherAda, [aBoat(1, otherAda)], options)
    for (const scope of [scopeOfPools(ada), scopeOfPools(otherAda), scopeOfPools(ada), scopeOfPools(otherAda)])
      await store.text.search(scope, boat, { limit: 10 })
    expect(file.atHand.size).toBe(4)
    await store.write(otherAda, [{ op: "erase", id: numberedId(1) }], options)
    expect(file.atHand.size).toBe(3)
    expect(await found({ store })).toHaveLength(3)
    expect((await store.text.search(scopeOfPools(otherAda), boat, { limit: 10 })).hits).toEqual([])
  })
})

describe("hits at hand", () => {
  it("are asked for anew where they went while the search was under way", () => {
    const atHand = holding([1, 2])
    atHand.written(ada.tenant, [{ op: "index", id: numberedId(2), revision: 1, index: {} }])
    expect(atHand.hitsOf(numbersOf([1, 2]), 0)).toBeUndefined()
    expect(atHand.hitsOf(numbersOf([1]), 0)).toHaveLength(1)
    expect(atHand.hitsOf(numbersOf([1], { worded: 1 }), 0)).toBeUndefined()
  })

  it("are those that were read twice", () => {
    const atHand = new HitsAtHand(roomForSigns(), 1_000_000)
    expect(atHand.hitsOf(toldOf([1]), 0)).toHaveLength(1)
    expect(atHand.size).toBe(0)
    expect(atHand.hitsOf(toldOf([1, 2]), 0)).toHaveLength(2)
    expect(atHand.size).toBe(1)
  })

  it("leave out what a damaged file has lost, and nothing else", () => {
    const atHand = new HitsAtHand(roomForSigns(), 1_000_000)
    const found = { ...toldOf([1, 3]), found: toldOf([1, 2, 3]).found }
    expect(atHand.hitsOf(found, 0)?.map(({ memory }) => memory.id)).toEqual([numberedId(1), numberedId(3)])
  })

  it("are not what a search brings that was sent before an erasure, nor what another file may hold", () => {
    const atHand = holding([1])
    const { erasures } = atHand
    atHand.written(ada.tenant, [{ op: "erase", id: numberedId(1) }])
    expect(atHand.hitsOf(toldOf([1]), erasures)).toHaveLength(1)
    expect(atHand.size).toBe(0)
    atHand.hitsOf(toldOf([1]), atHand.erasures)
    expect(atHand.size).toBe(1)
    atHand.clear()
    expect(atHand.hitsOf(numbersOf([1]), atHand.erasures)).toBeUndefined()
  })

  it("are bounded by their bytes, and the ones that were found again stay longest", () => {
    const atHand = holding([1, 2, 3], 3 * toldOf([1]).told.byteLength)
    atHand.hitsOf(numbersOf([1]), 0)
    for (const row of [4, 4, 5, 5]) atHand.hitsOf(toldOf([row]), 0)
    const isAtHand = (row: number): boolean => atHand.hitsOf(numbersOf([row]), 0) !== undefined
    expect([1, 2, 3, 4, 5].filter(isAtHand)).toEqual([1, 4, 5])
  })

  it("are counted by their own size: a large one that is found among small ones as large", () => {
    const large = (row: number) => toldOf([row, ...Array.from({ length: 9 }, (_, at) => 100 + at)], { [row]: 8_000 })
    const most = 20_000
    const atHand = new HitsAtHand(roomForSigns(), most)
    for (const row of [1, 2, 3, 4, 1, 2, 3, 4]) atHand.hitsOf(large(row), 0)
    const kept = [1, 2, 3, 4].filter((row) => atHand.hitsOf(numbersOf([row]), 0) !== undefined)
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

function holding(rows: readonly number[], most = 1_000_000): HitsAtHand {
  const atHand = new HitsAtHand(roomForSigns(), most)
  for (const row of [...rows, ...rows]) atHand.hitsOf(toldOf([row]), 0)
  expect(atHand.size).toBe(rows.length)
  return atHand
}

/** What the reading thread answers for the memories of these rows, all of them told. */
function toldOf(rows: readonly number[], lengths: Readonly<Record<number, number>> = {}): FoundHits {
  const hits = rows.map((row) => {
    const length = lengths[row]
    return { version: row, memory: aMemory(row, length === undefined ? {} : { content: "boat".repeat(length / 4) }) }
  })
  const told = new TextEncoder().encode(JSON.stringify(hits))
  return { found: numbered(rows.map((row) => [row, row, 0, 1, 1])), told, signals: "{}" }
}

/** And where it takes them to be at hand. */
function numbersOf(rows: readonly number[], { worded = 0 } = {}): FoundHits {
  const told = new TextEncoder().encode("[]")
  return { found: numbered(rows.map((row) => [row, row, worded, 1, 0])), told, signals: "{}" }
}

function numbered(hits: readonly number[][]): Uint8Array {
  expect(hits.every((numbers) => numbers.length === NUMBERS)).toBe(true)
  return new Uint8Array(Float64Array.from(hits.flat()).buffer)
}
