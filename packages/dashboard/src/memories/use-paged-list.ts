import { hashKey, keepPreviousData, useQueries, useQuery, useQueryClient } from "@tanstack/react-query"
import { useCallback, useEffect, useMemo, useRef, useState } from "react"
import { client } from "../api/client.ts"
import { type ListPage, mergePages, type PageLink, pageRange, repairLinks } from "./page-chain.ts"

/** The API's maximum. */
const PAGE_SIZE = 200

type ListQuery = Omit<Parameters<typeof client.listMemories>[0] & object, "limit" | "cursor" | "page" | "offset">

/**
 * A list of any length, newest first, read a page at a time as it is scrolled to. What changes on the server is read again for the pages in sight alone;
 * the others are when they come into sight.
 */
export function usePagedList(asked: ListQuery, name: string, enabled: boolean) {
  const queries = useQueryClient()
  const key = ["memories", name, "pages", asked] as const
  const of = hashKey(key)
  const page = (start: string) => ({
    queryKey: [...key, start],
    queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
      client.listMemories({ ...asked, limit: PAGE_SIZE, ...(start !== "" && { cursor: start }) }, { signal }),
  })
  const isKept = (start: string) => queries.getQueryData(page(start).queryKey) !== undefined
  const [chain, setChain] = useState<{ readonly of: string; readonly links: readonly PageLink[] }>()
  // Restores the pages that were loaded before, as long as they are cached.
  const found = useMemo(() => {
    const all = queries.getQueryData<readonly PageLink[]>(["links", of]) ?? noLinks
    const lost = all.findIndex(({ start }) => !isKept(start))
    return lost === -1 ? all : all.slice(0, lost)
  }, [queries, of])
  const links = chain?.of === of ? chain.links : found
  const [seen, setSeen] = useState<readonly [number, number]>([0, 0])
  const head = useQuery({ ...page(""), enabled, placeholderData: keepPreviousData })
  const rest = useQueries({
    queries: links.map(({ start }, at) => {
      const options = page(start)
      const isSeen = at + 1 >= seen[0] && at + 1 <= seen[1]
      return {
        ...options,
        // The server's events invalidate pages.
        staleTime: Number.POSITIVE_INFINITY,
        enabled: enabled && (isSeen || !isKept(start)),
      }
    }),
    combine: combineResults,
  })
  const pages = useMemo(() => [head.data, ...rest.pages], [head.data, rest.pages])
  const rows = useMemo(() => mergePages(pages), [pages])
  useEffect(() => {
    const next = repairLinks(links, pages)
    if (next !== links) setChain({ of, links: next })
    queries.setQueryData(["links", of], next)
  }, [queries, links, pages, of])
  const last = pages.at(-1)
  const latest = useRef(pages)
  latest.current = pages
  return {
    rows,
    total: head.data?.total,
    hiddenTurns: head.data?.turns,
    isTotalMinimum: head.data?.totalIsLeast === true,
    isPending: head.isPending,
    isFetching: head.isFetching || last === undefined,
    error: head.error ?? rest.error,
    hasMore: last === undefined || last.next !== undefined,
    more: () => {
      if (last?.next === undefined || head.isPlaceholderData) return
      const link: PageLink = { start: last.next, after: last.data.at(-1) ?? links.at(-1)?.after }
      setChain((before) => (before?.of === of && before.links !== links ? before : { of, links: [...links, link] }))
    },
    see: useCallback((first: number, end: number) => {
      const [from, to] = pageRange(latest.current, first, end)
      setSeen((before) => (before[0] === from && before[1] === to ? before : [from, to]))
    }, []),
    retry: () =>
      void queries.refetchQueries({ queryKey: key, type: "active", predicate: ({ state }) => state.error !== null }),
  }
}

const noLinks: readonly PageLink[] = []

function combineResults(results: readonly { readonly data: ListPage | undefined; readonly error: Error | null }[]) {
  return { pages: results.map(({ data }) => data), error: results.find(({ error }) => error !== null)?.error ?? null }
}
