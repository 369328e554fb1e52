import { join } from "node:path"
import { equallyWeighted } from "@keepsake/core/plugin"
import { SqliteFile, SqliteStore } from "@keepsake/store-sqlite"
import { ada, aMemory, bob, minute, numberedId, scopeOfPools, splitWords } from "@keepsake/testkit"
import Sqlite from "better-sqlite3"
import { describe, expect, it } from "vitest"
import { TextIndexWriter } from "../src/write/text-index-writer.ts"
import { TextIndexRebuild } from "../src/write/text-rebuild.ts"
import { aFolder, opened } from "./fixtures/a-folder.ts"

const options = { by: "test", at: minute(1) }
const harms: Readonly<Record<string, string>> = {
  "was dropped": "DROP TABLE found",
  "lost its description": "DELETE FROM found_data WHERE id = 10",
  "was emptied": "UPDATE found_data SET block = zeroblob(40)",
  "is garbled": "UPDATE found_data SET block = x'0badc0de0badc0de0badc0de0badc0de'",
  "lost a table": "DROP TABLE found_docsize",
}

describe("a text index that", () => {
  it.each(Object.entries(harms))("%s: search continues, and the index is rebuilt automatically", async (_, harm) => {
    const path = await written(250)
    outside(path, harm)
    const { store } = opened(path)
    const first = await ask(store, "harbour")
    expect(first.ids).toEqual([numberedId(250)])
    await store.write(ada, [put(300, "harbour again"), { op: "erase", id: numberedId(2) }], options)
    expect((await ask(store, "harbour")).ids.toSorted()).toEqual([numberedId(250), numberedId(300)].toSorted())
    await whole(store)
    const after = await ask(store, "harbour")
    expect(after.ids.toSorted()).toEqual([numberedId(250), numberedId(300)].toSorted())
    expect(after.statistics).toEqual({
      memories: 250,
      meanLength: expect.any(Number),
      documentFrequency: { harbour: 2 },
    })
    expect((await ask(store, "number")).statistics?.documentFrequency).toEqual({ number: 248 })
  })

  it("is lost while the file is open: the next search or write starts a rebuild", async () => {
    const path = await written(20)
    const { store } = opened(path)
    expect((await ask(store, "harbour")).scanned).toBeUndefined()
    outside(path, "DROP TABLE found")
    expect((await ask(store, "harbour")).scanned).toBe(20)
    await whole(store)
    outside(path, "DROP TABLE found")
    const [outcome] = await store.write(ada, [put(21, "harbour")], options)
    expect(outcome?.status).toBe("applied")
    await whole(store)
    expect((await ask(store, "harbour")).ids.toSorted()).toEqual([numberedId(20), numberedId(21)].toSorted())
  })
})

describe("the bounded scan", () => {
  it("respects scope, conditions and exclusions, and reads the newest 5,000 memories", async () => {
    const path = await written(10)
    await using store = new SqliteStore(new SqliteFile({ path }))
    await store.write(bob, [put(400, "harbour", bob)], options)
    for (let from = 1_000; from < 6_000; from += 1_000) {
      const many = Array.from({ length: 1_000 }, (_, at) => put(from + at, "filler"))
      await store.write(ada, many, options)
    }
    const database = new Sqlite(path)
    database.exec("CREATE TABLE text_rebuild (mark INTEGER NOT NULL); INSERT INTO text_rebuild VALUES (0)")
    database.close()
    expect(await ask(store, "harbour")).toMatchObject({ ids: [], scanned: 5_000 })
    expect((await ask(store, "filler")).ids.length).toBe(50)
    expect((await ask(store, "harbour", bob)).ids).toEqual([numberedId(400)])
    const none = { where: { session: "another" }, limit: 5 }
    expect(
      (await store.text.search(scopeOfPools(bob), { text: "", words: equallyWeighted(["harbour"]) }, none)).hits,
    ).toEqual([])
    const excluded = { exclude: [numberedId(400)], limit: 5 }
    expect(
      (await store.text.search(scopeOfPools(bob), { text: "", words: equallyWeighted(["harbour"]) }, excluded)).hits,
    ).toEqual([])
  })
})

describe("a rebuild", () => {
  it("resumes after a kill, and indexes concurrent writes exactly once", async () => {
    const path = await written(250)
    const database = new Sqlite(path)
    database.exec("DROP TABLE found")
    const killed = new TextIndexRebuild(database)
    expect(killed.step(new TextIndexWriter(database, killed))).toBe(true)
    database.close()
    const { store } = opened(path)
    await store.write(
      ada,
      [{ op: "erase", id: numberedId(1) }, { op: "erase", id: numberedId(240) }, put(251, "harbour")],
      options,
    )
    await whole(store)
    expect((await ask(store, "number")).statistics).toMatchObject({ memories: 249, documentFrequency: { number: 247 } })
    expect((await ask(store, "harbour")).ids.toSorted()).toEqual([numberedId(250), numberedId(251)].toSorted())
  })

  it("does nothing if the index is intact", async () => {
    const path = await written(5)
    const database = new Sqlite(path)
    expect(new TextIndexRebuild(database).isUnderWay).toBe(false)
    database.close()
  })
})

const put = (number: number, text: string, pool = ada) => ({
  op: "put" as const,
  memory: aMemory(number, { content: text, createdAt: minute(number) }, pool),
  index: { words: splitWords(text) },
})

/** A file with so many memories, the last of which alone is about a harbour. */
async function written(count: number): Promise<string> {
  const path = join(aFolder(), "keepsake.db")
  await using store = new SqliteStore(new SqliteFile({ path }))
  const texts = Array.from({ length: count }, (_, at) => (at + 1 === count ? "harbour" : `number n${at + 1}`))
  await store.write(
    ada,
    texts.map((text, at) => put(at + 1, text)),
    options,
  )
  return path
}

function outside(path: string, harm: string): void {
  const database = new Sqlite(path)
  database.unsafeMode(true)
  database.exec(harm)
  database.close()
}

async function ask(store: SqliteStore, word: string, pool = ada) {
  const { hits, ...about } = await store.text.search(
    scopeOfPools(pool),
    { text: "", words: equallyWeighted([word]) },
    { limit: 50 },
  )
  return { ids: hits.map(({ memory }) => memory.id), ...about }
}

async function whole(store: SqliteStore): Promise<void> {
  while ((await store.text.rebuilding?.()) !== undefined || (await ask(store, "harbour")).scanned !== undefined);
}
