import { randomUUID } from "node:crypto"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { MemoryState } from "@keepsake/core"
import { MirroredStore } from "@keepsake/core/internal"
import type { Store } from "@keepsake/core/plugin"
import { QdrantStandIn } from "@keepsake/qdrant-stand-in"
import { LanceStore } from "@keepsake/store-lancedb"
import { QdrantStore } from "@keepsake/store-qdrant"
import { SqliteFile, SqliteStore } from "@keepsake/store-sqlite"
import { storeModelProperty } from "@keepsake/testkit"
import { afterAll, it } from "vitest"
import { report, sizeFromEnvironment } from "../../../proofs/size.ts"

const SEQUENCES = sizeFromEnvironment("PROOF_SEQUENCES", 200)

const folder = mkdtempSync(join(tmpdir(), "keepsake-proof-sequences-"))
const { QDRANT_URL } = process.env
const standIn = QDRANT_URL === undefined ? await QdrantStandIn.start() : undefined
const url = QDRANT_URL ?? standIn?.url ?? ""
const collection = `keepsake_proof_${randomUUID().slice(0, 8)}`
const collections = [collection, `${collection}_versions`]
let files = 0

afterAll(async () => {
  for (const made of collections) await fetch(`${url}/collections/${made}__1`, { method: "DELETE" })
  await standIn?.[Symbol.asyncDispose]()
  rmSync(folder, { recursive: true })
})

const inSqlite = async () => new SqliteStore(new SqliteFile({ path: join(folder, `${++files}.db`) }))
const inQdrant = async () => {
  const store = new QdrantStore({ url, collection, timeoutMs: 10_000, retries: 3 })
  await store.open()
  const request = { method: "POST", headers: { "content-type": "application/json" }, body: '{"filter":{}}' }
  // Emptied: making collections takes a server longer than most sequences.
  for (const made of collections) await fetch(`${url}/collections/${made}/points/delete?wait=true`, request)
  return store
}
const inBoth = async () => {
  const [records, vectors] = await Promise.all([inSqlite(), inQdrant()])
  return new MirroredStore({ records, vectors, state: new MemoryState(), patienceMs: 60_000 })
}
const inLance = async () => new LanceStore({ path: join(folder, `${++files}.lancedb`) })
const inSqliteAndLance = async () =>
  new MirroredStore({
    records: await inSqlite(),
    vectors: await inLance(),
    state: new MemoryState(),
    patienceMs: 60_000,
  })
const stores: Readonly<Record<string, () => Promise<Store>>> = {
  SQLite: inSqlite,
  Qdrant: inQdrant,
  LanceDB: inLance,
  "records in SQLite and vectors in Qdrant": inBoth,
  "records in SQLite and vectors in LanceDB": inSqliteAndLance,
}

it.each(Object.entries(stores))(
  `${SEQUENCES} sequences of calls: %s answers as the store in memory`,
  async (name, create) => {
    await storeModelProperty(create, { runs: SEQUENCES })
    report(name, { sequences: SEQUENCES, "answered otherwise": 0 })
  },
)
