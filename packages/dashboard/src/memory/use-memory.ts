import { useInfiniteQuery } from "@tanstack/react-query"
import { client } from "../api/client.ts"
import { useTenant } from "../api/session.ts"
import { useServerQuery } from "../api/use-server-query.ts"

export function useMemory(id: string) {
  const { tenantParam, name } = useTenant()
  return useServerQuery(["memory", name, id], (call) => client.getMemory({ id, ...tenantParam }, call))
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
