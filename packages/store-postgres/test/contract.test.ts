import { PostgresDatabase, PostgresState, PostgresStore } from "@keepsake/store-postgres"
import { describeState, describeStore } from "@keepsake/testkit/vitest"
import { startPostgres } from "./test-server.ts"

const server = await startPostgres()

if (server !== undefined) {
  const schema = server.newSchema()
  const open = () =>
    new PostgresDatabase({ url: server.url, schema, poolSize: 4, statementTimeoutMs: 60_000, ssl: undefined })
  describeStore(
    "PostgresStore",
    async () => {
      await server.empty(schema)
      return new PostgresStore(open())
    },
    { sequences: 10, reopen: async () => new PostgresStore(open()) },
  )
  describeState("PostgresState", async () => {
    await server.empty(schema)
    return new PostgresState(open())
  })
  describeState("PostgresState as one of many", async () => {
    await server.empty(schema)
    return new PostgresState(open(), Date.now, "many")
  })
}
