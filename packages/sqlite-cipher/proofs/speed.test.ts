import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { equallyWeighted } from "@keepsake/core/plugin"
import { aegis } from "@keepsake/sqlite-cipher"
import { SqliteFile, SqliteStore } from "@keepsake/store-sqlite"
import { ada, aMemory, scopeOfPools, splitWords } from "@keepsake/testkit"
import { expect, test } from "vitest"
import { report } from "../../../proofs/size.ts"

const MEMORIES = 10_000
const BATCH = 500
const ROUNDS = 10
const CALLS = 40
const AT = { by: "proof", at: 1 }

/** Eighteen of three thousand words, the same for the same number. */
function statement(number: number): string {
  let state = (number + 1) * 48_271
  return Array.from({ length: 18 }, () => {
    state = (state * 48_271) % 2_147_483_647
    return `word${state % 3_000}`
  }).join(" ")
}

const put = (number: number) => {
  const content = statement(number)
  return { op: "put" as const, memory: aMemory(number, { content }), index: { words: splitWords(content) } }
}

// Ratios within one run: encrypted and plain alternate, and the medians of all rounds are compared.
test("an encrypted file of 10,000 memories takes at most 1.3 times as long as a plain one", async () => {
  const folder = mkdtempSync(join(tmpdir(), "keepsake-cipher-speed-"))
  const kinds = { plain: undefined, encrypted: aegis("ab".repeat(32)) }
  const times = new Map<string, number[]>()
  const measure = async (key: string, work: () => Promise<unknown>): Promise<void> => {
    const started = performance.now()
    await work()
    times.set(key, [...(times.get(key) ?? []), performance.now() - started])
  }
  const stores = Object.entries(kinds).map(([name, encryption]) => ({
    name,
    store: new SqliteStore(new SqliteFile({ path: join(folder, `${name}.db`), encryption })),
  }))
  for (const { store } of stores) await store.open()
  for (let at = 0; at < MEMORIES; at += BATCH) {
    for (const { name, store } of stores) {
      const changes = Array.from({ length: BATCH }, (_, n) => put(at + n))
      await measure(`write of ${BATCH} ${name}`, () => store.write(ada, changes, AT))
    }
  }
  let next = MEMORIES
  for (let round = 0; round < ROUNDS; round++) {
    for (const { name, store } of round % 2 === 0 ? stores : stores.toReversed()) {
      for (let n = 0; n < CALLS; n++) {
        const text = statement(n * 37 + round)
          .split(" ")
          .slice(0, 6)
          .join(" ")
        const query = { text, words: equallyWeighted(text.split(" ")) }
        await measure(`search ${name}`, () => store.text.search(scopeOfPools(ada), query, { limit: 50 }))
        await measure(`write of one ${name}`, () => store.write(ada, [put(next + n)], AT))
        await measure(`list of 100 ${name}`, () => store.list(scopeOfPools(ada), { limit: 100 }))
      }
    }
    next += CALLS
  }
  for (const { store } of stores) await store[Symbol.asyncDispose]()
  rmSync(folder, { recursive: true, force: true })
  const medianOf = (key: string): number => {
    const all = (times.get(key) ?? []).toSorted((one, other) => one - other)
    return all[Math.floor(all.length / 2)] ?? 0
  }
  const figures = ["search", "list of 100", "write of one", `write of ${BATCH}`].map((what) => {
    const [plain, encrypted] = [medianOf(`${what} plain`), medianOf(`${what} encrypted`)]
    return { what, plain, encrypted, ratio: encrypted / plain }
  })
  for (const { what, ...figure } of figures) report(what, figure)
  expect(figures.filter(({ ratio }) => ratio > 1.3)).toEqual([])
})
