import type { CallOptions, Memory, MemoryId, Pool, Store } from "../../contract/index.ts"
import { type ForgetRequest, memoriesMeant } from "./forget-requests.ts"

export interface ForgetParts {
  readonly store: Store
  /** Takes memories out of every read at once, and with statements the messages that they were read from; sees to it that their versions are purged. */
  readonly takeOut: (memories: readonly Memory[], by: string, at: number) => Promise<unknown>
}

/** Removes every memory of the pool, no newer than `before`, that a person asked to have forgotten; how many those were. */
export async function forgetMeant(
  { store, takeOut }: ForgetParts,
  pool: Pool,
  asked: readonly ForgetRequest[],
  before: number,
  call?: CallOptions,
): Promise<number> {
  const meant = new Map<MemoryId, Memory>()
  for (const one of asked) {
    for (const memory of await memoriesMeant(store, pool, one, before, call)) meant.set(memory.id, memory)
  }
  if (meant.size > 0) await takeOut([...meant.values()], "remember", before)
  return meant.size
}
