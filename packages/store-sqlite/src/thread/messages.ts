import type { Claim } from "./claim.ts"
import type { Failure } from "./failures.ts"

/** What all workers are started with. */
export interface WorkerOptions {
  /** Absolute. */
  readonly path: string
  readonly durability: "normal" | "full"
  /** How long a call waits for a lock of another process, in milliseconds. */
  readonly lockPatienceMs: number
}

/** What the one that reads is started with besides. */
export interface ReaderOptions extends WorkerOptions {
  /** Room for `Signs` of what the caller's thread has at hand. */
  readonly signs: SharedArrayBuffer
}

/** The calls that a worker answers, by name. */
export type CallTable = Readonly<Record<string, (...args: never[]) => unknown>>

/** To a worker: one call, with a claim where the caller may withdraw it, or the end. */
export type Request =
  | { readonly id: number; readonly op: string; readonly args: readonly unknown[]; readonly claim?: Claim }
  | { readonly close: true }

export type Call = Extract<Request, { readonly op: string }>

/** From a worker, in the order of the calls; `isOpen` comes first, when the database is; `fatal` ends it and fails whatever waits. */
export type Reply =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly failure: Failure }
  | { readonly isOpen: true }
  /** The log is to be moved into the database now. */
  | { readonly moveLog: true }
  /** Writes wait for a lock of another process, or do no longer. */
  | { readonly isHeldUp: boolean }
  | { readonly fatal: Failure }
