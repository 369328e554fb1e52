import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query"
import { hasStatus, isPermanent } from "./client.ts"
import { setConnection } from "./connection.ts"

/** Every call updates the connection state: network errors mean offline, 401 means an expired session, success means online. */
function trackFailure(error: unknown): void {
  if (hasStatus(error, 0)) setConnection({ away: true })
  if (hasStatus(error, 401)) setConnection({ expired: true })
}
function trackSuccess(): void {
  setConnection({ away: false })
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: trackFailure, onSuccess: trackSuccess }),
  mutationCache: new MutationCache({ onError: trackFailure, onSuccess: trackSuccess }),
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      retry: (failures, error) => !isPermanent(error) && !hasStatus(error, 0) && failures < 2,
      retryDelay: (attempt) => 300 * 2 ** attempt,
      // A local server responds without the internet.
      networkMode: "always",
    },
    mutations: { networkMode: "always" },
  },
})
