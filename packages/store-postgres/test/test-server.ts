import { type ChildProcess, execFileSync, spawn } from "node:child_process"
import { randomUUID } from "node:crypto"
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { rm } from "node:fs/promises"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { PGlite } from "@electric-sql/pglite"
import { vector } from "@electric-sql/pglite-pgvector"
import { PGLiteSocketServer } from "@electric-sql/pglite-socket"
import { Client } from "pg"
import { afterAll, describe, it } from "vitest"

const PASSWORD = "keepsake-test"

/** A server for one test file: the one of `POSTGRES_URL`, otherwise one that is started here. `undefined` without PostgreSQL; tests are skipped then. */
export async function startPostgres(settings: readonly string[] = []): Promise<TestServer | undefined> {
  const { POSTGRES_URL } = process.env
  const programs = POSTGRES_URL === undefined ? findInstallations()[0] : undefined
  describe("PostgreSQL", () => {
    it.skipIf(POSTGRES_URL === undefined && programs === undefined)(
      "is here: POSTGRES_URL, or installed",
      () => undefined,
    )
  })
  if (POSTGRES_URL !== undefined) return withCleanUp(new TestServer(POSTGRES_URL))
  return programs === undefined ? undefined : withCleanUp(await LocalServer.create(programs, settings))
}

/** A genuine server with pgvector; `undefined` where there is none, and tests are skipped then. */
export async function startPostgresWithVectors(settings: readonly string[] = []): Promise<LocalServer | undefined> {
  const programs = findProgramsWithVectors()
  describe("PostgreSQL with pgvector", () => {
    it.skipIf(programs === undefined)("is here: PGVECTOR_PROGRAMS, or installed", () => undefined)
  })
  if (programs === undefined) return undefined
  const server = withCleanUp(await LocalServer.create(programs, settings))
  await server.run("CREATE EXTENSION vector")
  return server
}

/** PGlite with pgvector behind a socket: PostgreSQL in this process, with one transaction at a time. */
export async function startPglite(): Promise<TestServer> {
  const db = await PGlite.create({ extensions: { vector } })
  await db.exec("CREATE EXTENSION vector")
  const port = await freePort()
  const socket = new PGLiteSocketServer({ db, port, host: "127.0.0.1", maxConnections: 20 })
  await socket.start()
  const server = new TestServer(`postgres://postgres:${PASSWORD}@127.0.0.1:${port}/postgres`)
  afterAll(async () => {
    await server[Symbol.asyncDispose]()
    await socket.stop()
    await db.close()
  })
  return server
}

function withCleanUp<Server extends TestServer>(server: Server): Server {
  afterAll(() => server[Symbol.asyncDispose]())
  return server
}

/** A server with a schema for each test. */
export class TestServer implements AsyncDisposable {
  readonly url: string
  readonly #prefix = `keepsake_test_${randomUUID().slice(0, 8)}`
  readonly #schemas: string[] = []

  constructor(url: string) {
    this.url = url
  }

  newSchema(): string {
    const schema = `${this.#prefix}_${this.#schemas.length}`
    this.#schemas.push(schema)
    return schema
  }

  /** Removes all rows, which takes a fraction of the time of a new schema. */
  async empty(schema: string): Promise<void> {
    const tables = await this.run(
      `SELECT tablename FROM pg_tables WHERE schemaname = '${schema}' AND tablename NOT IN ('migrations', 'feed_lanes', 'spaces')`,
    )
    if (tables.length > 0) await this.run(tables.map(({ tablename }) => `DELETE FROM ${schema}.${tablename}`).join(";"))
  }

  /** Runs SQL as the owner of the database. */
  async run(text: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
    const client = new Client({ connectionString: this.url })
    // A server that stops ends idle connections.
    client.on("error", () => undefined)
    await client.connect()
    try {
      return (await client.query(text)).rows
    } finally {
      await client.end()
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const schema of this.#schemas) await this.run(`DROP SCHEMA IF EXISTS ${schema} CASCADE`)
  }
}

/** A genuine server on a free port of loopback, in a folder of its own. */
export class LocalServer extends TestServer {
  readonly #programs: string
  readonly #folder: string
  readonly #port: number
  readonly #settings: readonly string[]
  #process: ChildProcess | undefined

  private constructor(programs: string, folder: string, port: number, settings: readonly string[]) {
    super(`postgres://keepsake:${PASSWORD}@127.0.0.1:${port}/postgres`)
    this.#programs = programs
    this.#folder = folder
    this.#port = port
    this.#settings = settings
  }

