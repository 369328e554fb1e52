import { useQueryClient } from "@tanstack/react-query"
import { useEffect } from "react"
import { client } from "../api/client.ts"
import { setConnection, useConnection } from "../api/connection.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { Icon } from "../ui/icon.tsx"

const TRY_EVERY_MS = 2_000

/** Shown while the server does not respond. Polls it, and refetches everything when it is back. */
export function OfflineBanner() {
  const { t } = useI18n()
  const { away } = useConnection()
  const queries = useQueryClient()
  useEffect(() => {
    if (!away) return
    const timer = setInterval(async () => {
      const answers = await client.alive().then(
        () => true,
        () => false,
      )
      if (!answers) return
      setConnection({ away: false })
      await queries.invalidateQueries()
    }, TRY_EVERY_MS)
    return () => clearInterval(timer)
  }, [away, queries])
  return (
    <div role="status">
      {away && (
        <p className="flex items-center gap-2 border-b border-warn/40 bg-warn-tint px-4 py-2 text-sm text-warn">
          <Icon name="warning" className="size-4.5" />
          {t("away")}
        </p>
      )}
    </div>
  )
}
