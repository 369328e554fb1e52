import { type ChildProcess, spawn } from "node:child_process"
import { createSocket, type Socket } from "node:dgram"
import { existsSync } from "node:fs"
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { connect } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { freePort } from "../../packages/store-postgres/test/test-server.ts"

const program = ["/usr/sbin/haproxy", "/usr/bin/haproxy", "/usr/local/sbin/haproxy"].find((path) => existsSync(path))

/** HAProxy in front of several servers, which tells by which server each request was answered. */
export class Balancer implements AsyncDisposable {
  static readonly isInstalled = program !== undefined
  readonly url: string
  readonly #folder: string
  readonly #process: ChildProcess
  readonly #log: Socket
  readonly #servers = new Map<string, number>()

  private constructor(url: string, folder: string, running: ChildProcess, log: Socket) {
    this.url = url
    this.#folder = folder
    this.#process = running
    this.#log = log
    log.on("message", (line) => {
      const [, request, server] = /req=(\S+) server=keepsake-(\d+)/.exec(line.toString()) ?? []
      if (request !== undefined) this.#servers.set(request, Number(server) - 1)
    })
  }

  static async start(ports: readonly number[]): Promise<Balancer> {
    if (program === undefined) throw new Error("haproxy is not installed")
    const [folder, port] = [await mkdtemp(join(tmpdir(), "keepsake-balancer-")), await freePort()]
    const log = createSocket("udp4")
    await new Promise<void>((resolve) => log.bind(0, "127.0.0.1", resolve))
    const file = join(folder, "haproxy.cfg")
    await writeFile(file, await configuration(port, log.address().port, ports))
    const running = spawn(program, ["-db", "-f", file], { stdio: ["ignore", "ignore", "inherit"] })
    await untilListening(port)
    return new Balancer(`http://127.0.0.1:${port}`, folder, running, log)
  }

  /** The server that got a request, by its place; `undefined` if none did. */
  serverOf(request: string): number | undefined {
    return this.#servers.get(request)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const ended = new Promise((resolve) => this.#process.once("exit", resolve))
    this.#process.kill("SIGKILL")
    await ended
    this.#log.close()
    await rm(this.#folder, { recursive: true, force: true })
  }
}

/** Until then connections are refused, and nothing would explain the failed requests. */
async function untilListening(port: number): Promise<void> {
  for (let attempt = 0; attempt < 1_000; attempt++) {
    const isListening = await new Promise<boolean>((resolve) => {
      const socket = connect(port, "127.0.0.1")
      socket.once("connect", () => resolve(true)).once("error", () => resolve(false))
      socket.once("connect", () => socket.destroy())
    })
    if (isListening) return
    await pause(20)
  }
  throw new Error("HAProxy does not listen")
}

/**
 * The configuration that is delivered, with these ports, without Docker's names, and with a log of which server got which request. For the log, every
 * request has a connection of its own: HAProxy neither answers nor logs a request that is not the first of its connection and whose server dies.
 */
async function configuration(port: number, logPort: number, ports: readonly number[]): Promise<string> {
  const delivered = await readFile(new URL("../../deploy/haproxy.cfg", import.meta.url), "utf8")
  const servers = ports.map((server, place) => `  server keepsake-${place + 1} 127.0.0.1:${server}\n`)
  const changes = [
    ["log stdout", `log 127.0.0.1:${logPort}`],
    ["  log global\n", '  log global\n  log-format "req=%ID server=%s status=%ST end=%ts"\n'],
    ["option http-server-close", "option httpclose"],
    ["bind :4747\n", `bind 127.0.0.1:${port}\n  unique-id-format %[req.hdr(x-proof-request)]\n`],
    [/^resolvers docker\n(?: .*\n)*/m, ""],
    [" resolvers docker init-addr libc,none", ""],
    [/(?:^ {2}server keepsake-\d.*\n?)+/m, servers.join("")],
  ] as const
  return changes.reduce((text, [from, to]) => {
    const changed = text.replace(from, to)
    if (changed === text) throw new Error(`deploy/haproxy.cfg has no ${String(from)}`)
    return changed
  }, delivered)
}
