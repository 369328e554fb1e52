import type { CallOptions, State, Store } from "../contract/index.ts"

/**
 * Rewrites the files of store and state, at the same time because they may share a file. Returns the places where
 * erased data may still be, as parts of a sentence.
 */
export async function compact(store: Store, state: State): Promise<readonly string[]> {
  const ofState = state.compact?.() ?? ["the files of settings, conversations and the queue, which are not rewritten"]
  return (await Promise.all([compactStore(store), ofState])).flat()
}

/** As `Store.compact`. A store without it is returned as such a place. */
export async function compactStore(store: Store, call?: CallOptions): Promise<readonly string[]> {
  return store.compact?.(call) ?? [`the files of the store ${store.name}, which it does not rewrite`]
}
