import { copyFileSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { equallyWeighted } from "@keepsake/core/plugin"
import { backUp, contentOf, newestSchema } from "@keepsake/store-sqlite"
import { ada, aMemory, minute, scopeOfPools, splitWords } from "@keepsake/testkit"
import { describe, expect, it } from "vitest"
import { aFolder, opened } from "./fixtures/a-folder.ts"

const options = { by: "test", at: minute(1) }

async function write({ store, state }: ReturnType<typeof opened>, from: number, below: number): Promise<void> {
  for (let number = from; number < below; number++) {
    const memory = aMemory(number, { content: `The locker ${number} is green` })
    await store.write(ada, [{ op: "put", memory, index: { words: splitWords(memory.content) } }], options)
    await state.set("settings", `name-${number}`, { number })
  }
}

describe("a backup", () => {
  it("made during writes is a consistent snapshot in one file", async () => {
    const folder = aFolder()
    const path = join(folder, "keepsake.db")
    const parts = opened(path)
    await write(parts, 1, 300)
    const to = join(folder, "backup.db")
    let isDone = false
    const writing = (async () => {
      for (let next = 300; !isDone; next++) await write(parts, next, next + 1)
    })()
    await backUp(path, to)
    isDone = true
    await writing
    expect(readdirSync(folder).filter((name) => name.startsWith("backup.db"))).toEqual(["backup.db"])
    const found = contentOf(to)
    expect(found).toMatchObject({ faults: [], schemaVersion: newestSchema })
    expect(found.memories).toBeGreaterThanOrEqual(299)

    const restored = opened(to)
    const { items } = await restored.store.list(scopeOfPools(ada), { limit: 1_000, oldestFirst: true })
    expect(items.map(({ id }) => id)).toEqual(Array.from({ length: found.memories }, (_, n) => aMemory(n + 1).id))
    const hits = await restored.store.text.search(
      scopeOfPools(ada),
      { text: "", words: equallyWeighted(["7"]) },
      { limit: 5 },
    )
    expect(hits.hits.map(({ memory }) => memory.content)).toContain("The locker 7 is green")
  })

  it("has the content hash of its source, and so does a copy of it", async () => {
    const folder = aFolder()
    const path = join(folder, "keepsake.db")
    const parts = opened(path)
    await write(parts, 1, 40)
    const to = join(folder, "backup.db")
    await backUp(path, to)
    const { hash } = contentOf(path)
    expect(hash).toMatch(/^[0-9a-f]{64}$/)
    expect(contentOf(to).hash).toBe(hash)
    copyFileSync(to, join(folder, "copy.db"))
    expect(contentOf(join(folder, "copy.db")).hash).toBe(hash)
    await write(parts, 40, 41)
    expect(contentOf(path).hash).not.toBe(hash)
  })

  it("reports progress, and leaves nothing behind if the source does not exist", async () => {
    const folder = aFolder()
    const path = join(folder, "keepsake.db")
    await write(opened(path), 1, 5)
    const seen: number[] = []
    await backUp(path, join(folder, "backup.db"), (done, total) => seen.push(done / total))
    expect(seen.at(-1)).toBeLessThanOrEqual(1)
    await expect(backUp(join(folder, "none.db"), join(folder, "nothing.db"))).rejects.toThrow()
    expect(readdirSync(folder)).not.toContain("nothing.db")
  })

  it("reports how much of it was read", async () => {
    const path = join(aFolder(), "keepsake.db")
    const parts = opened(path)
    await write(parts, 1, 700)
    await parts.file[Symbol.asyncDispose]()
    const seen: number[] = []
    contentOf(path, (share) => seen.push(share))
    expect(seen.length).toBeGreaterThan(2)
    expect(seen).toEqual(seen.toSorted((a, b) => a - b))
    expect(seen.at(-1)).toBeLessThanOrEqual(1)
  })

  it("with changed rows has another hash, and a damaged one has faults", async () => {
    const folder = aFolder()
    const path = join(folder, "keepsake.db")
    await write(opened(path), 1, 60)
    const to = join(folder, "backup.db")
    await backUp(path, to)
    const { hash } = contentOf(to)
    const text = readFileSync(to).toString("latin1")
    const damaged = join(folder, "damaged.db")
    // Pages keep copies of rows that moved: only where it stands as a row does a change count.
    writeFileSync(damaged, text.replaceAll("locker 7 is green", "locker 7 is groan"), "latin1")
    expect(contentOf(damaged)).toMatchObject({ hash: expect.not.stringMatching(hash), faults: [] })
    for (const rest of [text.slice(0, text.length / 2), "no database"]) {
      writeFileSync(damaged, rest, "latin1")
      expect(contentOf(damaged).faults).toEqual([expect.stringContaining("is damaged, or is no SQLite database")])
    }
  })
})
