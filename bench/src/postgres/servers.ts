import { Conversations } from "../corpus/conversations.ts"
import { Vocabulary } from "../corpus/vocabulary.ts"
import type { FigureList } from "../measure/figures.ts"
import { measureTime, median } from "../measure/times.ts"
import { Child } from "../processes/child.ts"
import { LoadClient } from "../processes/client.ts"
import { logProgress } from "../progress.ts"
import type { PostgresServer } from "./postgres-server.ts"

const KEY = "bench-key-0123456789abcdef"
const COUNTS = [1, 2, 4]
/** Writers, each a person of their own: writes of one person follow each other. */
const CLIENTS = 16
/** Writers while processor time is compared: what is written at once on one server shares transactions, so that many writers cost less the fewer servers they meet. A divisor of `CLIENTS`. */
const CALM_CLIENTS = 1
const ROUNDS = 3
/** Requests of each kind to each server before it is measured, by other people, so that the measured pools have the same size whatever the number of servers. */
const WARM_UP = 1_000
/** How much processor time of a request may differ between one, two and four servers. */
const MAX_SPREAD = 1.15

/** Durable adds and the processor time of a request with several servers on one schema, without that of the database. */
export async function benchServers(
  figures: FigureList,
  database: PostgresServer,
  { quick }: { readonly quick: boolean },
): Promise<void> {
  await using upstream = await Child.start("./stub-upstream.js")
  const asker = new Conversations(new Vocabulary(), 31)
  const calm = new Map<number, number[]>(COUNTS.map((count) => [count, []]))
  const busy = new Map<number, number[]>(COUNTS.map((count) => [count, []]))
  const adds = new Map<number, number[]>(COUNTS.map((count) => [count, []]))
  const requests = quick ? 400 : 800
  await using fleets = new AsyncDisposableStack()
  const running = new Map<number, Servers>()
  for (const count of COUNTS) {
    running.set(count, fleets.use(await Servers.start(database, upstream.url, count, `servers_${count}`)))
  }
  const textsOf = (length: number) => Array.from({ length }, () => asker.chatTurn())
  for (const [count, fleet] of running) {
    logProgress(`postgres: warming up ${count} ${count === 1 ? "server" : "servers"}`)
    const texts = textsOf((quick ? WARM_UP / 5 : WARM_UP) * count)
    await fleet.addAll(texts, "early")
    await fleet.cpuOfChats(texts, "early", CLIENTS)
  }
  // In turns, because other load on the machine changes within seconds.
  for (let round = 1; round <= ROUNDS; round++) {
    for (const [count, fleet] of running) {
      logProgress(`postgres: ${count} ${count === 1 ? "server" : "servers"}, round ${round} of ${ROUNDS}`)
      const texts = textsOf(requests)
      const added = await measureTime(() => fleet.addAll(texts, "person"))
      adds.get(count)?.push((1_000 * texts.length) / added.ms)
      busy.get(count)?.push(await fleet.cpuOfChats(texts, "person", CLIENTS))
      calm.get(count)?.push(await fleet.cpuOfChats(texts, "person", CALM_CLIENTS))
    }
  }
  for (const count of COUNTS) {
    const name = `${count} ${count === 1 ? "server" : "servers"}`
    figures.add({
      what: `${name}: durable adds, ${CLIENTS} at once`,
      value: median(adds.get(count) ?? []),
      unit: "adds/s",
    })
    figures.add({
      what: `${name}: CPU a request, ${CLIENTS} at once`,
      value: median(busy.get(count) ?? []),
      unit: "us",
    })
    figures.add({ what: `${name}: CPU a request, one at a time`, value: median(calm.get(count) ?? []), unit: "us" })
  }
  const spread = (spent: ReadonlyMap<number, readonly number[]>): number => {
    const all = COUNTS.map((count) => median(spent.get(count) ?? []))
    return Math.max(...all) / Math.min(...all)
  }
  figures.add({ what: `CPU a request, ${CLIENTS} at once, highest / lowest`, value: spread(busy), unit: "x" })
  figures.add({
    what: "CPU a request, one at a time, highest / lowest",
    value: spread(calm),
    unit: "x",
    atMost: MAX_SPREAD,
  })
}

/** Server processes on one schema, and a client for each. */
class Servers implements AsyncDisposable {
  readonly #children: readonly Child[]
  readonly #clients: readonly LoadClient[]

  private constructor(children: readonly Child[]) {
    this.#children = children
    this.#clients = children.map(({ url }) => new LoadClient(url, KEY, CLIENTS))
  }

  static async start(database: PostgresServer, upstream: string, count: number, schema: string): Promise<Servers> {
    const start = () => Child.start("./keepsake-server.js", `${database.url}?schema=${schema}`, "on", upstream, KEY)
    // The first one creates the schema.
    const first = await start()
    return new Servers([first, ...(await Promise.all(Array.from({ length: count - 1 }, start)))])
  }

  addAll(texts: readonly string[], people: string): Promise<void> {
    return this.#send(texts, CLIENTS, (client, text, person) => client.add(text, `${people}-${person}`))
  }

  /** Microseconds of a request in all threads of all servers, including work after the replies. */
  async cpuOfChats(texts: readonly string[], people: string, atOnce: number): Promise<number> {
    const before = await this.#cpu()
    await this.#send(texts, atOnce, (client, text, person) => client.chat(text, false, `${people}-${person}`))
    return ((await this.#cpu()) - before) / texts.length
  }

  /** The people in turn, of whom each waits for their answer, to one server after the other. */
  async #send(
    texts: readonly string[],
    atOnce: number,
    send: (client: LoadClient, text: string, person: number) => Promise<unknown>,
  ): Promise<void> {
    const waiting = texts.entries()
    await Promise.all(
      Array.from({ length: atOnce }, async (_, first) => {
        let person = first
        for (const [at, text] of waiting) {
          const client = this.#clients[at % this.#clients.length]
          if (client !== undefined) await send(client, text, person)
          person = (person + atOnce) % CLIENTS
        }
      }),
    )
  }

  async #cpu(): Promise<number> {
    const usages = await Promise.all(this.#children.map((child) => child.ask("settled")))
    return usages.reduce((sum, { cpu }) => sum + cpu, 0)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const client of this.#clients) await client[Symbol.asyncDispose]()
    for (const child of this.#children) await child[Symbol.asyncDispose]()
  }
}
