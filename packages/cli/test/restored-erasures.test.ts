import { cpSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { afterEach, beforeEach, expect, it } from "vitest"
import { Place, type Server } from "./keepsake.ts"

const SLOW = 60_000

let place: Place
beforeEach(() => {
  place = new Place()
})
afterEach(() => place[Symbol.asyncDispose]())

/** Requests with the names of an application that serves many people. */
class Application {
  readonly server: Server
  readonly admin: string
  readonly secret: string

  private constructor(server: Server, admin: string, secret: string) {
    this.server = server
    this.admin = admin
    this.secret = secret
  }

  static async start(server: Server, tenant: string, admin: string): Promise<Application> {
    const made = await server.ask("/api/keys", admin, { role: "user", name: tenant, tenant, serves: "many" })
    return new Application(server, admin, JSON.parse(made.body).secret)
  }

  async say(content: string, user: string, session: string): Promise<void> {
    await this.#fetch("/v1/chat/completions", user, session, {
      model: "keepsake-demo",
      messages: [{ role: "user", content }],
    })
  }

  async listed(user: string): Promise<string> {
    return this.#fetch(`/api/memory?user=${user}&limit=100`, user, "another")
  }

  /** How much of the queue waits. */
  async pending(): Promise<number> {
    return JSON.parse((await this.server.ask("/api/status", this.admin)).body).queue.pending
  }

  async #fetch(path: string, user: string, session: string, body?: unknown): Promise<string> {
    const answer = await fetch(`${this.server.ready.url}${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: {
        authorization: `Bearer ${this.secret}`,
        "content-type": "application/json",
        "x-keepsake-user": user,
        "x-keepsake-session": session,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return answer.text()
  }
}

async function drained(app: Application): Promise<void> {
  await expect.poll(() => app.pending(), { timeout: 20_000 }).toBe(0)
}

const bytesOf = (file: string) =>
  ["", "-wal"]
    .map((end) => {
      try {
        return readFileSync(file + end, "latin1")
      } catch {
        return ""
      }
    })
    .join("")

it("people, conversations and tenants that were erased since a backup are erased in it when it is restored", {
  timeout: SLOW,
}, async () => {
  const server = await place.serve()
  const { admin = "" } = server.ready.keys ?? {}
  const shop = await Application.start(server, "shop", admin)
  const gone = await Application.start(server, "gone", admin)
  await shop.say("My ferret is called Zorblaxa. I live in Ely.", "eu", "eu-session")
  await shop.say("My ferret is called Zorblaxb. I live in Ely.", "es", "ses")
  await shop.say("My eel is called Wobbegong.", "es", "other")
  await shop.say("My ferret is called Zorblaxc. I live in Ely.", "ec", "ec-session")
  await gone.say("My ferret is called Zorblaxd. I live in Ely.", "eg", "eg-session")
  await drained(shop)
  const [fact] = JSON.parse(await shop.listed("es")).data.filter(({ content }: { content: string }) =>
    content.includes("Zorblaxb"),
  )
  // Deleted when the backup is made, so that its versions wait there.
  await shop.say("My newt is called Plimsoll.", "en", "newts")
  await drained(shop)
  const newts = JSON.parse(await shop.listed("en")).data
  for (const { id } of newts) await server.remove(`/api/memory/${id}?user=en`, shop.secret)
  const { file } = JSON.parse((await place.run(["backup", "--json"])).stdout)
  for (const word of ["Zorblaxa", "Zorblaxd", "Plimsoll"]) expect(bytesOf(file)).toContain(word)
  expect(fact).toBeDefined()

  for (const subject of [
    { tenant: "shop", user: "eu" },
    { tenant: "shop", session: "ses" },
    { tenant: "shop", user: "en", compact: false },
    { tenant: "gone", everything: true },
  ])
    expect((await server.ask("/api/erase", admin, subject)).status).toBe(200)
  expect((await place.run(["erase", "--user", "ec", "--tenant", "shop", "--yes"])).code).toBe(0)
  const out = await fetch(`${server.ready.url}/api/subjects/es`, {
    method: "PUT",
    headers: { authorization: `Bearer ${admin}`, "content-type": "application/json" },
    body: JSON.stringify({ tenant: "shop", capture: "off" }),
  })
  expect(out.status).toBe(200)
  const receipts = JSON.parse((await server.ask("/api/erasures", admin)).body).data
  await server.stop()

  const done = JSON.parse((await place.run(["backup", "restore", file, "--yes", "--json"])).stdout)
  expect(done.deletions).toMatchObject({ erasures: 5, optOuts: 1, unknown: 0 })
  // Each of the four says two things in a message, and the deleted message and statement wait.
  expect(done.deletions.removed).toBeGreaterThanOrEqual(4 * 2)
  const words = /Zorblax|Plimsoll|eu-session|ec-session|eg-session/
  expect(bytesOf(join(place.data, "keepsake.db"))).not.toMatch(words)
  expect(bytesOf(join(place.data, "keepsake.db"))).toContain("Wobbegong")

  const again = await place.serve()
  const after = await Application.start(again, "shop", admin)
  for (const user of ["eu", "es", "ec", "en"]) expect(await after.listed(user)).not.toMatch(words)
  expect(await after.listed("es")).toContain("Wobbegong")
  expect(JSON.parse((await again.ask("/api/subjects/es?tenant=shop", admin)).body).capture).toBe("off")
  expect(JSON.parse((await again.ask("/api/erasures", admin)).body).data).toEqual(receipts)
  await again.stop()
})

it("a person who was erased before the backup and has come back since is not erased by restoring it", {
  timeout: SLOW,
}, async () => {
  const server = await place.serve()
  const { admin = "" } = server.ready.keys ?? {}
  const shop = await Application.start(server, "shop", admin)
  await shop.say("My ferret is called Zorblaxa.", "eu", "one")
  await drained(shop)
  await server.ask("/api/erase", admin, { tenant: "shop", user: "eu" })
  await shop.say("My eel is called Wobbegong.", "eu", "two")
  await drained(shop)
  const { file } = JSON.parse((await place.run(["backup", "--json"])).stdout)
  await server.stop()
  const done = JSON.parse((await place.run(["backup", "restore", file, "--yes", "--json"])).stdout)
  expect(done.deletions).toMatchObject({ removed: 0, erasures: 0 })
  const again = await place.serve()
  expect(await (await Application.start(again, "shop", admin)).listed("eu")).toContain("Wobbegong")
  await again.stop()
})

it("restoring where the memories of the backup are unknown says that it cannot know what was erased of them", {
  timeout: SLOW,
}, async () => {
  await place.run(["add", "Plays chess"])
  const { file } = JSON.parse((await place.run(["backup", "--json"])).stdout)
  await using elsewhere = new Place()
  const copy = join(elsewhere.folder, "copy.db")
  for (const end of ["", ".json"]) cpSync(file + end, copy + end)
  const first = await elsewhere.run(["backup", "restore", copy, "--yes"])
  expect(first.stdout).toContain("no previous database")
  expect(first.stdout).toContain("cannot be known")

  await using third = new Place()
  await third.run(["add", "Plays bridge"])
  const other = await third.run(["backup", "restore", copy, "--yes"])
  expect(other.stdout).toMatch(/1 memory of the backup is unknown to the previous database.*cannot be known/)
})
