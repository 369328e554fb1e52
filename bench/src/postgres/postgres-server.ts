import { findInstallations, LocalPostgres, runSql } from "@keepsake/local-postgres"
import { logProgress } from "../progress.ts"

/** A quarter of a small machine's memory. Everything else is as it is installed, so that a commit is on disk. */
const SETTINGS = ["shared_buffers=1GB", "max_wal_size=4GB"]

/** A server for one bench: the one of `POSTGRES_URL`, otherwise an installed one that is started here on loopback. */
export class PostgresServer implements AsyncDisposable {
  readonly url: string
  readonly #local: LocalPostgres | undefined

  private constructor(url: string, local: LocalPostgres | undefined) {
    this.url = url
    this.#local = local
  }

  /** `undefined` without PostgreSQL, and a line says that nothing is measured. */
  static async start(): Promise<PostgresServer | undefined> {
    const { POSTGRES_URL, PATH } = process.env
    if (POSTGRES_URL !== undefined) return new PostgresServer(POSTGRES_URL, undefined)
    const [programs] = findInstallations(PATH)
    if (programs === undefined) {
      logProgress("postgres: neither POSTGRES_URL nor an installed PostgreSQL, so nothing is measured")
      return undefined
    }
    const local = await LocalPostgres.create({ programs, settings: SETTINGS })
    return new PostgresServer(local.url, local)
  }

  /** Runs SQL, however long it takes. */
  run(text: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
    return runSql(this.url, text)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#local?.[Symbol.asyncDispose]()
  }
}
