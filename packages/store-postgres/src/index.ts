// Before what needs a newer Node: says so on an older one.
import "@keepsake/core/plugin"

export { PostgresDatabase } from "./database/database.ts"
export type { PostgresOptions } from "./database/options.ts"
export { postgres } from "./postgres.ts"
export { PostgresState } from "./postgres-state.ts"
export { PostgresStore } from "./postgres-store.ts"
