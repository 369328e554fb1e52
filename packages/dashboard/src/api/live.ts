import { lines } from "virtual:keepsake-lines"
import { type QueryClient, useQueryClient } from "@tanstack/react-query"
import { useEffect } from "react"
import { refreshMemories } from "../memories/cache.ts"
import { useTenant } from "./session.ts"

/** Changes that come together are shown together. */
const DEBOUNCE_MS = 250

/** Follows the server's events: what changes anywhere shows here without asking again and again. */
export function useLiveMemories(): void {
  const queries = useQueryClient()
  const { tenantParam } = useTenant()
  const tenant = tenantParam.tenant ?? ""
  useEffect(() => {
    const query = tenant === "" ? "" : `?${new URLSearchParams({ tenant })}`
    const events = new EventSource(`${lines.events?.path}${query}`)
    const { changed, end } = createRefresher(queries)
    for (const name of ["created", "updated", "deleted"]) events.addEventListener(name, changed)
    return () => {
      end()
      events.close()
    }
  }, [queries, tenant])
}

/** However many changes come, what is shown is asked for once at a time. */
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
