import { type ChildProcess, execFileSync, spawn } from "node:child_process"
import { chownSync, mkdtempSync, writeFileSync } from "node:fs"
import { rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { freePort, unprivilegedUser } from "./installations.ts"
import { runSql } from "./run-sql.ts"

const USER = "keepsake"
const PASSWORD = "keepsake-test"

export interface LocalPostgresOptions {
  /** The folder with `initdb` and `postgres`, such as one of `findInstallations`. */
  readonly programs: string
  /** Settings of the server as `name=value`, such as `fsync=off`. Default: none. */
  readonly settings?: readonly string[]
}

/** A genuine server on a free port of loopback, in a temporary folder of its own that is removed with it. */
export class LocalPostgres implements AsyncDisposable {
  /** The address with the password of the superuser. */
  readonly url: string
  readonly #options: LocalPostgresOptions
  readonly #folder: string
  readonly #port: number
  #process: ChildProcess | undefined

  private constructor(options: LocalPostgresOptions, folder: string, port: number) {
    this.#options = options
    this.#folder = folder
    this.#port = port
    this.url = `postgres://${USER}:${PASSWORD}@127.0.0.1:${port}/postgres`
  }

  /** Creates a server and starts it. */
  static async create(options: LocalPostgresOptions): Promise<LocalPostgres> {
    const folder = newFolder("keepsake-postgres-")
    const passwordFile = join(folder, "password")
    writeFileSync(passwordFile, PASSWORD)
    const user = unprivilegedUser()
    if (user !== undefined) chownSync(passwordFile, user.uid, user.gid)
    const initdb = ["--pgdata", join(folder, "data"), `--username=${USER}`, "--auth=scram-sha-256", "--encoding=UTF8"]
    const more = ["--pwfile", passwordFile, "--no-locale", "--no-sync"]
    execFileSync(join(options.programs, "initdb"), [...initdb, ...more], {
      ...user,
      cwd: folder,
      stdio: ["ignore", "ignore", "inherit"],
    })
    const server = new LocalPostgres(options, folder, await freePort())
    await server.start()
    return server
  }

  /** A replica that follows another server: a read-only copy, until it is promoted. */
  static async replicaOf(primary: LocalPostgres): Promise<LocalPostgres> {
    const folder = newFolder("keepsake-replica-")
    const from = ["-D", join(folder, "data"), "-d", primary.url]
    execFileSync(
      join(primary.#options.programs, "pg_basebackup"),
      [...from, "--write-recovery-conf", "--checkpoint=fast", "--no-sync"],
      { ...unprivilegedUser(), cwd: folder, stdio: "ignore" },
    )
    const server = new LocalPostgres(primary.#options, folder, await freePort())
    await server.start()
    return server
  }

  /** Starts the server again after `stop`. Resolves when it answers. */
  async start(): Promise<void> {
    const { programs, settings = [] } = this.#options
    const all = ["listen_addresses=127.0.0.1", `unix_socket_directories=${this.#folder}`, ...settings]
    const args = ["-D", join(this.#folder, "data"), "-p", String(this.#port), ...all.flatMap((one) => ["-c", one])]
    const running = spawn(join(programs, "postgres"), args, {
      ...unprivilegedUser(),
      cwd: this.#folder,
      stdio: "ignore",
    })
    this.#process = running
    // A process that fails before it disposes of the server leaves none behind.
    process.once("exit", () => running.kill("SIGQUIT"))
    for (let attempt = 0; ; attempt++) {
      try {
        await runSql(this.url, "SELECT 1")
        return
      } catch (error) {
        if (attempt > 600) throw error
        await pause(50)
      }
    }
  }

  /** SIGINT ends connections and shuts down, SIGQUIT stops as a crash does. */
  async stop(signal: "SIGINT" | "SIGQUIT" = "SIGINT"): Promise<void> {
    const running = this.#process
    this.#process = undefined
    if (running === undefined) return
    const ended = new Promise((resolve) => running.once("exit", resolve))
    running.kill(signal)
    await ended
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.stop("SIGQUIT")
    await rm(this.#folder, { recursive: true, force: true })
  }
}

function newFolder(prefix: string): string {
  const folder = mkdtempSync(join(tmpdir(), prefix))
  const user = unprivilegedUser()
  if (user !== undefined) chownSync(folder, user.uid, user.gid)
  return folder
}
