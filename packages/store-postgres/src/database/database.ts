import { type CallOptions, MemoryError } from "@keepsake/core/plugin"
import { type Client, Pool, type PoolClient, type QueryResultRow } from "pg"
import { migrateDatabase, schemaVersionOf } from "../schema/migrate.ts"
import { existingPartitions } from "../schema/partitions.ts"
import { findExtension, openVectorTables, type VectorSupport } from "../schema/vector-schema.ts"
import { serverAddress, toPoolConfig } from "./connection-settings.ts"
import {
  describeFailure,
  isCollision,
  isConnectionLoss,
  isConnectTimeout,
  isPoolTimeout,
  readOnlyServer,
  type ServerAddress,
} from "./failures.ts"
import type { DatabaseOptions } from "./options.ts"
import { PreparedStatements } from "./prepared-statements.ts"
import { endSilentConnections, maxSilenceMs } from "./silence.ts"
import { inSchema, quoteIdentifier, type Sql, sql } from "./sql.ts"
import { Transaction } from "./transaction.ts"

const OLDEST_SERVER = 150_000
/** Attempts of a transaction that meets another one, and of one whose connection was closed while it was idle. */
const MAX_ATTEMPTS = 6
const MAX_RECONNECTS = 2
/** How often a call waits for a free connection, and for a new one. A wait ends in vain where this process had no processor for that long. */
const MAX_WAITS = { free: 3, new: 2 }
const FIRST_DELAY_MS = 5
/** Settings of a statement that finds its rows by keys. Its plan is the same whatever the keys are. */
const LOOK_UP = {
  enable_seqscan: "off",
  enable_hashjoin: "off",
  enable_mergejoin: "off",
  plan_cache_mode: "force_generic_plan",
}

/**
 * The connections to one schema, shared by store and state. Nothing depends on the session of a connection, so that a pooler may give every
 * transaction another one: limits are set in each transaction, and statements name their schema.
 */
export class PostgresDatabase {
  readonly #options: DatabaseOptions
  readonly #address: ServerAddress
  #pool: Pool | undefined
  #users = 0
  #opening: Promise<void> | undefined
  #problem: string | undefined
  #lostConnections = 0
  readonly #prepared = new PreparedStatements()
  readonly #maintaining = new Set<Client>()
  #vectors: VectorSupport = { missing: "The database was not opened yet" }

  constructor(options: DatabaseOptions) {
    this.#options = options
    this.#address = serverAddress(options)
  }

