import { type ErrorCode, MemoryError } from "@keepsake/core/plugin"

/** What a message says about the server: never a password. */
export interface ServerAddress {
  readonly host: string
  readonly database: string
  readonly user: string
  readonly schema: string
  readonly statementTimeoutMs: number
}
interface Description {
  readonly code: ErrorCode
  readonly sentence: string
  readonly remedy?: string
}

/** A write that met another one and must be started again. */
export class WriteCollision extends Error {}

/** Serialization failures, deadlocks and keys that another transaction has taken: the transaction did nothing and may succeed when it is repeated. */
export function isCollision(error: unknown): boolean {
  return error instanceof WriteCollision || ["40001", "40P01", "23505"].includes(codeOf(error))
}

/** The connection broke, or the server is shutting down or starting. */
export function isConnectionLoss(error: unknown): boolean {
  const code = codeOf(error)
  return /^(?:08|57P0[1-3])/.test(code) || SOCKET_ERRORS.has(code) || CONNECTION_ENDED.test(messageOf(error))
}

/** No connection of the pool became free in time. The server need not be the reason. */
export function isPoolTimeout(error: unknown): boolean {
  return messageOf(error).includes("timeout exceeded when trying to connect")
}

/** A new connection was not made in time: the server is out of reach, or one of both sides is too busy. */
export function isConnectTimeout(error: unknown): boolean {
  return messageOf(error).includes("due to connection timeout")
}

/** Converts an error of the client or the server into a sentence with a remedy. */
export function describeFailure(error: unknown, address: ServerAddress): MemoryError {
  if (MemoryError.is(error)) return error
  const { code, sentence, remedy } = describe(error, address)
  return new MemoryError(code, sentence, {
    // A code that the engine knows for a full disk, whatever the database is.
    cause: codeOf(error) === "53100" ? Object.assign(new Error(messageOf(error)), { code: "ENOSPC" }) : error,
    ...(remedy !== undefined && { remedy }),
  })
}

function describe(error: unknown, address: ServerAddress): Description {
  const code = codeOf(error)
  const message = messageOf(error)
  const known = states[code] ?? (isTlsFailure(code, message) ? describeTls : undefined)
  if (known !== undefined) return known(address, message)
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") {
    return unavailable(`The host of PostgreSQL at ${address.host} is unknown (${code})`, "Correct postgres.url.")
  }
  if (SOCKET_ERRORS.has(code) || CONNECTION_ENDED.test(message)) {
    const why = code === "" ? message : code
    return unavailable(
      `PostgreSQL at ${address.host} cannot be reached (${why})`,
      "Start the server, or correct postgres.url. It must accept connections from this machine.",
    )
  }
  if (isPoolTimeout(error)) {
    return {
      code: "too_busy",
      sentence: `No connection to PostgreSQL at ${address.host} became free in time`,
      remedy:
        "Check that the server answers: a stopped or overloaded one keeps all connections. If it does, raise postgres.poolSize, and the server's max_connections with it.",
    }
  }
  const why = `${message}${code === "" ? "" : ` (${code})`}`
  return refusals[code.slice(0, 2)]?.(address, why) ?? unavailable(`PostgreSQL at ${address.host} failed: ${why}`)
}

/** By the class of an SQLSTATE: statements that the server refuses each time, so that trying again is no help. */
const refusals: Readonly<Record<string, (address: ServerAddress, why: string) => Description>> = {
  "22": refusedValue,
  "23": refusedValue,
  "54": refusedValue,
  "42": ({ schema }, why) => ({
    code: "store_corrupt",
    sentence: `The tables of the schema ${schema} are not as this version made them: ${why}`,
    remedy: "Undo what was changed there by hand, or restore the schema from a backup.",
  }),
}

function refusedValue({ host }: ServerAddress, why: string): Description {
  return {
    code: "limit_exceeded",
    sentence: `PostgreSQL at ${host} refuses a value: ${why}`,
    remedy: "If somebody added a constraint or a trigger to the tables of Keepsake, drop it.",
  }
}

