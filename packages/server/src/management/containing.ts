import { limits } from "@keepsake/api"
import type { Memory, Page } from "@keepsake/core"

/** One page of a listing. */
export type FetchPage = (limit: number, cursor: string | undefined) => Promise<Page<Memory>>

const MAX_SCANNED = 2_000

/** The same listing with only what has the text in its content or its key, capitals aside: reads on until a page is full, the end is there, or 2,000 were looked through. */
export function filterByText(list: FetchPage, text: string): FetchPage {
  const wanted = text.toLowerCase()
  return async (limit, from) => {
    const items: Memory[] = []
    let cursor = from
    for (let looked = 0; looked < MAX_SCANNED; looked += limits.page) {
      const page = await list(limits.page, cursor)
      const places = page.items.flatMap((memory, at) => (includesText(memory, wanted) ? [at] : []))
      const taken = places.slice(0, limit - items.length)
      items.push(...taken.flatMap((at) => page.items[at] ?? []))
      const last = taken.at(-1)
      if (items.length === limit && last !== undefined) {
        const { next } = await list(last + 1, cursor)
        return { items, ...(next !== undefined && { next }) }
      }
      if (page.next === undefined) return { items }
      cursor = page.next
    }
    return { items, ...(cursor !== undefined && { next: cursor }) }
  }
}

function includesText({ content, key = "" }: Memory, wanted: string): boolean {
  return content.toLowerCase().includes(wanted) || key.toLowerCase().includes(wanted)
}
