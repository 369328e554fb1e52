import { spawn } from "node:child_process"
import { randomUUID } from "node:crypto"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { fileURLToPath } from "node:url"
import { expect, it } from "vitest"
import { createMemory, type Memory, type MemoryEngine, STATUSES, tenantOf } from "../packages/core/dist/index.js"
import { sqlite } from "../packages/store-sqlite/dist/index.js"
import { report, sizeFromEnvironment } from "./size.ts"

/** Of each step. */
const KILLS = sizeFromEnvironment("PROOF_CONSOLIDATION_KILLS", 60)
const DAY_MS = 86_400_000
const START = Date.UTC(2025, 0, 1)
/** Later than the messages' expiry less 30 days. */
const LATER = START + 340 * DAY_MS
/** Salience of a fact of which none is stored; undoing a promotion stores it. */
const FACT_SALIENCE = 0.6
const STEPS = ["propose", "take", "undo"] as const
/** A process may be done before it is killed. */
const MAX_ROUNDS = 1 + 2 * KILLS * STEPS.length
const tenant = tenantOf("default")
const script = fileURLToPath(new URL("./processes/consolidating-process.ts", import.meta.url))

it(`makes and undoes each change once when it is killed at any moment of proposing, taking and undoing, ${KILLS} times each`, async () => {
  const folder = await mkdtemp(join(tmpdir(), "keepsake-proof-consolidation-"))
  const path = join(folder, "keepsake.db")
  const durations = { propose: 0, take: 0, undo: 0 }
  const cut = { propose: 0, take: 0, undo: 0 }
  let [rounds, items, halves, wrong] = [0, 0, 0, 0]
  let kinds: ReadonlySet<string> = new Set()
  try {
    for (; rounds < MAX_ROUNDS && STEPS.some((step) => cut[step] < KILLS); rounds++) {
      const user = `user-${rounds}`
      // The first round measures how long each step takes.
      const killed = rounds === 0 ? undefined : STEPS.toSorted((one, other) => cut[one] - cut[other])[0]
      const before = await withEngine(path, LATER, async (memory) => {
        await plant(memory, user)
        return contents(memory, user)
      })
      let id = ""
      for (const step of STEPS) {
        // Other steps are made below, in this process.
        if (rounds === 0 || step === killed) {
          const killAfter = step === killed ? Math.random() * durations[step] : undefined
          const took = await run([path, String(LATER), user, step, id], killAfter)
          if (took === undefined) cut[step]++
          else durations[step] = took
        }
        await withEngine(path, LATER, async (memory) => {
          const { consolidation } = memory.for({ user })
          const between = await contents(memory, user)
          if (step === "propose") {
            expect(between).toEqual(before)
            id = ((await consolidation.runs()).items[0] ?? (await consolidation.propose())[0])?.id ?? ""
          }
          if (step === "take") {
            const taken = (await consolidation.take(id))?.items ?? []
            if (isHalf(before, between, taken.length)) halves++
            items += taken.length
            kinds = new Set([...kinds, ...taken.map(({ kind }) => kind)])
            expect(taken.map(({ state }) => state)).toEqual(taken.map(() => "taken"))
            wrong += await countWrong(memory, user, taken)
          }
          if (step === "undo") {
            const undone = (await consolidation.undo(id))?.items ?? []
            expect(undone.map(({ state }) => state)).toEqual(undone.map(() => "undone"))
            expect(await contents(memory, user)).toEqual(before)
          }
        })
      }
    }
    report("consolidation that is killed", {
      rounds,
      "killed while proposing": cut.propose,
      "killed while taking": cut.take,
      "of these between two changes": halves,
      "killed while undoing": cut.undo,
      changes: items,
      "made twice or not at all": wrong,
    })
    expect(wrong).toBe(0)
    for (const step of STEPS) expect(cut[step]).toBeGreaterThanOrEqual(KILLS)
    expect([...kinds].toSorted()).toEqual(["archive", "conflict", "merge", "promote", "summarize"])
  } finally {
    await rm(folder, { recursive: true })
  }
})

async function withEngine<T>(path: string, now: number, work: (memory: MemoryEngine) => Promise<T>): Promise<T> {
  await using memory = await createMemory({ plugins: [sqlite({ path })], now: () => now })
  return await work(memory)
}

