import { type ChildProcess, execFileSync, spawn } from "node:child_process"
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs"
import { createServer } from "node:net"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { Client } from "pg"
import { logProgress } from "../progress.ts"

const DEBIAN = "/usr/lib/postgresql"
/** A quarter of a small machine's memory. Everything else is as it is installed, so that a commit is on disk. */
const SETTINGS = ["shared_buffers=1GB", "max_wal_size=4GB"]

/** A server for one bench: the one of `POSTGRES_URL`, otherwise an installed one that is started here on loopback. */
export class PostgresServer implements AsyncDisposable {
  readonly url: string
  readonly #process: ChildProcess | undefined

  private constructor(url: string, process: ChildProcess | undefined) {
    this.url = url
    this.#process = process
  }

  /** `undefined` without PostgreSQL. */
  static async start(folder: string): Promise<PostgresServer | undefined> {
    const { POSTGRES_URL } = process.env
    if (POSTGRES_URL !== undefined) return new PostgresServer(POSTGRES_URL, undefined)
    const programs = findPrograms()
    if (programs === undefined) return undefined
    const [place, data, port] = [join(folder, "postgres"), join(folder, "postgres", "data"), await freePort()]
    mkdirSync(place)
    const user = unprivilegedUser()
    // The temporary folder of a bench is readable by its creator alone.
    if (user !== undefined) for (const path of [folder, place]) chownSync(path, user.uid, user.gid)
    const options = { ...user, cwd: place, stdio: "ignore" } as const
    execFileSync(
      join(programs, "initdb"),
      ["-D", data, "-U", "bench", "--auth=trust", "-E", "UTF8", "--no-locale"],
      options,
    )
    const settings = ["listen_addresses=127.0.0.1", `unix_socket_directories=${place}`, ...SETTINGS]
    const args = ["-D", data, "-p", String(port), ...settings.flatMap((setting) => ["-c", setting])]
    const running = spawn(join(programs, "postgres"), args, options)
    process.once("exit", () => running.kill("SIGQUIT"))
    const server = new PostgresServer(`postgres://bench@127.0.0.1:${port}/postgres`, running)
    for (let attempt = 0; ; attempt++) {
      const failure: unknown = await server.run("SELECT 1").catch((error: unknown) => error)
      if (!(failure instanceof Error)) return server
      if (attempt > 600) throw failure
      await pause(50)
    }
  }

  /** Runs SQL, however long it takes. */
  async run(text: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
    const client = new Client({ connectionString: this.url })
    client.on("error", () => undefined)
    await client.connect()
    try {
      return (await client.query(text)).rows
    } finally {
      await client.end()
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const running = this.#process
    if (running === undefined || running.exitCode !== null) return
    const ended = new Promise((resolve) => running.once("exit", resolve))
    running.kill("SIGQUIT")
    await ended
  }
}

/** A bench without PostgreSQL measures nothing. */
export function reportMissing(): void {
  logProgress("postgres: neither POSTGRES_URL nor an installed PostgreSQL, so nothing is measured")
}

function findPrograms(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((one, other) => Number(other) - Number(one)) : []
  const folders = [...versions.map((version) => join(DEBIAN, version, "bin")), ...(process.env.PATH ?? "").split(":")]
  return folders.find((folder) => ["initdb", "postgres"].every((program) => existsSync(join(folder, program))))
}

/** PostgreSQL refuses to run as root. */
function unprivilegedUser(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const users = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"))
  const [, , uid, gid] = users.find(([name]) => name === "postgres") ?? users.find(([name]) => name === "nobody") ?? []
  return { uid: Number(uid), gid: Number(gid) }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once("error", reject)
    server.listen(0, "127.0.0.1", () => {
      const address = server.address()
      server.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0))
    })
  })
}
