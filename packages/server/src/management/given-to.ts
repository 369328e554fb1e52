import { limits } from "@keepsake/api"
import { given, type Page, type PageQuery, type Trace } from "@keepsake/core"

type ListTraces = (asked: PageQuery) => Promise<Page<Trace>>

const MAX_SCANNED = 1_000

/** The same listing with only the requests that were given this memory: reads on until a page is full, the end is there, or 1,000 were looked through. */
export function filterByMemory(id: string, list: ListTraces): ListTraces {
  return async ({ limit, cursor: from }) => {
    const items: Trace[] = []
    let cursor = from
    for (let looked = 0; looked < MAX_SCANNED; looked += limits.page) {
      const page = await list({ limit: limits.page, ...given({ cursor }) })
      for (const [at, trace] of page.items.entries()) {
        if (!trace.recalled.some((one) => one.id === id)) continue
        items.push(trace)
        if (items.length < limit) continue
        const { next } = await list({ limit: at + 1, ...given({ cursor }) })
        return { items, ...given({ next }) }
      }
      cursor = page.next
      if (cursor === undefined) return { items }
    }
    return { items, ...given({ next: cursor }) }
  }
}
