import type { State } from "../contract/state.ts"
import type { CallOptions, Store } from "../contract/store.ts"

/**
 * Has the files of memories, and of what is kept beside them, written anew. Both at once: they may be one file. Where bytes of what was erased may still
 * stand afterwards, as parts of a sentence; none when nowhere.
 */
export async function compact(store: Store, state: State): Promise<readonly string[]> {
  const ofState = state.compact?.() ?? [
    "the files of settings, conversations and the queue, which are not written anew",
  ]
  return (await Promise.all([compactStore(store), ofState])).flat()
}

/** As `Store.compact`; a store without it is named. */
export async function compactStore(store: Store, call?: CallOptions): Promise<readonly string[]> {
  return store.compact?.(call) ?? [`the files of the store ${store.name}, which it does not write anew`]
}
