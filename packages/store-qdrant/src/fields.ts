import type { Memory, Pool } from "@keepsake/core/plugin"

type IndexKind = "keyword" | "tenant" | "bool" | "integer" | "float"

/** Payload fields that filters, sort orders or counts use, with the kind of their index. Strict mode rejects filters by any other field. Times are floats, because a memory may have any number. */
export const indexedFields: Readonly<Record<string, IndexKind>> = {
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
  aboutSubject: "keyword",
  aboutAttribute: "keyword",
  type: "keyword",
  category: "keyword",
  origin: "keyword",
  status: "keyword",
  review: "keyword",
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

/** Payload fields that exist only for filters. `inPool` is on everything that is not erased, so that its values are the non-empty pools. */
export function filterFieldsOf({
  pool,
  memory,
  erased,
}: {
  readonly pool: Pool
  readonly memory?: Memory
  readonly erased: boolean
}): Readonly<Record<string, unknown>> {
  const { owner, source, metadata, content: _, links: __, signals: ___, ...rest } = memory ?? {}
  const names = {
    ...owner,
    key: memory?.key,
    category: memory?.category,
    aboutSubject: memory?.about?.subject,
    aboutAttribute: memory?.about?.attribute,
    review: memory?.review,
  }
  const numbers = { ...rest, position: source?.position }
  return {
    live: memory !== undefined,
    ...(!erased && { inPool: poolKeyword(pool.tenant, pool.name) }),
    ...(memory !== undefined && {
      ...pickPresent(
        ["user", "agent", "session", "key", "category", "aboutSubject", "aboutAttribute", "review"],
        names,
        toKeyword,
      ),
      ...pickPresent(
        ["importance", "position", "createdAt", "updatedAt", "expiresAt", "validFrom", "validUntil"],
        numbers,
      ),
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

function pickPresent(
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

/** Replaces lone surrogates, which the server rejects in payloads and filters. */
export function toKeyword(text: string): string {
  return text.toWellFormed()
}

/** Keeps the number 1, the text "1" and `true` apart. */
export function metadataKeyword(name: string, value: string | number | boolean): string {
  return toKeyword(`${name}=${JSON.stringify(value)}`)
}

/** NUL sorts before every other character, so the values are ordered by tenant first. */
export function poolKeyword(tenant: string, pool: string): string {
  return `${toKeyword(tenant)}\0${toKeyword(pool)}`
}
