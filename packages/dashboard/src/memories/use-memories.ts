import type { MemoryOnTheWire } from "@keepsake/api/browser"
import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { useMemo } from "react"
import { client } from "../api/client.ts"
import { useTenant } from "../api/session.ts"
import { type MemoriesSearch, toApiFilters, usesRecall } from "./list-search.ts"
import { usePagedList } from "./use-paged-list.ts"

export interface MemoryRow {
  readonly memory: MemoryOnTheWire
  /** The passage that matched, and how well; absent in a plain listing. */
  readonly found?: { readonly shown: string; readonly score: number }
}
export interface ListedMemories {
  readonly rows: readonly MemoryRow[]
  /** `undefined` when the server does not count. */
  readonly total: number | undefined
  /** Messages of conversations that match too and are not listed. */
  readonly hiddenTurns: number | undefined
  /** There are more than `total`. */
  readonly isTotalMinimum: boolean
  readonly isPending: boolean
  readonly isFetching: boolean
  readonly error: unknown
  readonly hasMore: boolean
  readonly more: () => void
  /** Sets the visible rows; only their pages are refreshed. */
  readonly see: (first: number, last: number) => void
  readonly retry: () => void
  /** Parts of the search that failed or timed out. */
  readonly degraded: readonly string[]
}

const MAX_MATCHES = 100

/** The rows for the search parameters: a paged list, newest first, or the results of recall, best first. */
export function useMemories(search: MemoriesSearch): ListedMemories {
  const words = search.q?.trim() ?? ""
  const ranks = usesRecall(search)
  const { tenantParam, name } = useTenant()
  const { asOf, ...narrowed } = toApiFilters(search)
  const filters = { ...narrowed, ...tenantParam }
  const request = { ...filters, ...(asOf !== undefined && { asOf }), ...(words !== "" && { contains: words }) }
  const listing = usePagedList(request, name, !ranks)
  const ranked = useQuery({
    queryKey: ["memories", name, filters, "recall", words],
    queryFn: ({ signal }) => {
      const { status, type, category, ...rest } = filters
      return client.searchMemories(
        {
          query: words,
          limit: MAX_MATCHES,
          ...rest,
          ...(type !== undefined && { type: splitValues(type) }),
          ...(category !== undefined && { category: splitValues(category) }),
          status: status === "all" ? [...EVERY_STATUS] : splitValues(status),
        },
        { signal },
      )
    },
    placeholderData: keepPreviousData,
    enabled: ranks,
  })
  const listedRows = useMemo(() => listing.rows.map((memory) => ({ memory })), [listing.rows])
  const rankedRows = useMemo(
    () => ranked.data?.data.map(({ memory, shown, score }) => ({ memory, found: { shown, score } })) ?? [],
    [ranked.data],
  )
  if (!ranks) return { ...listing, rows: listedRows, total: words === "" ? listing.total : undefined, degraded: [] }
  return {
    rows: rankedRows,
    total: rankedRows.length,
    hiddenTurns: undefined,
    isTotalMinimum: false,
    isPending: ranked.isPending,
    isFetching: ranked.isFetching,
    error: ranked.error,
    hasMore: false,
    more: () => undefined,
    see: () => undefined,
    retry: () => void ranked.refetch(),
    degraded: ranked.data?.degraded ?? [],
  }
}

const EVERY_STATUS = ["active", "quarantined", "superseded", "ended", "archived"] as const

/** Filters are comma-separated for the listing; the search takes arrays. */
function splitValues<T extends string>(text: string): T[] {
  // Every value came from a list of those that the API knows, or is free text.
  return text.split(",") as T[]
}
