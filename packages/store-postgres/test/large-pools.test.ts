import type { Embedding, MemoryId, Store } from "@keepsake/core/plugin"
import { PostgresDatabase, PostgresStore } from "@keepsake/store-postgres"
import { ada, aMemory, globex, minute, scopeOfPools } from "@keepsake/testkit"
import { describe, expect, it } from "vitest"
import { startPostgresWithVectors } from "./test-server.ts"

const SPACE = "test/clustered/96"
const DIMENSIONS = 96
const CLUSTERS = 60
const MEMORIES = Number(process.env.VECTORS ?? 4_000)
const BATCH = 500
const server = await startPostgresWithVectors()

describe.skipIf(server === undefined)("nearest neighbours in a large pool", () => {
  it("are found by an index of that pool: at least 99 % of the exact ten, among other tenants and with a filter", {
    timeout: 600_000,
  }, async () => {
    const schema = server?.newSchema() ?? ""
    const database = () =>
      new PostgresDatabase({ url: server?.url ?? "", schema, poolSize: 4, ssl: undefined, statementTimeoutMs: 600_000 })
    await using exact = new PostgresStore(database(), { indexedVectors: Number.POSITIVE_INFINITY })
    await using store = new PostgresStore(database(), { indexedVectors: 1_000 })
    await store.open()
    await exact.open()
    const random = seeded(7)
    const centres = Array.from({ length: CLUSTERS }, () => direction(random))
    const near = () => {
      const centre = centres[Math.floor(random() * CLUSTERS)] ?? direction(random)
      return { space: SPACE, values: direction(random).map((value, place) => (centre[place] ?? 0) + 0.6 * value) }
    }
    await fill(store, ada, MEMORIES, near)
    await fill(store, { tenant: globex, name: "u-grace" }, MEMORIES, near)
    const queries = Array.from({ length: 40 }, near)
    const scope = scopeOfPools(ada)

    await store.vector?.search(scope, near(), { limit: 10 })
    await store.settled()
    const where = { category: ["tenth"] }
    for (const options of [{ limit: 10 }, { limit: 10, where }, { limit: 100 }]) {
      let found = 0
      let wanted = 0
      const times = { exact: 0, indexed: 0 }
      for (const query of queries) {
        const begin = performance.now()
        const best = ids(await exact.vector?.search(scope, query, options))
        const between = performance.now()
        const hits = ids(await store.vector?.search(scope, query, options))
        times.exact += between - begin
        times.indexed += performance.now() - between
        expect(hits).toHaveLength(options.limit)
        wanted += best.length
        found += best.filter((id) => hits.includes(id)).length
      }
      if (process.env.VECTORS !== undefined)
        console.log(JSON.stringify(options), found / wanted, times.exact / 40, times.indexed / 40)
      expect(found / wanted).toBeGreaterThanOrEqual(0.99)
    }
    const plan = await server?.run(
      `SELECT indexrelname, idx_scan FROM pg_stat_user_indexes WHERE schemaname = '${schema}' AND indexrelname LIKE 'near%'`,
    )
    expect(plan).toHaveLength(1)
    expect(Number(plan?.[0]?.idx_scan)).toBeGreaterThan(0)

    // Nothing is left behind for a space that is dropped.
    await store.vector?.drop(SPACE)
    const left = await server?.run(`SELECT 1 FROM pg_indexes WHERE schemaname = '${schema}' AND indexname LIKE 'near%'`)
    expect(left).toEqual([])
  })
})

async function fill(store: Store, pool: typeof ada, count: number, next: () => Embedding): Promise<void> {
  for (let first = 0; first < count; first += BATCH) {
    const numbers = Array.from({ length: BATCH }, (_, place) => first + place)
    const puts = numbers.map((number) => {
      const memory = aMemory(number, { category: number % 10 === 0 ? "tenth" : "general" }, pool)
      return { op: "put", memory, index: { embedding: next() } } as const
    })
    await store.write(pool, puts, { by: "test", at: minute(1) })
  }
}

function ids(hits: readonly { readonly memory: { readonly id: MemoryId } }[] = []): readonly MemoryId[] {
  return hits.map(({ memory }) => memory.id)
}

/** A random direction: normally distributed numbers of length 1. */
function direction(random: () => number): Float32Array {
  const values = Float32Array.from({ length: DIMENSIONS }, () => {
    return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  })
  const length = Math.hypot(...values)
  return values.map((value) => value / length)
}

/** Mulberry32. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
