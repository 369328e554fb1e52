import { afterAll, describe, expect, it } from "vitest"
import { Balancer } from "../../../proofs/many-servers/balancer.ts"
import { deleteThenAsk } from "../../../proofs/many-servers/delete-then-ask.ts"
import { Fleet } from "../../../proofs/many-servers/fleet.ts"
import { askForOthers } from "../../../proofs/many-servers/isolation.ts"
import { killWhileWriting } from "../../../proofs/many-servers/killed-while-writing.ts"
import { sayThenAsk } from "../../../proofs/many-servers/say-then-ask.ts"
import { startPostgres } from "../../store-postgres/test/test-server.ts"

const database = await startPostgres()
/** Servers are started again and again, which takes long on a machine that is busy with other tests. */
const TIMEOUT_MS = { timeout: 15 * 60_000 }

describe.skipIf(database === undefined || !Balancer.isInstalled)("three servers behind HAProxy, in small", () => {
  // The deadline of recall is for machines with a core for each server.
  const starting =
    database && Balancer.isInstalled ? Fleet.start(database, 3, { KEEPSAKE_MEMORY_DEADLINE_MS: "5000" }) : undefined
  afterAll(async () => (await starting)?.[Symbol.asyncDispose]())
  const begun = async (): Promise<Fleet> => {
    if (starting === undefined) throw new Error("There is no PostgreSQL")
    return starting
  }

  it(
    "agree: what is said on one is found on another, what is deleted on one is on none, and people are apart",
    TIMEOUT_MS,
    async () => {
      const fleet = await begun()
      expect((await sayThenAsk(fleet, 6)).missed).toEqual([])
      expect(await deleteThenAsk(fleet, 3)).toEqual([])
      expect(await askForOthers(fleet, 1)).toMatchObject({ leaks: [], ownFound: 4 })
    },
  )

  it(
    "lose and double nothing when two are killed and the database restarts, and fail no other request",
    TIMEOUT_MS,
    async () => {
      const { lost, doubled, unexplained, added, spoken } = await killWhileWriting(await begun(), {
        kills: 2,
        restarts: 1,
      })
      expect([lost, doubled, unexplained]).toEqual([[], [], []])
      expect(added + spoken).toBeGreaterThan(40)
    },
  )
})
