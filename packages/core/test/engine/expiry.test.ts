import { expect, it } from "vitest"
import type { Change, Memory, Pool, WriteOptions } from "../../src/contract/index.ts"
import { InMemoryState } from "../../src/defaults/in-memory/state.ts"
import { InMemoryStore } from "../../src/defaults/in-memory/store.ts"
import { eraseExpired } from "../../src/engine/expiry.ts"
import { tenantOf } from "../../src/turn/pools.ts"

const tenant = tenantOf("default")
const NOW = 1_000

function aMemory(pool: string, number: number, fields: Partial<Memory> = {}): Memory {
  return {
    id: `00000000-0000-7000-8000-${String(number).padStart(12, "0")}`,
    pool,
    owner: { tenant, user: pool },
    type: "factual",
    category: "fact",
    content: `fact ${number}`,
    importance: 0.5,
    status: "active",
    source: { origin: "manual" },
    metadata: {},
    createdAt: number,
    updatedAt: number,
    revision: 1,
    ...fields,
  }
}

/** Counts how it is asked; `before` happens right before a write of the walk. */
class Watched extends InMemoryStore {
  erased: number[] = []
  before: ((write: number) => Promise<void>) | undefined
  override async write(pool: Pool, changes: readonly Change[], options: WriteOptions) {
    if (options.by === "expiry") {
      await this.before?.(this.erased.length + 1)
      this.erased.push(changes.length)
    }
    return super.write(pool, changes, options)
  }
}

async function filled(store: InMemoryStore, pools: readonly string[], each: number, fields: Partial<Memory>) {
  for (const name of pools) {
    const from = name.charCodeAt(0) * 10_000
    const memories = Array.from({ length: each }, (_, number) => aMemory(name, from + number, fields))
    const changes = memories.map((memory): Change => ({ op: "put", memory }))
    await store.write({ tenant, name }, changes, { by: "test", at: 1 })
  }
}

async function left(store: InMemoryStore): Promise<readonly Memory[]> {
  const status = ["active", "quarantined", "superseded", "archived"] as const
  return (await store.list({ tenant, pools: "all" }, { limit: 1_000, where: { status } })).items
}

it("erases what has expired in small writes, whatever its status, and leaves the rest", async () => {
  const store = new Watched()
  await filled(store, ["a"], 450, { expiresAt: NOW, status: "archived" })
  await filled(store, ["b", "c"], 3, { expiresAt: NOW + 1 })
  await eraseExpired({ store, state: new InMemoryState(), now: () => NOW }, new AbortController().signal)
  expect((await left(store)).map(({ pool }) => pool).toSorted()).toEqual(["b", "b", "b", "c", "c", "c"])
  expect(Math.max(...store.erased)).toBeLessThanOrEqual(50)
})

it("resumes where it was interrupted", async () => {
  const store = new Watched()
  const state = new InMemoryState()
  await filled(store, ["a", "b"], 300, {})
  await filled(store, ["c"], 100, { expiresAt: NOW })
  const closing = new AbortController()
  const seen: string[] = []
  const list: InMemoryStore["list"] = async (scope, query, call) => {
    seen.push(String(scope.pools))
    if (seen.length === 3) closing.abort()
    return InMemoryStore.prototype.list.call(store, scope, query, call)
  }
  store.list = list
  await expect(eraseExpired({ store, state, now: () => NOW }, closing.signal)).rejects.toThrow()
  expect(seen).toEqual(["a", "a", "b"])
  await eraseExpired({ store, state, now: () => NOW }, new AbortController().signal)
  expect(seen.slice(3)).toEqual(["b", "c"])
  store.list = InMemoryStore.prototype.list
  expect(await left(store)).toHaveLength(600)
})

it("leaves a memory that is given more time while it walks", async () => {
  const store = new Watched()
  await filled(store, ["a"], 2, { expiresAt: NOW })
  store.before = async (write) => {
    const memory = aMemory("a", 970_001, { expiresAt: NOW + 5, revision: 2 })
    if (write === 1) await store.write({ tenant, name: "a" }, [{ op: "put", memory }], { by: "ada", at: 2 })
  }
  await eraseExpired({ store, state: new InMemoryState(), now: () => NOW }, new AbortController().signal)
  expect((await left(store)).map(({ revision }) => revision)).toEqual([2])
})
