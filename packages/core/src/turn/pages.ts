import type { Cursor, Page, PageQuery } from "../contract/store.ts"

/** Default page size. */
const PAGE = 200

/**
 * Every page of a listing, fetched when the previous one is consumed. A facet that a store lacks (`undefined`) has no
 * pages.
 */
export async function* pages<T>(
  ask: (query: PageQuery) => Promise<Page<T>> | undefined,
  limit = PAGE,
): AsyncGenerator<readonly T[]> {
  let cursor: Cursor | undefined
  do {
    const page: Page<T> | undefined = await ask({ limit, ...(cursor !== undefined && { cursor }) })
    yield page?.items ?? []
    cursor = page?.next
  } while (cursor !== undefined)
}

/** Every item of a listing; no more than one page is held. */
export async function* each<T>(
  ask: (query: PageQuery) => Promise<Page<T>> | undefined,
  limit = PAGE,
): AsyncGenerator<T> {
  for await (const page of pages(ask, limit)) yield* page
}
