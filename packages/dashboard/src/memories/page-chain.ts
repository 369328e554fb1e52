import type { MemoryOnTheWire, RouteOutput, Routes } from "@keepsake/api/browser"

export type ListPage = RouteOutput<Routes["listMemories"]>

/** Where a page of a long list begins, and behind which memory that is: rows come and go, and a page may end sooner than it did. */
export interface PageLink {
  readonly start: string
  readonly after: MemoryOnTheWire | undefined
}

/**
 * The links as they have to be for the pages that have been read again: one more where what came in pushes rows out of a page, none behind the
 * page that is the last. The same array when all is well. `pages[0]` is the head, `links[0]` begins `pages[1]`.
 */
export function repairLinks(links: readonly PageLink[], pages: readonly (ListPage | undefined)[]): readonly PageLink[] {
  for (const [at, { after }] of links.entries()) {
    const page = pages[at]
    if (page === undefined) continue
    if (page.next === undefined) return links.slice(0, at)
    if (!reachesLink(page, after)) return links.toSpliced(at, 0, { start: page.next, after: page.data.at(-1) })
  }
  return links
}

/** The memories of all pages, newest first, each once: a page out of which rows were taken reaches into the next. */
export function mergePages(pages: readonly (ListPage | undefined)[]): readonly MemoryOnTheWire[] {
  const rows: MemoryOnTheWire[] = []
  let before: ListPage | undefined
  for (const page of pages) {
    if (page === undefined) continue
    rows.push(...withoutOverlap(before, page.data))
    before = page
  }
  return rows
}

/** By ordinals of rows: the first and the last of the pages that these rows are on. */
export function pageRange(
  pages: readonly (ListPage | undefined)[],
  first: number,
  last: number,
): readonly [number, number] {
  let end = 0
  let from: number | undefined
  for (const [at, page] of pages.entries()) {
    end += page?.data.length ?? 0
    if (from === undefined && end > first) from = at
    if (end > last) return [from ?? at, at]
  }
  return [from ?? 0, pages.length - 1]
}

function reachesLink(page: ListPage, after: MemoryOnTheWire | undefined): boolean {
  const last = page.data.at(-1)
  if (last === undefined || after === undefined) return true
  return last.createdAt < after.createdAt || page.data.some(({ id }) => id === after.id)
}

function withoutOverlap(before: ListPage | undefined, rows: readonly MemoryOnTheWire[]): readonly MemoryOnTheWire[] {
  const [last, first] = [before?.data.at(-1), rows[0]]
  if (last === undefined || first === undefined || first.createdAt < last.createdAt) return rows
  const seen = new Set(before?.data.map(({ id }) => id))
  return rows.filter(({ id }) => !seen.has(id))
}
