import { describeStore } from "@keepsake/testkit/vitest"
import { startTestServer } from "./test-server.ts"

const server = await startTestServer()

describeStore(`QdrantStore on ${server.what}`, () => server.emptyStore(), {
  sequences: 10,
  reopen: async () => server.store(),
})
