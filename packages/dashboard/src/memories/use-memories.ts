import type { MemoryOnTheWire } from "@keepsake/api/browser"
import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query"
import { useMemo } from "react"
import { client } from "../api/client.ts"
import { useTenant } from "../api/session.ts"
import { filtersOf, type MemoriesSearch } from "./search.ts"

export interface Row {
  readonly memory: MemoryOnTheWire
  /** The passage that matched, and how well; absent in a plain listing. */
  readonly found?: { readonly shown: string; readonly score: number }
}
export interface Memories {
  readonly rows: readonly Row[]
  /** How many there are; `undefined` where nobody has counted. */
  readonly total: number | undefined
  readonly isPending: boolean
  readonly isFetching: boolean
  readonly error: unknown
  readonly hasMore: boolean
  readonly more: () => void
  readonly retry: () => void
  /** Parts of the search that failed or came too late. */
  readonly degraded: readonly string[]
}

const A_PAGE = 100
const BEST = 100

/** The rows that the address asks for: newest first and page by page, or with words what recall finds, best first. */
export function useMemories(search: MemoriesSearch): Memories {
  const words = search.q?.trim() ?? ""
  const isRanked = words !== "" && search.by === undefined
  const { named, name } = useTenant()
  const filters = { ...filtersOf(search), ...named }
  const listing = useInfiniteQuery({
    queryKey: ["memories", name, filters, words],
    queryFn: ({ pageParam, signal }) =>
      client.listMemories(
        {
          ...filters,
          limit: A_PAGE,
          ...(words !== "" && { contains: words }),
          ...(pageParam !== "" && { cursor: pageParam }),
        },
        { signal },
      ),
    initialPageParam: "",
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    enabled: !isRanked,
  })
  const ranked = useQuery({
    queryKey: ["memories", name, filters, "recall", words],
    queryFn: ({ signal }) => {
      const { status, type, category, ...rest } = filters
      return client.searchMemories(
        {
          query: words,
          limit: BEST,
          ...rest,
          ...(type !== undefined && { type: listed(type) }),
          ...(category !== undefined && { category: listed(category) }),
          status: status === "all" ? [...EVERY_STATUS] : listed(status),
        },
        { signal },
      )
    },
    placeholderData: keepPreviousData,
    enabled: isRanked,
  })
  const pages = listing.data?.pages
  const listedRows = useMemo(() => pages?.flatMap((page) => page.data.map((memory) => ({ memory }))) ?? [], [pages])
  const rankedRows = useMemo(
    () => ranked.data?.data.map(({ memory, shown, score }) => ({ memory, found: { shown, score } })) ?? [],
    [ranked.data],
  )
  const used = isRanked ? ranked : listing
  return {
    rows: isRanked ? rankedRows : listedRows,
    total: isRanked ? ranked.data?.data.length : words === "" ? pages?.at(-1)?.total : undefined,
    isPending: used.isPending,
    isFetching: used.isFetching,
    error: used.error,
    hasMore: !isRanked && listing.hasNextPage,
    more: () => {
      if (!listing.isFetching) void listing.fetchNextPage()
    },
    retry: () => void used.refetch(),
    degraded: isRanked ? (ranked.data?.degraded ?? []) : [],
  }
}

const EVERY_STATUS = ["active", "quarantined", "superseded", "archived"] as const

/** The filters are written as the listing takes them, with commas; the search takes lists of the same words. */
function listed<T extends string>(text: string): T[] {
  // Every value came from a list of those that the API knows, or is free text.
  return text.split(",") as T[]
}
