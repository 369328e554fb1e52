import { readFileSync, writeFileSync } from "node:fs"
import type { Change, Memory, NewJob, Pool } from "@keepsake/core/plugin"
import { PostgresDatabase, PostgresState, PostgresStore } from "@keepsake/store-postgres"
import { acme, ada, aMemory, bob, minute, next, numberedId, scopeOfPools, splitWords } from "@keepsake/testkit"
import { afterEach, describe, expect, it } from "vitest"
import { type RecordedStatement, recordStatements, replayStatements } from "./recorded-release.ts"
import { startPostgres } from "./test-server.ts"

/** What a server of the version before sent, in three parts. `RECORD_RELEASE=1` records it from the software of now, before its schema changes. */
interface RecordedRelease {
  /** Creates the schema of that version, and claims it as one of many. */
  readonly opens: readonly RecordedStatement[]
  /** Adds memories, entries and jobs, and reads them. */
  readonly writes: readonly RecordedStatement[]
  /** Changes and deletes them, and works on the queue. */
  readonly changes: readonly RecordedStatement[]
}

const fixture = new URL("fixtures/release-of-schema-2.json", import.meta.url)
const server = await startPostgres()

describe.skipIf(server === undefined)("while servers are upgraded one by one", () => {
  const opened: AsyncDisposable[] = []
  afterEach(async () => {
    for (const one of opened.splice(0)) await one[Symbol.asyncDispose]()
  })
  const open = (schema: string, poolSize = 4) => {
    const options = { url: server?.url ?? "", schema, poolSize, statementTimeoutMs: 60_000, ssl: undefined }
    const database = new PostgresDatabase(options)
    const parts = { store: new PostgresStore(database), state: new PostgresState(database, Date.now, "many") }
    opened.push(parts.store, parts.state)
    return parts
  }
  const put = (memory: Memory): Change => ({ op: "put", memory, index: { words: splitWords(memory.content) } })
  const written = (store: PostgresStore, changes: readonly Change[], pool: Pool) =>
    store.write(pool, changes, { by: "test", at: minute(1) })
  const job = (id: string): NewJob => {
    return { id, kind: "turn", lane: "lane", at: 0, body: null, about: { tenant: acme, name: "ada/-" } }
  }
  const due = { kinds: ["turn"], limit: 10, forMs: 60_000, now: 1_000 }
  const search = (store: PostgresStore, pool: Pool) =>
    store.text.search(scopeOfPools(pool), { text: "memory", words: [{ word: "memory", weight: 1 }] }, { limit: 10 })

  const writes = async ({ store, state }: ReturnType<typeof open>): Promise<void> => {
    await written(store, [put(aMemory(1)), put(aMemory(2)), put(aMemory(3))], ada)
    await written(store, [{ op: "signal", id: numberedId(1), add: { uses: 1 } }], ada)
    await search(store, ada)
    await store.list(scopeOfPools(ada), { limit: 10 })
    await store.read(scopeOfPools(ada), [numberedId(1)])
    await store.feed.changes(undefined, 10)
    await state.set("settings", "old", { by: "the version before" })
    await state.set("settings", "once", true, { revision: 0, about: ada })
    await state.get("settings", "old")
    await state.list("settings", { limit: 10 })
    await state.queue.push([job("first"), job("second")])
  }
  const changes = async ({ store, state }: ReturnType<typeof open>): Promise<void> => {
    await written(store, [put(next(aMemory(1))), { op: "delete", id: numberedId(2) }], ada)
    await written(store, [{ op: "erase", id: numberedId(3) }], ada)
    await store.history.versions(scopeOfPools(ada), numberedId(1), { limit: 10 })
    await store.tally.count(scopeOfPools(ada), {}, "category")
    await state.queue.lease(due)
    await state.queue.retry("first", 2_000, "not now")
    await state.queue.lease({ ...due, now: 3_000 })
    await state.queue.done(["first"])
    await state.queue.status(3_000)
    await state.exclusive("night", async () => undefined)
    await state.delete("settings", "once")
  }

  it.runIf(process.env.RECORD_RELEASE === "1")("records this release", async () => {
    const schema = server?.newSchema() ?? ""
    // One connection at a time is used.
    const parts = open(schema, 2)
    const release: RecordedRelease = {
      opens: await recordStatements(schema, async () => {
        await parts.store.open()
        await parts.state.open()
      }),
      writes: await recordStatements(schema, () => writes(parts)),
      changes: await recordStatements(schema, () => changes(parts)),
    }
    writeFileSync(fixture, `${JSON.stringify(release, undefined, 1)}\n`)
  })

  const release = (): RecordedRelease => JSON.parse(readFileSync(fixture, "utf8"))

  it("the version before goes on after this one has migrated its schema, and each reads what the other writes", async () => {
    const [schema, url] = [server?.newSchema() ?? "", server?.url ?? ""]
    const before = release()
    await replayStatements(url, schema, before.opens)
    const { store, state } = open(schema)
    await store.open()
    await state.open()
    await replayStatements(url, schema, before.writes)
    expect((await search(store, ada)).hits).toHaveLength(3)
    expect((await state.get("settings", "old"))?.value).toEqual({ by: "the version before" })
    expect(await state.queue.unfinished?.(["turn"], 1_000)).toEqual(["first", "second"])
    const { items, next: after } = await store.feed.changes(undefined, 10)
    expect(items).toHaveLength(3)

    await written(store, [put(aMemory(9, {}, bob))], bob)
    await state.set("settings", "new", true)
    await replayStatements(url, schema, before.changes)
    const seen = (await store.feed.changes(after, 10)).items.map(({ id, revision }) => `${id} ${revision}`)
    expect(seen.toSorted()).toEqual(
      [1, 2, 3]
        .map((id) => `${numberedId(id)} 2`)
        .concat(`${numberedId(9)} 1`)
        .toSorted(),
    )
    expect((await search(store, ada)).hits.map(({ memory }) => memory.id)).toEqual([numberedId(1)])
    expect(await state.get("settings", "once")).toBe(undefined)
    expect(await state.queue.unfinished?.(["turn"], 3_000)).toEqual(["second"])
  })

  it("a migration that takes away what the version before uses is noticed", async () => {
    const [schema, url] = [server?.newSchema() ?? "", server?.url ?? ""]
    await replayStatements(url, schema, release().opens)
    await server?.run(`ALTER TABLE "${schema}".memories RENAME COLUMN importance TO weight`)
    await expect(replayStatements(url, schema, release().writes)).rejects.toThrow(/importance/)
  })

  it("a server of the version before may start while others have migrated, if the new release says that it works there", async () => {
    const schema = server?.newSchema() ?? ""
    await open(schema).store.open()
    const [{ last } = { last: 0 }] =
      (await server?.run(`SELECT max(version) AS last FROM "${schema}".migrations`)) ?? []
    const newer = (more: number, serves: string) =>
      server?.run(`INSERT INTO "${schema}".migrations (version, serves) VALUES (${Number(last) + more}, ${serves})`)
    await newer(1, `${last}`)
    const { store } = open(schema)
    await store.open()
    await written(store, [put(aMemory(1))], ada)
    expect((await search(store, ada)).hits).toHaveLength(1)
    await newer(2, `${Number(last) + 1}`)
    await expect(open(schema).store.open()).rejects.toMatchObject({ code: "contract_unsupported" })
  })

  it("servers that start at the same moment migrate once", async () => {
    const schema = server?.newSchema() ?? ""
    await Promise.all(Array.from({ length: 5 }, () => open(schema).store.open()))
    const [row] =
      (await server?.run(`SELECT count(*)::int AS n, max(version) AS last FROM "${schema}".migrations`)) ?? []
    expect(row?.n).toBe(row?.last)
  })
})
