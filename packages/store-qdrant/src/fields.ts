import type { Row } from "./stored.ts"

type Kind = "keyword" | "tenant" | "bool" | "integer" | "float"

/** Every payload field that a filter, an order or a count uses, and its index; strict mode refuses all others. Times are floats, as a memory may have any number. */
export const indexedFields: Readonly<Record<string, Kind>> = {
  tenant: "tenant",
  pool: "keyword",
  inPool: "keyword",
  id: "keyword",
  stamp: "keyword",
  spaces: "keyword",
  live: "bool",
  erased: "bool",
  revision: "integer",
  place: "integer",
  at: "float",
  until: "float",
  user: "keyword",
  agent: "keyword",
  session: "keyword",
  key: "keyword",
  type: "keyword",
  category: "keyword",
  origin: "keyword",
  status: "keyword",
  metadata: "keyword",
  pinned: "bool",
  importance: "float",
  position: "float",
  createdAt: "float",
  updatedAt: "float",
  expiresAt: "float",
  validFrom: "float",
  validUntil: "float",
}

/** What is only there to be filtered by. `inPool` is on everything that is not erased: the pools that hold something. */
export function toFields({ pool, memory, erased }: Row): Readonly<Record<string, unknown>> {
  const { owner, source, metadata, content: _, links: __, signals: ___, ...rest } = memory ?? {}
  const names = { ...owner, key: memory?.key, category: memory?.category }
  const numbers = { ...rest, position: source?.position }
  return {
    live: memory !== undefined,
    ...(!erased && { inPool: inPool(pool.tenant, pool.name) }),
    ...(memory !== undefined && {
      ...present(["user", "agent", "session", "key", "category"], names, keyword),
      ...present(["importance", "position", "createdAt", "updatedAt", "expiresAt", "validFrom", "validUntil"], numbers),
      type: memory.type,
      status: memory.status,
      origin: memory.source.origin,
      pinned: memory.pinned ?? false,
      metadata: Object.entries(metadata ?? {}).flatMap(([name, value]) =>
        typeof value === "object" ? [] : [metadataKeyword(name, value)],
      ),
    }),
  }
}

function present(
  wanted: readonly string[],
  from: Readonly<Record<string, unknown>>,
  shape: (value: string) => string = (value) => value,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    wanted.flatMap((name) => {
      const value = from[name]
      return value === undefined ? [] : [[name, typeof value === "string" ? shape(value) : value]]
    }),
  )
}

/** A broken surrogate is no text to the server, neither in a payload nor in a filter. */
export function keyword(text: string): string {
  return text.toWellFormed()
}

/** The number 1, the text "1" and `true` are three values. */
export function metadataKeyword(name: string, value: string | number | boolean): string {
  return keyword(`${name}=${JSON.stringify(value)}`)
}

/** NUL comes before every other character, so that the order is by tenant first. */
export function inPool(tenant: string, pool: string): string {
  return `${keyword(tenant)}\0${keyword(pool)}`
}
