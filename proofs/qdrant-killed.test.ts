import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, it } from "vitest"
import { MemoryState } from "../packages/core/dist/index.js"
import { MirroredStore } from "../packages/core/dist/internal.js"
import { QdrantStore } from "../packages/store-qdrant/dist/index.js"
import { SqliteFile, SqliteStore } from "../packages/store-sqlite/dist/index.js"
import { changeNote, deleteNote, NOTE_SPACE, pool, putNote, revisionsOnBothSides, scope, unitVector } from "./notes.ts"
import { QdrantProcess } from "./qdrant-process.ts"
import { report, sizeFromEnvironment } from "./size.ts"

const { QDRANT_BINARY = "" } = process.env
const WRITES = sizeFromEnvironment("PROOF_VECTOR_WRITES", 1_500)
const KILLS = sizeFromEnvironment("PROOF_QDRANT_KILLS", 5)

it.skipIf(QDRANT_BINARY === "")(
  `records and vectors are equal after ${KILLS} kills of the server that QDRANT_BINARY names, among ${WRITES} writes`,
  async () => {
    const folder = await mkdtemp(join(tmpdir(), "keepsake-proof-"))
    await using server = await QdrantProcess.start(QDRANT_BINARY, folder)
    const records = new SqliteStore(new SqliteFile({ path: join(folder, "keepsake.db") }))
    const vectors = new QdrantStore({
      url: server.url,
      collection: "keepsake_memory_vectors",
      timeoutMs: 30_000,
      retries: 0,
    })
    const store = new MirroredStore({ records, vectors, state: new MemoryState() })
    await store.open()
    const every = Math.floor(WRITES / (KILLS + 1))
    let [applied, kills] = [0, 0]
    let up: Promise<void> | undefined
    for (let number = 0; number < WRITES; number++) {
      const older = number - Math.floor(WRITES / 4)
      const change =
        older >= 0 && number % 5 === 0
          ? deleteNote(older)
          : older >= 0 && number % 7 === 0
            ? changeNote(older)
            : putNote(number)
      const kill = number > 0 && number % every === 0 && kills < KILLS
      if (kill) {
        await up
        // Every other kill happens while missed writes are still being synchronised.
        if (kills % 2 === 0) await waitUntilSynced(store)
      }
      const written = store.write(pool, [change], { by: "proof", at: number + 1 })
      if (kill) {
        await server.kill()
        kills++
      }
      if (number > every && number % every === Math.floor(every / 4)) up = server.start()
      const [outcome] = await written
      if (outcome?.status === "applied") applied++
    }
    await up
    await waitUntilSynced(store)
    const found = await store.reconcile()
    const { ours, theirs } = await revisionsOnBothSides(records, vectors)
    const bare = (await store.vector.missing(pool, NOTE_SPACE, { limit: 200 })).items.length
    const hits = await store.vector.search(scope, unitVector(WRITES - 1), { limit: 10 })
    report("Qdrant killed", {
      writes: applied,
      kills,
      "records at the end": ours.length,
      "vectors' side at the end": theirs.length,
      "repaired by comparing": found.missing + found.outdated + found.extra,
      "without a vector": bare,
    })
    expect([kills, hits.length]).toEqual([KILLS, 10])
    expect([theirs, bare]).toEqual([ours, 0])
    await store[Symbol.asyncDispose]()
    await server.kill()
    await rm(folder, { recursive: true, force: true })
  },
)

async function waitUntilSynced(store: MirroredStore): Promise<void> {
  await expect.poll(() => store.problems(), { timeout: 120_000, interval: 200 }).toEqual([])
}
