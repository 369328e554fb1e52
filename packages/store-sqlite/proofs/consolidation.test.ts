import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { createMemory, type ExportedMemory, STATUSES, tenantOf } from "@keepsake/core"
import { expect, it } from "vitest"
import { sqlite } from "../src/index.ts"

const FACTS = Number(process.env.PROOF_CONSOLIDATED ?? 100_000)
const AT_NIGHT = Number(process.env.PROOF_CONSOLIDATED_AT_NIGHT ?? FACTS)
const DAY_MS = 86_400_000
const MIB = 2 ** 20
const PAGE = 1_000
const THINGS = ["bicycle", "piano", "kayak", "telescope", "ladder", "camera", "drone", "loom", "violin", "tent"]
const DID = ["visited", "painted", "repaired", "sold", "photographed", "carried", "lost", "cleaned"]
const tenant = tenantOf("default")

it(`proposes over a pool of ${FACTS} distinct facts, merges none, and restores every change`, async () => {
  const folder = await mkdtemp(join(tmpdir(), "keepsake-proof-consolidation-"))
  let now = Date.UTC(2026, 0, 1)
  const memory = await createMemory({ plugins: [sqlite({ path: join(folder, "keepsake.db") })], now: () => now })
  try {
    for (let at = 0; at < FACTS; at += PAGE) {
      const page = Array.from({ length: Math.min(PAGE, FACTS - at) }, (_, place) => fact(at + place, now))
      const all = [...page, ...messagesOf(page)]
      expect(new Set(await memory.restore(all, { by: "proof" }))).toEqual(new Set(["restored"]))
    }
    now += 90 * DAY_MS
    const before = await contents()
    expect(before.size).toBe(FACTS + Math.ceil(FACTS / 10))
    const ada = memory.for({ user: "ada" }).consolidation
    const rss = process.memoryUsage().rss
    let most = rss
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage().rss)
    }, 20)
    const began = { at: performance.now(), cpu: process.cpuUsage() }
    const [run] = await ada.propose()
    clearInterval(watch)
    const { user, system } = process.cpuUsage(began.cpu)
    const tookMs = performance.now() - began.at
    if (run === undefined) throw new Error("nothing was proposed")
    const merges = run.items.filter(({ kind }) => kind === "merge").length
    const { questions, before: answered, after } = run.recall
    console.info(
      `consolidation: ${run.items.length} changes, ${merges} merges, ${answered} and ${after} of ${questions} questions answered, ` +
        `${Math.round(tookMs)} ms, ${Math.round((user + system) / 1_000)} ms of processor time, ${Math.round((most - rss) / MIB)} MiB more`,
    )
    expect(merges).toBe(0)
    expect(after).toBe(answered)
    expect(answered).toBeGreaterThan(0)
    expect((most - rss) / MIB).toBeLessThan(200)
    await ada.take(run.id)
    const between = [...(await contents()).values()].filter((text) => text.startsWith("archived")).length
    expect(between).toBe(run.items.length)
    await ada.undo(run.id)
    expect(await contents()).toEqual(before)

    /** Status, text and links of every memory by its id. */
    async function contents(): Promise<ReadonlyMap<string, string>> {
      const all = new Map<string, string>()
      for await (const one of memory.exportMemories({ tenant, pools: "all" }, { status: STATUSES })) {
        const { id, status, content, links = [] } = one.memory
        all.set(id, `${status} ${content} ${JSON.stringify(links)}`)
      }
      return all
    }
  } finally {
    await memory[Symbol.asyncDispose]()
    await rm(folder, { recursive: true })
  }
})

it(`works for at most 5 % of one core at night over ${AT_NIGHT} facts`, async () => {
  const folder = await mkdtemp(join(tmpdir(), "keepsake-proof-consolidation-"))
  const start = Date.UTC(2026, 0, 1)
  const open = (now: number) =>
    createMemory({ plugins: [sqlite({ path: join(folder, "keepsake.db") })], now: () => now })
  try {
    {
      await using memory = await open(start)
      for (let at = 0; at < AT_NIGHT; at += PAGE) {
        const page = Array.from({ length: Math.min(PAGE, AT_NIGHT - at) }, (_, place) => fact(at + place, start))
        await memory.restore([...page, ...messagesOf(page)], { by: "proof" })
      }
    }
    // Two nights were missed, so that the run begins as soon as the engine is open.
    await using memory = await open(start + 90 * DAY_MS)
    const rss = process.memoryUsage().rss
    const began = { at: performance.now(), cpu: process.cpuUsage() }
    const { consolidation } = memory.for({ user: "ada" })
    let [most, runs] = [rss, 0]
    while (runs === 0) {
      await pause(500)
      most = Math.max(most, process.memoryUsage().rss)
      runs = (await consolidation.runs()).items.length
    }
    const { user, system } = process.cpuUsage(began.cpu)
    const [cpuMs, tookMs] = [(user + system) / 1_000, performance.now() - began.at]
    console.info(
      `consolidation at night: ${AT_NIGHT} facts, ${Math.round(cpuMs)} ms of processor time in ${Math.round(tookMs / 1_000)} s, ` +
        `${((100 * cpuMs) / tookMs).toFixed(1)} % of one core, ${Math.round((most - rss) / MIB)} MiB more`,
    )
    expect(cpuMs / tookMs).toBeLessThanOrEqual(0.05)
    expect((most - rss) / MIB).toBeLessThan(200)
  } finally {
    await rm(folder, { recursive: true })
  }
})

/** The message that every tenth fact was read from. */
function messagesOf(facts: readonly ExportedMemory[]): readonly ExportedMemory[] {
  return facts.flatMap(({ memory, history }) => {
    const { at } = memory.source
    if (at === undefined) return []
    return [
      { memory: { ...memory, id: at.memory, type: "episodic", category: "turn", source: { origin: "user" } }, history },
    ]
  })
}

function messageId(place: number): string {
  return `00000000-0000-7000-9000-${String(place).padStart(12, "0")}`
}

function fact(place: number, at: number): ExportedMemory {
  const [did, thing] = [DID[place % DID.length], THINGS[Math.floor(place / DID.length) % THINGS.length]]
  const content = `${did} the ${thing} with item ${Math.floor(place / 80)}`
  const isAbout = place % 1_000 === 1
  const isRemark = place % 10 === 0
  return {
    memory: {
      id: `00000000-0000-7000-8000-${String(place).padStart(12, "0")}`,
      pool: "ada/-",
      owner: { tenant, user: "ada" },
      type: "factual",
      category: "fact",
      ...(isAbout && { about: { subject: `project ${thing} ${place}`, attribute: "due date" } }),
      content,
      importance: isRemark ? 0.4 : 0.7,
      status: "active",
      source: {
        origin: "user",
        message: `m${place}`,
        ...(isRemark && { at: { memory: messageId(place), from: 0, to: 9 } }),
      },
      metadata: {},
      createdAt: at + place,
      updatedAt: at + place,
      revision: 1,
    },
    history: [],
  }
}
