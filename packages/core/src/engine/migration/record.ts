import type { State } from "../../contract/state.ts"
import type { Cursor } from "../../contract/store.ts"
import { type ActiveRecord, MoveRecords } from "../move-records.ts"

/** What is kept of a migration. */
export interface MigrationRecord {
  readonly from: string
  readonly to: string
  /** `switched`: the other store is in use, and the old one follows it. */
  readonly phase: "copying" | "following" | "switched"
  /** How far the feed of the store that is copied has been followed. */
  readonly cursor?: Cursor
  /** Where the feed of the other one ended when it was looked at last. */
  readonly back?: Cursor
  /** Versions that were copied, and how many memories there were at the start. */
  readonly copied: number
  readonly total: number
  readonly startedAt: number
  readonly verified?: { readonly memories: number; readonly hash: string; readonly at: number }
}

export function migrationBook(state: Pick<State, "get" | "set" | "delete">): MoveRecords<MigrationRecord> {
  return new MoveRecords(state, "migration")
}

/** The store that a migration has put into use, for whoever opens the folder. */
export function activeStore(state: Pick<State, "get" | "set" | "delete">): Promise<ActiveRecord | undefined> {
  return migrationBook(state).active()
}
