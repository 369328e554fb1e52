import assert from "node:assert/strict"
import type { PageQuery } from "@keepsake/core/plugin"
import { allOf, idsOf, keep, refuses, write } from "../fixtures/keeping.ts"
import { ada, aMemory, bob, idOf, minute, next, scopeOf } from "../fixtures/people.ts"
import { facet, type StoreRule } from "../rule.ts"

const scope = scopeOf(ada)

export const historyRules: readonly StoreRule[] = [
  {
    id: "history/newest-first",
    says: "the versions of a memory come newest first, page by page, each with its moment and who made it",
    needs: "history",
    check: async (store) => {
      const history = facet(store, "history")
      const first = aMemory(1)
      const second = next(first, { content: "second" })
      const third = next(second, { content: "third" })
      for (const [place, memory] of [first, second, third].entries()) {
        await store.write(ada, [{ op: "put", memory }], { by: `writer ${place}`, at: minute(place) })
      }
      await keep(store, [aMemory(2)])
      const expected = [third, second, first].map((memory) => ({
        id: memory.id,
        revision: memory.revision,
        memory,
        at: minute(memory.revision - 1),
        by: `writer ${memory.revision - 1}`,
      }))
      const versions = (page: PageQuery): ReturnType<typeof history.versions> => history.versions(scope, first.id, page)
      for (const limit of [1, 2, 3]) assert.deepEqual(await allOf(versions, limit), expected)
    },
  },
  {
    id: "history/cursor-foreign-refused",
    says: "a cursor of one memory's versions fits no other question",
    needs: "history",
    check: async (store) => {
      const history = facet(store, "history")
      await keep(store, [aMemory(1), aMemory(2)])
      await keep(store, [next(aMemory(1)), next(aMemory(2))])
      const { next: cursor } = await history.versions(scope, idOf(1), { limit: 1 })
      assert.ok(cursor !== undefined)
      await refuses("cursor_invalid", () => history.versions(scope, idOf(2), { limit: 1, cursor }))
      await refuses("cursor_invalid", () => history.asOf(scope, minute(1), { limit: 1, cursor }))
      await refuses("cursor_invalid", () => history.versions(scope, idOf(1), { limit: 1, cursor: "nonsense" }))
    },
  },
  {
    id: "history/as-of-equals-list-then",
    says: "asOf answers what list answered at that moment, filters and pages included",
    needs: "history",
    check: async (store) => {
      const history = facet(store, "history")
      const noted: [at: number, all: readonly unknown[], events: readonly unknown[]][] = []
      const note = async (at: number): Promise<void> => {
        const all = await store.list(scope, { limit: 50 })
        const events = await store.list(scope, { limit: 50, where: { category: ["event"], status: ["archived"] } })
        noted.push([at, all.items, events.items])
      }
      const first = aMemory(1)
      const second = aMemory(2, { category: "event" })
      await note(minute(0))
      await write(store, [{ op: "put", memory: first }], ada, minute(10))
      await note(minute(10))
      await write(store, [{ op: "put", memory: second }], ada, minute(20))
      await write(store, [{ op: "put", memory: aMemory(3, {}, bob) }], bob, minute(20))
      await note(minute(25))
      await write(store, [{ op: "put", memory: next(first, { content: "changed" }) }], ada, minute(30))
      await write(store, [{ op: "put", memory: next(second, { status: "archived" }) }], ada, minute(30))
      await note(minute(30))
      for (const [at, all, events] of noted) {
        assert.deepEqual((await history.asOf(scope, at, { limit: 50 })).items, all, `at ${at}`)
        const paged = await allOf((page) => history.asOf(scope, at, page), 1)
        assert.deepEqual(paged, all, `at ${at}, page by page`)
        const where = { category: ["event"], status: ["archived"] as const }
        assert.deepEqual((await history.asOf(scope, at, { limit: 50, where })).items, events, `events at ${at}`)
      }
    },
  },
  {
    id: "history/as-of-with-a-clock-set-back",
    says: "where moments run backwards, asOf shows each memory once: the newest revision that is not later than the moment",
    needs: "history",
    check: async (store) => {
      const history = facet(store, "history")
      const moments = [10, 20, 15, 5, 40].map(minute)
      let memory = aMemory(1)
      for (const [place, at] of moments.entries()) {
        if (place > 0) memory = next(memory, { content: `version ${place + 1}` })
        await write(store, [{ op: "put", memory }], ada, at)
      }
      const { items } = await history.versions(scope, memory.id, { limit: 10 })
      assert.deepEqual(
        items.map(({ revision, at }) => [revision, at]),
        moments.map((at, place) => [place + 1, at]).toReversed(),
      )
      const at = async (moment: number): Promise<readonly number[]> =>
        (await history.asOf(scope, minute(moment), { limit: 50 })).items.map(({ revision }) => revision)
      assert.deepEqual(await at(4), [])
      for (const moment of [5, 12, 17, 30]) assert.deepEqual(await at(moment), [4], `at ${moment}`)
      assert.deepEqual(await at(40), [5])
    },
  },
  {
    id: "history/as-of-minus-deleted",
    says: "what was deleted or erased since is not in asOf, and what was restored is",
    needs: "history",
    check: async (store) => {
      const history = facet(store, "history")
      await keep(store, [aMemory(1), aMemory(2), aMemory(3), aMemory(4)])
      const changes = [
        { op: "delete", id: idOf(1) },
        { op: "erase", id: idOf(2) },
        { op: "delete", id: idOf(3) },
      ] as const
      await write(store, changes, ada, minute(20))
      await write(store, [{ op: "put", memory: aMemory(3, { revision: 3 }) }], ada, minute(30))
      const at = async (moment: number): Promise<readonly string[]> =>
        idsOf((await history.asOf(scope, moment, { limit: 50 })).items)
      assert.deepEqual(await at(minute(15)), [4, 3].map(idOf))
      assert.deepEqual(await at(minute(25)), [4].map(idOf))
      assert.deepEqual(await at(minute(35)), [4, 3].map(idOf))
    },
  },
]
