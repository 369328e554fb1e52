import { useInfiniteQuery, useQuery } from "@tanstack/react-query"
import { client } from "../api/client.ts"
import { useTenant } from "../api/session.ts"

export function useMemory(id: string) {
  const { tenantParam, name } = useTenant()
  return useQuery({
    queryKey: ["memory", name, id],
    queryFn: ({ signal }) => client.getMemory({ id, ...tenantParam }, { signal }),
  })
}

/** All versions, newest first, also of a deleted memory. */
export function useHistory(id: string) {
  const { tenantParam, name } = useTenant()
  return useInfiniteQuery({
    queryKey: ["history", name, id],
    queryFn: ({ pageParam, signal }) =>
      client.memoryHistory(
        { id, ...tenantParam, limit: 50, ...(pageParam !== "" && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: "",
    getNextPageParam: (page) => page.next,
  })
}