  static async create(programs: string, settings: readonly string[]): Promise<LocalServer> {
    const folder = mkdtempSync(join(tmpdir(), "keepsake-postgres-"))
    const user = unprivilegedUser()
    const passwordFile = join(folder, "password")
    writeFileSync(passwordFile, PASSWORD)
    for (const path of user === undefined ? [] : [folder, passwordFile]) chownSync(path, user?.uid ?? 0, user?.gid ?? 0)
    const initdb = ["--pgdata", join(folder, "data"), "--username=keepsake", "--auth=scram-sha-256", "--encoding=UTF8"]
    const more = ["--pwfile", passwordFile, "--no-locale", "--no-sync"]
    execFileSync(join(programs, "initdb"), [...initdb, ...more], {
      ...user,
      cwd: folder,
      stdio: ["ignore", "ignore", "inherit"],
    })
    const server = new LocalServer(programs, folder, await freePort(), settings)
    await server.start()
    return server
  }

  /** A replica that follows this server: a read-only copy, until it is promoted. */
  static async replicaOf(primary: LocalServer): Promise<LocalServer> {
    const folder = mkdtempSync(join(tmpdir(), "keepsake-replica-"))
    const user = unprivilegedUser()
    if (user !== undefined) chownSync(folder, user.uid, user.gid)
    const options = [
      "-D",
      join(folder, "data"),
      "-d",
      primary.url,
      "--write-recovery-conf",
      "--checkpoint=fast",
      "--no-sync",
    ]
    execFileSync(join(primary.#programs, "pg_basebackup"), options, { ...user, cwd: folder, stdio: "ignore" })
    const server = new LocalServer(primary.#programs, folder, await freePort(), primary.#settings)
    await server.start()
    return server
  }

  async start(): Promise<void> {
    const settings = [
      "listen_addresses=127.0.0.1",
      `unix_socket_directories=${this.#folder}`,
      "fsync=off",
      ...this.#settings,
    ]
    const options = [
      "-D",
      join(this.#folder, "data"),
      "-p",
      String(this.#port),
      ...settings.flatMap((setting) => ["-c", setting]),
    ]
    this.#process = spawn(join(this.#programs, "postgres"), options, {
      ...unprivilegedUser(),
      cwd: this.#folder,
      stdio: "ignore",
    })
    const running = this.#process
    // A file that fails before its tests begin has nothing that stops the server.
    process.once("exit", () => running.kill("SIGQUIT"))
    for (let attempt = 0; ; attempt++) {
      try {
        await this.run("SELECT 1")
        return
      } catch (error) {
        if (attempt > 600) throw error
        await new Promise((resolve) => setTimeout(resolve, 50))
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

  override async [Symbol.asyncDispose](): Promise<void> {
    await this.stop("SIGQUIT")
    await rm(this.#folder, { recursive: true, force: true })
  }
}

/** The folders with `initdb` and `postgres`: Debian does not put them on the path. */
function findInstallations(): readonly string[] {
  const debian = "/usr/lib/postgresql"
  const versions = existsSync(debian) ? readdirSync(debian).sort((one, other) => Number(other) - Number(one)) : []
  const folders = [...versions.map((version) => join(debian, version, "bin")), ...(process.env.PATH ?? "").split(":")]
  return folders.filter((folder) => ["initdb", "postgres"].every((program) => existsSync(join(folder, program))))
}

/** The programs of an installation with pgvector: those in the folder `PGVECTOR_PROGRAMS`, or installed ones. */
function findProgramsWithVectors(): string | undefined {
  const { PGVECTOR_PROGRAMS } = process.env
  const folders = [...(PGVECTOR_PROGRAMS === undefined ? [] : [PGVECTOR_PROGRAMS]), ...findInstallations()]
  return folders.find((folder) => extensionFolders(folder).some((place) => existsSync(join(place, "vector.control"))))
}

function extensionFolders(programs: string): readonly string[] {
  const version = /postgresql\/(\d+)\/bin/.exec(programs)?.[1] ?? ""
  return [join(programs, "../share/postgresql/extension"), `/usr/share/postgresql/${version}/extension`]
}

/** PostgreSQL refuses to run as root. */
export function unprivilegedUser(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const users = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"))
  const [, , uid, gid] = users.find(([name]) => name === "postgres") ?? users.find(([name]) => name === "nobody") ?? []
  return { uid: Number(uid), gid: Number(gid) }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once("error", reject)
    server.listen(0, "127.0.0.1", () => {
      const address = server.address()
      server.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0))
    })
  })
}
