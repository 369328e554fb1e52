import { expect, it } from "vitest"
import { Copier } from "../../src/engine/migration/copier.ts"
import { Mirror } from "../../src/engine/mirror/mirror.ts"
import { MemoryStore } from "../../src/index.ts"
import { ERASED_POOL } from "../../src/plugin/index.ts"
import { aMemory, tenant } from "../turn/a-memory.ts"

const ada = { tenant, name: "ada/-" }
const nameless = { tenant, name: `${ERASED_POOL}hash` }
const options = { by: "test", at: 1 }

/** A copy with two memories of a pool, one of them deleted, and one of another pool. */
async function aCopy(): Promise<MemoryStore> {
  const copy = new MemoryStore()
  const gone = ["standing", "deleted"].map((id) => aMemory({ id, pool: ada.name, content: "Prefers tea" }))
  await copy.write(
    ada,
    gone.map((memory) => ({ op: "put", memory })),
    options,
  )
  await copy.write(ada, [{ op: "delete", id: "deleted" }], options)
  await copy.write({ tenant, name: "-/-" }, [{ op: "put", memory: aMemory({ id: "other" }) }], options)
  return copy
}

const erasures = ["standing", "deleted", "never copied"].map((id) => ({ id, revision: 3, ...options, pool: nameless }))

async function contents(store: MemoryStore): Promise<readonly (string | undefined)[]> {
  const { items } = await store.feed.changes(undefined, 100)
  return items.map(({ id, memory }) => (memory === undefined ? `${id} is gone` : id))
}

it("a copy erases what its original erased in a pool that has lost its name since, in whichever pool it is", async () => {
  const copy = await aCopy()
  await new Copier(new MemoryStore(), copy, Date.now).copyVersions(erasures)
  expect((await contents(copy)).toSorted()).toEqual(["deleted is gone", "other", "standing is gone"])
})

it("a mirror that was down meanwhile does too", async () => {
  const copy = await aCopy()
  await new Mirror(new MemoryStore(), copy, Date.now).copy(nameless, erasures)
  expect((await contents(copy)).toSorted()).toEqual(["deleted is gone", "other", "standing is gone"])
})
