import { describe, expect, it } from "vitest"
import { startPostgres } from "../../store-postgres/test/test-server.ts"
import { Place, type Server } from "./keepsake.ts"

// Each step is a process.
const PATIENCE = { timeout: 300_000 }
const database = await startPostgres()

describe.skipIf(database === undefined)("moving to PostgreSQL and back", () => {
  const settings = () => ({
    KEEPSAKE_POSTGRES_URL: database?.url ?? "",
    KEEPSAKE_POSTGRES_SCHEMA: database?.newSchema() ?? "",
    KEEPSAKE_MEMORY_DEADLINE_MS: "5000",
  })
  const contents = async (server: Server, key: string): Promise<readonly string[]> => {
    const { body } = await server.ask("/api/memory", key)
    // What the API's table promises.
    const { data } = JSON.parse(body) as { data: { id: string; content: string; createdAt: string }[] }
    return data.map(({ id, content, createdAt }) => `${createdAt} ${id} ${content}`)
  }

  it("takes keys, settings and the audit log along, while the server runs", PATIENCE, async () => {
    const environment = settings()
    await using place = new Place()
    const server = await place.serve([], environment)
    const { admin, client } = server.ready.keys ?? { admin: "", client: "" }
    await server.ask("/api/memory", admin, { content: "My dog is called Biscuit." })
    expect((await place.run(["config", "set", "memory.maxTokens", "900"], environment)).code).toBe(0)
    const before = await contents(server, admin)
    const audit = async (of: Server) => JSON.parse((await of.ask("/api/audit", admin)).body)
    const { data: logged } = await audit(server)
    expect(logged.length).toBeGreaterThan(0)

    const moved = await place.run(["migrate", "--to", "postgres", "--json"], environment)
    expect([moved.stderr, JSON.parse(moved.stdout)]).toEqual(["", expect.objectContaining({ active: "postgres" })])
    const schema = environment.KEEPSAKE_POSTGRES_SCHEMA
    expect(await database?.run(`SELECT count(*)::int AS n FROM ${schema}.memories WHERE state = 'live'`)).toEqual([
      { n: 1 },
    ])
    // The same keys open the same memories, and what is written now is there.
    expect(await contents(server, admin)).toEqual(before)
    await server.ask("/api/memory", admin, { content: "My sister lives in Porto." })
    await server.stop()

    // Settings that name where everything is, and those from before: both find it.
    const again = await place.serve([], { ...environment, KEEPSAKE_STORE: "postgres" })
    expect([again.ready.store, again.ready.keys]).toEqual(["postgres", undefined])
    expect((await again.ask("/api/memory", client)).status).toBe(200)
    expect((await audit(again)).data.length).toBeGreaterThanOrEqual(logged.length)
    await again.stop()
    const last = await place.serve([], environment)
    expect(last.ready.store).toBe("postgres")
    expect(await contents(last, admin)).toHaveLength(2)
    expect((await place.run(["config", "print"], environment)).stdout).toContain("900")
    expect((await place.run(["config", "set", "memory.maxTokens", "700"], environment)).code).toBe(0)
    const back = await place.run(["migrate", "--roll-back", "--json"], environment)
    expect([back.stderr, JSON.parse(back.stdout)]).toEqual(["", expect.objectContaining({ active: "sqlite" })])
    expect(await contents(last, admin)).toHaveLength(2)
    await last.stop()
    const home = await place.serve([], { KEEPSAKE_STORE: "sqlite" })
    expect(home.ready.store).toBe("sqlite")
    expect(await contents(home, admin)).toHaveLength(2)
    expect((await place.run(["config", "print"])).stdout).toContain("700")
    await home.stop()
  })

  it("begins in PostgreSQL as well", PATIENCE, async () => {
    const environment = { ...settings(), KEEPSAKE_STORE: "postgres" }
    await using place = new Place()
    const server = await place.serve([], environment)
    const { admin } = server.ready.keys ?? { admin: "" }
    await server.ask("/api/memory", admin, { content: "My dog is called Biscuit." })
    const moved = await place.run(["migrate", "--to", "sqlite", "--json"], environment)
    expect([moved.stderr, JSON.parse(moved.stdout)]).toEqual(["", expect.objectContaining({ active: "sqlite" })])
    await server.stop()
    const again = await place.serve([], { KEEPSAKE_STORE: "sqlite" })
    expect(again.ready.keys).toBeUndefined()
    expect(await contents(again, admin)).toHaveLength(1)
    await again.stop()
  })

  it("refuses a schema with the keys of another installation, and leaves it as it is", PATIENCE, async () => {
    const environment = settings()
    await using other = new Place()
    const first = await other.serve([], { ...environment, KEEPSAKE_STORE: "postgres" })
    const { admin = "" } = first.ready.keys ?? {}
    await first.stop()
    await using place = new Place()
    await (await place.serve()).stop()
    const refused = await place.run(["migrate", "--to", "postgres"], environment)
    expect([refused.code, refused.stderr]).toEqual([
      expect.any(Number),
      expect.stringContaining("of another installation"),
    ])
    const again = await other.serve([], { ...environment, KEEPSAKE_STORE: "postgres" })
    expect((await again.ask("/api/status", admin)).status).toBe(200)
    await again.stop()
  })
})
