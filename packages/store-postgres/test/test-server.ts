import { randomUUID } from "node:crypto"
import { PGlite } from "@electric-sql/pglite"
import { vector } from "@electric-sql/pglite-pgvector"
import { PGLiteSocketServer } from "@electric-sql/pglite-socket"
import { findInstallations, freePort, hasVectors, LocalPostgres, runSql } from "@keepsake/local-postgres"
import { afterAll, describe, it } from "vitest"

export { freePort, unprivilegedUser } from "@keepsake/local-postgres"

/** A server for one test file: the one of `POSTGRES_URL`, otherwise one that is started here. `undefined` without PostgreSQL; tests are skipped then. */
export async function startPostgres(settings: readonly string[] = []): Promise<TestServer | undefined> {
  const { POSTGRES_URL } = process.env
  const programs = POSTGRES_URL === undefined ? findInstallations(process.env.PATH)[0] : undefined
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
  const server = new TestServer(`postgres://postgres:postgres@127.0.0.1:${port}/postgres`)
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
  run(text: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
    return runSql(this.url, text)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const schema of this.#schemas) await this.run(`DROP SCHEMA IF EXISTS ${schema} CASCADE`)
  }
}

/** A genuine server of this file. */
export class LocalServer extends TestServer {
  readonly #server: LocalPostgres

  private constructor(server: LocalPostgres) {
    super(server.url)
    this.#server = server
  }

  static async create(programs: string, settings: readonly string[]): Promise<LocalServer> {
    // Nothing here has to outlive a power failure.
    return new LocalServer(await LocalPostgres.create({ programs, settings: ["fsync=off", ...settings] }))
  }

  /** A replica that follows this server: a read-only copy, until it is promoted. */
  static async replicaOf(primary: LocalServer): Promise<LocalServer> {
    return new LocalServer(await LocalPostgres.replicaOf(primary.#server))
  }

  start(): Promise<void> {
    return this.#server.start()
  }

  /** SIGINT ends connections and shuts down, SIGQUIT stops as a crash does. */
  stop(signal: "SIGINT" | "SIGQUIT" = "SIGINT"): Promise<void> {
    return this.#server.stop(signal)
  }

  override [Symbol.asyncDispose](): Promise<void> {
    return this.#server[Symbol.asyncDispose]()
  }
}

/** The programs of an installation with pgvector: those in the folder `PGVECTOR_PROGRAMS`, or installed ones. */
function findProgramsWithVectors(): string | undefined {
  const { PGVECTOR_PROGRAMS, PATH } = process.env
  return [...(PGVECTOR_PROGRAMS === undefined ? [] : [PGVECTOR_PROGRAMS]), ...findInstallations(PATH)].find(hasVectors)
}
