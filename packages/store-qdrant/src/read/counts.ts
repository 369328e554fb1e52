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
import { type Collections, MOST_VALUES } from "../collections.ts"
import { keyword } from "../fields.ts"
import type { Connection } from "../server/connection.ts"
import { type Filter, is, liveIn, whereFilter } from "../where-filter.ts"

/** How many points have each value of a field. The server does not page them. */
async function facet(
  connection: Connection,
  { memories }: Collections,
  key: string,
  filter: Filter,
  call: CallOptions | undefined,
): Promise<readonly (readonly [value: string, count: number])[]> {
  const asked = { key, filter, exact: true, limit: MOST_VALUES }
  const { hits } = await connection.run((client) => client.facet(memories, asked), call)
  return hits.map(({ value, count }) => [String(value), count])
}

export async function tally(
  connection: Connection,
  collections: Collections,
  { scope, where, by }: { readonly scope: Scope; readonly where: Where; readonly by: TallyBy | undefined },
  call: CallOptions | undefined,
): ReturnType<Tally["count"]> {
  const filter = whereFilter(scope, where)
  if (filter === undefined) return { total: 0, groups: {} }
  const asked = { filter, exact: true }
  const { count: total } = await connection.run((client) => client.count(collections.memories, asked), call)
  const groups = by === undefined ? [] : await facet(connection, collections, by, filter, call)
  return { total, groups: Object.fromEntries(groups) }
}

/** The spaces of a scope by name, and how many memories have a vector in each. */
export async function spacesIn(
  connection: Connection,
  collections: Collections,
  scope: Scope,
  call: CallOptions | undefined,
): Promise<readonly { readonly space: string; readonly memories: number }[]> {
  const found = await facet(connection, collections, "spaces", liveIn(scope), call)
  return found
    .map(([space, memories]) => ({ space, memories }))
    .sort((one, other) => (one.space < other.space ? -1 : 1))
}

/** Those that hold a memory or a version of one, by tenant and name. */
export async function poolsOf(
  connection: Connection,
  collections: Collections,
  { tenant, page }: { readonly tenant: Tenant | undefined; readonly page: PageQuery },
  call: CallOptions | undefined,
): Promise<Page<Pool>> {
  const question = ["pools", tenant]
  const after = page.cursor === undefined ? undefined : placeOf(question, page.cursor, isText)[0]
  const filter: Filter = { must: tenant === undefined ? [] : [is("tenant", keyword(tenant))], must_not: [] }
  const found = (await facet(connection, collections, "inPool", filter, call))
    .map(([name]) => name)
    .filter((name) => after === undefined || name > after)
    .sort()
  const { items, next } = pageOf(found, page.limit, (name) => cursorAt(question, [name]))
  return { items: items.map(poolIn), ...(next !== undefined && { next }) }
}

function poolIn(found: string): Pool {
  const [tenant = "", name = ""] = found.split("\0")
  // Written with a memory of this tenant.
  return { tenant: tenant as Tenant, name }
}
