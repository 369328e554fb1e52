import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, it } from "vitest"
import { MemoryState } from "../packages/core/dist/index.js"
import { MirroredStore } from "../packages/core/dist/internal.js"
import { equallyWeighted, type Store } from "../packages/core/dist/plugin/index.js"
import { QdrantStandIn } from "../packages/qdrant-stand-in/dist/index.js"
import { QdrantStore } from "../packages/store-qdrant/dist/index.js"
import { SqliteFile, SqliteStore } from "../packages/store-sqlite/dist/index.js"
import { changeNote, deleteNote, NOTE_SPACE, pool, putNote, revisionsOnBothSides, scope, unitVector } from "./notes.ts"
import { report, sizeFromEnvironment } from "./size.ts"

const WRITES = sizeFromEnvironment("PROOF_VECTOR_WRITES", 3_000)

it(`records and vectors are equal after an outage of Qdrant in the middle third of ${WRITES} writes`, async () => {
  const folder = await mkdtemp(join(tmpdir(), "keepsake-proof-"))
  await using standIn = await QdrantStandIn.start()
  const url = process.env.QDRANT_URL ?? standIn.url
  const collection = `keepsake_proof_${process.pid}`
  const records = new SqliteStore(new SqliteFile({ path: join(folder, "keepsake.db") }))
  const outage = { isOn: false }
  const vectors = withOutage(new QdrantStore({ url, collection, timeoutMs: 30_000, retries: 0 }), outage)
  const store = new MirroredStore({ records, vectors, state: new MemoryState() })
  await store.open()
  let [applied, deleted, changed, missed, wordsLost] = [0, 0, 0, 0, 0]
  const slowest = { ms: 0 }
  for (let number = 0; number < WRITES; number++) {
    outage.isOn = number >= WRITES / 3 && number < (2 * WRITES) / 3
    const began = performance.now()
    // Some memories from before the outage are changed, and some deleted, during and after it.
    const older = number - Math.floor(WRITES / 4)
    const change =
      older >= 0 && number % 5 === 0
        ? deleteNote(older)
        : older >= 0 && number % 7 === 0
          ? changeNote(older)
          : putNote(number)
    const [outcome] = await store.write(pool, [change], { by: "proof", at: number + 1 })
    if (outcome?.status === "applied") applied++
    if (change.op === "delete") deleted++
    if (change.op === "put" && change.memory.revision > 1) changed++
    slowest.ms = Math.max(slowest.ms, performance.now() - began)
    if (!outage.isOn || number % 50 !== 0) continue
    const words = await store.text?.search(scope, { text: "note", words: equallyWeighted(["note"]) }, { limit: 5 })
    if (words === undefined || words.hits.length === 0) wordsLost++
    await store.vector.search(scope, unitVector(number), { limit: 1 }).catch(() => missed++)
  }
  const from = performance.now()
  await expect.poll(() => store.problems(), { timeout: 600_000 }).toEqual([])
  const found = await store.reconcile()
  const took = performance.now() - from
  const { ours, theirs } = await revisionsOnBothSides(records, vectors)
  const bare = (await store.vector.missing(pool, NOTE_SPACE, { limit: 200 })).items.length
  report("an outage of the vectors", {
    writes: applied,
    changed,
    deleted,
    "records at the end": ours.length,
    "vectors' side at the end": theirs.length,
    "repaired by comparing": found.missing + found.outdated + found.extra,
    "without a vector": bare,
    "searches by words that failed meanwhile": wordsLost,
    "searches by vector that said so": missed,
    "slowest write, ms": slowest.ms.toFixed(0),
    "equal after, ms": took.toFixed(0),
  })
  expect(theirs).toEqual(ours)
  expect([wordsLost, bare, found.missing, found.outdated, found.extra]).toEqual([0, 0, 0, 0, 0])
  await store[Symbol.asyncDispose]()
  await rm(folder, { recursive: true, force: true })
})

/** The same store, which is unreachable during an outage. */
function withOutage<T extends Store>(store: T, outage: { readonly isOn: boolean }): T {
  return new Proxy(store, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (typeof value === "object" && value !== null) return withOutage(value as Store, outage) // a facet
      if (typeof value !== "function") return value
      return (...asked: unknown[]) => {
        const isAsked = typeof name === "string" && name !== "problems"
        if (outage.isOn && isAsked) return Promise.reject(new Error("The store is unreachable"))
        return value.apply(target, asked)
      }
    },
  })
}
