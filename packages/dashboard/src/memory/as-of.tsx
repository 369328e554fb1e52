import type { Output, Routes } from "@keepsake/api/browser"
import { useNavigate, useSearch } from "@tanstack/react-router"
import { useEffect } from "react"
import { dayAfter } from "../memories/search.ts"
import { Field, inputShape } from "../ui/field.tsx"
import { useWords } from "../words/words.tsx"

type Version = Output<Routes["memoryHistory"]>["data"][number]

export interface AsOfProps {
  /** Newest first, as far as they are there. */
  readonly versions: readonly Version[]
  readonly hasMore: boolean
  readonly more: () => void
}

/** What a memory said at the end of a day, which stands in the address. */
export function AsOf({ versions, hasMore, more }: AsOfProps) {
  const { t, date } = useWords()
  const { asOf } = useSearch({ from: "/memories/$id" })
  const navigate = useNavigate({ from: "/memories/$id" })
  const end = asOf === undefined ? undefined : Date.parse(dayAfter(asOf))
  const then = end === undefined ? undefined : versions.find(({ at }) => Date.parse(at) < end)
  const isFurtherBack = end !== undefined && then === undefined && hasMore
  const lookedThrough = isFurtherBack ? versions.length : undefined
  useEffect(() => {
    if (lookedThrough !== undefined) more()
  }, [lookedThrough, more])
  return (
    <div className="grid gap-2">
      <div className="max-w-48">
        <Field label={t("asOf")}>
          {(control) => (
            <input
              {...control}
              type="date"
              value={asOf ?? ""}
              onChange={({ target }) =>
                void navigate({
                  search: (before) => ({ ...before, asOf: target.value || undefined }),
                  replace: true,
                  resetScroll: false,
                })
              }
              className={inputShape}
            />
          )}
        </Field>
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
