import { randomUUID } from "node:crypto"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createMemory, MemoryState, tenantOf } from "@keepsake/core"
import { MirroredStore } from "@keepsake/core/internal"
import { CONTRACT, State, Store } from "@keepsake/core/plugin"
import { QdrantStandIn } from "@keepsake/qdrant-stand-in"
import { QdrantStore } from "@keepsake/store-qdrant"
import { SqliteFile, SqliteState, SqliteStore } from "@keepsake/store-sqlite"
import { describeStore } from "@keepsake/testkit/vitest"
import { afterAll, expect, it } from "vitest"

const folder = mkdtempSync(join(tmpdir(), "keepsake-beside-"))
const { QDRANT_URL } = process.env
const standIn = QDRANT_URL === undefined ? await QdrantStandIn.start() : undefined
const server = QDRANT_URL ?? standIn?.url ?? ""
let files = 0
const fileIn = () => new SqliteFile({ path: join(folder, `${++files}.db`) })
const collection = `keepsake_test_${randomUUID().slice(0, 8)}_vectors`
const vectorsOn = (url: string) =>
  new QdrantStore({ url, collection, timeoutMs: 30_000, retries: 0, startsAlone: true })

afterAll(async () => {
  for (const made of [collection, `${collection}_versions`]) {
    await fetch(`${server}/collections/${made}__1`, { method: "DELETE" })
  }
  await standIn?.[Symbol.asyncDispose]()
  rmSync(folder, { recursive: true })
})

const what = standIn === undefined ? "the server of QDRANT_URL" : "the stand-in"
describeStore(
  `Records in SQLite and vectors in Qdrant on ${what}`,
  async () => {
    // Emptied, as making collections takes longer than most rules.
    for (const name of files === 0 ? [] : [collection, `${collection}_versions`]) {
      const request = { method: "POST", headers: { "content-type": "application/json" }, body: '{"filter":{}}' }
      await fetch(`${server}/collections/${name}/points/delete?wait=true`, request)
    }
    const records = new SqliteStore(fileIn())
    // Long enough for a busy machine: only a search that is waited for uses it.
    return new MirroredStore({
      records,
      vectors: vectorsOn(server),
      state: new MemoryState(),
      patienceMs: 60_000,
    })
  },
  {
    sequences: 10,
    reopen: async () =>
      new MirroredStore({
        records: new SqliteStore(new SqliteFile({ path: join(folder, `${files}.db`) })),
        vectors: vectorsOn(server),
        state: new MemoryState(),
        patienceMs: 60_000,
      }),
  },
)

it("says in the receipt of an erasure that the other side was away, erases there later, and completes the receipt", async () => {
  await using away = await QdrantStandIn.start()
  const file = fileIn()
  const state = new SqliteState(file)
  await state.open()
  const store = new MirroredStore({ records: new SqliteStore(file), vectors: vectorsOn(away.url), state })
  await using memory = await createMemory({
    plugins: [
      {
        name: "beside",
        contract: CONTRACT,
        setup(context) {
          context.provide(State, () => state)
          context.provide(Store, () => store)
        },
      },
    ],
  })
  const subject = { tenant: tenantOf("default"), user: "ada" }
  await memory.for({ user: "ada" }).add("The spare key lies under the third stone.")
  const count = async () => (await vectorsOn(away.url).tally.count({ tenant: subject.tenant, pools: "all" }, {})).total
  await expect.poll(count).toBe(1)
  away.faults.plan({ kind: "unavailable" }, { times: 1_000_000 })
  const receipt = await memory.eraseSubject(subject)
  expect(receipt).toMatchObject({
    memories: 1,
    awaits: [expect.stringContaining("until the vector database is reachable")],
  })
  expect(receipt).not.toHaveProperty("completedAt")
  await expect(memory.reconcile()).rejects.toThrow()
  expect((await memory.receipts({ limit: 1 })).items).toEqual([receipt])
  away.faults.clear()
  await memory.reconcile()
  expect(await count()).toBe(0)
  const [completed] = (await memory.receipts({ limit: 1 })).items
  expect(completed).toEqual({ ...receipt, completedAt: expect.any(Number) })
})
