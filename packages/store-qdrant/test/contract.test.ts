import { describeStore } from "@keepsake/testkit/vitest"
import { aServer } from "./a-server.ts"

const server = await aServer()

describeStore(`QdrantStore on ${server.what}`, () => server.emptyStore(), { sequences: 10 })
