import { MemoryError } from "@keepsake/core/plugin"
import { type PoolConfig, TypeOverrides } from "pg"
import type { ServerAddress } from "./failures.ts"
import type { DatabaseOptions } from "./options.ts"
import { KEEP_ALIVE_AFTER_MS } from "./silence.ts"

/** Time to wait for a new connection, and once for a free one. */
const CONNECT_TIMEOUT_MS = 5_000
const DEFAULT_PORT = "5432"
/** The `oid` of bigint, which the client returns as text because it may exceed a double. Here it never does. */
const BIGINT = 20

/** The configuration of the client. */
export function toPoolConfig(options: DatabaseOptions): PoolConfig {
  const types = new TypeOverrides()
  types.setTypeParser(BIGINT, Number)
  const url = parseUrl(options.url)
  // `postgres.ssl` decides; the client would understand these differently from libpq.
  const ssl = options.ssl ?? sslOfUrl(url.searchParams.get("sslmode")) ?? (isLocal(url) ? "off" : "verify")
  for (const name of ["sslmode", "ssl"]) url.searchParams.delete(name)
  return {
    connectionString: url.href,
    ssl: ssl === "off" ? false : { rejectUnauthorized: ssl === "verify" },
    max: options.poolSize,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    application_name: "keepsake",
    pipeline: true,
    types,
  }
}

export function serverAddress({ url: written, schema, statementTimeoutMs }: DatabaseOptions): ServerAddress {
  const url = parseUrl(written)
  const user = decodeURIComponent(url.username) || "the role of this system user"
  return {
    host: `${url.hostname || url.searchParams.get("host") || "localhost"}:${url.port || DEFAULT_PORT}`,
    database: decodeURIComponent(url.pathname.slice(1)) || user,
    user,
    schema,
    statementTimeoutMs,
  }
}

function parseUrl(written: string): URL {
  try {
    return new URL(written)
  } catch {
    // Without the address, which may have a password.
    throw new MemoryError("options_invalid", "postgres.url is not an address", {
      remedy: "Write it as postgres://USER:PASSWORD@HOST:5432/DATABASE, with special characters percent-encoded.",
    })
  }
}

function sslOfUrl(mode: string | null): DatabaseOptions["ssl"] {
  if (mode === "disable") return "off"
  if (mode === "verify-ca" || mode === "verify-full") return "verify"
  return mode === null ? undefined : "require"
}

function isLocal({ hostname }: URL): boolean {
  return hostname === "" || /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
}
