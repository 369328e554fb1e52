import { createHash, randomUUID } from "node:crypto"
import { hostname } from "node:os"
import { MemoryError, type Writers } from "@keepsake/core/plugin"
import type { PostgresDatabase } from "../database/database.ts"
import { rawSql, type Sql, sql } from "../database/sql.ts"

/** A process that claims the schema for itself and was not seen for this long is gone. The server's clock measures it, because the clocks of machines differ. */
const ABSENT_AFTER_SECONDS = 10
/** The same for one of many processes. With the patrol of the others, its jobs are taken within ten seconds. */
const ONE_OF_MANY_ABSENT_AFTER_SECONDS = 7
const SEEN_EVERY_MS = 2_000
const RETRY_EVERY_MS = 500
/** A clock that differs from the server's by less is left alone: processes on synchronized machines keep the order of their own times. */
const CLOCK_TOLERANCE_MS = 1_000
/** Rows of processes that ended without a word are removed after this time. */
const FORGOTTEN_AFTER_SECONDS = 3_600

const ONLY = "writer"
const OF_MANY = "process "
const LOCK = "lock "
const LOCK_RETRY_MS = { first: 10, longest: 500 }
/** Serializes taking claims, so that a process that wants to be the only one and one of many cannot start at the same moment. */
const CLAIM_LOCK = 0x6b65_6571

interface Holder {
  readonly holder: string
  readonly seen: number
}

/** Whether the process of this column was not seen for long. */
export function isAbsent(process: Sql): Sql {
  return sql`NOT EXISTS (SELECT 1 FROM keepsake.claims c WHERE c.name = ${OF_MANY}::text || ${process}
    AND c.seen > clock_timestamp() - make_interval(secs => ${ONE_OF_MANY_ABSENT_AFTER_SECONDS}::float8))`
}

/**
 * A process's claim to work on a schema, either alone or as one of many: a row that it renews. A lock of a session would be released sooner, but a
 * pooler may give the session to another process.
 */
export class WriterClaim {
  readonly #database: PostgresDatabase
  readonly #writers: Writers
  readonly #now: () => number
  readonly process = randomUUID()
  /** What to add to this machine's clock to get the server's; 0 within the tolerance, and for a process that is alone. */
  clockOffsetMs = 0
  #renewing: NodeJS.Timeout | undefined
  /** Whether another process took the schema for itself, as happens to one that was suspended. */
  isLost = false

  constructor(database: PostgresDatabase, writers: Writers, now: () => number) {
    this.#database = database
    this.#writers = writers
    this.#now = now
  }

  /** Waits until a process that died without a word counts as gone. A living one is `store_unavailable`, unless both are of many. */
  async take(): Promise<void> {
    let first: Holder | undefined
    for (;;) {
      const other = await this.#tryTake()
      if (other === undefined) break
      first ??= other
      if (other.seen > first.seen) throw usedByAnother(other, this.#writers)
      await new Promise((resolve) => setTimeout(resolve, RETRY_EVERY_MS))
    }
    this.isLost = false
    this.#renewing ??= setInterval(() => void this.#renew(), SEEN_EVERY_MS).unref()
  }

  async release(): Promise<void> {
    if (this.#renewing === undefined) return
    clearInterval(this.#renewing)
    this.#renewing = undefined
    await this.#database
      .transaction(async (transaction) => {
        transaction.send(sql`DELETE FROM keepsake.claims WHERE process = ${this.process}::text`)
      })
      // Without a server it expires.
      .catch(() => undefined)
  }

  /** Runs `work` while no process, this one included, runs work of this name. */
  async exclusive<Result>(name: string, work: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    // A hash, because names may be of people.
    const lock = `${LOCK}${createHash("sha256").update(name).digest("hex")}`
    for (let ms = LOCK_RETRY_MS.first; !(await this.#tryLock(lock)); ms = Math.min(2 * ms, LOCK_RETRY_MS.longest)) {
      signal?.throwIfAborted()
      await new Promise((resolve) => setTimeout(resolve, ms))
    }
    try {
      return await work()
    } finally {
      await this.#unlock(lock)
    }
  }

  async #tryLock(lock: string): Promise<boolean> {
    const taken = await this.#database.transaction((transaction) =>
      transaction.query(
        sql`INSERT INTO keepsake.claims AS l (name, process, holder, seen)
          VALUES (${lock}::text, ${this.process}::text, ''::text, clock_timestamp())
          ON CONFLICT (name) DO UPDATE SET process = excluded.process, seen = excluded.seen
          WHERE ${isAbsent(rawSql("l.process"))} RETURNING 1`,
      ),
    )
    return taken.length > 0
  }

  async #unlock(lock: string): Promise<void> {
    const remove = () =>
      this.#database.transaction(async (transaction) => {
        transaction.send(
          sql`DELETE FROM keepsake.claims WHERE name = ${lock}::text AND process = ${this.process}::text`,
        )
      })
    // A lock that stays is one that nobody gets while this process lives.
    for (;;) {
      const failure: unknown = await remove().then(
        () => undefined,
        (error: unknown) => error,
      )
      if (failure === undefined || this.#renewing === undefined) return
      await new Promise((resolve) => setTimeout(resolve, LOCK_RETRY_MS.longest))
    }
  }

