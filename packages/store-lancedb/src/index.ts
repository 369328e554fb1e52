// Before what needs a newer Node: says so on an older one.
import "@keepsake/core/plugin"

export { type ForeignTable, openForeignTable } from "./foreign-table.ts"
export { LanceStore, type LanceStoreOptions } from "./lance-store.ts"
export { lancedb } from "./lancedb.ts"
