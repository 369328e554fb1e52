import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, it, onTestFinished } from "vitest"
import { createMemory } from "../packages/core/dist/index.js"
import { type Keepsake, started } from "../packages/server/test/keepsake.ts"
import { twentyCustomers } from "../packages/server/test/table/customers.ts"
import { fuzz } from "../packages/server/test/table/fuzz.ts"
import { look } from "../packages/server/test/table/isolation.ts"
import { lines } from "../packages/server/test/table/sent.ts"
import { trailOf } from "../packages/server/test/table/trail.ts"
import { sqlite } from "../packages/store-sqlite/dist/index.js"
import { report, sizeFromEnvironment } from "./size.ts"

const MALFORMED = sizeFromEnvironment("PROOF_MALFORMED", 5_500)
const CALLS = sizeFromEnvironment("PROOF_CALLS", 2_000)

/** Starts a server over a real database. */
async function startServer(): Promise<Keepsake> {
  const folder = await mkdtemp(join(tmpdir(), "keepsake-every-route-"))
  const memory = await createMemory({ plugins: [sqlite({ path: join(folder, "keepsake.db") })] })
  const running = await started({ memory })
  onTestFinished(async () => {
    await running.end()
    await rm(folder, { recursive: true })
  })
  return running
}

it("malformed requests to every route get no 500, reveal no internals and leave no partial row", async () => {
  const { url, admin, memory } = await startServer()
  const each = Math.ceil(MALFORMED / lines.length)
  const { sent, byStatus, faults } = await fuzz(url, admin, each, Date.now(), await trailOf(memory))
  report("malformed requests", { sent, ...byStatus, faults: faults.length })
  expect(faults).toEqual([])
})

it("20 keys that call every route at random see no foreign row, nor whether a foreign id exists", async () => {
  const running = await startServer()
  const customers = await twentyCustomers(running)
  const { asked, compared, foreign, telling } = await look(running.url, customers, CALLS, Date.now() % 1_000_000)
  report("random calls", { asked, compared, foreign: foreign.length, telling: telling.length })
  expect(foreign).toEqual([])
  expect(telling).toEqual([])
})
