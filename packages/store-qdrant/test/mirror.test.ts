import { MemoryState, MemoryStore } from "@keepsake/core"
import { MirroredStore } from "@keepsake/core/internal"
import type { Change, Memory, Store } from "@keepsake/core/plugin"
import { QdrantStandIn } from "@keepsake/qdrant-stand-in"
import { ada, aMemory, bob, minute, next, numberedId, scopeOfPools } from "@keepsake/testkit"
import { QdrantClient } from "@qdrant/js-client-rest"
import { expect, it } from "vitest"
import { QdrantStore } from "../src/index.ts"

/** Long enough for a busy machine: only a search that waits for the mirror uses it. */
const patienceMs = 60_000

const collection = "keepsake_memory_vectors"
const space = "test/a/2"
const pointing = (degrees: number) => {
  const angle = (degrees * Math.PI) / 180
  return { space, values: Float32Array.of(Math.cos(angle), Math.sin(angle)) }
}
const scope = scopeOfPools(ada)
const write = (store: Store, ...changes: Change[]) => store.write(ada, changes, { by: "test", at: minute(1) })
const put = (memory: Memory, degrees = memory.createdAt % 360): Change => ({
  op: "put",
  memory,
  index: { embedding: pointing(degrees) },
})

/** Two databases joined as by `vectors: qdrant`. */
function joined(standIn: QdrantStandIn) {
  const records = new MemoryStore()
  const vectors = new QdrantStore({ url: standIn.url, collection, timeoutMs: 5_000, retries: 0, startsAlone: true })
  const store = new MirroredStore({ records, vectors, state: new MemoryState(), patienceMs })
  return { records, vectors, store }
}

/** Ids on both sides, with the record's revision that each side has. */
async function sides(records: Store, vectors: Store) {
  const query = { limit: 1_000, oldestFirst: true }
  const [ours, theirs] = await Promise.all([records.list(scope, query), vectors.list(scope, query)])
  const inRecords = ours.items.map(({ id, revision }) => [id, revision])
  return { inRecords, inVectors: theirs.items.map((twin) => [twin.id, Reflect.get(twin, "of")]) }
}

it("keeps texts out of the second database, in points and in filters", async () => {
  await using standIn = await QdrantStandIn.start()
  await using store = joined(standIn).store
  await store.open()
  const source = { origin: "user", quote: "the harbour wall", speaker: "Ada" } as const
  await write(store, put(aMemory(1, { content: "the harbour wall is high", source })))
  expect(await store.vector.search(scope, pointing(0), { limit: 5 })).toHaveLength(1)
  const client = new QdrantClient({ url: standIn.url, checkCompatibility: false })
  for (const name of [collection, `${collection}_versions`]) {
    const { points } = await client.scroll(name, { limit: 10, with_payload: true })
    expect(JSON.stringify(points)).not.toContain("harbour")
  }
})

it("writes and finds by keywords during an outage, and makes both sides equal afterwards, including deletions", async () => {
  await using standIn = await QdrantStandIn.start()
  const { records, vectors, store } = joined(standIn)
  await using _ = store
  await store.open()
  const third = 40
  for (let number = 0; number < 3 * third; number++) {
    if (number === third) standIn.faults.plan({ kind: "unavailable" }, { times: 1_000_000 })
    if (number === 2 * third) standIn.faults.clear()
    const outcome = await write(store, put(aMemory(number)))
    expect(outcome).toMatchObject([{ status: "applied" }])
    // Changes and deletes earlier memories during the outage.
    if (number % 5 === 0 && number > 4) await write(store, { op: "delete", id: numberedId(number - 5) })
    if (number % 7 === 0 && number > 6) await write(store, put(next(aMemory(number - 6), { content: `new ${number}` })))
  }
  await expect.poll(() => store.problems()).toEqual([])
  await store.reconcile()
  const { inRecords, inVectors } = await sides(records, vectors)
  expect(inRecords.length).toBeGreaterThan(2 * third)
  expect(inVectors).toEqual(inRecords)
  expect((await store.vector.missing(ada, space, { limit: 200 })).items).toEqual([])
})

