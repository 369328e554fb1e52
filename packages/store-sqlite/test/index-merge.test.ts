import { join } from "node:path"
import Sqlite from "better-sqlite3"
import { describe, expect, it, onTestFinished } from "vitest"
import { migrateSchema } from "../src/schema/migrate.ts"
import { IndexMerge } from "../src/write/index-merge.ts"
import { aFolder } from "./fixtures/a-folder.ts"

describe("merging the index during idle time", () => {
  it("merges scattered segments step by step, and every word is still found", () => {
    const database = scattered()
    const merge = new IndexMerge(database)
    expect(segments(database)).toBeGreaterThan(1)
    let steps = 1
    while (merge.step()) steps++
    expect(steps).toBeGreaterThan(1)
    expect(segments(database)).toBe(1)
    database.exec("INSERT INTO found (found) VALUES ('integrity-check')")
    expect(database.prepare("SELECT rowid FROM found WHERE found MATCH 'text : w41x7'").pluck().all()).toEqual([48])
  })

  it("does nothing while little has changed since the last check", () => {
    const merge = new IndexMerge(scattered())
    while (merge.step());
    merge.noteRows(10)
    expect(merge.step()).toBe(false)
  })
})

/** An index of 2,000 rows in many commits. */
function scattered() {
  const path = join(aFolder(), "keepsake.db")
  const database = new Sqlite(path)
  onTestFinished(() => {
    database.close()
  })
  migrateSchema(database, path)
  database.pragma("journal_mode = WAL")
  const add = database.prepare("INSERT INTO found (rowid, text) VALUES (?, ?)")
  const commit = database.transaction((from: number) => {
    for (let row = from; row < from + 50; row++) {
      add.run(row, Array.from({ length: 40 }, (_, at) => `w${row - at}x${at}`).join(" "))
    }
  })
  for (let from = 1; from <= 2_000; from += 50) commit(from)
  return database
}

function segments(database: Sqlite.Database): unknown {
  return database.prepare("SELECT count(DISTINCT segid) FROM found_idx").pluck().get()
}
