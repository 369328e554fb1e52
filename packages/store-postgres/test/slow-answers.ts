import { connect, createServer, type Server, type Socket } from "node:net"

/**
 * A way to a server that can hold its answers back, so that a client stays where it waits for one: as a process does that is suspended, or
 * has too little of a processor.
 */
export class SlowAnswers implements AsyncDisposable {
  readonly #server: Server
  readonly #sockets = new Set<Socket>()
  readonly #swallowed = new WeakSet<Socket>()
  readonly #held: (() => void)[] = []
  /** How many answers still pass; `undefined` while all do. */
  #passing: number | undefined

  private constructor(port: number) {
    this.#server = createServer((client) => {
      const server = connect(port, "127.0.0.1")
      for (const socket of [client, server]) {
        this.#sockets.add(socket)
        socket.on("error", () => undefined).once("close", () => this.#sockets.delete(socket))
      }
      client.on("data", (chunk) => this.#swallowed.has(client) || server.write(chunk))
      server.on("data", (chunk) => this.#swallowed.has(client) || this.#answer(() => client.write(chunk)))
      client.once("close", () => server.destroy())
      server.once("close", () => client.destroy())
    })
  }

  /** The way, and the address that takes it. */
  static async to(url: string): Promise<{ readonly answers: SlowAnswers; readonly url: string }> {
    const answers = new SlowAnswers(Number(new URL(url).port))
    await new Promise<void>((resolve) => answers.#server.listen(0, "127.0.0.1", resolve))
    return { answers, url: Object.assign(new URL(url), { port: String(answers.#port) }).href }
  }

  get #port(): number {
    const address = this.#server.address()
    return typeof address === "object" && address !== null ? address.port : 0
  }

  get isHolding(): boolean {
    return this.#held.length > 0
  }

  /** Runs `work` while all answers but the next ones are held back. */
  async holding(but: number, work: () => Promise<void>): Promise<void> {
    this.#passing = but
    try {
      await work()
    } finally {
      this.#passing = undefined
      for (const pass of this.#held.splice(0)) pass()
    }
  }

  /** Lets nothing through any more on the connections that exist, as a machine that vanishes, without closing them. New ones work. */
  swallow(): void {
    for (const socket of this.#sockets) this.#swallowed.add(socket)
  }

  /** The ports of the client's ends of connections. */
  get clientPorts(): readonly number[] {
    return [...this.#sockets].flatMap(({ localPort, remotePort }) =>
      localPort === this.#port && remotePort !== undefined ? [remotePort] : [],
    )
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const socket of this.#sockets) socket.destroy()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  #answer(pass: () => void): void {
    if (this.#passing === undefined || this.#passing-- > 0) pass()
    else this.#held.push(pass)
  }
}
