import {
  chmodSync,
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from "node:fs"
import { join } from "node:path"
import { equallyWeighted } from "@keepsake/core/plugin"
import { SqliteFile, sqlite } from "@keepsake/store-sqlite"
import { ada, aMemory, minute, scopeOfPools, splitWords } from "@keepsake/testkit"
import Sqlite from "better-sqlite3"
import { describe, expect, it } from "vitest"
import { toFailure } from "../src/thread/failures.ts"
import { requireNode } from "../src/thread/node-version.ts"
import { allocateOwnWrites } from "../src/thread/own-writes.ts"
import { WorkerClient } from "../src/thread/worker-client.ts"
import { aFolder, opened } from "./fixtures/a-folder.ts"
import { asNobody, nobodyCanRun } from "./fixtures/children.ts"

const scope = scopeOfPools(ada)
const options = { by: "test", at: minute(1) }

describe("opening fails with an explanation and a remedy", () => {
  it("on a Node version that the driver would crash, before anything else", () => {
    expect(() => requireNode({ node: "20.20.2", napi: "9" })).toThrow(
      expect.objectContaining({
        code: "options_invalid",
        message: expect.stringContaining("needs Node 22.14 or newer"),
      }),
    )
    expect(() => requireNode({ node: "22.14.0", napi: "10" })).not.toThrow()
  })

  it.each([":memory:", "", "  "])("for the path %j, which is not a file", (path) => {
    expect(() => new SqliteFile({ path })).toThrow(
      expect.objectContaining({ code: "options_invalid", remedy: expect.stringContaining("built-in store") }),
    )
  })

  it("for options that the plugin does not know", () => {
    // @ts-expect-error: a caller without types
    expect(() => sqlite({ path: "keepsake.db", durable: true })).toThrow(
      expect.objectContaining({ code: "options_invalid" }),
    )
  })

  it("for a folder that does not exist", async () => {
    await isRefused(join(aFolder(), "nowhere", "keepsake.db"), "store_unavailable", "Create the folder")
  })

  it("for a folder instead of a file", async () => {
    const path = join(aFolder(), "keepsake.db")
    mkdirSync(path)
    await isRefused(path, "store_unavailable", "this user may read and write")
  })

  it("for a file that is not a database, which is not changed", async () => {
    const path = join(aFolder(), "keepsake.db")
    writeFileSync(path, "Dear diary, today I bought a boat. ".repeat(100))
    const before = readFileSync(path)
    await isRefused(path, "store_corrupt", "Restore the file from a backup")
    expect(readFileSync(path)).toEqual(before)
  })

  it("for a database of another program, which is not changed", async () => {
    const path = join(aFolder(), "photos.db")
    const other = new Sqlite(path)
    other.exec("CREATE TABLE photos (name TEXT)")
    other.close()
    const before = readFileSync(path)
    await isRefused(path, "options_invalid", "Give another path")
    expect(readFileSync(path)).toEqual(before)
  })

  it("for a file of a newer version, naming both", async () => {
    const path = join(aFolder(), "keepsake.db")
    const { store, file } = opened(path)
    await store.open()
    await file[Symbol.asyncDispose]()
    const later = new Sqlite(path)
    later.pragma("user_version = 41")
    later.close()
    await isRefused(path, "contract_unsupported", "newer release", /version 41;.* up to \d+\./)
  })

  it.skipIf(!nobodyCanRun()).each(["file", "folder"])("for a read-only %s", async (which) => {
    const folder = aFolder()
    const path = join(folder, "keepsake.db")
    const { store, file } = opened(path)
    await store.open()
    await file[Symbol.asyncDispose]()
    chmodSync(path, which === "file" ? 0o444 : 0o666)
    chmodSync(folder, which === "folder" ? 0o555 : 0o777)
    const [line] = await asNobody(path)
    expect(line).toBe("store_unavailable")
    chmodSync(folder, 0o777)
  })
})

describe("a store in use", () => {
  it("reports a file that was damaged while open, and returns no wrong answers", async () => {
    const path = join(aFolder(), "keepsake.db")
    const before = opened(path)
    const memories = Array.from({ length: 50 }, (_, number) => aMemory(number + 1, { content: "harbour ".repeat(200) }))
    await before.store.write(
      ada,
      memories.map((memory) => ({ op: "put", memory, index: { words: splitWords(memory.content) } })),
      options,
    )
    await before.file[Symbol.asyncDispose]()
    truncateSync(path, 40_960)
    const { store } = opened(path)
    await expect(store.list(scope, { limit: 50 })).rejects.toMatchObject({
      code: "store_corrupt",
      remedy: expect.stringContaining("backup"),
    })
  })

  it.each(["sqlite_autoindex_memories_1", "versions", "counts_to_add", "entries"])(
    "answers every write with store_corrupt once one met the damage of %s, and closes",
    async (table) => {
      const path = join(aFolder(), "keepsake.db")
      const before = opened(path)
      await before.store.write(ada, [put(1), put(2)], options)
      await before.file[Symbol.asyncDispose]()
      const { store, state, file } = opened(path)
      await store.open()
      damageRoot(path, table)
      const ask = (number: number) =>
        table === "entries" ? state.set("bucket", `key ${number}`, number) : store.write(ada, [put(number)], options)
      for (const number of [3, 4]) {
        await expect(ask(number)).rejects.toMatchObject({
          code: "store_corrupt",
          remedy: expect.stringContaining("backup"),
        })
      }
      expect(store.problems()).toEqual([expect.stringContaining(`${path} is damaged`)])
      await file[Symbol.asyncDispose]()
    },
  )

  it("is opened by a later call if the first fails", async () => {
    const folder = join(aFolder(), "late")
    const { store } = opened(join(folder, "keepsake.db"))
    await expect(store.list(scope, { limit: 1 })).rejects.toMatchObject({ code: "store_unavailable" })
    mkdirSync(folder)
    expect(await store.list(scope, { limit: 1 })).toEqual({ items: [] })
  })

  it("commits concurrent calls together, and rolls back only the ones that fail", async () => {
    const { store } = opened(join(aFolder(), "keepsake.db"))
    await store.open()
    const outcomes = await Promise.allSettled(
      [1, 2, 3].map((number) => {
        const index = { words: splitWords("harbour") }
        const at = number === 2 ? Number.NaN : minute(1)
        return store.write(ada, [{ op: "put", memory: aMemory(number), index }], { by: "test", at })
      }),
    )
    expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"])
    const found = await store.text.search(scope, { text: "", words: equallyWeighted(["harbour"]) }, { limit: 5 })
    expect(found.hits.map(({ memory }) => memory.id).toSorted()).toEqual([aMemory(1).id, aMemory(3).id])
    expect(found.statistics).toMatchObject({ memories: 2, documentFrequency: { harbour: 2 } })
  })

  it("distinguishes a full disk from other failures", () => {
    const database = new Sqlite(join(aFolder(), "full.db"))
    database.exec("CREATE TABLE t (x)")
    database.pragma("max_page_count = 3")
    const failure = failing(() => database.prepare("INSERT INTO t VALUES (zeroblob(100000))").run())
    database.close()
    expect(toFailure(failure, "keepsake.db")).toMatchObject({
      code: "store_unavailable",
      message: expect.stringContaining("no space left"),
    })
  })
})

describe("a thread that dies", () => {
  it("fails its pending calls and is restarted by the next call", async () => {
    const script = new URL("./fixtures/dying-worker.ts", import.meta.url)
    const line = new WorkerClient<{ readonly ready: () => null; readonly die: () => null }>(
      script,
      { path: "keepsake.db", durability: "normal", lockPatienceMs: 1_000, ownWrites: allocateOwnWrites() },
      { abortPolicy: "await" },
    )
    await line.call("ready", [])
    const lost = await Promise.allSettled([line.call("die", []), line.call("die", [])])
    for (const outcome of lost) {
      expect(outcome).toMatchObject({ status: "rejected", reason: { code: "store_unavailable" } })
    }
    expect(await line.call("ready", [])).toBe(null)
    await Promise.allSettled([line.call("die", []), line.close()])
  })
})

const put = (number: number) => ({
  op: "put" as const,
  memory: aMemory(number, { content: "harbour" }),
  index: { words: splitWords("harbour") },
})

/** Writes nonsense over the first page of a table or an index. */
function damageRoot(path: string, name: string): void {
  const database = new Sqlite(path, { readonly: true })
  const sql = "SELECT rootpage FROM sqlite_schema WHERE name = ?"
  const page = database.prepare<[string], number>(sql).pluck().get(name) ?? 0
  const size = Number(database.pragma("page_size", { simple: true }))
  database.close()
  const file = openSync(path, "r+")
  writeSync(file, Buffer.alloc(size, 0x99), 0, size, (page - 1) * size)
  closeSync(file)
}

async function isRefused(path: string, code: string, remedy: string, message = /./): Promise<void> {
  const { store } = opened(path)
  await expect(store.open()).rejects.toMatchObject({
    code,
    message: expect.stringMatching(message),
    remedy: expect.stringContaining(remedy),
  })
}

function failing(attempt: () => unknown): unknown {
  try {
    return attempt()
  } catch (failure) {
    return failure
  }
}
