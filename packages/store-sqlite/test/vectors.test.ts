import { join } from "node:path"
import { ada, aMemory, minute, numberedId, scopeOfPools } from "@keepsake/testkit"
import { beforeEach, describe, expect, it } from "vitest"
import { aFolder, opened } from "./fixtures/a-folder.ts"
import { keepAll, numbers, pointing, SPACE } from "./fixtures/vectors.ts"

const scope = scopeOfPools(ada)
const write = { by: "test", at: 1 }

describe("a pool of three thousand vectors", () => {
  const DIMENSIONS = 96
  const WIDE = `test/wide/${DIMENSIONS}`
  const vectors = heaps(3_000, DIMENSIONS)
  let store: ReturnType<typeof opened>["store"]

  beforeEach(async () => {
    store = opened(join(aFolder(), "keepsake.db")).store
    await keepAll(store, WIDE, vectors)
  })

  it("returns 99 % of the exact nearest ten, with the same cosines", async () => {
    let same = 0
    for (const values of heaps(20, DIMENSIONS, 7)) {
      const nearest = vectors
        .map((vector, at) => ({ id: numberedId(at + 1), score: cosine(vector, values) }))
        .sort((one, other) => other.score - one.score)
        .slice(0, 10)
      const found = await store.vector.search(scope, { space: WIDE, values }, { limit: 10 })
      const scores = new Map(found.map(({ memory, score }) => [memory.id, score]))
      for (const { id, score } of nearest) if (Math.abs((scores.get(id) ?? 2) - score) < 1e-6) same++
    }
    expect(same).toBeGreaterThanOrEqual(198)
  })

  it("finds the few matches of a condition at any distance", async () => {
    const values = vectors[5] ?? new Float32Array(DIMENSIONS)
    const found = await store.vector.search(
      scope,
      { space: WIDE, values },
      { limit: 10, where: { category: ["rare"] } },
    )
    expect(found.map(({ memory }) => memory.id).sort()).toEqual([1, 1_001, 2_001].map(numberedId))
  })

  it("returns 98 % of the exact nearest hundred if a condition matches a third", async () => {
    let same = 0
    const where = { createdAt: { below: minute(1_001) } }
    for (const values of heaps(10, DIMENSIONS, 11)) {
      const scores = vectors.slice(0, 1_000).map((vector) => cosine(vector, values))
      const least = scores.toSorted((one, other) => other - one)[99] ?? 1
      const found = await store.vector.search(scope, { space: WIDE, values }, { limit: 100, where })
      same += found.filter(({ score }) => score >= least - 1e-6).length
    }
    expect(same).toBeGreaterThanOrEqual(980)
  })

  it("finds vectors added since the last query, and none that were erased, changed or deleted", async () => {
    const values = vectors[9] ?? new Float32Array(DIMENSIONS)
    const nearest = async () =>
      (await store.vector.search(scope, { space: WIDE, values }, { limit: 3 })).map(({ memory }) => memory.id)
    const [first = "", second = "", third = ""] = await nearest()
    expect(first).toBe(numberedId(10))
    const { content } = aMemory(1)
    const changed = (await store.read(scope, [third]))[0] ?? aMemory(1)
    await store.write(
      ada,
      [
        { op: "erase", id: first },
        { op: "delete", id: second },
        { op: "put", memory: { ...changed, content: `Not ${content}`, revision: 2 } },
        { op: "put", memory: aMemory(5_000), index: { embedding: { space: WIDE, values } } },
      ],
      write,
    )
    const after = await nearest()
    expect(after[0]).toBe(numberedId(5_000))
    expect(after).not.toEqual(expect.arrayContaining([first]))
    expect(after).not.toEqual(expect.arrayContaining([second]))
    expect(after).not.toEqual(expect.arrayContaining([third]))
  })

  it("is searched correctly after most of it was deleted", async () => {
    const values = vectors[9] ?? new Float32Array(DIMENSIONS)
    const question = { space: WIDE, values }
    await store.vector.search(scope, question, { limit: 3 })
    for (let from = 1; from <= 2_900; from += 1_000) {
      const ids = Array.from({ length: Math.min(1_000, 2_901 - from) }, (_, at) => numberedId(from + at))
      await store.write(
        ada,
        ids.map((id) => ({ op: "erase", id })),
        write,
      )
    }
    const found = await store.vector.search(scope, question, { limit: 1_000 })
    expect(found).toHaveLength(100)
    expect(await store.vector.spaces(scope)).toEqual([{ space: WIDE, memories: 100 }])
  })
})

describe("a vector with other dimensions than its space", () => {
  it("is rejected together with the whole write", async () => {
    const { store } = opened(join(aFolder(), "keepsake.db"))
    await store.write(ada, [{ op: "put", memory: aMemory(1), index: { embedding: pointing(0) } }], write)
    const embedding = { space: SPACE, values: Float32Array.of(1, 2, 3) }
    const both = [
      { op: "put", memory: aMemory(2) },
      { op: "index", id: numberedId(1), revision: 1, index: { embedding } },
    ] as const
    await expect(store.write(ada, both, write)).rejects.toMatchObject({ code: "space_mismatch" })
    expect((await store.list(scope, { limit: 5 })).items).toHaveLength(1)
    await expect(store.vector.search(scope, embedding, { limit: 5 })).rejects.toMatchObject({ code: "space_mismatch" })
  })

  it("is accepted once the space is empty", async () => {
    const { store } = opened(join(aFolder(), "keepsake.db"))
    await store.write(ada, [{ op: "put", memory: aMemory(1), index: { embedding: pointing(0) } }], write)
    await store.write(ada, [{ op: "erase", id: numberedId(1) }], write)
    const embedding = { space: SPACE, values: Float32Array.of(1, 2, 3) }
    await store.write(ada, [{ op: "put", memory: aMemory(2), index: { embedding } }], write)
    expect(await store.vector.search(scope, embedding, { limit: 5 })).toHaveLength(1)
  })
})

/** Vectors in heaps, as those of texts are: each near one of thirty middles. */
function heaps(count: number, dimensions: number, seed = 1): readonly Float32Array[] {
  const next = numbers(1)
  const middles = Array.from({ length: 30 }, () => Float32Array.from({ length: dimensions }, next))
  const beside = numbers(seed)
  return Array.from({ length: count }, (_, at) =>
    Float32Array.from({ length: dimensions }, (__, place) => (middles[at % 30]?.[place] ?? 0) + 0.8 * beside()),
  )
}

function cosine(one: Float32Array, other: Float32Array): number {
  const dot = (a: Float32Array, b: Float32Array): number => a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0)
  return dot(one, other) / Math.sqrt(dot(one, one) * dot(other, other))
}