/** By SQLSTATE. */
const states: Readonly<Record<string, (address: ServerAddress, message: string) => Description>> = {
  "28P01": ({ host, user }) =>
    unavailable(`PostgreSQL at ${host} rejects the password of ${user}`, "Correct the password in postgres.url."),
  "28000": ({ host, user }, message) =>
    unavailable(
      `PostgreSQL at ${host} does not let ${user} in: ${message}`,
      "Allow this role, machine and kind of connection in the server's pg_hba.conf, or set postgres.ssl as it asks.",
    ),
  "3D000": ({ host, database }) =>
    unavailable(
      `PostgreSQL at ${host} has no database ${database}`,
      `Create it (createdb ${database}), or correct postgres.url.`,
    ),
  "3F000": ({ schema }) => lostSchema(schema),
  "42P01": ({ schema }) => lostSchema(schema),
  "08P01": describePooler,
  "42501": ({ user, schema, database }, message) => {
    // The message is in the server's language, but names what it is about.
    const names = message.split(/\W+/)
    if (!names.includes(schema) && !names.includes(database)) return foreignTables(schema, user, message)
    return unavailable(
      `The role ${user} lacks a right: ${message}`,
      `Run as an administrator: CREATE SCHEMA IF NOT EXISTS "${schema}" AUTHORIZATION "${user}"; or, for an existing one: ALTER SCHEMA "${schema}" OWNER TO "${user}"`,
    )
  },
  "23505": ({ host }) => ({ code: "too_busy", sentence: `Other writes to PostgreSQL at ${host} came first each time` }),
  "25006": ({ host }) => readOnlyServer(host),
  "53100": ({ host }) =>
    unavailable(`The disk of PostgreSQL at ${host} is full`, "Free space there. Memories are stored again afterwards."),
  "53300": ({ host }) => ({
    code: "too_busy",
    sentence: `PostgreSQL at ${host} accepts no more connections`,
    remedy: "Raise its max_connections, lower postgres.poolSize, or put a pooler in front of it.",
  }),
  "53200": ({ host }) => ({ code: "too_busy", sentence: `PostgreSQL at ${host} is out of memory` }),
  "55P03": ({ host }) => ({ code: "too_busy", sentence: `A lock in PostgreSQL at ${host} was not released in time` }),
  "57014": ({ host, statementTimeoutMs }) => ({
    code: "too_busy",
    sentence: `A statement in PostgreSQL at ${host} took longer than ${statementTimeoutMs} ms`,
    remedy: "Raise postgres.statementTimeoutMs, or look for what slows the server down.",
  }),
  "57P01": ({ host }) => unavailable(`PostgreSQL at ${host} is shutting down`),
  "57P03": ({ host }) => unavailable(`PostgreSQL at ${host} is starting`),
  XX001: ({ host }) => corrupt(host),
  XX002: ({ host }) => corrupt(host),
}

/** PgBouncer has one SQLSTATE for whatever it reports itself. */
function describePooler(address: ServerAddress, message: string): Description {
  const { host } = address
  const limit = /^no more connections allowed \((\w+)\)/.exec(message)?.[1]
  if (limit !== undefined) {
    return {
      code: "too_busy",
      sentence: `The pooler at ${host} accepts no more connections (${limit})`,
      remedy: `Raise its ${limit}, or lower postgres.poolSize.`,
    }
  }
  if (message.includes("query_wait_timeout")) {
    return {
      code: "too_busy",
      sentence: `The pooler at ${host} had no free connection to PostgreSQL in time`,
      remedy: "Raise its default_pool_size, or look whether PostgreSQL behind it runs and what slows it down.",
    }
  }
  if (message.startsWith("no such database")) {
    return unavailable(
      `The pooler at ${host} has no database ${address.database}`,
      "Name it in the pooler's configuration ([databases]), or correct postgres.url.",
    )
  }
  if (message.includes("authentication failed")) {
    return unavailable(
      `The pooler at ${host} rejects the password of ${address.user}`,
      "Correct the password in postgres.url, or in the pooler's auth_file.",
    )
  }
  return unavailable(
    `The pooler at ${host} refuses the connection: ${message}`,
    "Its log says why. Look whether PostgreSQL behind it runs.",
  )
}

function foreignTables(schema: string, user: string, message: string): Description {
  const tables = `SELECT c.oid::regclass FROM pg_class c WHERE c.relnamespace = '"${schema}"'::regnamespace AND c.relkind IN ('r', 'p', 'S') AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = c.oid AND d.deptype IN ('a', 'i') AND c.relkind = 'S')`
  return unavailable(
    `The tables of the schema ${schema} do not belong to the role ${user}: ${message}`,
    `Run as an administrator: DO $$ DECLARE t regclass; BEGIN FOR t IN ${tables} LOOP EXECUTE format('ALTER TABLE %s OWNER TO "${user}"', t); END LOOP; END $$`,
  )
}

export function readOnlyServer(host: string): Description {
  return unavailable(
    `PostgreSQL at ${host} is read-only: it is a replica, or read-only by its settings`,
    "Set postgres.url to the primary server.",
  )
}

function unavailable(sentence: string, remedy?: string): Description {
  return { code: "store_unavailable", sentence, ...(remedy !== undefined && { remedy }) }
}

function lostSchema(schema: string): Description {
  return unavailable(
    `The schema ${schema} is gone or incomplete`,
    "Restore it from a backup, or start again, which creates an empty one.",
  )
}

function corrupt(host: string): Description {
  return {
    code: "store_corrupt",
    sentence: `PostgreSQL at ${host} reports damaged data`,
    remedy: "Restore the database from a backup.",
  }
}

function describeTls({ host }: ServerAddress, message: string): Description {
  return unavailable(
    `The encrypted connection to PostgreSQL at ${host} failed: ${message}`,
    "Set postgres.ssl to what the server offers: verify for a certificate of a known authority (NODE_EXTRA_CA_CERTS adds one), require for any certificate, off for none.",
  )
}

function isTlsFailure(code: string, message: string): boolean {
  return /CERT|TLS|SSL|UNABLE_TO_VERIFY/.test(code) || /does not support SSL|\bSSL\b|certificate/.test(message)
}

const SOCKET_ERRORS = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOENT",
])
const CONNECTION_ENDED = /Connection terminated|connection error and is not queryable|Client was closed/

/** The SQLSTATE of the server, or the code of the socket. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return ""
  // Node tries several addresses of a host and reports them together.
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error
  return first instanceof Error && "code" in first ? String(first.code) : ""
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
