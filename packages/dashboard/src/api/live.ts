import { clientRoutes } from "virtual:keepsake-routes"
import { type QueryClient, useQueryClient } from "@tanstack/react-query"
import { useEffect } from "react"
import { refreshMemories } from "../memories/cache.ts"
import { useTenant } from "./session.ts"

/** Bursts of events cause one refresh. */
const DEBOUNCE_MS = 250

/** Subscribes to the server's events, so that lists stay current without polling. */
export function useLiveMemories(): void {
  const queries = useQueryClient()
  const { tenantParam } = useTenant()
  const tenant = tenantParam.tenant ?? ""
  useEffect(() => {
    const query = tenant === "" ? "" : `?${new URLSearchParams({ tenant })}`
    const events = new EventSource(`${clientRoutes.events?.path}${query}`)
    const { changed, end } = createRefresher(queries)
    for (const name of ["created", "updated", "deleted"]) events.addEventListener(name, changed)
    return () => {
      end()
      events.close()
    }
  }, [queries, tenant])
}

/** Debounces refreshes and never runs two at a time; events during a refresh cause one more. */
function createRefresher(queries: QueryClient): { readonly changed: () => void; readonly end: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isAsking = false
  let isOld = false
  const ask = async () => {
    timer = undefined
    isAsking = true
    isOld = false
    await refreshMemories(queries)
    isAsking = false
    if (isOld) changed()
  }
  const changed = () => {
    isOld = true
    if (!isAsking) timer ??= setTimeout(() => void ask(), DEBOUNCE_MS)
  }
  const end = () => {
    isAsking = true
    clearTimeout(timer)
  }
  return { changed, end }
}
