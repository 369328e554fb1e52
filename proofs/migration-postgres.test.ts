import { setTimeout as pause } from "node:timers/promises"
import { describe, expect, it } from "vitest"
import { PostgresDatabase, PostgresState, PostgresStore } from "../packages/store-postgres/dist/index.js"
import { startPostgres, startPostgresWithVectors } from "../packages/store-postgres/test/test-server.ts"
import { SqliteFile, SqliteState } from "../packages/store-sqlite/dist/index.js"
import { InventedNames } from "./invented-names.ts"
import { KeepsakeProcess } from "./keepsake.ts"
import { fill, openSqlite, readVersionLines } from "./migrated-notes.ts"
import { report, sizeFromEnvironment } from "./size.ts"
import { startWriter } from "./writer.ts"

const MEMORIES = sizeFromEnvironment("PROOF_MIGRATED", 20_000)
// Vectors are moved as well where there is pgvector.
const withVectors = await startPostgresWithVectors()
const server = withVectors ?? (await startPostgres())

interface Status {
  readonly state: string
  readonly active: string
  readonly copied?: number
}

describe.skipIf(server === undefined)("a migration to PostgreSQL and back", () => {
  it(`moves ${MEMORIES} memories and the state under load, is killed on the way there and back, and loses and changes nothing`, async () => {
    const schema = server?.newSchema() ?? ""
    Object.assign(process.env, { KEEPSAKE_POSTGRES_URL: server?.url, KEEPSAKE_POSTGRES_SCHEMA: schema })
    await using keepsake = await KeepsakeProcess.serve()
    await keepsake.end("SIGTERM")
    await fill(keepsake.file, MEMORIES, { vectors: withVectors !== undefined })
    await keepsake.start()
    const names = new InventedNames(3)
    const added = new Map<string, string>()
    let stop = new AbortController()
    let writer = startWriter(keepsake, names, added, stop.signal)
    const status = () => keepsake.api<Status>("/api/migration")
    const killAndRestart = async (): Promise<void> => {
      await keepsake.end("SIGKILL")
      stop.abort()
      await writer
      stop = new AbortController()
      await keepsake.start()
      writer = startWriter(keepsake, names, added, stop.signal)
    }
    const writeMore = async (): Promise<void> => {
      const before = added.size
      while (added.size < before + 20) await pause(20)
    }

    const from = performance.now()
    await keepsake.api("/api/migration", { method: "POST", body: { to: "postgres" } })
    for (;;) {
      const { copied = 0, state } = await status()
      if (copied >= MEMORIES / 2 || state !== "copying") break
      await pause(50)
    }
    await killAndRestart()
    while ((await status()).state !== "ready") await pause(100)
    const ready = performance.now() - from
    const began = performance.now()
    const there = await keepsake.api<Status>("/api/migration/switch", { method: "POST" })
    const switching = performance.now() - began
    await writeMore()
    await killAndRestart()
    expect((await status()).active).toBe("postgres")
    await writeMore()
    stop.abort()
    await writer
    const back = await keepsake.api<Status>("/api/migration/roll-back", { method: "POST" })
    const kept = await keepsake.everything()
    await keepsake.end("SIGTERM")

    const database = () =>
      new PostgresDatabase({ url: server?.url ?? "", schema, poolSize: 2, ssl: undefined, statementTimeoutMs: 600_000 })
    await using origin = openSqlite(keepsake.file)
    await using moved = new PostgresStore(database())
    await using ourState = new SqliteState(new SqliteFile({ path: keepsake.file }))
    await using theirState = new PostgresState(database())
    await ourState.open()
    await theirState.open()
    const [old, copy] = [await readVersionLines(origin), await readVersionLines(moved)]
    const [ours, theirs] = [await ourState.transfer.read(), await theirState.transfer.read()]
    const ids = new Map(kept.map(({ id, content }) => [id, content]))
    const lost = [...added].filter(([id, content]) => ids.get(id) !== content)
    const different = copy.filter((version, place) => version !== old[place]).length
    report("a migration to PostgreSQL and back", {
      memories: MEMORIES,
      versions: old.length,
      "written meanwhile": added.size,
      lost: lost.length,
      doubled: kept.length - ids.size,
      "versions that differ": different + Math.abs(copy.length - old.length),
      "records of the state": ours.length,
      "ready after, s": (ready / 1_000).toFixed(1),
      "the switch with its last comparison, ms": switching.toFixed(0),
    })
    expect([there.active, back.active]).toEqual(["postgres", "sqlite"])
    expect([lost, kept.length - ids.size]).toEqual([[], 0])
    expect(copy).toEqual(old)
    // What was written after the return is in the file alone: nothing of the rest is missing there.
    const keyOf = (record: (typeof ours)[number]) => (record.kind === "entry" ? `${record.bucket} ${record.key}` : "")
    const kinds = new Set(ours.map(keyOf))
    const lasting = ["keys", "settings", "tombstones", "audit"]
    const missing = theirs.map(keyOf).filter((key) => lasting.includes(key.split(" ")[0] ?? "") && !kinds.has(key))
    expect(missing).toEqual([])
  })
})