  /** The process whose claim excludes this one; `undefined` if the claim was taken. */
  async #tryTake(): Promise<Holder | undefined> {
    if (this.#writers === "many") await this.#compareClocks()
    // Everything is sent at once: other processes that start wait for the commit, and it must not depend on how soon this one goes on.
    return this.#database.transaction(async (transaction) => {
      transaction.send(sql`SELECT pg_advisory_xact_lock(${CLAIM_LOCK}::bigint)`)
      transaction.send(
        sql`DELETE FROM keepsake.claims WHERE name LIKE ${`${OF_MANY}%`}::text AND seen < clock_timestamp() - make_interval(secs => ${FORGOTTEN_AFTER_SECONDS}::float8)`,
      )
      const others = transaction.query<Holder>(
        sql`WITH other AS (${this.#others()}), mine AS (
            INSERT INTO keepsake.claims AS c (name, process, holder, seen)
            SELECT ${this.#name}::text, ${this.process}::text, ${`process ${process.pid} on ${hostname()}`}::text, clock_timestamp()
            WHERE NOT EXISTS (SELECT 1 FROM other)
            ON CONFLICT (name) DO UPDATE SET process = excluded.process, holder = excluded.holder, seen = excluded.seen
          ) SELECT holder, seen FROM other`,
      )
      const [[other]] = await Promise.all([others, transaction.commit()])
      return other
    })
  }

  get #name(): string {
    return this.#writers === "many" ? `${OF_MANY}${this.process}` : ONLY
  }

  /** Selects the process seen last of those that exclude this one: with many, only one that is alone. */
  #others(): Sql {
    const isMany = this.#writers === "many"
    return sql`SELECT holder, extract(epoch FROM seen)::float8 AS seen FROM keepsake.claims
      WHERE process <> ${this.process}::text AND name NOT LIKE ${`${LOCK}%`}::text AND (name = ${ONLY}::text OR NOT ${isMany}::boolean)
      AND seen > clock_timestamp() - make_interval(secs => ${ABSENT_AFTER_SECONDS}::float8) ORDER BY claims.seen DESC LIMIT 1`
  }

  async #compareClocks(): Promise<void> {
    const from = this.#now()
    const [server] = await this.#database.read<{ readonly now: number }>(
      sql`SELECT extract(epoch FROM clock_timestamp())::float8 * 1000 AS now`,
    )
    const until = this.#now()
    if (server === undefined) return
    const offset = Math.round(server.now - (from + until) / 2)
    const isWithin = Math.abs(offset) < CLOCK_TOLERANCE_MS + (until - from)
    this.clockOffsetMs = isWithin ? 0 : offset
  }

  async #renew(): Promise<void> {
    try {
      if (this.#writers === "many") await this.#compareClocks()
      const isRenewed = await this.#tryRenew()
      // One of many that was suspended for long takes its place again.
      this.isLost = !isRenewed && (this.#writers === "one" || (await this.#tryTake()) !== undefined)
    } catch {
      // Tried again. Whether another process took it shows when the server is back.
    }
  }

  async #tryRenew(): Promise<boolean> {
    const renewed = await this.#database.transaction(async (transaction) => {
      const renewing = transaction.query(
        sql`UPDATE keepsake.claims SET seen = clock_timestamp() WHERE name = ${this.#name}::text AND process = ${this.process}::text
          AND NOT EXISTS (${this.#others()}) RETURNING 1`,
      )
      const [rows] = await Promise.all([renewing, transaction.commit()])
      return rows
    })
    return renewed.length > 0 || this.#renewing === undefined
  }
}

function usedByAnother({ holder }: Holder, writers: Writers): MemoryError {
  return new MemoryError("store_unavailable", `Another server uses this schema of PostgreSQL: ${holder}`, {
    remedy:
      writers === "many"
        ? "That server was started to be the only one. Stop it first, or set postgres.schema to another one."
        : "Stop it first, or set postgres.schema to another one. One server at a time can use a schema.",
  })
}
