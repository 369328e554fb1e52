import { DatabaseSync } from "node:sqlite"
import { setTimeout as pause } from "node:timers/promises"
import { expect, it } from "vitest"
import { Keepsake } from "./keepsake.ts"
import { Names } from "./names.ts"
import { report, size } from "./size.ts"

const KILLS = size("PROOF_KILLS", 1_000)
/** Servers on a folder each that are killed side by side: most of the time goes into starting them again. */
const LANES = 4
const WRITERS = 4
const PATIENCE = { timeout: 2 * 60 * 60 * 1_000 }

it(
  `loses no acknowledged write and doubles none when it is killed ${KILLS} times while writing`,
  PATIENCE,
  async () => {
    const share = (lane: number): number => Math.floor((KILLS + lane) / LANES)
    const all = await Promise.all(Array.from({ length: LANES }, (_, lane) => killed(share(lane), lane)))
    const sum = (count: (one: Killed) => number): number => all.reduce((total, one) => total + count(one), 0)
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

interface Killed {
  readonly kills: number
  readonly added: number
  readonly told: number
  readonly unanswered: number
  readonly settling: number
  readonly lost: readonly string[]
  readonly doubled: readonly string[]
  readonly faults: readonly string[]
}

/** One server, killed so many times while eight writers write to it, and what stands then. */
async function killed(kills: number, lane: number): Promise<Killed> {
  await using keepsake = await Keepsake.serve()
  const names = new Names(7 + lane)
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
    if (kill % 10 === 9) expect(integrity(keepsake.file)).toEqual([])
    await keepsake.start()
  }

  const from = performance.now()
  await keepsake.settled(120_000)
  const settling = performance.now() - from
  const kept = await keepsake.everything()
  await keepsake.end("SIGTERM")
  const faults = integrity(keepsake.file)
  const ids = new Map(kept.map(({ id, content }) => [id, content]))
  const lost = [...added].filter(([id, content]) => ids.get(id) !== content).map(([, content]) => content)
  const times = counted(kept.map(({ category, user, content }) => `${category}\n${user}\n${content}`))
  const turns = counted(kept.filter(({ category }) => category === "turn").map(({ content }) => content))
  lost.push(...[...told].filter((content) => !turns.has(content)))
  const doubled = [...times].filter(([, count]) => count > 1).map(([what]) => what)
  return { kills, added: added.size, told: told.size, unanswered, settling, lost, doubled, faults }
}

/** Writes one after the other until the server is gone; how many were cut off without an answer. */
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

function counted(all: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1)
  return counts
}

/** What SQLite itself finds wrong in the file, and in every full-text index of it. Nobody else may have it open. */
function integrity(file: string): readonly string[] {
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
