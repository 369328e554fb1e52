import { PostgresDatabase, PostgresStore } from "@keepsake/store-postgres"
import { describeStore } from "@keepsake/testkit/vitest"
import { startPglite, startPostgresWithVectors, type TestServer } from "./test-server.ts"

const genuine = await startPostgresWithVectors()

describeWithVectors("PostgresStore with pgvector in PGlite", await startPglite())
if (genuine !== undefined) {
  describeWithVectors("PostgresStore with pgvector", genuine)
  describeWithVectors("PostgresStore with pgvector and partitions", genuine, 4)
}

function describeWithVectors(name: string, server: TestServer, partitions?: number): void {
  const schema = server.newSchema()
  const open = () =>
    new PostgresDatabase({
      url: server.url,
      schema,
      poolSize: 4,
      statementTimeoutMs: 60_000,
      ssl: undefined,
      partitions,
    })
  describeStore(
    name,
    async () => {
      await server.empty(schema)
      const store = new PostgresStore(open())
      // Which facets it has is known once it is open.
      await store.open()
      return store
    },
    { sequences: 10, reopen: async () => new PostgresStore(open()) },
  )
}
