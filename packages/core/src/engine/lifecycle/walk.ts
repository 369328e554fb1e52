import type { Memory, Scope } from "../../contract/memory.ts"
import type { Cursor, Store, Where } from "../../contract/store.ts"

const PAGE = 200

/** Every memory of a scope that `where` takes, newest first, a page at a time. */
export async function* pagesOf(store: Store, scope: Scope, where: Where): AsyncGenerator<readonly Memory[]> {
  let cursor: Cursor | undefined
  do {
    const page = await store.list(scope, { limit: PAGE, where, ...(cursor !== undefined && { cursor }) })
    yield page.items
    cursor = page.next
  } while (cursor !== undefined)
}

/** How many of each category `where` takes; by listing where the store does not count. */
export async function byCategory(store: Store, scope: Scope, where: Where): Promise<Readonly<Record<string, number>>> {
  if (store.tally !== undefined) return (await store.tally.count(scope, where, "category")).groups
  const groups: Record<string, number> = {}
  for await (const page of pagesOf(store, scope, where)) {
    for (const { category } of page) groups[category] = (groups[category] ?? 0) + 1
  }
  return groups
}
