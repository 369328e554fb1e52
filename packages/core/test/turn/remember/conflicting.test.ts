import { expect, it } from "vitest"
import { createMemory } from "../../../src/engine/create-memory.ts"
import { derivedId } from "../../../src/turn/ids.ts"
import { reconcile } from "../../../src/turn/remember/reconcile.ts"
import { Tombstones } from "../../../src/turn/tombstones.ts"

it("a reply that says the opposite of the person's words stands beside them, and waits for a decision", async () => {
  await using engine = await createMemory()
  const ada = engine.for({ user: "ada" })
  const { memory: own } = await ada.add("Loves jazz", { key: "preference:jazz", origin: "user" })
  const pool = { tenant: own.owner.tenant, name: own.pool }
  const { revision: _, signals: __, ...like } = own
  const key = "preference:!jazz"
  const proposal = {
    ...like,
    id: derivedId("key", pool.tenant, pool.name, key),
    key,
    content: "Hates jazz",
    source: { origin: "assistant", message: "m1" },
  } as const
  const parts = { store: engine.store, tombstones: new Tombstones(engine.state) }
  const decided = await reconcile(parts, pool, proposal, new Map())
  expect(decided?.memory).toMatchObject({ status: "active", links: [{ to: own.id, as: "conflicts" }] })
  await engine.store.write(pool, decided?.changes ?? [], { by: "test", at: own.updatedAt })

  const { items } = await ada.review("conflicting")
  expect(items).toMatchObject([{ memory: { content: "Hates jazz" }, against: [{ id: own.id }] }])
  expect(await ada.decide(items[0]?.memory.id ?? "", { decision: "accept" })).toMatchObject({
    links: [{ to: own.id, as: "supersedes" }],
    metadata: {},
  })
  expect((await ada.get(own.id))?.status).toBe("superseded")
  expect((await ada.review("conflicting")).items).toEqual([])
})
