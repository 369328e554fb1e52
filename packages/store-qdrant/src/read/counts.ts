import {
  type CallOptions,
  cursorAt,
  isText,
  type Page,
  type PageQuery,
  type Pool,
  pageOf,
  placeOf,
  type Scope,
  type Tally,
  type TallyBy,
  type Tenant,
  type Where,
} from "@keepsake/core/plugin"
import { MAX_FACET_VALUES, type QdrantCollections } from "../collections.ts"
import { toKeyword } from "../fields.ts"
import type { QdrantConnection } from "../server/connection.ts"
import { equals, type Filter, liveFilter, whereFilter } from "../where-filter.ts"

/** Counts points per value of a field. The server does not page facets. */
async function countByValue(
  connection: QdrantConnection,
  { memories }: QdrantCollections,
  key: string,
  filter: Filter,
  call: CallOptions | undefined,
): Promise<readonly (readonly [value: string, count: number])[]> {
  const request = { key, filter, exact: true, limit: MAX_FACET_VALUES }
  const { hits } = await connection.run((client) => client.facet(memories, request), call)
  return hits.map(({ value, count }) => [String(value), count])
}

export async function tally(
  connection: QdrantConnection,
  collections: QdrantCollections,
  { scope, where, by }: { readonly scope: Scope; readonly where: Where; readonly by: TallyBy | undefined },
  call: CallOptions | undefined,
): ReturnType<Tally["count"]> {
  const filter = whereFilter(scope, where)
  if (filter === undefined) return { total: 0, groups: {} }
  const query = { filter, exact: true }
  const { count: total } = await connection.run((client) => client.count(collections.memories, query), call)
  const groups = by === undefined ? [] : await countByValue(connection, collections, by, filter, call)
  return { total, groups: Object.fromEntries(groups) }
}

/** The spaces of a scope, sorted by name, with the number of memories that have a vector in each. */
export async function listSpaces(
  connection: QdrantConnection,
  collections: QdrantCollections,
  scope: Scope,
  call: CallOptions | undefined,
): Promise<readonly { readonly space: string; readonly memories: number }[]> {
  const counts = await countByValue(connection, collections, "spaces", liveFilter(scope), call)
  return counts
    .map(([space, memories]) => ({ space, memories }))
    .sort((one, other) => (one.space < other.space ? -1 : 1))
}

/** Pools that contain a memory or a version of one, sorted by tenant and name. */
export async function listPools(
  connection: QdrantConnection,
  collections: QdrantCollections,
  { tenant, page }: { readonly tenant: Tenant | undefined; readonly page: PageQuery },
  call: CallOptions | undefined,
): Promise<Page<Pool>> {
  const question = ["pools", tenant]
  const after = page.cursor === undefined ? undefined : placeOf(question, page.cursor, isText)[0]
  const filter: Filter = { must: tenant === undefined ? [] : [equals("tenant", toKeyword(tenant))], must_not: [] }
  const found = (await countByValue(connection, collections, "inPool", filter, call))
    .map(([name]) => name)
    .filter((name) => after === undefined || name > after)
    .sort()
  const { items, next } = pageOf(found, page.limit, (name) => cursorAt(question, [name]))
  return { items: items.map(parsePool), ...(next !== undefined && { next }) }
}

function parsePool(found: string): Pool {
  const [tenant = "", name = ""] = found.split("\0")
  // Written by `poolKeyword` with a tenant that was checked then.
  return { tenant: tenant as Tenant, name }
}