/** Runs one step in a process of its own; the milliseconds that it took, `undefined` if it was killed before its end. */
async function run(args: readonly string[], killAfter?: number): Promise<number | undefined> {
  const child = spawn(process.execPath, [script, ...args], { stdio: ["ignore", "pipe", "inherit"] })
  const ended = new Promise<number | null>((resolve) => child.once("exit", (code) => resolve(code)))
  let began = 0
  let took: number | undefined
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    if (text.includes("begun")) {
      began = performance.now()
      if (killAfter !== undefined) void pause(killAfter).then(() => child.kill("SIGKILL"))
    }
    if (text.includes("done")) took = performance.now() - began
  })
  const code = await ended
  if (killAfter === undefined && code !== 0) throw new Error(`The process ended with ${code}`)
  return took
}

/** Repeated statements, remarks, a contradiction, what three conversations mention, and messages that expire soon. */
async function plant(memory: MemoryEngine, user: string): Promise<void> {
  const facts = Array.from({ length: 40 }, (_, place) => fact(user, `Owns locker ${place} at the harbour`))
  const remarks = ["Saw a heron near the canal", "Tried the noodle bar", "Slept in a hostel", "I slept badly"]
  const said = remarks.map((content) => fact(user, content, { category: "turn", type: "episodic" }))
  const low = said.map(({ id, content }) => {
    const source = { origin: "user", message: id, at: { memory: id, from: 0, to: content.length } } as const
    return fact(user, content, { importance: 0.4, source })
  })
  const twice = ["Plays the cello", "Plays the cello."].map((content) => fact(user, content, { importance: 0.9 }))
  const home = ["Lives in Porto", "Lives in Madrid"].map((content, place) =>
    fact(user, content, {
      importance: 0.9,
      about: { subject: "user", attribute: "home" },
      createdAt: START + place * DAY_MS,
    }),
  )
  const run = fact(user, "Trains for the marathon in Porto", { importance: 0.9 })
  const episodes = ["Lea", "Max", "Nina"].map((name) =>
    fact(user, `Trains for the marathon in Porto with ${name}.`, {
      category: "episode",
      owner: { tenant, user, session: name },
      createdAt: LATER - DAY_MS,
      source: { origin: "import" },
    }),
  )
  const turn = fact(user, "The boiler was serviced by Nadia on 4 May and needs a new valve.", {
    category: "turn",
    type: "episodic",
    owner: { tenant, user, session: "boiler" },
  })
  const all = [...facts, ...said, ...low, ...twice, ...home, run, ...episodes, turn]
  await memory.restore(
    all.map((one) => ({ memory: one, history: [] })),
    { by: "proof" },
  )
}

function fact(user: string, content: string, more: Partial<Memory> = {}): Memory {
  return {
    id: randomUUID(),
    pool: `${user}/-`,
    owner: { tenant, user },
    type: "factual",
    category: "fact",
    content,
    importance: 0.9,
    status: "active",
    source: { origin: "user", message: randomUUID() },
    metadata: {},
    createdAt: START,
    updatedAt: START,
    revision: 1,
    ...more,
  }
}

/** Status, text, links, review and salience of every memory of a user. */
async function contents(memory: MemoryEngine, user: string): Promise<ReadonlyMap<string, string>> {
  const all = new Map<string, string>()
  for await (const one of memory.exportMemories({ tenant, pools: [`${user}/-`] }, { status: STATUSES })) {
    const { id, status, content, links = [], review = "", signals, importance } = one.memory
    all.set(
      id,
      JSON.stringify([status, content, links, review, signals?.salience ?? Math.min(importance, FACT_SALIENCE)]),
    )
  }
  return all
}

/** Whether some of the changes were made and others not. */
function isHalf(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>, all: number): boolean {
  const changed = [...after].filter(([id, text]) => before.get(id) !== text).length
  return changed > 0 && changed < all
}

/** Changes whose memory is not exactly one revision later, or, where it is counted, not as promised. */
async function countWrong(
  memory: MemoryEngine,
  user: string,
  items: readonly {
    readonly id: string
    readonly kind: string
    readonly revision: number
    readonly salience?: number
  }[],
): Promise<number> {
  let wrong = 0
  for (const { id, kind, revision, salience } of items) {
    const changed = await memory.for({ user }).get(id)
    const isRight = kind === "promote" ? changed?.signals?.salience === salience : changed?.revision === revision + 1
    if (!isRight) wrong++
  }
  return wrong
}
