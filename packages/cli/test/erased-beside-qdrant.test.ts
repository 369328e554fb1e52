import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createMemory, type Store, tenantOf } from "@keepsake/core"
import { MirroredStore } from "@keepsake/core/internal"
import { CONTRACT, Embedder, State, Store as StorePart } from "@keepsake/core/plugin"
import { QdrantStandIn } from "@keepsake/qdrant-stand-in"
import { QdrantStore } from "@keepsake/store-qdrant"
import { SqliteFile, SqliteState, SqliteStore } from "@keepsake/store-sqlite"
import { CANARY_COUNT, findCanaries, HashEmbedder, ManualClock, plantCanaries } from "@keepsake/testkit"
import { expect, it, onTestFinished } from "vitest"

const tenant = tenantOf("default")
const collection = "kept"

/** All points of a server, with their payloads and vectors. */
async function points(url: string): Promise<readonly string[]> {
  const body = JSON.stringify({ limit: 10_000, with_payload: true, with_vector: true })
  const asked = { method: "POST", headers: { "content-type": "application/json" }, body }
  return Promise.all(
    [collection, `${collection}_versions`].map(async (name) => {
      return (await fetch(`${url}/collections/${name}/points/scroll`, asked)).text()
    }),
  )
}

it.each<[string, (records: SqliteStore, beside: QdrantStore, state: SqliteState) => Store]>([
  ["memories in Qdrant", (_, qdrant) => qdrant],
  ["records in SQLite, vectors in Qdrant", (records, vectors, state) => new MirroredStore({ records, vectors, state })],
])(
  "with %s, erasing a person leaves none of a hundred canaries in a file or a point, and says what the server may keep",
  async (_, arranged) => {
    await using standIn = await QdrantStandIn.start()
    const folder = mkdtempSync(join(tmpdir(), "keepsake-erased-"))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const clock = new ManualClock(Date.UTC(2026, 10, 1))
    const file = new SqliteFile({ path: join(folder, "keepsake.db") })
    const state = new SqliteState(file, clock.now)
    await state.open()
    const qdrant = new QdrantStore({ url: standIn.url, collection, timeoutMs: 10_000, retries: 3 })
    const store = arranged(new SqliteStore(file), qdrant, state)
    await using memory = await createMemory({
      plugins: [
        {
          name: "arranged",
          contract: CONTRACT,
          setup(context) {
            context.provide(State, () => state)
            context.provide(StorePart, () => store)
            context.provide(Embedder, () => new HashEmbedder())
          },
        },
      ],
      now: clock.now,
    })
    const inFiles = () => findCanaries(readdirSync(folder).map((name) => readFileSync(join(folder, name), "latin1")))
    const inPoints = async () => findCanaries(await points(standIn.url))

    const { memory: bobs } = await memory.for({ user: "bob" }).add("Bob has a boat")
    await plantCanaries(memory, "ada", clock)
    await memory.embedded()
    expect(inFiles()).not.toEqual([])
    expect((await inPoints()).length).toBeGreaterThan(store === qdrant ? CANARY_COUNT / 2 : 0)

    const receipt = await memory.eraseSubject({ tenant, user: "ada" })
    expect([inFiles(), await inPoints()]).toEqual([[], []])
    expect(receipt).toMatchObject({ compacted: true, awaits: [] })
    expect(receipt.notReached).toContainEqual(expect.stringContaining("Qdrant"))
    expect(await memory.for({ user: "bob" }).get(bobs.id)).toMatchObject({ content: "Bob has a boat" })
  },
)
