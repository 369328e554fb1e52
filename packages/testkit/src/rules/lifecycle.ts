import assert from "node:assert/strict"
import type { CallOptions, Store } from "@keepsake/core/plugin"
import { pointing } from "../fixtures/finders.ts"
import { keep, readOne, refuses } from "../fixtures/keeping.ts"
import { acme, ada, aMemory, idOf, minute, scopeOf } from "../fixtures/people.ts"
import type { StoreRule } from "../rule.ts"

const scope = scopeOf(ada)

export const lifecycleRules: readonly StoreRule[] = [
  {
    id: "lifecycle/contract",
    says: "a store names itself and the contract that it keeps",
    check: async (store) => {
      assert.equal(store.contract, 1)
      assert.match(store.name, /^[a-z][a-z0-9-]*$/)
    },
  },
  {
    id: "lifecycle/use-after-close",
    says: "after it was closed every call of a store is refused",
    check: async (store) => {
      await keep(store, [aMemory(1)])
      if (store[Symbol.asyncDispose] === undefined) return
      await store[Symbol.asyncDispose]?.()
      for (const [name, call] of calls(store)) await refuses("store_unavailable", () => call({}), name)
    },
  },
  {
    id: "lifecycle/close-twice",
    says: "a store that was closed may be closed again",
    check: async (store) => {
      await store[Symbol.asyncDispose]?.()
      await store[Symbol.asyncDispose]?.()
    },
  },
  {
    id: "lifecycle/close-keeps-what-was-begun",
    says: "a write that was begun before the store was closed ends one way or the other",
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
  {
    id: "call/aborts",
    says: "a call whose signal was aborted before is cancelled, and a write then writes nothing",
    check: async (store) => {
      const signal = AbortSignal.abort()
      for (const [name, call] of calls(store)) await refuses("cancelled", () => call({ signal }), name)
      assert.equal(await readOne(store, scope, idOf(5)), undefined)
    },
  },
]

/** Every call that this store has. */
function calls(store: Store): readonly (readonly [name: string, call: (options: CallOptions) => Promise<unknown>])[] {
  const { text, vector, hybrid, history, feed, tally } = store
  const query = { text: "harbour", words: ["harbour"] }
  const page = { limit: 5 }
  const changes = [{ op: "put", memory: aMemory(5) }] as const
  const found: (readonly [string, (options: CallOptions) => Promise<unknown>])[] = [
    ["write", (call) => store.write(ada, changes, { ...call, by: "kit", at: minute(0) })],
    ["read", (call) => store.read(scope, [idOf(1)], call)],
    ["list", (call) => store.list(scope, page, call)],
    ["pools", (call) => store.pools(acme, page, call)],
  ]
  if (text) found.push(["text.search", (call) => text.search(scope, query, { ...call, limit: 5 })])
  if (vector) {
    found.push(
      ["vector.search", (call) => vector.search(scope, pointing(0), { ...call, limit: 5 })],
      ["vector.spaces", (call) => vector.spaces(scope, call)],
      ["vector.missing", (call) => vector.missing(ada, "kit/none/2", page, call)],
      ["vector.drop", (call) => vector.drop("kit/none/2", call)],
    )
  }
  if (hybrid) {
    const both = { ...query, embedding: pointing(0) }
    found.push(["hybrid.search", (call) => hybrid.search(scope, both, { ...call, limit: 5 })])
  }
  if (history) {
    found.push(
      ["history.versions", (call) => history.versions(scope, idOf(1), page, call)],
      ["history.asOf", (call) => history.asOf(scope, minute(1), page, call)],
    )
  }
  if (feed) found.push(["feed.changes", (call) => feed.changes(undefined, 5, call)])
  if (tally) found.push(["tally.count", (call) => tally.count(scope, {}, undefined, call)])
  return found
}
