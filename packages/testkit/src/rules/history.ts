import assert from "node:assert/strict"
import type { PageQuery, Store } from "@keepsake/core/plugin"
import { ada, aMemory, bob, minute, next, numberedId, scopeOfPools } from "../fixtures/memories.ts"
import { assertRejects, memoryIds, putMemories, readAllPages, write } from "../fixtures/store-calls.ts"
import { requireFacet, withIds } from "../rule.ts"

const scope = scopeOfPools(ada)

export const historyRules = withIds<Store>("history", {
  "history/newest-first": {
    says: "the versions of a memory are listed newest first, in pages, with time and author",
    check: async (store) => {
      const history = requireFacet(store, "history")
      const first = aMemory(1)
      const second = next(first, { content: "second" })
      const third = next(second, { content: "third" })
      for (const [place, memory] of [first, second, third].entries()) {
        await store.write(ada, [{ op: "put", memory }], { by: `writer ${place}`, at: minute(place) })
      }
      await putMemories(store, [aMemory(2)])
      const expected = [third, second, first].map((memory) => ({
        id: memory.id,
        revision: memory.revision,
        memory,
        at: minute(memory.revision - 1),
        by: `writer ${memory.revision - 1}`,
      }))
      const versions = (page: PageQuery): ReturnType<typeof history.versions> => history.versions(scope, first.id, page)
      for (const limit of [1, 2, 3]) assert.deepEqual(await readAllPages(versions, limit), expected)
    },
  },
  "history/cursor-foreign-refused": {
    says: "a cursor of one memory's versions is rejected by any other query",
    check: async (store) => {
      const history = requireFacet(store, "history")
      await putMemories(store, [aMemory(1), aMemory(2)])
      await putMemories(store, [next(aMemory(1)), next(aMemory(2))])
      const { next: cursor } = await history.versions(scope, numberedId(1), { limit: 1 })
      assert.ok(cursor !== undefined)
      await assertRejects("cursor_invalid", () => history.versions(scope, numberedId(2), { limit: 1, cursor }))
      await assertRejects("cursor_invalid", () => history.asOf(scope, minute(1), { limit: 1, cursor }))
      await assertRejects("cursor_invalid", () =>
        history.versions(scope, numberedId(1), { limit: 1, cursor: "nonsense" }),
      )
    },
  },
  "history/as-of-equals-list-then": {
    says: "asOf returns what list returned at that time, including filters and pages",
    check: async (store) => {
      const history = requireFacet(store, "history")
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
        const paged = await readAllPages((page) => history.asOf(scope, at, page), 1)
        assert.deepEqual(paged, all, `at ${at}, page by page`)
        const where = { category: ["event"], status: ["archived"] as const }
        assert.deepEqual((await history.asOf(scope, at, { limit: 50, where })).items, events, `events at ${at}`)
      }
    },
  },
  "history/as-of-with-a-clock-set-back": {
    says: "if times run backwards, asOf returns each memory once: its newest revision that is not later than the requested time",
    check: async (store) => {
      const history = requireFacet(store, "history")
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
  "history/as-of-minus-deleted": {
    says: "asOf excludes memories that were deleted or erased since, and includes restored ones",
    check: async (store) => {
      const history = requireFacet(store, "history")
      await putMemories(store, [aMemory(1), aMemory(2), aMemory(3), aMemory(4)])
      const changes = [
        { op: "delete", id: numberedId(1) },
        { op: "erase", id: numberedId(2) },
        { op: "delete", id: numberedId(3) },
      ] as const
      await write(store, changes, ada, minute(20))
      await write(store, [{ op: "put", memory: aMemory(3, { revision: 3 }) }], ada, minute(30))
      const at = async (moment: number): Promise<readonly string[]> =>
        memoryIds((await history.asOf(scope, moment, { limit: 50 })).items)
      assert.deepEqual(await at(minute(15)), [4, 3].map(numberedId))
      assert.deepEqual(await at(minute(25)), [4].map(numberedId))
      assert.deepEqual(await at(minute(35)), [4, 3].map(numberedId))
    },
  },
})