  /** The schema as SQL text names it. */
  get quotedSchema(): string {
    return quoteIdentifier(this.#options.schema)
  }

  get host(): string {
    return this.#address.host
  }

  /** Whether vectors can be stored. Known once it is open. */
  get vectors(): VectorSupport {
    return this.#vectors
  }

  /** What does not work at this moment. */
  get problems(): readonly string[] {
    return this.#problem === undefined ? [] : [this.#problem]
  }

  /** How often a statement lost its connection. */
  get lostConnections(): number {
    return this.#lostConnections
  }

  /** Registers a user. The last one that detaches closes the connections. */
  attach(): () => Promise<void> {
    this.#users++
    let detaching: Promise<void> | undefined
    return () => {
      detaching ??= --this.#users > 0 ? Promise.resolve() : this.#close()
      return detaching
    }
  }

  /** Connects, checks the server and creates or migrates the schema. A failure is not cached. */
  open(): Promise<void> {
    this.#opening ??= this.#open().catch((error: unknown) => {
      this.#opening = undefined
      throw error
    })
    return this.#opening
  }

  /** Reads with one statement. */
  read<Row extends QueryResultRow>(statement: Sql, call?: CallOptions): Promise<readonly Row[]> {
    return this.#read(statement, call, "", undefined)
  }

  /**
   * Reads with one statement that finds its rows by keys. The planner may only use indexes: where it expects more rows than there are, it would rather scan
   * whole tables, with the memories of every tenant. `parameters` are further settings of the server for this statement.
   */
  lookUp<Row extends QueryResultRow>(
    statement: Sql,
    call?: CallOptions,
    parameters: Readonly<Record<string, string | number>> = {},
  ): Promise<readonly Row[]> {
    const all = { ...LOOK_UP, ...parameters }
    const limits = Object.entries(all).map(([name, value]) => `; SET LOCAL ${name} = ${value}`)
    return this.#read(statement, call, limits.join(""), this.#prepared)
  }

  async #read<Row extends QueryResultRow>(
    statement: Sql,
    call: CallOptions | undefined,
    more: string,
    prepared: PreparedStatements | undefined,
  ): Promise<readonly Row[]> {
    const start = (transaction: Transaction) => {
      transaction.begin(`BEGIN READ ONLY; ${this.#limits()}${more}`)
      const rows = transaction.query<Row>(statement, prepared)
      return { rows, end: transaction.commit() }
    }
    const reading = this.#withRetries(true, start, call?.signal)
    return abortable(reading, call)
  }

  /** Runs `work` in a transaction, again if it collides with another one. Commits after it, unless `work` has done so. */
  transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
    return this.#withRetries(false, (transaction) => {
      transaction.begin(`BEGIN; ${this.#limits()}`)
      const rows = work(transaction)
      return { rows, end: rows.then(() => transaction.commit()) }
    })
  }

  /** Runs a command that must be outside of a transaction, such as VACUUM. It has no timeout. */
  async maintain(text: string): Promise<void> {
    const client = await this.#connect()
    this.#maintaining.add(client)
    try {
      await client.query(inSchema(text, this.#options.schema))
      client.release()
    } catch (error) {
      client.release(true)
      throw describeFailure(error, this.#address)
    } finally {
      this.#maintaining.delete(client)
    }
  }

  /**
   * What is there, without changing it: the server's version, that of the schema, 0 where there is none, and pgvector's, or why there are no vectors.
   */
  async inspect(): Promise<{
    readonly server: string
    readonly schema: number
    readonly vectors: { readonly version: string } | { readonly version?: undefined; readonly missing: string }
  }> {
    const server = await this.#checkServer()
    return this.transaction(async (transaction) => {
      const schema = await schemaVersionOf(transaction, this.#options.schema)
      const vectors = await findExtension(transaction)
      return {
        server,
        schema,
        vectors: vectors.extension === undefined ? vectors : { version: vectors.extension.version },
      }
    })
  }

  async #open(): Promise<void> {
    await this.#checkServer()
    await this.transaction(async (transaction) => {
      // Waiting for another server's migration may take longer than a statement.
      await transaction.withoutTimeout()
      const { schema, partitions = 0 } = this.#options
      await migrateDatabase(transaction, schema, partitions)
      const existing = await existingPartitions(transaction, schema, this.#options.partitions)
      this.#vectors = await openVectorTables(transaction, schema, existing)
      // A plan for any tenant locks every partition.
      if (existing > 0) this.#prepared.stop()
    })
  }

  /** The version of a server that can be used. */
  async #checkServer(): Promise<string> {
    const [server] = await this.read<{
      readonly name: string
      readonly version: number
      readonly encoding: string
      readonly replica: boolean
    }>(
      sql`SELECT split_part(current_setting('server_version'), ' ', 1) AS name, current_setting('server_version_num')::int AS version, current_setting('server_encoding') AS encoding,
        pg_is_in_recovery() OR current_setting('default_transaction_read_only')::boolean AS replica`,
    )
    if (server === undefined) throw new MemoryError("store_unavailable", `PostgreSQL at ${this.host} does not answer`)
    if (server.version < OLDEST_SERVER) {
      throw new MemoryError(
        "contract_unsupported",
        `PostgreSQL at ${this.host} is version ${Math.floor(server.version / 10_000)}; 15 or newer is needed`,
        { remedy: "Upgrade the server." },
      )
    }
    if (server.encoding !== "UTF8") {
      throw new MemoryError(
        "options_invalid",
        `The database ${this.#address.database} has the encoding ${server.encoding}`,
        {
          remedy: "Create a database with the encoding UTF8: createdb --encoding=UTF8 --template=template0 keepsake",
        },
      )
    }
    if (server.replica) {
      const { code, sentence, remedy } = readOnlyServer(this.host)
      throw new MemoryError(code, sentence, { ...(remedy !== undefined && { remedy }) })
    }
    return server.name
  }

  async #close(): Promise<void> {
    const pool = this.#pool
    this.#pool = undefined
    // The server finishes the command. Waiting for it may take minutes.
    for (const client of this.#maintaining) void client.end()
    await pool?.end()
  }

  /** Compiling a statement takes longer than executing any of these. */
  #limits(): string {
    return `SET LOCAL statement_timeout = ${this.#options.statementTimeoutMs}; SET LOCAL jit = off`
  }

  async #withRetries<Result>(
    isReadOnly: boolean,
    start: (transaction: Transaction) => { readonly rows: Promise<Result>; readonly end: Promise<void> },
    signal?: AbortSignal,
  ): Promise<Result> {
    for (let attempt = 1, lost = 0; ; attempt++) {
      const client = await this.#connect(signal)
      const transaction = new Transaction(client, this.#options.schema, maxSilenceMs(this.#options.statementTimeoutMs))
      try {
        const { rows, end } = start(transaction)
        const [result] = await Promise.all([rows, end])
        client.release()
        this.#problem = undefined
        return result
      } catch (thrown) {
        const error = transaction.failure ?? thrown
        const isLost = isConnectionLoss(error)
        if (isLost) this.#lostConnections++
        if (!isLost) await transaction.rollback()
        client.release(isLost)
        const isRefused = isReadOnly && this.#prepared.isRefusal(error)
        if (isRefused) this.#prepared.stop()
        // After a commit was sent nobody knows whether it took effect.
        const isRepeatable = isLost
          ? (isReadOnly || !transaction.isCommitting) && lost++ < MAX_RECONNECTS
          : isRefused || isCollision(error)
        if (!isRepeatable || attempt >= MAX_ATTEMPTS) throw this.#report(error)
        await delay(FIRST_DELAY_MS * 2 ** attempt * Math.random())
      }
    }
  }

  /** Nothing is run for a call that was cancelled while it waited: those that still wait have its connection. */
  async #connect(signal?: AbortSignal): Promise<PoolClient> {
    for (let wait = 1; ; wait++) {
      try {
        const client = await this.#requirePool().connect()
        if (signal?.aborted !== true) return client
        client.release()
        throw cancellationOf(signal)
      } catch (error) {
        const waits = isPoolTimeout(error) ? MAX_WAITS.free : isConnectTimeout(error) ? MAX_WAITS.new : 1
        if (wait >= waits) throw this.#report(error)
        if (signal?.aborted) throw cancellationOf(signal)
      }
    }
  }

  #requirePool(): Pool {
    if (this.#pool !== undefined) return this.#pool
    if (this.#users === 0) throw new MemoryError("store_unavailable", "The connections to PostgreSQL are closed")
    const pool = new Pool(toPoolConfig(this.#options))
    // The pool replaces a connection that broke, and whoever uses it gets the failure of the statement.
    pool.on("error", () => undefined)
    pool.on("connect", (client) => client.on("error", () => undefined))
    endSilentConnections(pool)
    this.#pool = pool
    return pool
  }

  #report(error: unknown): MemoryError {
    const failure = describeFailure(error, this.#address)
    if (failure.code === "store_unavailable" || failure.code === "store_corrupt") this.#problem = failure.message
    return failure
  }
}

/** Ends with `cancelled` when the signal is aborted. The statement itself ends at its timeout at the latest. */
async function abortable<Result>(running: Promise<Result>, call: CallOptions | undefined): Promise<Result> {
  const signal = call?.signal
  if (signal === undefined) return running
  return new Promise((resolve, reject) => {
    const abort = (): void => {
      reject(cancellationOf(signal))
    }
    signal.addEventListener("abort", abort, { once: true })
    running.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort))
  })
}

function cancellationOf(signal: AbortSignal): MemoryError {
  return new MemoryError("cancelled", "The call was cancelled", { cause: signal.reason })
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
