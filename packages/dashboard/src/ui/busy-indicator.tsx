import { useIsFetching, useIsMutating } from "@tanstack/react-query"
import { useEffect, useState } from "react"
import { useI18n } from "../i18n/i18n.tsx"

/** Responses within this time show no indicator. */
const DELAY_MS = 400

/** Whether a query without data or a mutation is pending. */
export function useIsBusy(): boolean {
  const asked = useIsFetching({ predicate: ({ state }) => state.status === "pending" })
  return asked + useIsMutating() > 0
}

/** Shown while the server is slow; it does not block the page. */
export function BusyIndicator({ isWaiting }: { readonly isWaiting: boolean }) {
  const { t } = useI18n()
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setLong(true), DELAY_MS)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [isWaiting])
  return (
    // It is positioned above the dialog or the page that renders it.
    <div role="status" className="pointer-events-none fixed inset-x-0 top-3 z-40 grid justify-items-center">
      {isLong && (
        <p className="flex items-center gap-2 rounded-full border border-line bg-card px-3.5 py-1.5 text-sm text-soft shadow-lg">
          <span
            aria-hidden="true"
            className="size-3.5 animate-spin rounded-full border-2 border-line border-t-mark motion-reduce:animate-none"
          />
          {t("waiting")}
        </p>
      )}
    </div>
  )
}
