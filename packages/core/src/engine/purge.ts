import type { Memory, Pool, Scope } from "../contract/memory.ts"
import type { NewJob, Queue } from "../contract/state.ts"
import type { Store, WriteOptions } from "../contract/store.ts"
import { erase, type ForgetParts, forget } from "../turn/forget.ts"
import { derivedId } from "../turn/ids.ts"
import { each } from "../turn/pages.ts"
import { poolOf, scopeOf } from "../turn/pool.ts"
import { laneOf } from "./capture.ts"
import { keepAnew } from "./keep-anew.ts"
import { oneByOne, type Work } from "./queue/work.ts"

export const PURGE = "purge"
const DAY_MS = 86_400_000

/** The job of a purge: one deletion of one memory. */
interface Deletion extends Readonly<Record<string, string | number>> {
  readonly id: string
  /** The revision that the deletion made. */
  readonly revision: number
}

export interface TakeOutParts extends ForgetParts {
  readonly queue: Queue
}

export interface TakeOutOptions {
  readonly undoDays: number
  readonly by: string
  readonly at: number
}

/**
 * Takes memories out of every read at once and queues the end of their versions for when the days to undo are over;
 * where there are no such days, they end now.
 */
export async function takeOut(
  parts: TakeOutParts,
  memories: readonly Memory[],
  { undoDays, by, at }: TakeOutOptions,
): Promise<void> {
  if (undoDays === 0) return eraseWhatever(parts, memories, { by, at })
  for (let left = memories; left.length > 0; ) {
    // Queued first: a crash in between leaves a job without a deletion, never a deletion without its job.
    await parts.queue.push(left.map((memory) => purgeOf(memory, at + undoDays * DAY_MS)))
    left = await forget(parts, left, { by, at })
  }
}

/** Erases memories as they were read, or as others have made them since. */
export async function eraseWhatever(
  parts: ForgetParts,
  memories: readonly Memory[],
  options: WriteOptions,
): Promise<void> {
  for (let left = memories; left.length > 0; ) left = await erase(parts, left, options)
}

/** A deleted memory was put back: its versions stay, and nothing keeps it from being kept again. `revision` is the one that the deletion made. */
export async function takeBack({ queue, tombstones }: TakeOutParts, memory: Memory, revision: number): Promise<void> {
  await queue.done([jobOf(poolOf(memory), { id: memory.id, revision })])
  await tombstones.exhume(memory)
}

function purgeOf(memory: Memory, at: number): NewJob {
  const about = poolOf(memory)
  const body: Deletion = { id: memory.id, revision: memory.revision + 1 }
  return { id: jobOf(about, body), kind: PURGE, lane: laneOf(about), at, body, about }
}

function jobOf({ tenant, name }: Pool, { id, revision }: Deletion): string {
  return derivedId(PURGE, tenant, name, id, String(revision))
}

/**
 * When the time to undo is over: removes the versions of a memory whose last change is still this deletion. Where something was kept under the same id
 * since, a key that was used again, that stays and what was before the deletion goes.
 */
export function purge(store: Store, now: () => number): Work {
  return oneByOne(async (job) => {
    // Only `takeOut` queues jobs of this kind.
    const { id, revision } = job.body as Deletion
    const options = { by: PURGE, at: now() }
    const scope = scopeOf(job.about)
    const [standing] = await store.read(scope, [id])
    const erase = { op: "erase", id, revision: revision + 1 } as const
    const [erased] = standing === undefined ? await store.write(job.about, [erase], options) : []
    // A later deletion has a purge of its own.
    const again = standing ?? (erased?.status === "conflict" ? erased.current : undefined)
    if (again !== undefined && (await holdsOlder(store, scope, id, revision))) {
      await keepAnew(store, job.about, id, options)
    }
  })
}

/** Whether versions from before this deletion are left. */
async function holdsOlder(store: Store, scope: Scope, id: string, revision: number): Promise<boolean> {
  for await (const version of each((page) => store.history?.versions(scope, id, page))) {
    if (version.revision <= revision) return true
  }
  return false
}
