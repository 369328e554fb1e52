import { copyFileSync, existsSync, readdirSync } from "node:fs"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { equallyWeighted } from "@keepsake/core/plugin"
import { contentOf, newestSchema } from "@keepsake/store-sqlite"
import { ada, aMemory, minute, numberedId, scopeOfPools } from "@keepsake/testkit"
import Sqlite from "better-sqlite3"
import { describe, expect, it, onTestFinished } from "vitest"
import { backupOf, migrateSchema, migrations } from "../src/schema/migrate.ts"
import { aFolder, opened } from "./fixtures/a-folder.ts"
import { pointing } from "./fixtures/vectors.ts"

describe("a file of every released version", () => {
  it.each([1, 2, 3, 4, 5])(
    "%i: has the schema of its version, and of the newest once it was opened",
    async (version) => {
      const path = copyOf(`version-${version}.db`)
      expect(contentOf(path)).toMatchObject({ schemaVersion: version, faults: [] })
      await opened(path).store.list(scopeOfPools(ada), { limit: 1 })
      expect(contentOf(path)).toMatchObject({ schemaVersion: newestSchema, faults: [] })
    },
  )

  it("1: opens, and everything in it is found", async () => {
    const { store, state } = opened(copyOf("version-1.db"))
    const scope = scopeOfPools(ada)
    expect((await store.list(scope, { limit: 5, oldestFirst: true })).items.map(({ content }) => content)).toEqual([
      "My dog is called Biscuit",
      "I am allergic to peanuts",
    ])
    const { hits } = await store.text.search(scope, { text: "", words: equallyWeighted(["biscuit"]) }, { limit: 5 })
    expect(hits[0]?.memory).toMatchObject({ id: numberedId(1), revision: 2, signals: { uses: 2 } })
    expect(
      (await store.history.versions(scope, numberedId(1), { limit: 5 })).items.map(({ revision }) => revision),
    ).toEqual([2, 1])
    expect(await state.get("settings", "memory")).toEqual({ key: "memory", value: { mode: "on" }, revision: 1 })
    const want = { kinds: ["turn"], limit: 5, forMs: 1_000, now: minute(9) }
    expect((await state.queue.lease(want)).map(({ id }) => id)).toEqual(["job 2"])
    await state.queue.push([{ id: "job 1", kind: "turn", lane: "other", at: 0, body: null, about: ada }])
    expect(await state.queue.lease(want)).toEqual([])
    const memory = aMemory(3)
    const outcomes = await store.write(ada, [{ op: "put", memory }], { by: "test", at: minute(3) })
    expect(outcomes).toEqual([{ id: memory.id, status: "applied", revision: 1 }])
    const index = { embedding: pointing(10) }
    await store.write(ada, [{ op: "index", id: numberedId(2), revision: 1, index }], { by: "test", at: minute(4) })
    expect((await store.vector.search(scope, pointing(0), { limit: 5 })).map(({ memory }) => memory.id)).toEqual([
      numberedId(2),
    ])
  })

  it("2: and its vectors", async () => {
    const { store } = opened(copyOf("version-2.db"))
    const scope = scopeOfPools(ada)
    const query = { ...pointing(30), space: "kit/plane/2" }
    const hits = await store.vector.search(scope, query, { limit: 5, embeddings: "kit/plane/2" })
    expect(hits.map(({ memory, embedding }) => [memory.id, embedding])).toEqual([[numberedId(1), query]])
    expect((await store.vector.missing(ada, query.space, { limit: 5 })).items.map(({ id }) => id)).toEqual([
      numberedId(2),
    ])
  })

  it("3: and its pending word counts", async () => {
    const path = copyOf("version-3.db")
    expect(asked(path, "SELECT words FROM counts_to_add")).toBe('{"1":["the","boat","is","called","biscuit"]}')
    const { statistics } = await opened(path).store.text.search(
      scopeOfPools(ada),
      { text: "", words: equallyWeighted(["boat", "biscuit", "peanuts"]) },
      { limit: 5 },
    )
    expect(statistics?.documentFrequency).toEqual({ boat: 1, biscuit: 2, peanuts: 1 })
  })

  it("4: and how often a memory's words were indexed", async () => {
    const path = copyOf("version-4.db")
    expect(asked(path, "SELECT group_concat(worded) FROM memories")).toBe("0,0,2")
    const { hits } = await opened(path).store.text.search(
      scopeOfPools(ada),
      { text: "", words: equallyWeighted(["canoe", "boat"]) },
      { limit: 5 },
    )
    expect(hits.map(({ memory, words }) => [memory.content, words?.text])).toEqual([
      ["The boat is called Biscuit", "the canoe is called biscuit"],
    ])
  })
})

describe("a migration", () => {
  it("copies the file before changing it", () => {
    const { path, database } = copyOpened()
    migrateSchema(database, path, [...migrations, "CREATE TABLE more (x)"])
    expect(versionOf(path)).toBe(migrations.length + 1)
    expect(versionOf(backupOf(path, 1))).toBe(1)
    expect(rowsIn(backupOf(path, 1))).toBe(rowsIn(path))
  })

  it("by several processes runs once and keeps one copy", async () => {
    const path = copyOf("version-1.db")
    const stores = [1, 2, 3].map(() => opened(path).store)
    await Promise.all(stores.map((store) => store.open()))
    expect(versionOf(path)).toBe(migrations.length)
    expect(versionOf(backupOf(path, 1))).toBe(1)
    expect(readdirSync(dirname(path)).filter((name) => name.includes("unfinished"))).toEqual([])
  })

  it("that fails leaves the file unchanged", () => {
    const { path, database } = copyOpened()
    migrateSchema(database, path)
    expect(() => migrateSchema(database, path, [...migrations, "DELETE FROM memories; SELECT nonsense"])).toThrow()
    expect(versionOf(path)).toBe(migrations.length)
    expect(rowsIn(path)).toBe(2)
  })

  it("of an empty file makes no copy", () => {
    const path = join(aFolder(), "new.db")
    const database = new Sqlite(path)
    migrateSchema(database, path)
    database.close()
    expect(versionOf(path)).toBe(migrations.length)
    expect(existsSync(backupOf(path, 0))).toBe(false)
  })
})

function copyOf(fixture: string): string {
  const path = join(aFolder(), fixture)
  copyFileSync(fileURLToPath(new URL(`./fixtures/${fixture}`, import.meta.url)), path)
  return path
}

function copyOpened() {
  const path = copyOf("version-1.db")
  const database = new Sqlite(path)
  onTestFinished(() => {
    database.close()
  })
  return { path, database }
}

function versionOf(path: string): number {
  return Number(asked(path, "PRAGMA user_version"))
}

function rowsIn(path: string): number {
  return Number(asked(path, "SELECT count(*) FROM memories"))
}

function asked(path: string, sql: string): unknown {
  const database = new Sqlite(path, { readonly: true })
  const answer = database.prepare(sql).pluck().get()
  database.close()
  return answer
}
