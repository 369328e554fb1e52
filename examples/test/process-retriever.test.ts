import { subscribe, unsubscribe } from "node:diagnostics_channel"
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createMemory } from "@keepsake/core"
import { expect, it, onTestFinished, vi } from "vitest"
import { processRetriever } from "../src/process-retriever.ts"

/** A process whose first words on each search are these lines of JavaScript; `found` is the id of a memory. */
async function searching(behaviour: string, options: Partial<Parameters<typeof processRetriever>[0]> = {}) {
  const folder = await mkdtemp(join(tmpdir(), "keepsake-process-"))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, "search.mjs")
  const found = join(folder, "found")
  await writeFile(
    file,
    `import { readFileSync, writeFileSync } from "node:fs"
import { spawn } from "node:child_process"
import { createInterface } from "node:readline"
const found = () => readFileSync(${JSON.stringify(found)}, "utf8")
const answer = (id, ...ids) => console.log(JSON.stringify({ id, hits: ids.map((one) => ({ id: one, score: 1 })) }))
createInterface({ input: process.stdin }).on("line", (line) => {
  const { id, query } = JSON.parse(line)
  ${behaviour}
})`,
  )
  const args = [file]
  const memory = await createMemory({
    plugins: [processRetriever({ command: process.execPath, args, timeoutMs: 20_000, backOffMs: 0, ...options })],
    settings: { deadlineMs: 1_500 },
  })
  onTestFinished(() => memory[Symbol.asyncDispose]())
  const ada = memory.for({ user: "ada" })
  const { memory: kestrel } = await ada.add("The Kestrel is moored at Ludlow")
  const { memory: other } = await memory.for({ user: "bob" }).add("The Kestrel belongs to Bob")
  await writeFile(found, kestrel.id)
  return { ada, folder, kestrel, other }
}

it("finds what only the process knows, and nothing that the request may not see", async () => {
  const { ada, folder, other } = await searching(
    `if (query.includes("Vessel")) answer(id, found(), readFileSync(new URL("other", import.meta.url), "utf8"))
  else answer(id)`,
  )
  await writeFile(join(folder, "other"), other.id)
  const { memories } = await ada.search("Vessel")
  expect(memories.map(({ memory }) => memory.content)).toEqual(["The Kestrel is moored at Ludlow"])
})

it.each([
  ["hangs", ""],
  ["writes something else", 'console.log("{broken")'],
  ["ends", "process.exit(1)"],
  ["floods", 'process.stdout.write("x".repeat(3_000_000))'],
])("a process that %s is named in degraded, and the store answers", async (_, behaviour) => {
  const { ada } = await searching(behaviour)
  const { memories, degraded } = await ada.recall("Where is the Kestrel moored?")
  expect(memories.map(({ memory }) => memory.content)).toEqual(["The Kestrel is moored at Ludlow"])
  expect(degraded).toContain("process")
})

it("eight searches wait for a slow process, and a ninth goes without it", async () => {
  const { ada, folder } = await searching(
    `globalThis.held ??= []
  globalThis.asked = (globalThis.asked ?? 0) + 1
  writeFileSync(new URL("asked", import.meta.url), String(asked))
  if (held.push(id) >= 8) for (const one of held.splice(0)) answer(one, found())
  if (query.includes("later")) answer(id, found())`,
  )
  const found = async (query: string) => {
    const { memories, degraded } = await ada.search(query)
    return { count: memories.length, degraded }
  }
  const answers = await Promise.all(Array.from({ length: 9 }, () => found("Vessel")))
  expect(answers.filter(({ count }) => count === 1)).toHaveLength(8)
  expect(answers.filter(({ degraded }) => degraded?.includes("process"))).toMatchObject([{ count: 0 }])
  expect(await readFile(join(folder, "asked"), "utf8")).toBe("8")
  expect(await found("Vessel, later")).toEqual({
    count: 1,
    degraded: answers.find(({ count }) => count === 1)?.degraded,
  })
})

it("a process that failed comes back, after a rest if it failed repeatedly, and takes its children along when it is killed", async () => {
  const { ada, folder } = await searching(
    `if (query.includes("Broken")) {
    const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"])
    writeFileSync(new URL("child", import.meta.url), String(child.pid))
    process.exit(1)
  }
  answer(id, found())`,
    { failures: 2, restMs: 3_000 },
  )
  expect((await ada.search("Broken")).degraded).toContain("process")
  // On a busy machine a search does not wait until the process has begun.
  const child = Number(await vi.waitFor(() => readFile(join(folder, "child"), "utf8"), { timeout: 20_000 }))
  await vi.waitFor(() => expect(() => process.kill(child, 0)).toThrow(), { timeout: 20_000 })
  await vi.waitFor(async () => expect((await ada.search("Vessel")).memories).toHaveLength(1), { timeout: 20_000 })
  for (let failure = 0; failure < 2; failure++) await ada.search("Broken")
  expect((await ada.search("Vessel")).degraded).toContain("process")
  await vi.waitFor(async () => expect((await ada.search("Vessel")).memories).toHaveLength(1), { timeout: 20_000 })
})

it("a process that failed five times in a row is not started during its rest, and is asked again after it", async () => {
  const { ada, folder } = await searching(
    `writeFileSync(new URL("started", import.meta.url), "x", { flag: "a" })
  if (query.includes("Broken")) process.exit(1)
  answer(id, found())`,
    { restMs: 3_000 },
  )
  const asked = async () => (await readFile(join(folder, "started"), "utf8")).length
  await vi.waitFor(async () => expect((await ada.search("Vessel")).memories).toHaveLength(1), { timeout: 20_000 })
  const before = await asked()
  // A search that is over before the process has begun counts as well.
  for (let failure = 0; failure < 5; failure++) await ada.search("Broken")
  const after = await asked()
  expect((await ada.search("Vessel")).degraded).toContain("process")
  expect([before < after, await asked()]).toEqual([true, after])
  await vi.waitFor(async () => expect((await ada.search("Vessel")).memories).toHaveLength(1), { timeout: 20_000 })
})

/** Searches with a process that cannot start, on a clock that stands still: what rests follow on failures. */
async function failing(options: Partial<Parameters<typeof processRetriever>[0]>) {
  const { ada } = await searching("", { command: "/nowhere/search", backOffMs: 1_000, ...options })
  let starts = 0
  const count = () => void starts++
  subscribe("child_process", count)
  onTestFinished(() => void unsubscribe("child_process", count))
  vi.useFakeTimers({ toFake: ["performance"] })
  onTestFinished(() => void vi.useRealTimers())
  const search = async () => {
    const before = starts
    expect((await ada.search("Vessel")).degraded).toContain("process")
    return starts > before
  }
  return {
    /** The seconds from a failure until the process is started again, of these. */
    async restsFor(seconds: number): Promise<void> {
      expect(await search()).toBe(true)
      vi.advanceTimersByTime(seconds * 1_000 - 1)
      expect(await search()).toBe(false)
      vi.advanceTimersByTime(1)
    },
  }
}

it("a process that fails is started again after 1 s, and after twice as long each time, up to 60 s", async () => {
  const { restsFor } = await failing({ failures: 50 })
  for (const seconds of [1, 2, 4, 8, 16, 32, 60, 60]) await restsFor(seconds)
})

it("a process that failed five times within five minutes rests for 15, and is started again after them", async () => {
  const { restsFor } = await failing({})
  for (const seconds of [1, 2, 4, 8, 900, 32]) await restsFor(seconds)
})
