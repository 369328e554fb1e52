import type { CallOptions, Memory, MemoryId, Pool, Store } from "../../contract/index.ts"
import { type ForgetRequest, findMemoriesToForget } from "./forget-requests.ts"

export interface ForgetParts {
  readonly store: Store
  /**
   * Deletes memories, and with statements the messages that they were read from, and queues the purge of their versions. Answers with those
   * messages.
   */
  readonly softDelete: (memories: readonly Memory[], by: string, at: number) => Promise<readonly Memory[]>
}

/** Removes every memory of the pool, no newer than `before`, that a person asked to have forgotten. Answers with how many are gone, including the messages that they were read from. */
export async function forgetRequested(
  { store, softDelete }: ForgetParts,
  pool: Pool,
  asked: readonly ForgetRequest[],
  before: number,
  call?: CallOptions,
): Promise<number> {
  const meant = new Map<MemoryId, Memory>()
  for (const one of asked) {
    for (const memory of await findMemoriesToForget(store, pool, one, before, call)) meant.set(memory.id, memory)
  }
  const messages = meant.size === 0 ? [] : await softDelete([...meant.values()], "remember", before)
  return meant.size + messages.length
}
