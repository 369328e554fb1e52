import { DatabaseSync } from "node:sqlite"
import { setTimeout as pause } from "node:timers/promises"
import { expect, it } from "vitest"
import { InventedNames } from "./invented-names.ts"
import { KeepsakeProcess } from "./keepsake.ts"
import { report, sizeFromEnvironment } from "./size.ts"

const KILLS = sizeFromEnvironment("PROOF_KILLS", 1_000)
/** Servers with separate folders that are killed concurrently, because most of the time is spent restarting them. */
const LANES = 4
const WRITERS = 4
const TIMEOUT_MS = { timeout: 2 * 60 * 60 * 1_000 }

it(
  `loses and duplicates no acknowledged write when it is killed ${KILLS} times while writing`,
  TIMEOUT_MS,
  async () => {
    const share = (lane: number): number => Math.floor((KILLS + lane) / LANES)
    const all = await Promise.all(Array.from({ length: LANES }, (_, lane) => killRepeatedly(share(lane), lane)))
    const sum = (count: (one: KillResult) => number): number => all.reduce((total, one) => total + count(one), 0)
    const lost = all.flatMap((one) => one.lost)
    const doubled = all.flatMap((one) => one.doubled)
    const faults = all.flatMap((one) => one.faults)
    report("killed while writing", {
      kills: sum(({ kills }) => kills),
      "acknowledged adds": sum(({ added }) => added),
      "acknowledged turns": sum(({ told }) => told),
      "cut off unanswered": sum(({ unanswered }) => unanswered),
      "ms until the queue was empty after the last start": Math.round(Math.max(...all.map(({ settling }) => settling))),
      lost: lost.length,
      doubled: doubled.length,
      "integrity faults": faults.length,
    })
    expect(sum(({ added }) => added)).toBeGreaterThan(KILLS)
    expect(sum(({ told }) => told)).toBeGreaterThan(KILLS)
    expect(lost).toEqual([])
    expect(doubled).toEqual([])
    expect(faults).toEqual([])
  },
)

interface KillResult {
  readonly kills: number
  readonly added: number
  readonly told: number
  readonly unanswered: number
  readonly settling: number
  readonly lost: readonly string[]
  readonly doubled: readonly string[]
  readonly faults: readonly string[]
}

/** One server that is killed several times while eight writers write to it, and what it has stored afterwards. */
async function killRepeatedly(kills: number, lane: number): Promise<KillResult> {
  await using keepsake = await KeepsakeProcess.serve()
  const names = new InventedNames(7 + lane)
  const added = new Map<string, string>()
  const told = new Set<string>()
  let unanswered = 0

  for (let kill = 0; kill < kills; kill++) {
    const stop = new AbortController()
    const begun = Promise.withResolvers<void>()
    const before = added.size + told.size
    const writing = Array.from({ length: WRITERS }, (_, writer) => [
      write(stop.signal, async () => {
        const content = `The locker of ${names.next()} has the number ${kill}-${writer}-${names.next()}.`
        const body = { content, session: `kill-${kill}` }
        const { id } = await keepsake.api<{ id: string }>("/api/memory", { method: "POST", body })
        added.set(id, content)
        if (added.size + told.size > before + WRITERS) begun.resolve()
      }),
      write(stop.signal, async () => {
        const content = `Yesterday ${names.next()} and ${names.next()} went to the market in ${names.next()}.`
        const { status } = await keepsake.chat([{ role: "user", content }], { "x-keepsake-user": `writer-${writer}` })
        if (status === 200) told.add(content)
        if (added.size + told.size > before + WRITERS) begun.resolve()
      }),
    ]).flat()
    await begun.promise
    await pause(20 + ((kill * 37) % 180))
    await keepsake.end("SIGKILL")
    stop.abort()
    for (const count of await Promise.all(writing)) unanswered += count
    if (kill % 10 === 9) expect(checkIntegrity(keepsake.file)).toEqual([])
    await keepsake.start()
  }

  const from = performance.now()
  await keepsake.settled(120_000)
  const settling = performance.now() - from
  const kept = await keepsake.everything()
  await keepsake.end("SIGTERM")
  const faults = checkIntegrity(keepsake.file)
  const ids = new Map(kept.map(({ id, content }) => [id, content]))
  const lost = [...added].filter(([id, content]) => ids.get(id) !== content).map(([, content]) => content)
  const times = countOccurrences(kept.map(({ category, user, content }) => `${category}\n${user}\n${content}`))
  const turns = countOccurrences(kept.filter(({ category }) => category === "turn").map(({ content }) => content))
  lost.push(...[...told].filter((content) => !turns.has(content)))
  const doubled = [...times].filter(([, count]) => count > 1).map(([what]) => what)
  return { kills, added: added.size, told: told.size, unanswered, settling, lost, doubled, faults }
}

/** Writes sequentially until the server stops. Returns the number of writes without a response. */
async function write(signal: AbortSignal, once: () => Promise<void>): Promise<number> {
  for (;;) {
    try {
      await once()
    } catch {
      return 1
    }
    if (signal.aborted) return 0
  }
}

function countOccurrences(all: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1)
  return counts
}

/** Errors that SQLite reports for the file and its full-text indexes. The file must not be open elsewhere. */
function checkIntegrity(file: string): readonly string[] {
  using db = new DatabaseSync(file)
  const faults = db
    .prepare("PRAGMA integrity_check")
    .all()
    .map((row) => String(row.integrity_check))
    .filter((text) => text !== "ok")
  const indexes = db.prepare("SELECT name FROM sqlite_schema WHERE sql LIKE 'CREATE VIRTUAL TABLE%fts5%'").all()
  expect(indexes.length).toBeGreaterThan(0)
  for (const { name } of indexes) {
    try {
      db.exec(`INSERT INTO "${name}"("${name}", rank) VALUES ('integrity-check', 1)`)
    } catch (error) {
      faults.push(`${name}: ${error instanceof Error ? error.message : error}`)
    }
  }
  return faults
}
