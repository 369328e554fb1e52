import type { Json, Pool } from "./memory.ts"
import type { Page, PageQuery, Writers } from "./store.ts"
import { type Token, token } from "./token.ts"

/** One value of a bucket. */
export interface Entry {
  readonly key: string
  readonly value: Json | Uint8Array
  readonly revision: number
}

export interface SetOptions {
  /** Written only over this revision; 0 requires that the key does not exist. Absent: always written. */
  readonly revision?: number
  /** Milliseconds since 1970. An expired entry is absent to every read. */
  readonly expiresAt?: number
  /** The pool whose erasure removes the entry as well. Tombstones and receipts have none, so that they survive it. */
  readonly about?: Pool
}

/** One thing that a state has, for moving it. */
export type StateRecord =
  | {
      readonly kind: "entry"
      readonly bucket: string
      readonly key: string
      readonly value: Json | Uint8Array
      readonly revision: number
      readonly expiresAt?: number
      readonly about?: Pool
    }
  | {
      readonly kind: "job"
      readonly job: NewJob
      /** When it may be leased: `at`, or the time of a retry. */
      readonly due: number
      /** How often it was leased. */
      readonly attempt: number
      /** 0 without a lease. */
      readonly leasedUntil: number
      /** Why it was parked. */
      readonly parked?: string
    }
  /** A job that was done, by the first 16 bytes of the SHA-256 of its id in hexadecimal: it is not queued again. */
  | { readonly kind: "done"; readonly id: string; readonly at: number }

/** Reads and replaces a whole state, while nothing else writes to it. */
export interface StateTransfer {
  /** Entries in the order of first writing, then jobs in the order of the queue with parked ones last, then done jobs by id. */
  read(): Promise<readonly StateRecord[]>
  /** Makes the state consist of exactly these, all or none. A later `read` returns them in the same order. */
  replace(records: readonly StateRecord[]): Promise<void>
}

/** Everything that is not a memory: named buckets (settings, keys, sessions, tombstones, receipts …) and one queue. */
export interface State extends Partial<AsyncDisposable> {
  /** How many processes may write at the same time. Default: `"one"`. */
  readonly writers?: Writers
  /**
   * Milliseconds to add to the clock of this machine, so that the times of all processes that share the state agree. Known once it is open; may change.
   * Default: 0.
   */
  readonly clockOffsetMs?: number
  open?(): Promise<void>
  /** `undefined` when the entry is absent or expired. */
  get(bucket: string, key: string): Promise<Entry | undefined>
  /** Durable when it resolves. Resolves to `undefined` when the condition on the revision failed. */
  set(bucket: string, key: string, value: Json | Uint8Array, options?: SetOptions): Promise<Entry | undefined>
  /** Resolves to whether the entry existed. */
  delete(bucket: string, key: string): Promise<boolean>
  /** In the order of first writing. */
  list(bucket: string, page: PageQuery & { readonly newestFirst?: boolean }): Promise<Page<Entry>>
  /** Removes the entries and jobs about this pool and resolves to their number. */
  erase(pool: Pool): Promise<number>
  /** As `Store.compact`. */
  compact?(): Promise<readonly string[]>
  /** As `Store.problems`. */
  problems?(): readonly string[]
  /** Absent: the state stays where it is when memories are moved. */
  readonly transfer?: StateTransfer
  readonly queue: Queue
  /**
   * Runs `work` while no process runs work of this name. What a process that died held is taken after several seconds. The signal ends waiting.
   * Required with many writers.
   */
  exclusive?<Result>(name: string, work: () => Promise<Result>, signal?: AbortSignal): Promise<Result>
}

export const State: Token<State> = token("State")

/** A job to be queued. Jobs of one lane run one at a time and in order, none before its `at`. */
export interface NewJob {
  readonly id: string
  readonly kind: string
  readonly lane: string
  /** Milliseconds since 1970. */
  readonly at: number
  readonly body: Json
  /** The pool whose erasure removes the job. */
  readonly about: Pool
}

export interface LeaseQuery {
  readonly kinds: readonly string[]
  /** Default: every lane. */
  readonly lanes?: readonly string[]
  readonly limit: number
  /** The most jobs of one lane. Default: 1. */
  readonly ofLane?: number
  /** The lease in milliseconds: a job that is neither done nor retried within it is leased again. */
  readonly forMs: number
  /** The moment of asking. */
  readonly now: number
}

export interface QueueStatus {
  /** Due now, leased ones included. */
  readonly pending: number
  /** Due later. */
  readonly scheduled: number
  readonly parked: number
  /** When the oldest pending job became due. */
  readonly oldestAt?: number
}

/**
 * A durable queue with at-least-once delivery: the effects of a job carry ids derived from the job's. Opening the state frees the leases of a dead process.
 * With many writers, a job is leased by the process that pushed it; by any other only after that one was not seen for several seconds.
 */
export interface Queue {
  /** Durable when it resolves. A known id is not queued twice; while it still waits, it is moved to the new `at` (debounce). */
  push(jobs: readonly NewJob[]): Promise<void>
  /**
   * The earliest job of each lane in which none is leased; with `ofLane`, unless that job was started before, also those due right behind it.
   * `attempt` counts from 1.
   */
  lease(want: LeaseQuery): Promise<readonly (NewJob & { readonly attempt: number })[]>
  done(ids: readonly string[]): Promise<void>
  retry(id: string, at: number, why: string): Promise<void>
  /** Moves a job to the dead letters, until it is unparked. */
  park(id: string, why: string): Promise<void>
  parked(page: PageQuery): Promise<Page<NewJob & { readonly why: string }>>
  /** Default: every parked job. Resolves to how many are queued again. */
  unpark(ids?: readonly string[]): Promise<number>
  status(now: number): Promise<QueueStatus>
  /**
   * The ids of jobs of these kinds, of all processes, that are neither done nor parked, nor wait for a retry. `lanes`: default every lane. Required with
   * many writers.
   */
  unfinished?(kinds: readonly string[], now: number, lanes?: readonly string[]): Promise<readonly string[]>
}
