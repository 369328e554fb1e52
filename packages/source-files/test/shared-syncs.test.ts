import { rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { MemoryEngine } from "@keepsake/core"
import { expect, it } from "vitest"
import { SharedRuns } from "../src/shared-runs.ts"
import { ADMIN, ask, contents, engine, folder } from "./engine.ts"

const CALLS = 10_000

/** An engine that follows a folder, and counts the syncs that its actions run. */
async function followed() {
  const notes = await folder()
  await writeFile(join(notes, "a.md"), "The oven is new.\n")
  const memory = await engine()
  let syncs = 0
  const counting: MemoryEngine = new Proxy(memory, {
    get(target, name) {
      if (name === "for") syncs++
      return Reflect.get(target, name)
    },
  })
  const sync = (input: object = {}, signal = new AbortController().signal) =>
    ask(memory, "files_sync", { path: notes, ...input }, ADMIN, { memory: counting, signal })
  await ask(memory, "files_add", { path: notes, user: "ada" })
  syncs = 0
  return {
    notes,
    memory,
    sync,
    /** Resolves when a sync runs, to its end. */
    async start() {
      const end = sync()
      end.catch(() => undefined)
      while (syncs === 0) await new Promise(setImmediate)
      return { end }
    },
    count: () => syncs,
  }
}

it("ten thousand calls during a sync share the one that follows, which reads what changed meanwhile", async () => {
  const { notes, memory, sync, start, count } = await followed()
  const { end } = await start()
  await writeFile(join(notes, "b.md"), "The roof is old.\n")
  const calls = Array.from({ length: CALLS }, () => sync())
  const reports = await Promise.all([end, ...calls])
  expect(reports).toHaveLength(CALLS + 1)
  expect(reports.at(-1)).toMatchObject([{ files: 2 }])
  expect(await contents(memory)).toContain("The roof is old.")
  expect(count()).toBeLessThanOrEqual(3)
})

it("calls that wait share a run that does what all of them ask, also after one that failed", async () => {
  const began: number[][] = []
  const gate = Promise.withResolvers<void>()
  const runs = new SharedRuns(
    async (asked: readonly number[]) => {
      began.push([...asked])
      await gate.promise
      if (asked.includes(0)) throw new Error("It failed")
      return asked.length
    },
    (one, other) => [...one, ...other],
  )
  const first = runs.run([0])
  await new Promise(setImmediate)
  const waiting = [1, 2, 3].map((one) => runs.run([one]))
  gate.resolve()
  await expect(first).rejects.toThrow("It failed")
  expect(await Promise.all(waiting)).toEqual([3, 3, 3])
  expect(await runs.run([4])).toBe(1)
  expect(began).toEqual([[0], [1, 2, 3], [4]])
})

it("one call with force among others is not dropped", async () => {
  const { notes, memory, sync, start } = await followed()
  await start()
  await rm(join(notes, "a.md"))
  // Without force, a folder without Markdown is refused.
  const calls = await Promise.allSettled(Array.from({ length: 100 }, (_, at) => sync({ force: at === 50 })))
  expect(calls[50]).toMatchObject({ status: "fulfilled", value: [{ files: 0 }] })
  expect(await contents(memory)).toBe("")
})

it("a call that is given up takes nobody along who shares its sync", async () => {
  const { notes, memory, sync, start } = await followed()
  const { end } = await start()
  await writeFile(join(notes, "b.md"), "The roof is old.\n")
  const leaving = new AbortController()
  const left = sync({ force: true }, leaving.signal)
  const others = Array.from({ length: 10 }, () => sync())
  leaving.abort()
  await end
  // It may have been read already for the others.
  await left.catch((error: unknown) => expect(error).toMatchObject({ code: "cancelled" }))
  await Promise.all(others)
  expect(await contents(memory)).toContain("The roof is old.")
})
