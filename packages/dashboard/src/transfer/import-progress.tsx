import { useRef } from "react"
import { client } from "../api/client.ts"
import { useTenant } from "../api/session.ts"
import { useServerQuery } from "../api/use-server-query.ts"
import { useI18n } from "../i18n/i18n.tsx"

const POLL_MS = 500

/** Import progress, measured by polling the number of memories. */
export function ImportProgress({ expected }: { readonly expected: number }) {
  const { t } = useI18n()
  const { tenantParam, name } = useTenant()
  const before = useRef<number>(undefined)
  const { data } = useServerQuery(
    ["import-progress", name],
    (call) => client.listMemories({ ...tenantParam, status: "all", turns: "true", limit: 1 }, call),
    { refetchInterval: POLL_MS, gcTime: 0 },
  )
  before.current ??= data?.total
  const done = Math.max(0, Math.min(expected, (data?.total ?? 0) - (before.current ?? 0)))
  const said = t("import.running", { done, most: expected })
  return (
    <div className="grid gap-1 text-sm">
      <progress
        aria-label={said}
        {...(expected > 0 && data !== undefined && { max: expected, value: done })}
        className="h-2 w-full accent-mark"
      />
      <p className="text-soft">{said}</p>
    </div>
  )
}
