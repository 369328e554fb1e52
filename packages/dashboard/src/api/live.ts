import { lines } from "virtual:keepsake-lines"
import { useQueryClient } from "@tanstack/react-query"
import { useEffect } from "react"
import { refreshMemories } from "../memories/cache.ts"
import { useTenant } from "./session.ts"

/** Changes that come together are shown together. */
const TOGETHER_MS = 250

/** Follows the server's events: what changes anywhere shows here without asking again and again. */
export function useLiveMemories(): void {
  const queries = useQueryClient()
  const { named } = useTenant()
  const tenant = named.tenant ?? ""
  useEffect(() => {
    const query = tenant === "" ? "" : `?${new URLSearchParams({ tenant })}`
    const events = new EventSource(`${lines.events?.path}${query}`)
    let timer: ReturnType<typeof setTimeout> | undefined
    const changed = () => {
      timer ??= setTimeout(() => {
        timer = undefined
        void refreshMemories(queries)
      }, TOGETHER_MS)
    }
    for (const name of ["created", "updated", "deleted"]) events.addEventListener(name, changed)
    return () => {
      clearTimeout(timer)
      events.close()
    }
  }, [queries, tenant])
}
