import type { RouteOutput, Routes } from "@keepsake/api/browser"
import { useNavigate, useSearch } from "@tanstack/react-router"
import { type ReactNode, useEffect, useId } from "react"
import { useI18n } from "../i18n/i18n.tsx"
import { dayAfter } from "../memories/list-search.ts"
import { inputClass } from "../ui/field.tsx"

type Version = RouteOutput<Routes["memoryHistory"]>["data"][number]

export interface AsOfVersionProps {
  /** The loaded versions, newest first. */
  readonly versions: readonly Version[]
  readonly hasMore: boolean
  readonly more: () => void
  /** Shown in one line with the date input. */
  readonly children: ReactNode
}

/** The version of a memory at the end of a day; the day is part of the address. */
export function AsOfVersion({ versions, hasMore, more, children }: AsOfVersionProps) {
  const { t, date } = useI18n()
  const { asOf } = useSearch({ from: "/memories/$id" })
  const navigate = useNavigate({ from: "/memories/$id" })
  const day = useId()
  const end = asOf === undefined ? undefined : Date.parse(dayAfter(asOf))
  const then = end === undefined ? undefined : versions.find(({ at }) => Date.parse(at) < end)
  const isFurtherBack = end !== undefined && then === undefined && hasMore
  const lookedThrough = isFurtherBack ? versions.length : undefined
  useEffect(() => {
    if (lookedThrough !== undefined) more()
  }, [lookedThrough, more])
  return (
    <div className="mb-4 grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        {children}
        <p className="flex items-center gap-2 text-sm text-soft">
          <label htmlFor={day} className="whitespace-nowrap">
            {t("asOf")}
          </label>
          <input
            id={day}
            type="date"
            value={asOf ?? ""}
            onChange={({ target }) =>
              void navigate({
                search: (before) => ({ ...before, asOf: target.value || undefined }),
                replace: true,
                resetScroll: false,
              })
            }
            className={`${inputClass} max-w-40`}
          />
        </p>
      </div>
      {asOf !== undefined && !isFurtherBack && (
        <div role="status" className="grid gap-1 rounded-xl bg-tint px-3 py-2 text-sm">
          <p className="text-mark">
            {t("asOf.said", { day: date(`${asOf}T12:00`, "short") })}
            {then !== undefined && ` · ${t("history.revision", { revision: then.revision })}`}
          </p>
          <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
            {then?.memory?.content ?? t("asOf.nothing")}
          </p>
        </div>
      )}
    </div>
  )
}
