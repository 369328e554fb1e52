import { randomUUID } from "node:crypto"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { expect, it } from "vitest"
import { QdrantStore } from "../packages/store-qdrant/dist/index.js"
import { InventedNames } from "./invented-names.ts"
import { KeepsakeProcess } from "./keepsake.ts"
import { fill, openSqlite, readVersionLines } from "./migrated-notes.ts"
import { report, sizeFromEnvironment } from "./size.ts"
import { startWriter } from "./writer.ts"

const MEMORIES = sizeFromEnvironment("PROOF_MIGRATED", 20_000)
const KILLS = 2
/** The target: another file, or the given server. */
const { QDRANT_URL } = process.env
const TO = QDRANT_URL === undefined ? "sqlite:moved.db" : "qdrant"
const collection = `keepsake_proof_${randomUUID().slice(0, 8)}`

interface Status {
  readonly state: string
  readonly active: string
  readonly copied?: number
  readonly total?: number
}

it(`moves ${MEMORIES} memories under load while it is killed ${KILLS} times, and loses and duplicates none`, async () => {
  if (QDRANT_URL !== undefined) {
    Object.assign(process.env, { KEEPSAKE_QDRANT_URL: QDRANT_URL, KEEPSAKE_QDRANT_COLLECTION: collection })
  }
  await using keepsake = await KeepsakeProcess.serve()
  await keepsake.end("SIGTERM")
  await fill(keepsake.file, MEMORIES, { vectors: true })
  await keepsake.start()
  const names = new InventedNames(3)
  const added = new Map<string, string>()
  let stop = new AbortController()
  const load = () => startWriter(keepsake, names, added, stop.signal)
  let writer = load()
  const from = performance.now()
  await keepsake.api("/api/migration", { method: "POST", body: { to: TO } })
  const killedAt: number[] = []
  for (let kill = 1; kill <= KILLS; kill++) {
    const wanted = (kill * MEMORIES) / (KILLS + 1)
    for (;;) {
      const { copied = 0, state } = await keepsake.api<Status>("/api/migration")
      if (copied >= wanted || state !== "copying") break
      await pause(50)
    }
    killedAt.push((await keepsake.api<Status>("/api/migration")).copied ?? 0)
    await keepsake.end("SIGKILL")
    stop.abort()
    await writer
    stop = new AbortController()
    await keepsake.start()
    writer = load()
  }
  while ((await keepsake.api<Status>("/api/migration")).state !== "ready") await pause(100)
  const ready = performance.now() - from
  const began = performance.now()
  const { active } = await keepsake.api<Status>("/api/migration/switch", { method: "POST" })
  const switching = performance.now() - began
  const before = added.size
  while (added.size < before + 20) await pause(20)
  stop.abort()
  await writer
  await keepsake.api("/api/migration/roll-back", { method: "POST" })
  const kept = await keepsake.everything()
  await keepsake.end("SIGTERM")
  await using origin = openSqlite(keepsake.file)
  await using after = QDRANT_URL === undefined ? openSqlite(join(keepsake.dataDir, "moved.db")) : openQdrant(QDRANT_URL)
  const [old, moved] = [await readVersionLines(origin), await readVersionLines(after)]
  const ids = new Map(kept.map(({ id, content }) => [id, content]))
  const lost = [...added].filter(([id, content]) => ids.get(id) !== content)
  const twice = kept.length - ids.size
  const different = moved.filter((version, place) => version !== old[place]).length
  report("a migration that is killed", {
    memories: MEMORIES,
    versions: old.length,
    "killed at": killedAt.join(" and "),
    "written meanwhile": added.size,
    lost: lost.length,
    doubled: twice,
    "versions that differ": different,
    "ready after, s": (ready / 1_000).toFixed(1),
    "the switch with its last comparison, ms": switching.toFixed(0),
  })
  // Writes in progress at a kill may be stored without a response.
  const unanswered = kept.length - added.size - (MEMORIES - MEMORIES / 20)
  expect([active, lost, twice]).toEqual([TO, [], 0])
  expect(unanswered).toBeGreaterThanOrEqual(0)
  expect(unanswered).toBeLessThanOrEqual(KILLS)
  expect(moved).toEqual(old)
})

function openQdrant(url: string): QdrantStore {
  return new QdrantStore({ url, collection, timeoutMs: 60_000, retries: 3 })
}