it("keeps both sides equal when the clock jumps between writes, also during an outage", async () => {
  await using standIn = await QdrantStandIn.start()
  const { records, vectors, store } = joined(standIn)
  await using _ = store
  await store.open()
  const clock = [minute(600), minute(540), minute(1_980), minute(600)]
  for (const [turn, at] of clock.entries()) {
    const write = (...changes: Change[]) => store.write(ada, changes, { by: "test", at })
    if (turn === 2) standIn.faults.plan({ kind: "unavailable" }, { times: 1_000_000 })
    const [first, second] = [3 * turn, 3 * turn + 1].map((number) => aMemory(number, { createdAt: at, updatedAt: at }))
    if (first === undefined || second === undefined) throw new Error("Two were made")
    await write(put(first), put(second), put(aMemory(3 * turn + 2)))
    await write(put(next(first, { content: "changed", updatedAt: at - 1 })))
    await write({ op: "delete", id: second.id })
    standIn.faults.clear()
  }
  await expect.poll(() => store.problems()).toEqual([])
  await store.reconcile()
  expect(await store.reconcile()).toMatchObject({ missing: 0, outdated: 0, extra: 0 })
  const { inRecords, inVectors } = await sides(records, vectors)
  expect(inRecords).toHaveLength(2 * clock.length)
  expect(inVectors).toEqual(inRecords)
})

it("reports that vectors are unavailable, and rejects a lone vector, so that it is retried", async () => {
  await using standIn = await QdrantStandIn.start()
  await using store = joined(standIn).store
  await store.open()
  standIn.faults.plan({ kind: "unavailable" }, { times: 1_000_000 })
  expect(await write(store, { op: "put", memory: aMemory(1) })).toMatchObject([{ status: "applied" }])
  const alone: Change = { op: "index", id: numberedId(1), revision: 1, index: { embedding: pointing(1) } }
  await expect(write(store, alone)).rejects.toMatchObject({ code: "store_unavailable" })
  await expect(store.vector.search(scope, pointing(0), { limit: 1 })).rejects.toMatchObject({
    code: "store_unavailable",
  })
  expect(store.problems().join()).toContain("found by words only")
  standIn.faults.clear()
  await expect.poll(() => store.problems()).toEqual([])
  expect(await write(store, alone)).toMatchObject([{ status: "applied" }])
  expect(await store.vector.search(scope, pointing(0), { limit: 1 })).toHaveLength(1)
})

it("compares both sides and repairs foreign changes to the vectors' side", async () => {
  await using standIn = await QdrantStandIn.start()
  const { records, vectors, store } = joined(standIn)
  await using _ = store
  await store.open()
  await write(store, ...[1, 2, 3, 4].map((number) => put(aMemory(number))))
  const at = { by: "somebody", at: minute(9) }
  await vectors.write(ada, [{ op: "erase", id: numberedId(1) }], at)
  await vectors.write(ada, [{ op: "put", memory: aMemory(2, { content: "other", revision: 7 }), copy: true }], at)
  await vectors.write(bob, [{ op: "put", memory: aMemory(9, {}, bob) }], at)
  const client = new QdrantClient({ url: standIn.url, checkCompatibility: false })
  const foreign = { id: "0190b3a1-0000-7000-8000-000000000001", vector: {}, payload: { text: "of another program" } }
  await client.upsert(collection, { points: [foreign], wait: true })
  expect(await store.reconcile()).toEqual({ compared: 5, missing: 1, outdated: 1, extra: 1 })
  const { inRecords, inVectors } = await sides(records, vectors)
  expect(inVectors).toEqual(inRecords)
  expect(await store.reconcile()).toEqual({ compared: 4, missing: 0, outdated: 0, extra: 0 })
  expect((await store.vector.missing(ada, space, { limit: 9 })).items.map(({ id }) => id)).toEqual(
    [1, 2].map(numberedId),
  )
})

it("refills a second database that was emptied", async () => {
  await using standIn = await QdrantStandIn.start()
  const records = new MemoryStore()
  const state = new MemoryState()
  const options = { url: standIn.url, timeoutMs: 5_000, retries: 0 }
  const on = (name: string) =>
    new MirroredStore({ records, vectors: new QdrantStore({ ...options, collection: name }), state, patienceMs })
  const first = on("one")
  await first.open()
  await write(first, put(aMemory(1)), put(aMemory(2)))
  expect(await first.vector.search(scope, pointing(0), { limit: 5 })).toHaveLength(2)
  const second = on("two")
  await second.open()
  expect((await second.vector.missing(ada, space, { limit: 5 })).items).toHaveLength(2)
})
