import { randomBytes, randomUUID } from "node:crypto"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { freePort, LocalServer, type TestServer } from "../../packages/store-postgres/test/test-server.ts"
import { KeepsakeProcess } from "../keepsake.ts"
import { Balancer } from "./balancer.ts"

/** A request that did not get what it asked for. */
export interface FailedRequest {
  readonly what: string
  readonly status: number
  readonly text: string
  /** The place of the server that got it, and for how long each kill and each outage was over when it began, in milliseconds. */
  readonly server: number | undefined
  readonly afterKills: readonly number[]
  readonly afterOutages: readonly number[]
}

interface Sent {
  readonly id: string
  readonly what: string
  readonly from: number
  readonly until: number
  readonly status: number
  readonly text: string
}

interface Outage {
  readonly from: number
  readonly until: number
}

export interface Answer {
  readonly status: number
  readonly text: string
  readonly headers: Headers
}

interface SendOptions {
  readonly method?: string
  readonly body?: object
  readonly headers?: Readonly<Record<string, string>>
  /** The place of a server to ask directly; by default the balancer decides. */
  readonly server?: number
}

/** Several servers on one schema of PostgreSQL behind a balancer, each with a data folder of its own, and a record of what failed and why. */
export class Fleet implements AsyncDisposable {
  readonly servers: readonly KeepsakeProcess[]
  readonly #balancer: Balancer
  readonly #database: TestServer
  readonly #failures: Sent[] = []
  readonly #kills: (Outage & { readonly server: number })[] = []
  readonly #outages: Outage[] = []
  requests = 0

  private constructor(servers: readonly KeepsakeProcess[], balancer: Balancer, database: TestServer) {
    this.servers = servers
    this.#balancer = balancer
    this.#database = database
  }

  static async start(database: TestServer, count = 3, more: Readonly<Record<string, string>> = {}): Promise<Fleet> {
    const environment = {
      KEEPSAKE_STORE: "postgres",
      KEEPSAKE_POSTGRES_URL: database.url,
      KEEPSAKE_POSTGRES_SCHEMA: database.newSchema(),
      KEEPSAKE_POSTGRES_WRITERS: "many",
      KEEPSAKE_SETTINGS_KEY: randomBytes(32).toString("base64"),
      // A third of the time of a restart is compiling.
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(tmpdir(), "keepsake-compile-cache"),
      ...more,
    }
    const ports: number[] = []
    while (ports.length < count) ports.push(await freePort())
    const servers = await Promise.all(ports.map((port) => KeepsakeProcess.serve({ environment, port })))
    return new Fleet(servers, await Balancer.start(ports), database)
  }

  server(place: number): KeepsakeProcess {
    const found = this.servers[place % this.servers.length]
    if (found === undefined) throw new Error("There is no server")
    return found
  }

  /** A request whose failure is recorded. Rejects if no answer came. */
  async send(
    what: string,
    path: string,
    { method = "POST", body, headers, server }: SendOptions = {},
  ): Promise<Answer> {
    const id = randomUUID()
    const [target, from] = [server === undefined ? this.#balancer.url : this.server(server).url, Date.now()]
    this.requests++
    const record = (status: number, text: string): void => {
      this.#failures.push({ id, what, from, until: Date.now(), status, text })
    }
    try {
      const response = await fetch(`${target}${path}`, {
        method,
        headers: { ...this.server(0).headers, ...headers, "x-proof-request": id },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      const text = await response.text()
      if (!response.ok) record(response.status, text)
      return { status: response.status, text, headers: response.headers }
    } catch (error) {
      record(0, error instanceof Error ? `${error.message}: ${String(error.cause)}` : String(error))
      throw error
    }
  }

  /** What a person says in a session of its own. */
  say(content: string, headers: Readonly<Record<string, string>> = {}, server?: number): Promise<Answer> {
    const body = { model: "keepsake-demo", messages: [{ role: "user", content }] }
    return this.send("turn", "/v1/chat/completions", { body, headers, ...(server !== undefined && { server }) })
  }

  async kill(place: number): Promise<void> {
    const from = Date.now()
    await this.server(place).end("SIGKILL")
    // Until then it accepts connections.
    this.#kills.push({ server: place % this.servers.length, from, until: Date.now() })
  }

  /** Stops a server as an upgrade does: it ends what it was asked. */
  async restart(place: number): Promise<void> {
    await this.server(place).end("SIGTERM")
    await this.server(place).start()
  }

  /** Stops the database, as an administrator or as a crash does, and starts it again. Waits until every server has stored what it held meanwhile. */
  async restartDatabase(how: "SIGINT" | "SIGQUIT", downMs: number): Promise<void> {
    if (!(this.#database instanceof LocalServer)) return
    const from = Date.now()
    await this.#database.stop(how)
    await pause(downMs)
    await this.#database.start()
    for (const { url } of this.servers) await this.#untilWell(url)
    this.#outages.push({ from, until: Date.now() })
  }

  /** Turns that any server holds in memory or has lost. */
  async unstoredTurns(): Promise<number> {
    const all = await Promise.all(
      this.servers.map((server) => server.api<{ turns: { waiting: number; lost: number } }>("/api/status")),
    )
    return all.reduce((sum, { turns }) => sum + turns.waiting + turns.lost, 0)
  }

  /** Failed requests that no killed server had and that met no outage of the database. */
  async unexplainedFailures(): Promise<readonly FailedRequest[]> {
    // The balancer's log comes over UDP.
    await pause(500)
    return this.#failures
      .filter((request) => !this.#isExplained(request))
      .map(({ id, what, from, status, text }) => ({
        what,
        status,
        text,
        server: this.#balancer.serverOf(id),
        afterKills: this.#kills.map(({ until }) => from - until),
        afterOutages: this.#outages.map(({ until }) => from - until),
      }))
  }

  get explainedFailures(): number {
    return this.#failures.filter((request) => this.#isExplained(request)).length
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#balancer[Symbol.asyncDispose]()
    for (const server of this.servers) await server[Symbol.asyncDispose]()
  }

  #isExplained({ id, what, from, until, text }: Sent): boolean {
    const server = this.#balancer.serverOf(id)
    const meets = (other: Outage): boolean => from <= other.until && until >= other.from
    if (this.#kills.some((kill) => kill.server === server && meets(kill))) return true
    // Conversations go on without memory. The API says that the store is away.
    return what !== "turn" && /store_unavailable|too_busy/.test(text) && this.#outages.some(meets)
  }

  async #untilWell(url: string): Promise<void> {
    for (;;) {
      const ready = await fetch(`${url}/readyz`).catch(() => undefined)
      if (ready?.ok && (await this.unstoredTurns().catch(() => 1)) === 0) return
      await pause(100)
    }
  }
}
