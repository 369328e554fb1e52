import { type QueryKey, type UseQueryOptions, useQuery } from "@tanstack/react-query"

/** A query of one call to the server, which is cancelled with it. */
export function useServerQuery<Result>(
  queryKey: QueryKey,
  ask: (call: { readonly signal: AbortSignal }) => Promise<Result>,
  options: Omit<UseQueryOptions<Result>, "queryKey" | "queryFn"> = {},
) {
  return useQuery({ ...options, queryKey, queryFn: ({ signal }) => ask({ signal }) })
}
