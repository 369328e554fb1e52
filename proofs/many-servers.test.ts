import { describe, expect, it } from "vitest"
import { startPostgres } from "../packages/store-postgres/test/test-server.ts"
import { Balancer } from "./many-servers/balancer.ts"
import { deleteThenAsk } from "./many-servers/delete-then-ask.ts"
import { Fleet } from "./many-servers/fleet.ts"
import { askForOthers } from "./many-servers/isolation.ts"
import { killWhileWriting, restartWhileWriting } from "./many-servers/killed-while-writing.ts"
import { sayThenAsk } from "./many-servers/say-then-ask.ts"
import { report, sizeFromEnvironment } from "./size.ts"

const KILLS = sizeFromEnvironment("PROOF_SERVER_KILLS", 100)
const RESTARTS = sizeFromEnvironment("PROOF_DATABASE_RESTARTS", 5)
const PAIRS = sizeFromEnvironment("PROOF_SERVER_PAIRS", 500)
const DELETIONS = sizeFromEnvironment("PROOF_SERVER_DELETIONS", 1_000)
const FACTS = sizeFromEnvironment("PROOF_SERVER_FACTS", 20)
const TIMEOUT_MS = { timeout: 3 * 60 * 60 * 1_000 }

const database = await startPostgres()

describe.skipIf(database === undefined || !Balancer.isInstalled)(
  "three servers on one PostgreSQL, behind HAProxy",
  () => {
    const begun = () => {
      if (database === undefined) throw new Error("There is no PostgreSQL")
      return database
    }

    it(
      `lose and double no acknowledged write in ${KILLS} kills and ${RESTARTS} restarts of the database, and fail no other request`,
      TIMEOUT_MS,
      async () => {
        await using fleet = await Fleet.start(begun())
        const sizes = { kills: KILLS, restarts: RESTARTS }
        const { lost, doubled, unexplained, ...figures } = await killWhileWriting(fleet, sizes)
        report("servers killed while writing", {
          ...sizes,
          ...figures,
          lost: lost.length,
          doubled: doubled.length,
          "failed otherwise": unexplained.length,
        })
        expect(unexplained.slice(0, 20)).toEqual([])
        expect(lost.slice(0, 20)).toEqual([])
        expect(doubled.slice(0, 20)).toEqual([])
      },
    )

    it("fail no request and lose nothing when one after the other is stopped and started", TIMEOUT_MS, async () => {
      await using fleet = await Fleet.start(begun())
      const { lost, doubled, unexplained, ...figures } = await restartWhileWriting(fleet)
      report("servers restarted while writing", {
        ...figures,
        lost: lost.length,
        doubled: doubled.length,
        failed: unexplained.length,
      })
      expect(unexplained).toEqual([])
      expect([lost, doubled]).toEqual([[], []])
    })

    it(`find on one what was said on another at once, ${PAIRS} times`, TIMEOUT_MS, async () => {
      await using fleet = await Fleet.start(begun())
      const { missed, ...figures } = await sayThenAsk(fleet, PAIRS)
      report("say on one server, ask on another", { pairs: PAIRS, ...figures })
      expect(missed).toEqual([])
    })

    it(`show on none what was deleted on another, ${DELETIONS} times`, TIMEOUT_MS, async () => {
      await using fleet = await Fleet.start(begun())
      const shown = await deleteThenAsk(fleet, DELETIONS)
      report("delete on one server, ask on another", { deletions: DELETIONS, shown: shown.length })
      expect(shown).toEqual([])
    })

    it("show nobody what another tenant or another user of the same key has said", TIMEOUT_MS, async () => {
      await using fleet = await Fleet.start(begun())
      const { leaks, ...figures } = await askForOthers(fleet, FACTS)
      report("isolation over servers", { ...figures, leaks: leaks.length })
      expect(leaks).toEqual([])
      expect(figures.ownFound).toBe(4 * FACTS)
    })
  },
)
