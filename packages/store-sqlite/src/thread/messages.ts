import type { RawEncryption } from "../encryption/file-encryption.ts"
import type { CallClaim } from "./call-claim.ts"
import type { WorkerFailure } from "./failures.ts"

/** Options of every worker. */
export interface WorkerOptions {
  /** Absolute path of the database file. */
  readonly path: string
  readonly durability: "normal" | "full"
  /** How long a call waits for another process's lock, in milliseconds. */
  readonly lockPatienceMs: number
  readonly encryption?: RawEncryption
  /** Memory of the `OwnWrites` of the file. */
  readonly ownWrites: SharedArrayBuffer
}

/** Options of the read worker. */
export interface ReaderOptions extends WorkerOptions {
  /** Memory of the `SharedPresence` of the caller's hit cache. */
  readonly signs: SharedArrayBuffer
}

/** The functions that a worker provides, by name. */
export type CallTable = Readonly<Record<string, (...args: never[]) => unknown>>

/** A message to a worker: a call, with a claim if it can be withdrawn, or the request to close. */
export type WorkerRequest =
  | { readonly id: number; readonly op: string; readonly args: readonly unknown[]; readonly claim?: CallClaim }
  | { readonly close: true }

export type WorkerCall = Extract<WorkerRequest, { readonly op: string }>

/** A message from a worker. Replies are in the order of calls; `isOpen` is first, after the database was opened; `fatal` ends the worker and fails all pending calls. */
export type WorkerReply =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly failure: WorkerFailure }
  | { readonly isOpen: true }
  /** Requests a checkpoint. */
  | { readonly checkpoint: true }
  /** Reports whether writes wait for another process's lock. */
  | { readonly isLocked: boolean }
  | { readonly fatal: WorkerFailure }
