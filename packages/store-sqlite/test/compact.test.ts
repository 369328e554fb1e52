import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { ERASED_POOL, equallyWeighted } from "@keepsake/core/plugin"
import { ada, aMemory, minute, scopeOfPools, splitWords } from "@keepsake/testkit"
import Sqlite from "better-sqlite3"
import { describe, expect, it } from "vitest"
import { backupOf } from "../src/schema/migrate.ts"
import { aFolder, opened } from "./fixtures/a-folder.ts"

const options = { by: "test", at: minute(1) }
const secret = "zanzibarine"

describe("compact", () => {
  it("removes all erased data from every file and keeps everything else", async () => {
    const folder = aFolder()
    const path = join(folder, "keepsake.db")
    const { store, state } = opened(path)
    const kept = aMemory(1, { content: "The boat is called Biscuit" })
    const gone = [2, 3, 4].map((number) => aMemory(number, { content: `${secret} ${number}`, metadata: { secret } }))
    for (const memory of [kept, ...gone]) {
      const index = { words: splitWords(memory.content, { before: memory === kept ? "" : `${secret}s` }) }
      await store.write(ada, [{ op: "put", memory, index }], options)
    }
    await state.set("traces", secret, { text: secret }, { about: ada })
    await state.queue.push([{ id: secret, kind: "turn", lane: secret, at: 0, body: secret, about: ada }])
    await store.write(ada, [{ op: "delete", id: aMemory(2).id }], options)
    await store.write(
      ada,
      gone.map(({ id }) => ({ op: "erase", id })),
      options,
    )
    expect(await state.erase(ada)).toBe(2)
    writeFileSync(backupOf(path, 1), `an older file with ${secret}`)
    expect(filesWith(folder, secret)).not.toEqual([])

    await store.compact()

    expect(filesWith(folder, secret)).toEqual([])
    expect((await store.list(scopeOfPools(ada), { limit: 5 })).items).toEqual([kept])
    const { hits, statistics } = await store.text.search(
      scopeOfPools(ada),
      { text: "", words: equallyWeighted(["biscuit", secret]) },
      { limit: 5 },
    )
    expect(hits.map(({ memory }) => memory)).toEqual([kept])
    expect(statistics).toMatchObject({ memories: 1, documentFrequency: { biscuit: 1, [secret]: 0 } })
  })

  it("leaves no name of a pool whose memories are erased, also after an interruption", async () => {
    const folder = aFolder()
    const path = join(folder, "keepsake.db")
    const { store } = opened(path, { lockPatienceMs: 100 })
    const pool = { ...ada, name: `${secret}/-` }
    await store.write(pool, [{ op: "put", memory: { ...aMemory(1), pool: pool.name } }], options)
    await store.write(ada, [{ op: "put", memory: aMemory(2) }], options)
    await store.write(pool, [{ op: "erase", id: aMemory(1).id }], options)
    // While another connection reads, the name is replaced but the log cannot be emptied.
    const reader = new Sqlite(path)
    reader.exec("BEGIN")
    reader.prepare("SELECT count(*) FROM pools").get()
    await expect(store.compact()).rejects.toMatchObject({ code: "too_busy" })
    reader.close()
    const { items } = await store.feed.changes(undefined, 9)
    expect(items.map(({ pool: { name } }) => name.startsWith(ERASED_POOL))).toEqual([false, true])

    await store.compact()

    expect(filesWith(folder, secret)).toEqual([])
    expect(filesWith(folder, ada.name)).not.toEqual([])
    const older = { op: "put", memory: { ...aMemory(1), pool: pool.name } } as const
    expect(await store.write(pool, [older], options)).toEqual([
      { id: older.memory.id, status: "conflict", revision: 2 },
    ])
    expect((await store.feed.changes(undefined, 9)).items.map((item) => item.pool.name)).toEqual([ada.name, pool.name])
  })

  it("allows concurrent reads and writes", async () => {
    const { store } = opened(join(aFolder(), "keepsake.db"))
    await store.open()
    const work = [1, 2, 3, 4].map((number) => store.write(ada, [{ op: "put", memory: aMemory(number) }], options))
    await Promise.all([...work, store.compact(), store.list(scopeOfPools(ada), { limit: 5 }), store.compact()])
    expect((await store.tally.count(scopeOfPools(ada), {})).total).toBe(4)
  })
})

function filesWith(folder: string, text: string): readonly string[] {
  return readdirSync(folder).filter((name) => readFileSync(join(folder, name)).includes(text))
}
