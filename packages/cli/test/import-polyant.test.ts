import { describe, expect, it } from "vitest"
import { startPostgres } from "../../store-postgres/test/test-server.ts"
import { Place } from "./keepsake.ts"

const database = await startPostgres()

/** The columns of that system's table, without its vectors. */
const TABLE = `DROP TABLE IF EXISTS memories; CREATE TABLE memories (id uuid PRIMARY KEY, instance_id uuid, content text, category text DEFAULT 'general',
  importance int DEFAULT 5, source_conversation_id uuid, created_at timestamptz, updated_at timestamptz)`
const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`

describe.skipIf(database === undefined)("import --from polyant", () => {
  it("brings categories, importance, conversations and times over, once, and reads only", {
    timeout: 240_000,
  }, async () => {
    await database?.run(TABLE)
    await database?.run(
      `INSERT INTO memories VALUES ('${id(1)}', '${id(91)}', 'Alice prefers tables over prose answers.', 'preference', 8, '${id(71)}', '2026-05-01T10:00:00Z', '2026-05-02T10:00:00Z'),
        ('${id(2)}', '${id(91)}', 'Alice decided to use Postgres for the prototype.', 'decision', 99, NULL, '2026-05-03T10:00:00Z', '2026-05-03T10:00:00Z'),
        ('${id(3)}', '${id(91)}', '   ', 'general', 5, NULL, now(), now()), ('${id(4)}', NULL, 'Nobody owns this.', 'general', 5, NULL, now(), now())`,
    )
    await using place = new Place()
    const server = await place.serve()
    const { admin } = server.ready.keys ?? { admin: "" }
    const url = database?.url ?? ""
    const first = JSON.parse(
      (await place.run(["import", "--from", "polyant", url, "--tenant", "default", "--json"])).stdout,
    )
    expect(first).toMatchObject({ format: "polyant", did: { created: 3 } })
    const { data } = JSON.parse((await server.ask("/api/memory", admin)).body)
    expect(data).toContainEqual(
      expect.objectContaining({
        content: "Alice prefers tables over prose answers.",
        category: "preference",
        importance: 0.8,
        session: id(71),
        createdAt: "2026-05-01T10:00:00.000Z",
      }),
    )
    expect(data).toContainEqual(expect.objectContaining({ category: "decision", importance: 1 }))
    const again = JSON.parse(
      (await place.run(["import", "--from", "polyant", url, "--tenant", "default", "--json"])).stdout,
    )
    expect(again.did.created ?? 0).toBe(0)
    const wrong = await place.run(["import", "--from", "polyant", "postgres://ada:hunter2@127.0.0.1:1/x"])
    expect([wrong.code, wrong.stderr]).toEqual([1, expect.stringContaining("127.0.0.1:1 cannot be read")])
    expect(wrong.stderr).not.toContain("hunter2")
    await server.stop()
  })
})
