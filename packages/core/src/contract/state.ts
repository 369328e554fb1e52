import type { Json, Pool } from "./memory.ts"
import type { Page, PageQuery } from "./store.ts"
import { type Token, token } from "./token.ts"
export interface Entry { readonly key: string; readonly value: Json | Uint8Array; readonly revision: number }
/** `revision`: written only over this one, 0 means that it must not exist. `about`: the pool whose erasure takes the entry along; tombstones
 *  and receipts carry none, so that they outlive it. */
export interface SetOptions { readonly revision?: number; readonly expiresAt?: number; readonly about?: Pool }
/** What is not a memory: named buckets (settings, keys, sessions, tombstones, receipts …) and one queue. */
export interface State extends Partial<AsyncDisposable> {
  open?(): Promise<void>
  /** `undefined` when absent or expired. */ get(bucket: string, key: string): Promise<Entry | undefined>
  /** Durable when it resolves; `undefined` back: the condition on the revision did not hold. */
  set(bucket: string, key: string, value: Json | Uint8Array, options?: SetOptions): Promise<Entry | undefined>
  /** Whether there was anything. */ delete(bucket: string, key: string): Promise<boolean>
  /** In the order of first writing. */ list(bucket: string, page: PageQuery & { readonly newestFirst?: boolean }): Promise<Page<Entry>>
  /** Entries and jobs about this pool go; how many. */ erase(pool: Pool): Promise<number>
  /** As a store's. */ compact?(): Promise<readonly string[]>; /** As a store's. */ troubles?(): readonly string[]; readonly queue: Queue
}
export const State: Token<State> = token("State")
/** Jobs of one lane run one at a time and in order, none before its `at`. */
export interface NewJob { readonly id: string; readonly kind: string; readonly lane: string; readonly at: number; readonly body: Json; readonly about: Pool }
/** `now`: the moment of asking. A job neither done nor retried within `forMs` is leased again. `ofLane`: at most so many of one lane, 1 unless said. */
export interface LeaseQuery { readonly kinds: readonly string[]; readonly lanes?: readonly string[]; readonly limit: number; readonly ofLane?: number; readonly forMs: number; readonly now: number }
/** `pending`: due now, leased ones included; `scheduled`: their time lies ahead; `oldestAt`: when the oldest pending job was due. */
export interface QueueStatus { readonly pending: number; readonly scheduled: number; readonly parked: number; readonly oldestAt?: number }
/** At least once: a job's effects carry ids made from the job's. Opening the state frees the leases of a process that died. */
export interface Queue {
  /** Durable when it resolves. An id that was seen is not queued twice; one still waiting is moved to the new `at` (a debounce). */
  push(jobs: readonly NewJob[]): Promise<void>
  /** The earliest job of each lane of which none is leased; with `ofLane`, unless it was begun before, also those due right behind it. `attempt` counts from 1. */
  lease(want: LeaseQuery): Promise<readonly (NewJob & { readonly attempt: number })[]>
  done(ids: readonly string[]): Promise<void>
  retry(id: string, at: number, why: string): Promise<void>
  /** Out of the queue until asked for. */ park(id: string, why: string): Promise<void>
  parked(page: PageQuery): Promise<Page<NewJob & { readonly why: string }>>
  /** All parked jobs when no ids are given; how many came back. */
  unpark(ids?: readonly string[]): Promise<number>
  status(now: number): Promise<QueueStatus>
}
