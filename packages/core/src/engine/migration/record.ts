import type { Cursor, State } from "../../contract/index.ts"
import { type ActiveRecord, MoveRecords } from "../move-records.ts"
import type { PendingErasure } from "./followed-erasures.ts"

/** The stored state of a migration. */
export interface MigrationRecord {
  readonly from: string
  readonly to: string
  /** `switched`: the target is in use, and the old store follows it. */
  readonly phase: "copying" | "following" | "switched"
  /** The position in the source's feed. */
  readonly cursor?: Cursor
  /** The last known end of the target's feed. */
  readonly back?: Cursor
  /** Number of copied versions. `total`: number of memories at the start. */
  readonly copied: number
  readonly total: number
  readonly startedAt: number
  /** What the other store has not erased yet. */
  readonly erasure?: PendingErasure | undefined
  readonly verified?: { readonly memories: number; readonly hash: string; readonly at: number }
}

export function migrationRecords(state: Pick<State, "get" | "set" | "delete">): MoveRecords<MigrationRecord> {
  return new MoveRecords(state, "migration")
}

/** The store that a migration switched to, for code that opens the data folder. */
export function readActiveStore(state: Pick<State, "get" | "set" | "delete">): Promise<ActiveRecord | undefined> {
  return migrationRecords(state).active()
}
