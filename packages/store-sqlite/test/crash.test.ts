import { join } from "node:path"
import { createMemory } from "@keepsake/core"
import { equallyWeighted } from "@keepsake/core/plugin"
import { sqlite } from "@keepsake/store-sqlite"
import { ada, aMemory, minute, numberedId, scopeOfPools, splitWords } from "@keepsake/testkit"
import Sqlite from "better-sqlite3"
import { describe, expect, it } from "vitest"
import { aFolder, opened } from "./fixtures/a-folder.ts"
import { killedAfter, killedWhileDeleting, killedWhileForgetting, onSmallDisk } from "./fixtures/children.ts"

describe("a request to forget", () => {
  it.each([
    ["was removed before the process was killed", false, { status: "removed", removed: 1, near: 0 }],
    ["was pending when the process was killed, and is removed at the next start", true, { status: "pending" }],
  ])("%s", async (_, busy, forgot) => {
    const path = join(aFolder(), "keepsake.db")
    expect(await killedWhileForgetting(path, busy)).toEqual({ asked: ["forget"], forgot })
    await using memory = await createMemory({ plugins: [sqlite({ path })] })
    await memory.settled()
    const known = (await memory.for({ user: "ada" }).list()).items.map(({ content }) => content)
    expect(known.filter((content) => content.includes("walnut"))).toEqual([])
    expect(known.some((content) => content.includes("market"))).toBe(busy)
  })
})

describe("a statement and its words", () => {
  it.each([1, 2, 3, 17])(
    "have one fate when the process is killed at step %i of deleting and restoring",
    async (step) => {
      const path = join(aFolder(), "keepsake.db")
      await killedWhileDeleting(path, step)
      await using memory = await createMemory({ plugins: [sqlite({ path })] })
      await memory.settled()
      const ada = memory.for({ user: "ada" })
      const { items } = await ada.list({ limit: 200 })
      const turns = items.filter(({ category }) => category === "turn")
      expect(turns).toHaveLength(20)
      const stated = items.flatMap(({ category, content }) =>
        category === "turn" ? [] : (/zq\w+/.exec(content) ?? []),
      )
      const said = turns.flatMap(({ content }) => /zq\w+/.exec(content) ?? [])
      expect(said.toSorted()).toEqual(stated.toSorted())
      for (const { content } of turns) expect(content).toMatch(/^The bread was good\. .*The tram was late\.$/)
      // Nothing is stuck: each statement can still be deleted.
      for (const { id, category } of items) if (category !== "turn") await ada.forget(id)
      expect(JSON.stringify(await ada.list({ limit: 200 }))).not.toMatch(/zq/)
    },
  )
})

describe("an acknowledged write", () => {
  it("survives repeated kills of the process, and is found by keywords", async () => {
    const path = join(aFolder(), "keepsake.db")
    const acknowledged: number[] = []
    for (const [round, most] of [30, 90].entries()) {
      acknowledged.push(...(await killedAfter(most, path, 1 + round * 10_000)).map(Number))
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(120)
    await isWhole(path, acknowledged)
  })

  it("survives a full disk, and the failed write leaves nothing behind", async () => {
    const path = join(aFolder(), "keepsake.db")
    const lines = await onSmallDisk(1_500, path)
    expect(lines.at(-1)).toBe("store_unavailable")
    const acknowledged = lines.map(Number).filter((number) => !Number.isNaN(number))
    expect(acknowledged.length).toBeGreaterThan(0)
    await isWhole(path, acknowledged)
  })

  it("can be followed by more once there is space again, without a new start", async () => {
    const path = join(aFolder(), "keepsake.db")
    await onSmallDisk(1_500, path)
    const { store } = opened(path)
    const memory = aMemory(999_999)
    const index = { words: splitWords("lighthouse") }
    await store.write(ada, [{ op: "put", memory, index }], { by: "test", at: minute(1) })
    const { hits } = await store.text.search(
      scopeOfPools(ada),
      { text: "", words: equallyWeighted(["lighthouse"]) },
      { limit: 2 },
    )
    expect(hits.map((hit) => hit.memory)).toEqual([memory])
  })
})

/** Everything acknowledged can be read, and index, counts and rows agree. */
async function isWhole(path: string, numbers: readonly number[]): Promise<void> {
  const { store, state, file } = opened(path)
  const found = await store.read(scopeOfPools(ada), numbers.map(numberedId))
  expect(found.filter((memory) => memory === undefined)).toEqual([])
  const { total } = await store.tally.count(scopeOfPools(ada), {})
  const { statistics } = await store.text.search(
    scopeOfPools(ada),
    { text: "", words: equallyWeighted(["harbour"]) },
    { limit: 1 },
  )
  expect(statistics).toMatchObject({ memories: total, documentFrequency: { harbour: total } })
  const { pending } = await state.queue.status(1)
  expect(pending).toBeGreaterThanOrEqual(numbers.length)
  expect(pending).toBeLessThanOrEqual(total)
  await file[Symbol.asyncDispose]()
  const database = new Sqlite(path, { readonly: true })
  expect(database.pragma("integrity_check", { simple: true })).toBe("ok")
  expect(database.prepare("SELECT count(*) FROM found WHERE found MATCH 'text : harbour'").pluck().get()).toBe(total)
  database.close()
}
