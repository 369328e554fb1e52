import { MemoryStore } from "@keepsake/core"
import type { Store } from "@keepsake/core/plugin"

/** An in-memory store with injected faults: the members that `fault` returns replace the correct ones. */
export function withFault(fault: (right: MemoryStore) => Partial<Store>): () => Promise<Store> {
  return async () => {
    const right = new MemoryStore()
    const { contract, name, traits, text, vector, hybrid, history, feed, tally } = right
    return {
      ...{ contract, name, traits, text, vector, hybrid, history, feed, tally },
      write: (...call) => right.write(...call),
      read: (...call) => right.read(...call),
      list: (...call) => right.list(...call),
      pools: (...call) => right.pools(...call),
      [Symbol.asyncDispose]: () => right[Symbol.asyncDispose](),
      ...fault(right),
    }
  }
}
