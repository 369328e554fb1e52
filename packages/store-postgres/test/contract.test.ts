import { PostgresDatabase, PostgresState, PostgresStore } from "@keepsake/store-postgres"
import { describeState, describeStore } from "@keepsake/testkit/vitest"
import { startPostgres, type TestServer } from "./test-server.ts"

const server = await startPostgres()

if (server !== undefined) {
  describePostgresStore("PostgresStore", server)
  describePostgresStore("PostgresStore with partitions", server, 4)
  const schema = server.newSchema()
  const open = () =>
    new PostgresDatabase({ url: server.url, schema, poolSize: 4, statementTimeoutMs: 60_000, ssl: undefined })
  describeState("PostgresState", async () => {
    await server.empty(schema)
    return new PostgresState(open())
  })
  describeState("PostgresState as one of many", async () => {
    await server.empty(schema)
    return new PostgresState(open(), Date.now, "many")
  })
}

function describePostgresStore(name: string, on: TestServer, partitions?: number): void {
  const schema = on.newSchema()
  const open = () =>
    new PostgresStore(
      new PostgresDatabase({
        url: on.url,
        schema,
        poolSize: 4,
        statementTimeoutMs: 60_000,
        ssl: undefined,
        partitions,
      }),
    )
  describeStore(
    name,
    async () => {
      await on.empty(schema)
      return open()
    },
    { sequences: 10, reopen: async () => open() },
  )
}
