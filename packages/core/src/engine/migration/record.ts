import type { State } from "../../contract/state.ts"
import type { Cursor } from "../../contract/store.ts"

const BUCKET = "migration"
const KEY = "current"
const ACTIVE = "active"

/** What is kept of a migration, so that it goes on after any end of the process. */
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

/** Which store is in use, and which one it took the place of. Absent, it is the one that is configured. */
export interface ActiveRecord {
  readonly name: string
  readonly insteadOf: string
}

export async function readRecord(state: State): Promise<MigrationRecord | undefined> {
  // Written by `keepRecord`.
  return (await state.get(BUCKET, KEY))?.value as MigrationRecord | undefined
}

export async function keepRecord(state: State, record: MigrationRecord | undefined): Promise<void> {
  if (record === undefined) await state.delete(BUCKET, KEY)
  // Without members that are `undefined`: they are no JSON.
  else await state.set(BUCKET, KEY, JSON.parse(JSON.stringify(record)))
}

/** The store that a migration has put into use, for whoever opens the folder. */
export async function activeStore(state: Pick<State, "get">): Promise<ActiveRecord | undefined> {
  // Written by `keepActive`.
  return (await state.get(BUCKET, ACTIVE))?.value as ActiveRecord | undefined
}

export async function keepActive(state: State, active: ActiveRecord | undefined): Promise<void> {
  if (active === undefined) await state.delete(BUCKET, ACTIVE)
  else await state.set(BUCKET, ACTIVE, { ...active })
}
