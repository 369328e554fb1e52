import assert from "node:assert/strict"
import type { Entry, PageQuery, State, StateRecord } from "@keepsake/core/plugin"
import { ada, bob, otherAda } from "../fixtures/memories.ts"
import { assertRejects, readAllPages } from "../fixtures/store-calls.ts"
import { withIds } from "../rule.ts"

const FAR = Date.UTC(9000, 0, 1)

export const entryRules = withIds<State>([], {
  "state/comes-back-as-it-went-in": {
    says: "an entry is returned with its value, JSON or bytes, and with revisions counted from 1",
    check: async (state) => {
      const values = [
        { deep: [1, null, { x: "é" }] },
        "text",
        0,
        false,
        null,
        [],
        Uint8Array.of(0, 255, 7),
        new Uint8Array(),
      ]
      for (const [place, value] of values.entries()) {
        const key = `key ${place}`
        assert.deepEqual(await state.set("b", key, value), { key, value, revision: 1 })
        assert.deepEqual(withPlainBytes(await state.get("b", key)), { key, value, revision: 1 })
      }
      assert.equal((await state.set("b", "key 0", "new"))?.revision, 2)
      assert.deepEqual(await state.get("b", "key 0"), { key: "key 0", value: "new", revision: 2 })
    },
  },
  "state/absent": {
    says: "an entry that was never set or was deleted is absent, and a delete returns whether it existed",
    check: async (state) => {
      assert.equal(await state.get("b", "k"), undefined)
      assert.equal(await state.delete("b", "k"), false)
      await state.set("b", "k", 1)
      assert.equal(await state.delete("b", "k"), true)
      assert.equal(await state.get("b", "k"), undefined)
      assert.equal(await state.delete("b", "k"), false)
      assert.deepEqual((await state.list("b", { limit: 5 })).items, [])
    },
  },
  "state/buckets-apart": {
    says: "buckets and keys match exactly, and the same key in two buckets is two entries",
    check: async (state) => {
      const names = ["a", "A", "a/b", "a%", "a_", "o'hara", 'say "hi"', "", "👩‍👩‍👧"]
      for (const bucket of names) for (const key of names) await state.set(bucket, key, `${bucket} ${key}`)
      for (const bucket of names) {
        assert.equal((await state.list(bucket, { limit: 100 })).items.length, names.length)
        for (const key of names) assert.equal((await state.get(bucket, key))?.value, `${bucket} ${key}`)
      }
    },
  },
  "state/conditional-set": {
    says: "a set with a revision applies only over that revision; 0 requires that the entry is absent",
    check: async (state) => {
      assert.equal(await state.set("b", "k", "x", { revision: 1 }), undefined)
      assert.equal((await state.set("b", "k", "first", { revision: 0 }))?.revision, 1)
      assert.equal(await state.set("b", "k", "again", { revision: 0 }), undefined)
      assert.equal((await state.set("b", "k", "second", { revision: 1 }))?.revision, 2)
      assert.equal(await state.set("b", "k", "lost", { revision: 1 }), undefined)
      assert.equal((await state.get("b", "k"))?.value, "second")
    },
  },
  "state/one-of-two-wins": {
    says: "of several concurrent sets over the same revision, exactly one is applied",
    check: async (state) => {
      const tries = await Promise.all([1, 2, 3, 4].map((value) => state.set("b", "k", value, { revision: 0 })))
      const won = tries.filter((entry) => entry !== undefined)
      assert.equal(won.length, 1)
      assert.deepEqual(await state.get("b", "k"), won[0])
    },
  },
  "state/expiry": {
    says: "an expired entry is absent everywhere, and can be set as if it had never existed",
    check: async (state) => {
      await state.set("b", "past", 1, { expiresAt: 1 })
      await state.set("b", "future", 1, { expiresAt: FAR })
      assert.equal(await state.get("b", "past"), undefined)
      assert.equal((await state.get("b", "future"))?.value, 1)
      assert.deepEqual(keysOf((await state.list("b", { limit: 5 })).items), ["future"])
      assert.equal(await state.delete("b", "past"), false)
      await state.set("b", "again", 1, { expiresAt: 1 })
      assert.equal((await state.set("b", "again", 2, { revision: 0 }))?.revision, 1)
      await state.set("b", "future", 2, { expiresAt: 1 })
      assert.equal(await state.get("b", "future"), undefined)
      await state.set("b", "again", 3, { expiresAt: FAR })
      await state.set("b", "again", 4)
      assert.equal((await state.get("b", "again"))?.value, 4)
    },
  },
  "state/list-order": {
    says: "a list is in the order of first writes or its reverse, in pages, and later writes do not change the order",
    check: async (state) => {
      const order = ["c", "a", "d", "b", "e"]
      for (const key of order) await state.set("b", key, key)
      await state.set("b", "c", "again")
      await state.set("other", "x", 1)
      for (const limit of [1, 2, 5, 9]) {
        const forwards = (page: PageQuery): ReturnType<State["list"]> => state.list("b", page)
        const backwards = (page: PageQuery): ReturnType<State["list"]> =>
          state.list("b", { ...page, newestFirst: true })
        assert.deepEqual(keysOf(await readAllPages(forwards, limit)), order)
        assert.deepEqual(keysOf(await readAllPages(backwards, limit)), order.toReversed())
      }
    },
  },
  "state/list-stable": {
    says: "while entries are added and deleted, no page repeats or skips one that exists throughout",
    check: async (state) => {
      for (const key of ["a", "b", "c", "d"]) await state.set("b", key, key)
      const first = await state.list("b", { limit: 2 })
      await state.delete("b", "b")
      await state.set("b", "e", 1)
      assert.ok(first.next !== undefined)
      assert.deepEqual(keysOf((await state.list("b", { limit: 9, cursor: first.next })).items), ["c", "d", "e"])
      const { next: cursor } = first
      await assertRejects("cursor_invalid", () => state.list("other", { limit: 2, cursor }))
      await assertRejects("cursor_invalid", () => state.list("b", { limit: 2, cursor, newestFirst: true }))
      await assertRejects("cursor_invalid", () => state.list("b", { limit: 2, cursor: "nonsense" }))
    },
  },
  "state/erase-pool": {
    says: "erasing a pool deletes every entry and job about it, waiting or parked, returns their number, and keeps all others",
    check: async (state) => {
      await state.set("sessions", "one", 1, { about: ada })
      await state.set("traces", "two", 1, { about: ada })
      await state.set("sessions", "bob", 1, { about: bob })
      await state.set("sessions", "other tenant", 1, { about: otherAda })
      await state.set("tombstones", "nobody", 1)
      const job = { kind: "turn", lane: "l", at: 1, body: null }
      await state.queue.push([
        { ...job, id: "parked", about: ada },
        { ...job, id: "waiting", about: ada },
        { ...job, id: "bob's", about: bob },
      ])
      await state.queue.park("parked", "tired")
      assert.equal(await state.erase(ada), 4)
      assert.deepEqual(keysOf((await state.list("sessions", { limit: 9 })).items), ["bob", "other tenant"])
      assert.equal(await state.get("traces", "two"), undefined)
      assert.ok(await state.get("tombstones", "nobody"))
      const { pending, parked } = await state.queue.status(10)
      assert.deepEqual([pending, parked], [1, 0])
      assert.equal(await state.erase(ada), 0)
    },
  },
  "state/about-is-replaced": {
    says: "an entry is about the pool of its last set, or about none",
    check: async (state) => {
      await state.set("b", "k", 1, { about: ada })
      await state.set("b", "k", 2)
      await state.set("b", "moved", 1, { about: ada })
      await state.set("b", "moved", 2, { about: bob })
      assert.equal(await state.erase(ada), 0)
      assert.equal(await state.erase(bob), 1)
      assert.deepEqual(keysOf((await state.list("b", { limit: 9 })).items), ["k"])
    },
  },
  "state/moves-as-a-whole": {
    says: "what `transfer` reads makes another state equal: values, revisions, expiry, pools, and jobs that wait, are leased, retried, parked or done",
    check: async (state) => {
      const { transfer, queue } = state
      if (transfer === undefined) return
      await state.set("b", "first", { deep: [1, "\0 é", null] })
      await state.set("b", "first", "again")
      await state.set("b", "bytes", Uint8Array.of(0, 255), { expiresAt: FAR, about: ada })
      await state.set("elsewhere", "first", 1)
      const job = (id: string, lane = id) => ({ id, kind: "turn", lane, at: 1, body: { id }, about: ada })
      await queue.push(["one", "two"].map((id) => job(id, "lane")))
      await queue.push(["retried", "parked", "done"].map((id) => job(id)))
      await queue.lease({ kinds: ["turn"], lanes: ["lane", "retried", "done"], limit: 9, forMs: 1_000_000, now: 10 })
      await queue.retry("retried", 5_000, "tired")
      await queue.park("parked", "why")
      await queue.done(["done"])
      const before = await transfer.read()
      assert.equal(before.filter(({ kind }) => kind === "entry").length, 3)

      await state.set("b", "first", "changed")
      await state.set("b", "later", 1)
      await queue.done(["one"])
      await queue.unpark()
      await transfer.replace(before)
      assert.deepEqual(withPlainRecords(await transfer.read()), withPlainRecords(before))
      assert.deepEqual(await state.get("b", "first"), { key: "first", value: "again", revision: 2 })
      assert.deepEqual(keysOf((await state.list("b", { limit: 9 })).items), ["first", "bytes"])
      assert.equal(await state.set("b", "first", "stale", { revision: 1 }), undefined)
      await queue.push([job("done")])
      const lease = (now: number) => queue.lease({ kinds: ["turn"], limit: 9, ofLane: 9, forMs: 10, now })
      assert.deepEqual(await lease(20), [])
      assert.deepEqual(
        (await lease(6_000)).map(({ id, attempt }) => [id, attempt]),
        [["retried", 2]],
      )
      assert.deepEqual(
        (await queue.parked({ limit: 9 })).items.map(({ id, why }) => [id, why]),
        [["parked", "why"]],
      )
      await queue.done(["one"])
      assert.deepEqual(
        (await lease(6_005)).map(({ id, attempt }) => [id, attempt]),
        [["two", 1]],
      )
      assert.equal(await state.erase(ada), 4)
      await transfer.replace([])
      assert.deepEqual(await transfer.read(), [])
    },
  },
  "state/use-after-close": {
    says: "every call of a closed state is rejected, and closing it again is allowed",
    check: async (state) => {
      if (state[Symbol.asyncDispose] === undefined) return
      await state[Symbol.asyncDispose]?.()
      await state[Symbol.asyncDispose]?.()
      await assertRejects("store_unavailable", () => state.get("b", "k"), "get")
      await assertRejects("store_unavailable", () => state.set("b", "k", 1), "set")
      await assertRejects("store_unavailable", () => state.delete("b", "k"), "delete")
      await assertRejects("store_unavailable", () => state.list("b", { limit: 1 }), "list")
      await assertRejects("store_unavailable", () => state.erase(ada), "erase")
      await assertRejects("store_unavailable", () => state.queue.push([]), "push")
      await assertRejects("store_unavailable", () => state.queue.status(1), "status")
    },
  },
})

/** Converts a Buffer, which is also valid, to a plain Uint8Array for comparison. */
function withPlainBytes(entry: Entry | undefined): Entry | undefined {
  return entry?.value instanceof Uint8Array ? { ...entry, value: Uint8Array.from(entry.value) } : entry
}

function withPlainRecords(records: readonly StateRecord[]): readonly StateRecord[] {
  return records.map((record) =>
    record.kind === "entry" && record.value instanceof Uint8Array
      ? { ...record, value: Uint8Array.from(record.value) }
      : record,
  )
}

function keysOf(entries: readonly Entry[]): readonly string[] {
  return entries.map((entry) => entry.key)
}
