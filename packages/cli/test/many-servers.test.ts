import { describe, expect, it } from "vitest"
import { startPostgres } from "../../store-postgres/test/test-server.ts"
import { Place, type Server } from "./keepsake.ts"

const database = await startPostgres()

describe.skipIf(database === undefined)("servers side by side on one schema", () => {
  const settings = (more: Record<string, string> = {}) => ({
    KEEPSAKE_STORE: "postgres",
    KEEPSAKE_POSTGRES_URL: database?.url ?? "",
    KEEPSAKE_POSTGRES_SCHEMA: database?.newSchema() ?? "",
    KEEPSAKE_POSTGRES_WRITERS: "many",
    KEEPSAKE_MEMORY_DEADLINE_MS: "5000",
    ...more,
  })
  const say = (server: Server, key: string | undefined, content: string) =>
    server.ask("/v1/chat/completions", key, {
      model: "keepsake-demo",
      messages: [{ role: "user", content }],
    })
  const animals = ["dog", "cat", "parrot", "rabbit", "hamster", "tortoise", "pony", "goldfish"]
  const names = ["Biscuit", "Waffle", "Pretzel", "Truffle", "Nacho", "Pickle", "Mochi", "Tofu"]

  it("what was said on one is found on the other, and what was deleted, revoked or set there is so on the other; a browser is signed in on both", async () => {
    const environment = settings()
    await using place = new Place()
    await using elsewhere = new Place()
    const [first, second] = [await place.serve([], environment), await elsewhere.serve([], environment)]
    expect(second.ready.keys).toBeUndefined()
    const { client, admin } = first.ready.keys ?? {}
    for (const [round, name] of names.entries()) {
      const [one, other] = round % 2 === 0 ? [first, second] : [second, first]
      expect((await say(one, client, `My ${animals[round]} is called ${name}.`)).status).toBe(200)
      expect((await say(other, client, `What is my ${animals[round]} called?`)).body).toContain(name)
    }

    const listed = await second.ask("/api/memory?limit=100", client)
    // The shape of the list; the test looks at what it holds.
    const { data } = JSON.parse(listed.body) as { data: readonly { id: string; content: string }[] }
    const waffle = data.filter(({ content }) => content.includes("Waffle"))
    expect(waffle.length).toBeGreaterThan(0)
    for (const { id } of waffle) expect((await first.remove(`/api/memory/${id}`, client)).status).toBe(200)
    expect((await say(second, client, "What is my cat called?")).body).not.toContain("Waffle")

    const created = await first.ask("/api/keys", admin, { role: "user", name: "guest" })
    const { secret, id } = guestKey(created.body)
    expect((await say(second, secret, "Hello!")).status).toBe(200)
    expect((await first.remove(`/api/keys/${id}`, admin)).status).toBe(200)
    expect((await second.ask("/api/memory", secret)).status).toBe(401)

    expect((await place.run(["config", "set", "memory.maxTokens", "901"], environment)).code).toBe(0)
    await expect.poll(async () => (await second.ask("/api/settings", admin)).body.includes('"value":901')).toBe(true)

    const signedIn = await fetch(`${first.ready.url}/api/sign-in`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ key: admin }),
    })
    const cookie = signedIn.headers.get("set-cookie")?.split(";")[0] ?? ""
    expect((await fetch(`${second.ready.url}/api/status`, { headers: { cookie } })).status).toBe(200)
    expect([await first.stop(), await second.stop()]).toEqual([0, 0])
  })

  it("turns that a killed server had acknowledged are processed by the other, and a server that would be the only one is refused", async () => {
    const environment = settings()
    await using place = new Place()
    await using elsewhere = new Place()
    const [first, second] = [await place.serve([], environment), await elsewhere.serve([], environment)]
    const { client } = first.ready.keys ?? {}
    expect((await say(first, client, "Hello!")).status).toBe(200)
    const acknowledged: string[] = []
    const writing = names.map(async (name, round) => {
      const { status } = await say(first, client, `My ${animals[round]} is called ${name}.`)
      if (status === 200) acknowledged.push(name)
      if (acknowledged.length === 3) await first.stop("SIGKILL")
    })
    await Promise.allSettled(writing)
    expect(acknowledged.length).toBeGreaterThanOrEqual(3)
    const stored = async () => (await second.ask("/api/memory?turns=true&limit=100", client)).body
    for (const name of acknowledged) await expect.poll(stored).toContain(name)

    const alone = await place.runAlone(["serve", "--port", "0"], { ...environment, KEEPSAKE_POSTGRES_WRITERS: "one" })
    expect(alone.code).not.toBe(0)
    expect(alone.stderr).toContain("Another server uses this schema")
    expect(await second.stop()).toBe(0)
  })
})

function guestKey(body: string): { readonly secret: string; readonly id: string } {
  // The shape of a created key; any other fails the requests that use it.
  const { key, secret } = JSON.parse(body) as { key: { id: string }; secret: string }
  return { secret, id: key.id }
}
