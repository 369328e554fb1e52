import { MemoryError } from "@keepsake/core"
import { Client } from "pg"
import { describe, expect, it } from "vitest"
import { startPostgres } from "../../store-postgres/test/test-server.ts"
import type { Log } from "../src/serving/log.ts"
import { StartPatience } from "../src/serving/start-patience.ts"
import { Place } from "./keepsake.ts"

const database = await startPostgres()

describe.skipIf(database === undefined)("a server that starts while its database is too busy", () => {
  it.each(["claims", "entries"])("waits until %s are free again, and its log says why", async (table) => {
    const schema = database?.newSchema() ?? ""
    const environment = {
      KEEPSAKE_STORE: "postgres",
      KEEPSAKE_POSTGRES_URL: database?.url ?? "",
      KEEPSAKE_POSTGRES_SCHEMA: schema,
      KEEPSAKE_POSTGRES_STATEMENT_TIMEOUT_MS: "1000",
    }
    await using place = new Place()
    const first = await place.serve([], environment)
    const { client } = first.ready.keys ?? {}
    expect(await first.stop()).toBe(0)

    const holder = new Client({ connectionString: database?.url ?? "" })
    await holder.connect()
    await holder.query(`BEGIN; LOCK TABLE ${schema}.${table}`)
    let said = ""
    const starting = place.serve([], environment, undefined, (text) => {
      said = text
    })
    const isDelayed = /"level":"warn","event":"start-delayed","why":"A statement .* took longer/
    await Promise.race([starting, expect.poll(() => said).toMatch(isDelayed)])
    expect(said).toMatch(isDelayed)
    await holder.query("COMMIT")
    await holder.end()
    const server = await starting
    expect((await server.ask("/api/memory", client)).status).toBe(200)
    expect(await server.stop()).toBe(0)
  })
})

describe("a start that is tried again while the database is too busy", () => {
  const lines: Parameters<Log>[0][] = []
  const log: Log = (line) => void lines.push(line)
  const busy = () => Promise.reject(new MemoryError("too_busy", "It is too busy", { remedy: "Wait." }))

  it("ends with the database's own sentence when the time is over", async () => {
    await expect(new StartPatience(log, () => false, 500).run(busy)).rejects.toMatchObject({
      message: "It is too busy",
    })
    expect(lines).toEqual([
      { level: "warn", event: "start-delayed", why: "It is too busy", remedy: "Wait.", seconds: 1 },
    ])
  })

  it("ends at once for any other failure, and for one that was told to stop", async () => {
    let tries = 0
    const gone = async () => {
      tries++
      throw new MemoryError("store_unavailable", "It is gone")
    }
    await expect(new StartPatience(log, () => false).run(gone)).rejects.toMatchObject({ message: "It is gone" })
    await expect(new StartPatience(log, () => true).run(busy)).rejects.toMatchObject({ code: "too_busy" })
    expect(tries).toBe(1)
  })
})
