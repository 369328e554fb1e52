import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
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

type Arrangement = (records: SqliteStore, beside: QdrantStore, state: SqliteState) => Store

const arrangements: readonly [string, Arrangement][] = [
  ["memories in Qdrant", (_, qdrant) => qdrant],
  ["records in SQLite, vectors in Qdrant", (records, vectors, state) => new MirroredStore({ records, vectors, state })],
]

async function open(standIn: QdrantStandIn, arranged: Arrangement) {
  const folder = mkdtempSync(join(tmpdir(), "keepsake-erased-"))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const clock = new ManualClock(Date.UTC(2026, 10, 1))
  const file = new SqliteFile({ path: join(folder, "keepsake.db") })
  const state = new SqliteState(file, clock.now)
  await state.open()
  const qdrant = new QdrantStore({ url: standIn.url, collection, timeoutMs: 10_000, retries: 3 })
  const store = arranged(new SqliteStore(file), qdrant, state)
  const memory = await createMemory({
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
  const files = () => readdirSync(folder).map((name) => readFileSync(join(folder, name), "latin1"))
  return { memory, clock, store, qdrant, state, folder, files }
}

/** What the tables and indexes of the file hold, except what waits in the state. */
function tablesWithoutState(folder: string): readonly string[] {
  const database = new DatabaseSync(join(folder, "keepsake.db"), { readOnly: true })
  const names = database
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%'")
    .all()
    .map(({ name }) => String(name))
  const rows = names
    .filter((name) => name !== "entries")
    .flatMap((name) => {
      const rowsOfTable = database.prepare(`SELECT * FROM "${name}"`)
      rowsOfTable.setReadBigInts(true)
      return rowsOfTable.all()
    })
  database.close()
  return rows.flatMap((row) =>
    Object.values(row).map((value) =>
      value instanceof Uint8Array ? Buffer.from(value).toString("latin1") : String(value),
    ),
  )
}

it.each(arrangements)(
  "with %s, erasing a person leaves none of a hundred canaries in a file or a point, and says what the server may keep",
  async (_, arranged) => {
    await using standIn = await QdrantStandIn.start()
    const { memory: opened, clock, store, qdrant, files } = await open(standIn, arranged)
    await using memory = opened
    const inFiles = () => findCanaries(files())
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

it.each([...arrangements, ["memories in SQLite", (records) => records] satisfies [string, Arrangement]])(
  "with %s, the words of a deleted statement wait in the state alone, and of an erased or purged one nothing is left",
  async (_, arranged) => {
    await using standIn = await QdrantStandIn.start()
    const { memory: opened, clock, store, state, folder, files } = await open(standIn, arranged)
    await using memory = opened
    const ada = memory.for({ user: "ada" })
    const word = "zanzibarq"
    const sentence = `I am allergic to ${word} nuts`
    const isInFiles = () => files().some((bytes) => bytes.toLowerCase().includes(word))
    const isInPoints = async () => (await points(standIn.url)).some((texts) => texts.toLowerCase().includes(word))
    const tell = async (session: string) => {
      await ada.remember("What a day.", { session })
      const said = [{ role: "user", text: `The bread was good. ${sentence}. The cat sleeps.` }] as const
      const { memories } = await ada.remember(said, { session })
      await ada.remember("The tram was late again.", { session })
      await memory.embedded()
      return memories.find(({ category }) => category !== "turn")?.id ?? ""
    }
    /** Every version of every memory, the points of the second database, and all tables of the file but that of the state. */
    const inRecord = async () =>
      JSON.stringify([
        (await store.feed?.changes(undefined, 1_000))?.items,
        await points(standIn.url),
        tablesWithoutState(folder),
      ]).toLowerCase()
    const inState = async () =>
      JSON.stringify(
        (
          await Promise.all(["withheld-words", "withheld-memories"].map((bucket) => state.list(bucket, { limit: 100 })))
        ).flatMap(({ items }) => items),
      )

    const deleted = await tell("a")
    expect(await inRecord()).toContain(sentence.toLowerCase())
    await ada.forget(deleted)
    await memory.embedded()
    expect(await inRecord()).not.toContain(sentence.toLowerCase())
    // Until then the keyword index has the single words in segments that it does not read any more.
    await memory.compact()
    expect(await inRecord()).not.toContain(word)
    expect(await inState()).toContain(sentence)
    expect(JSON.stringify(await ada.history(deleted))).not.toContain(word)
    expect(await ada.restore(deleted)).toMatchObject({ content: expect.stringContaining(word), revision: 3 })
    await ada.forget(deleted)
    await memory.embedded()
    expect(await inRecord()).not.toContain(sentence.toLowerCase())
    // Until then the keyword index has the single words in segments that it does not read any more.
    await memory.compact()
    expect(await inRecord()).not.toContain(word)
    clock.advance(31 * 86_400_000)
    await memory.settled()
    await memory.compact()
    expect([isInFiles(), await isInPoints(), await inState()]).toEqual([false, false, "[]"])

    const erased = await tell("b")
    await ada.erase(erased)
    await memory.embedded()
    await memory.compact()
    expect([isInFiles(), await isInPoints(), await inState()]).toEqual([false, false, "[]"])
    expect(
      (await ada.list({ limit: 50 })).items.filter(({ content }) => content === "The bread was good. The cat sleeps."),
    ).toHaveLength(2)
  },
)
