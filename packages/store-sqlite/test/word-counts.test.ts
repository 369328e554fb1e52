import { join } from "node:path"
import { equallyWeighted, type Scope } from "@keepsake/core/plugin"
import { ada, aMemory, bob, minute, scopeOfPools, splitWords } from "@keepsake/testkit"
import Sqlite from "better-sqlite3"
import { describe, expect, it } from "vitest"
import { aFolder, opened } from "./fixtures/a-folder.ts"

const options = { by: "test", at: minute(1) }
const everyone: Scope = { tenant: ada.tenant, pools: "all" }

describe("document frequencies", () => {
  it("include both pending and merged counts", async () => {
    const path = join(aFolder(), "keepsake.db")
    const { store } = opened(path)
    const waiting: number[] = []
    for (let number = 1; number <= 8; number++) {
      const pool = number % 2 === 0 ? ada : bob
      await store.write(pool, [putOf(number, `biscuit ${manyWords(number)}`, pool)], options)
      expect(await holding(scopeOfPools(ada))).toBe(Math.floor(number / 2))
      expect(await holding(everyone)).toBe(number)
      waiting.push(waitingIn(path))
    }
    expect(waiting).toContain(0)
    expect(Math.max(...waiting)).toBeGreaterThan(1)

    async function holding(scope: Scope): Promise<number | undefined> {
      const { statistics } = await store.text.search(
        scope,
        { text: "", words: equallyWeighted(["biscuit"]) },
        { limit: 1 },
      )
      return statistics?.documentFrequency.biscuit
    }
  })

  it("leave no word of an erased memory in the file", async () => {
    const path = join(aFolder(), "keepsake.db")
    const { store } = opened(path)
    await store.write(ada, [putOf(1, "biscuit harbour", ada), putOf(2, "biscuit", ada)], options)
    expect(waitingIn(path)).toBe(1)
    await store.write(ada, [{ op: "erase", id: aMemory(1).id }], options)
    expect(countedIn(path)).toEqual([{ word: "biscuit", n: 1 }])
    expect(waitingIn(path)).toBe(0)
  })
})

function putOf(number: number, text: string, pool: typeof ada) {
  return { op: "put" as const, memory: aMemory(number, {}, pool), index: { words: splitWords(text) } }
}

function manyWords(number: number): string {
  return Array.from({ length: 3_000 }, (_, at) => `word${number}x${at}`).join(" ")
}

function waitingIn(path: string): number {
  return asked(path, (database) => Number(database.prepare("SELECT count(*) FROM counts_to_add").pluck().get()))
}

function countedIn(path: string): unknown {
  return asked(path, (database) => database.prepare("SELECT word, n FROM word_counts").all())
}

function asked<T>(path: string, ask: (database: Sqlite.Database) => T): T {
  const database = new Sqlite(path, { readonly: true })
  try {
    return ask(database)
  } finally {
    database.close()
  }
}
