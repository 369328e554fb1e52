import { CONTRACT, definePlugin, State, Store } from "@keepsake/core/plugin"
import { PostgresDatabase } from "./database/database.ts"
import { postgresOptions } from "./database/options.ts"
import { PostgresState } from "./postgres-state.ts"
import { PostgresStore } from "./postgres-store.ts"

/** Stores memories and all other persistent data in a schema of PostgreSQL: `createMemory({ plugins: [postgres({ url })] })`. */
export const postgres = definePlugin({
  name: "postgres",
  contract: CONTRACT,
  options: postgresOptions,
  setup(context, options) {
    const database = new PostgresDatabase(options)
    context.provide(Store, () => new PostgresStore(database))
    context.provide(State, () => new PostgresState(database, context.now, options.writers))
  },
})
