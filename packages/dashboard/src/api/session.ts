import type { SignedInOnTheWire } from "@keepsake/api/browser"
import { queryOptions, useQuery } from "@tanstack/react-query"
import { useSearch } from "@tanstack/react-router"
import { client } from "./client.ts"
import { setConnection } from "./connection.ts"

const queryKey = ["session"]

/** The session; `null` when signed out. When a session ends, the page stays as it is and asks to sign in again. */
export const sessionQuery = queryOptions<SignedInOnTheWire | null>({
  queryKey,
  queryFn: async ({ signal, client: queries }) => {
    const { session } = await client.signedIn({}, { signal })
    const before = queries.getQueryData<SignedInOnTheWire | null>(queryKey)
    if (session === null && before) setConnection({ expired: true })
    return session ?? before ?? null
  },
  staleTime: 60_000,
})

/** The session. Throws above the sign-in page, where there is none yet. */
export function useSession(): SignedInOnTheWire {
  const { data } = useQuery(sessionQuery)
  if (!data) throw new Error("Asked who is signed in before anybody was")
  return data
}

/** The tenant in the address, else the session's own. `tenantParam` is sent with calls, `name` is shown. */
export function useTenant(): { readonly name: string; readonly tenantParam: { readonly tenant?: string } } {
  const { tenant } = useSearch({ strict: false })
  const session = useSession()
  return { name: tenant ?? session.tenant, tenantParam: tenant === undefined ? {} : { tenant } }
}
