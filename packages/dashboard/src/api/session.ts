import type { SignedInOnTheWire } from "@keepsake/api/browser"
import { queryOptions, useQuery } from "@tanstack/react-query"
import { useSearch } from "@tanstack/react-router"
import { client } from "./client.ts"
import { setConnection } from "./connection.ts"

const queryKey = ["session"]

/** Who is signed in; `null` for nobody. Once somebody is, a session that ends leaves the page as it is and asks to sign in again. */
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

/** Who is signed in, below the sign-in page. */
export function useSession(): SignedInOnTheWire {
  const { data } = useQuery(sessionQuery)
  if (!data) throw new Error("Asked who is signed in before anybody was")
  return data
}

/** The tenant that the address names, else the session's own: `named` is what calls send, `name` what people see. */
export function useTenant(): { readonly name: string; readonly tenantParam: { readonly tenant?: string } } {
  const { tenant } = useSearch({ strict: false })
  const session = useSession()
  return { name: tenant ?? session.tenant, tenantParam: tenant === undefined ? {} : { tenant } }
}
