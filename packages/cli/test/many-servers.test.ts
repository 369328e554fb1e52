import { randomBytes } from "node:crypto"
import { once } from "node:events"
import { createServer } from "node:http"
import { text } from "node:stream/consumers"
import { describe, expect, it, onTestFinished } from "vitest"
import { startPostgres } from "../../store-postgres/test/test-server.ts"
import { Place, type Server } from "./keepsake.ts"

const database = await startPostgres()
const settingsKey = randomBytes(32).toString("base64")

describe.skipIf(database === undefined)("servers side by side on one schema", () => {
  const settings = (more: Record<string, string> = {}) => ({
    KEEPSAKE_STORE: "postgres",
    KEEPSAKE_POSTGRES_URL: database?.url ?? "",
    KEEPSAKE_POSTGRES_SCHEMA: database?.newSchema() ?? "",
    KEEPSAKE_POSTGRES_WRITERS: "many",
    KEEPSAKE_SETTINGS_KEY: settingsKey,
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

  it.each([
    { clock: "an hour ahead", seconds: 3_600, differs: /clock-differs.*3600 s ahead/ },
    { clock: "a minute behind", seconds: -60, differs: /clock-differs.*60 s behind/ },
  ])(
    "turns of a killed server whose clock is $clock are processed as soon, and dated by the database's clock",
    async ({ seconds, differs }) => {
      const shifted = encodeURIComponent(`const now = Date.now; Date.now = () => now() + ${1_000 * seconds}`)
      const begun = Date.now()
      const environment = settings()
      await using place = new Place()
      await using elsewhere = new Place()
      const first = await place.serve([], { ...environment, NODE_OPTIONS: `--import=data:text/javascript,${shifted}` })
      const second = await elsewhere.serve([], environment)
      const { client } = first.ready.keys ?? {}
      expect(first.stderr()).toMatch(differs)
      expect((await say(first, client, "My newt is called Marzipan.")).status).toBe(200)
      const read = async () => (await second.ask("/api/memory?turns=true&limit=100", client)).body
      await expect.poll(read).toContain("Marzipan")
      const { data } = JSON.parse(await read()) as { data: readonly { createdAt: string }[] }
      // The offset of a clock is measured to a second.
      for (const { createdAt } of data) {
        expect(Date.parse(createdAt)).toBeGreaterThan(begun - 30_000)
        expect(Date.parse(createdAt)).toBeLessThan(Date.now() + 30_000)
      }

      const acknowledged: string[] = []
      const writing = names.map(async (name, round) => {
        const { status } = await say(first, client, `My ${animals[round]} is called ${name}.`)
        if (status === 200) acknowledged.push(name)
        if (acknowledged.length === 3) await first.stop("SIGKILL")
      })
      await Promise.allSettled(writing)
      for (const name of acknowledged) await expect.poll(read).toContain(name)
      expect(await second.stop()).toBe(0)
    },
  )

  it("a trace of one is shown by the other, and what a person decides there about review and capture holds on both at once", async () => {
    const environment = settings()
    await using place = new Place()
    await using elsewhere = new Place()
    const [first, second] = [await place.serve([], environment), await elsewhere.serve([], environment)]
    const { admin } = first.ready.keys ?? {}
    const created = await first.ask("/api/keys", admin, { role: "user", name: "an application", serves: "many" })
    const { secret } = guestKey(created.body)
    const send = async (server: Server, path: string, body?: object, method = body === undefined ? "GET" : "POST") => {
      const answer = await fetch(`${server.ready.url}${path}`, {
        method,
        headers: { authorization: `Bearer ${secret}`, "content-type": "application/json", "x-keepsake-user": "ada" },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      return { status: answer.status, headers: answer.headers, body: Object(await answer.json()) }
    }
    const turn = (server: Server) =>
      send(server, "/v1/chat/completions", {
        model: "keepsake-demo",
        messages: [{ role: "user", content: "What is my gecko called?" }],
      })

    const { id } = (await send(first, "/api/memory", { content: "My gecko is called Praline." })).body
    const trace = (await turn(first)).headers.get("x-keepsake-trace")
    const traced = () => send(second, `/api/traces/${trace}`)
    await expect.poll(async () => (await traced()).body).toMatchObject({ trace: { id: trace, recalled: [{ id }] } })

    expect((await send(first, `/api/memory/${id}/feedback`, { verdict: "wrong" })).status).toBe(200)
    expect((await turn(second)).headers.get("x-keepsake-recalled-ids")).not.toBe(id)
    expect((await send(second, "/api/review")).body).toMatchObject({ data: [{ memory: { id } }] })
    expect((await send(second, `/api/review/${id}`, { decision: "accept" })).status).toBe(200)
    expect((await send(first, "/api/review")).body).toMatchObject({ data: [] })
    expect((await turn(first)).headers.get("x-keepsake-recalled-ids")).toBe(id)

    for (const [server, other] of [
      [first, second],
      [second, first],
    ] as const) {
      await send(server, "/api/subjects/ada", { capture: "off" }, "PUT")
      expect((await turn(other)).headers.get("x-keepsake-memory")).toBe("read; opted-out")
      await send(server, "/api/subjects/ada", { capture: "on" }, "PUT")
      expect((await turn(other)).headers.get("x-keepsake-memory")).toBe("on")
    }
    expect([await first.stop(), await second.stop()]).toEqual([0, 0])
  })

  it("a turn whose tool results reach the other server repeats the block of its first request, byte for byte", async () => {
    const asked: (readonly object[])[] = []
    const environment = settings({ KEEPSAKE_UPSTREAM_OPENAI_BASE_URL: await recordingUpstream(asked) })
    await using place = new Place()
    await using elsewhere = new Place()
    const servers = [await place.serve([], environment), await elsewhere.serve([], environment)]
    const { client } = servers[0]?.ready.keys ?? {}
    for (const [round, name] of names.entries()) {
      await servers[0]?.ask("/api/memory", client, { content: `My ${animals[round]} is called ${name}.` })
    }
    const tools = [{ type: "function", function: { name: "look" } }]
    const messages: object[] = [{ role: "user", content: "What is my dog called?" }]
    for (let step = 0; step < 4; step++) {
      const answer = await servers[step % 2]?.ask("/v1/chat/completions", client, { model: "m", tools, messages })
      expect(answer?.status).toBe(200)
      messages.push({ role: "assistant", content: null, tool_calls: [{ id: `c${step}` }] })
      messages.push({ role: "tool", tool_call_id: `c${step}`, content: "Nothing there" })
    }
    expect(asked).toHaveLength(4)
    const [first = []] = asked
    expect(JSON.stringify(first)).toContain("Biscuit")
    for (const later of asked) expect(later.slice(0, first.length)).toEqual(first)
    for (const server of servers) expect(await server.stop()).toBe(0)
  })

  it("a client's retry that reaches the other server belongs to the session of the first attempt, and is stored once", async () => {
    const environment = settings()
    await using place = new Place()
    await using elsewhere = new Place()
    const [first, second] = [await place.serve([], environment), await elsewhere.serve([], environment)]
    const { client } = first.ready.keys ?? {}
    const content = "My gecko is called Praline."
    const attempt = async ({ ready }: Server, count: number) => {
      const answer = await fetch(`${ready.url}/v1/chat/completions`, {
        method: "POST",
        headers: {
          authorization: `Bearer ${client}`,
          "content-type": "application/json",
          "x-stainless-retry-count": `${count}`,
        },
        body: JSON.stringify({ model: "keepsake-demo", messages: [{ role: "user", content }] }),
      })
      expect(answer.status).toBe(200)
      await answer.text()
      return answer.headers.get("x-keepsake-session")
    }
    const session = await attempt(first, 0)
    // The answer was lost on its way, although it was whole.
    expect(await attempt(second, 1)).toBe(session)
    expect(await attempt(first, 2)).toBe(session)
    const stored = async () => {
      const { body } = await second.ask("/api/memory?turns=true&limit=100", client)
      // The shape of the list; the test looks at what it holds.
      const { data } = JSON.parse(body) as { data: readonly { category: string; content: string }[] }
      return data.filter((memory) => memory.category === "turn" && memory.content === content).length
    }
    await expect.poll(stored).toBe(1)
    // Another conversation that begins with the same words is no retry.
    expect(await attempt(second, 0)).not.toBe(session)
    await expect.poll(stored).toBe(2)
    expect([await first.stop(), await second.stop()]).toEqual([0, 0])
  })

  it("an import that is sent again under its key, to the other server, waits for the first attempt and is answered as that was", async () => {
    const environment = settings()
    await using place = new Place()
    await using elsewhere = new Place()
    const servers = [await place.serve([], environment), await elsewhere.serve([], environment)]
    const { admin } = servers[0]?.ready.keys ?? {}
    const trees = Array.from({ length: 700 }, (_, at) =>
      JSON.stringify({ content: `Planted tree number ${at} in Porto` }),
    )
    const answers = await Promise.all(
      servers.map(async ({ ready: { url } }) => {
        const headers = {
          authorization: `Bearer ${admin}`,
          "content-type": "application/x-ndjson",
          "idempotency-key": "a-try-4711",
        }
        const answer = await fetch(`${url}/api/import`, { method: "POST", headers, body: trees.join("\n") })
        return answer.json()
      }),
    )
    expect(answers[0]).toMatchObject({ did: { created: 700, duplicate: 0 } })
    expect(answers[1]).toEqual(answers[0])
  })

  it("the event stream and the metrics: changes of the other server come, and every value names its instance", async () => {
    const environment = settings()
    await using place = new Place()
    await using elsewhere = new Place()
    const [first, second] = [await place.serve([], environment), await elsewhere.serve([], environment)]
    const { client } = first.ready.keys ?? {}
    const stop = new AbortController()
    const headers = { authorization: `Bearer ${client}` }
    const stream = await fetch(`${second.ready.url}/api/events`, { headers, signal: stop.signal })
    const added = await first.ask("/api/memory", client, { content: "The ferret is called Nougat" })
    const { id } = JSON.parse(added.body) as { id: string }
    let heard = ""
    for await (const chunk of stream.body ?? []) {
      heard += Buffer.from(chunk).toString()
      if (heard.includes(id)) break
    }
    stop.abort()
    const metrics = await (await fetch(`${second.ready.url}/metrics`)).text()
    const values = metrics.split("\n").filter((line) => line !== "" && !line.startsWith("#"))
    const port = new URL(second.ready.url).port
    expect(values.length).toBeGreaterThan(20)
    for (const value of values) expect(value).toMatch(new RegExp(`^keepsake_\\w+\\{instance="[^"]+:${port}"`))
    expect([await first.stop(), await second.stop()]).toEqual([0, 0])
  })

  it("a command finds a server by KEEPSAKE_URL", async () => {
    const environment = settings()
    await using place = new Place()
    await using elsewhere = new Place()
    const server = await place.serve([], environment)
    const { admin = "" } = server.ready.keys ?? {}
    const remote = { KEEPSAKE_URL: server.ready.url, KEEPSAKE_API_KEY: admin }
    expect((await elsewhere.run(["add", "The gecko is called Praline"], remote)).code).toBe(0)
    expect((await elsewhere.run(["list"], remote)).stdout).toContain("Praline")
    const lacking = await elsewhere.run(["list"], { KEEPSAKE_URL: server.ready.url })
    expect([lacking.code, lacking.stderr]).toEqual([2, expect.stringContaining("KEEPSAKE_URL needs a key")])
    expect(await server.stop()).toBe(0)
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

/** A model that records the messages of each request. */
async function recordingUpstream(asked: (readonly object[])[]): Promise<string> {
  const server = createServer(async (request, response) => {
    asked.push(JSON.parse(await text(request)).messages)
    const choices = [{ index: 0, message: { role: "assistant", content: "Hm." }, finish_reason: "stop" }]
    response
      .writeHead(200, { "content-type": "application/json" })
      .end(JSON.stringify({ id: "c", object: "chat.completion", choices }))
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  onTestFinished(() => void server.close())
  const address = server.address()
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/v1`
}

function guestKey(body: string): { readonly secret: string; readonly id: string } {
  // The shape of a created key; any other fails the requests that use it.
  const { key, secret } = JSON.parse(body) as { key: { id: string }; secret: string }
  return { secret, id: key.id }
}
