import { describe, expect, it } from "vitest"
import { type ListPage, mergePages, type PageLink, pageRange, repairLinks } from "../src/memories/page-chain.ts"

/** Memories by the second in which they were made, newest first. */
function page(seconds: readonly number[], next?: string): ListPage {
  const data = seconds.map((second) => ({ id: `m${second}`, createdAt: new Date(second * 1_000).toISOString() }))
  // Of a memory nothing else is looked at.
  return { data, ...(next !== undefined && { next }) } as unknown as ListPage
}
const behind = ({ data }: ListPage, start: string): PageLink => ({ start, after: data.at(-1) })
const seconds = (pages: readonly ListPage[]) => mergePages(pages).map(({ id }) => Number(id.slice(1)))

describe("a long list that is read again a page at a time", () => {
  const first = page([9, 8, 7], "a")
  const second = page([6, 5, 4], "b")
  const third = page([3, 2, 1])
  const links = [behind(first, "a"), behind(second, "b")]

  it("stays as it is when nothing has changed", () => {
    expect(repairLinks(links, [first, second, third])).toBe(links)
    expect(seconds([first, second, third])).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1])
    expect(repairLinks(links, [first, undefined, third])).toBe(links)
  })

  it("loads one more page if new memories push rows out of a page, until nothing is missing", () => {
    const pushed = page([10, 9, 8], "c")
    const longer = repairLinks(links, [pushed, second, third])
    expect(longer).toEqual([{ start: "c", after: pushed.data.at(-1) }, ...links])
    const between = page([7, 6, 5], "d")
    const pages = [pushed, between, second, third]
    expect(repairLinks(longer, pages)).toBe(longer)
    expect(seconds(pages)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
  })

  it("shows each memory once if a page overlaps the next because rows were deleted", () => {
    const pages = [page([9, 7, 6], "e"), second, third]
    expect(repairLinks(links, pages)).toBe(links)
    expect(seconds(pages)).toEqual([9, 7, 6, 5, 4, 3, 2, 1])
  })

  it("ends at the current last page", () => {
    expect(repairLinks(links, [page([9]), second, third])).toEqual([])
    expect(repairLinks(links, [first, page([6]), third])).toEqual([links[0]])
  })

  it("knows the visible pages", () => {
    const pages = [first, second, third]
    expect(pageRange(pages, 0, 1)).toEqual([0, 0])
    expect(pageRange(pages, 2, 4)).toEqual([0, 1])
    expect(pageRange(pages, 7, 12)).toEqual([2, 2])
  })
})
