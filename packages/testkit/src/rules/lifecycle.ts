import assert from "node:assert/strict"
import { type CallOptions, CONTRACT, equallyWeighted, type Store } from "@keepsake/core/plugin"
import { acme, ada, aMemory, minute, numberedId, scopeOfPools, splitWords } from "../fixtures/memories.ts"
import { searchMethods, vectorAt } from "../fixtures/search-methods.ts"
import { assertRejects, assertSameIds, memoryIds, putMemories, readOne, write } from "../fixtures/store-calls.ts"
import { withIds } from "../rule.ts"

const scope = scopeOfPools(ada)

export const lifecycleRules = withIds<Store>([], {
  "lifecycle/contract": {
    says: "a store states its name and the contract version that it implements",
    check: async (store) => {
      assert.equal(store.contract, CONTRACT)
      assert.match(store.name, /^[a-z][a-z0-9-]*$/)
      assert.ok(store.writers === undefined || ["one", "many"].includes(store.writers))
    },
  },
  "lifecycle/use-after-close": {
    says: "every call of a closed store is rejected",
    check: async (store) => {
      await putMemories(store, [aMemory(1)])
      if (store[Symbol.asyncDispose] === undefined) return
      await store[Symbol.asyncDispose]?.()
      for (const [name, call] of allCalls(store)) await assertRejects("store_unavailable", () => call({}), name)
    },
  },
  "lifecycle/close-twice": {
    says: "closing a store twice is allowed",
    check: async (store) => {
      await store[Symbol.asyncDispose]?.()
      await store[Symbol.asyncDispose]?.()
    },
  },
  "lifecycle/close-keeps-what-was-begun": {
    says: "a write that is under way when the store is closed settles",
    check: async (store) => {
      const writing = store.write(ada, [{ op: "put", memory: aMemory(1) }], { by: "kit", at: minute(0) })
      const settled = writing.then(
        () => true,
        () => true,
      )
      await store[Symbol.asyncDispose]?.()
      assert.ok(await settled)
    },
  },
  "lifecycle/reopen-finds-what-was-kept": {
    says: "after a restart, written, deleted and counted memories are read, listed and found the same way",
    needs: "reopen",
    check: async (store, reopen) => {
      await putMemories(store, [aMemory(1), aMemory(2), aMemory(3)], () => ({
        words: splitWords("harbour"),
        embedding: vectorAt(0),
      }))
      await write(store, [
        { op: "delete", id: numberedId(2) },
        { op: "signal", id: numberedId(1), add: { uses: 2 } },
      ])
      const before = await readOne(store, scope, numberedId(1))
      const feed = await store.feed?.changes(undefined, 100)
      const again = await reopen()
      assert.deepEqual(await readOne(again, scope, numberedId(1)), before)
      assert.deepEqual(memoryIds((await again.list(scope, { limit: 10 })).items).toSorted(), [1, 3].map(numberedId))
      for (const { name, find } of searchMethods(again, "harbour")) {
        const hits = await find(scope, { limit: 10 })
        assertSameIds(memoryIds(hits.map((hit) => hit.memory)), [1, 3].map(numberedId), name)
      }
      const older = await again.write(ada, [{ op: "put", memory: aMemory(2) }], { by: "kit", at: minute(0) })
      assert.equal(older[0]?.status, "conflict")
      if (feed !== undefined) assert.deepEqual((await again.feed?.changes(feed.next, 10))?.items, [])
    },
  },
  "call/aborts": {
    says: "a call with an aborted signal is cancelled, and a cancelled write writes nothing",
    check: async (store) => {
      const signal = AbortSignal.abort()
      for (const [name, call] of allCalls(store)) await assertRejects("cancelled", () => call({ signal }), name)
      assert.equal(await readOne(store, scope, numberedId(5)), undefined)
    },
  },
})

/** All calls that the store supports. */
function allCalls(
  store: Store,
): readonly (readonly [name: string, call: (options: CallOptions) => Promise<unknown>])[] {
  const { text, vector, hybrid, history, feed, tally } = store
  const query = { text: "harbour", words: equallyWeighted(["harbour"]) }
  const page = { limit: 5 }
  const changes = [{ op: "put", memory: aMemory(5) }] as const
  const calls: (readonly [string, (options: CallOptions) => Promise<unknown>])[] = [
    ["write", (call) => store.write(ada, changes, { ...call, by: "kit", at: minute(0) })],
    ["read", (call) => store.read(scope, [numberedId(1)], call)],
    ["list", (call) => store.list(scope, page, call)],
    ["pools", (call) => store.pools(acme, page, call)],
  ]
  if (text) calls.push(["text.search", (call) => text.search(scope, query, { ...call, limit: 5 })])
  if (vector) {
    calls.push(
      ["vector.search", (call) => vector.search(scope, vectorAt(0), { ...call, limit: 5 })],
      ["vector.spaces", (call) => vector.spaces(scope, call)],
      ["vector.missing", (call) => vector.missing(ada, "kit/none/2", page, call)],
      ["vector.drop", (call) => vector.drop("kit/none/2", call)],
    )
  }
  if (hybrid) {
    const both = { ...query, embedding: vectorAt(0) }
    calls.push(["hybrid.search", (call) => hybrid.search(scope, both, { ...call, limit: 5 })])
  }
  if (history) {
    calls.push(
      ["history.versions", (call) => history.versions(scope, numberedId(1), page, call)],
      ["history.asOf", (call) => history.asOf(scope, minute(1), page, call)],
    )
  }
  if (feed) calls.push(["feed.changes", (call) => feed.changes(undefined, 5, call)])
  if (tally) calls.push(["tally.count", (call) => tally.count(scope, {}, undefined, call)])
  return calls
}
