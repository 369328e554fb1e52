import type { Where } from "../contract/store.ts"

/** Whatever became of a memory, as long as it is not deleted: a `where` without a status takes active ones only. */
export const ANY_STATUS: NonNullable<Where["status"]> = ["active", "quarantined", "superseded", "archived"]
