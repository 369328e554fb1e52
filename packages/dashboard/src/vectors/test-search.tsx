import { useMutation } from "@tanstack/react-query"
import { type FormEvent, useState } from "react"
import { client } from "../api/client.ts"
import { useTenant } from "../api/session.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { MemoryLink } from "../memories/memory-link.tsx"
import { Button } from "../ui/button.tsx"
import { ErrorState } from "../ui/error-state.tsx"
import { InputField } from "../ui/field.tsx"

/** A vector-only search with scores. */
export function TestSearch() {
  const { t, number } = useI18n()
  const { tenantParam } = useTenant()
  const [query, setQuery] = useState("")
  const search = useMutation({ mutationFn: () => client.searchVectors({ query, topK: 5, ...tenantParam }) })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    search.mutate()
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <form onSubmit={submit} className="flex flex-wrap items-end gap-2">
        <div className="min-w-0 flex-1 basis-56">
          <InputField label={t("explain.query")} required dir="auto" value={query} onText={setQuery} />
        </div>
        <Button type="submit" disabled={search.isPending}>
          {t("shortcut.search")}
        </Button>
      </form>
      {search.isError && <ErrorState error={search.error} />}
      {search.data !== undefined && (
        <div role="status" className="grid gap-2">
          <p className="text-soft">
            {t("vectors.found", { count: search.data.results.length, ms: Math.round(search.data.latencyMs) })}
          </p>
          <ol className="grid gap-1">
            {search.data.results.map(({ id, score, content }) => (
              <li key={id} className="flex items-baseline gap-3">
                <span className="font-mono text-xs text-soft tabular-nums">
                  {number(score, { minimumFractionDigits: 3, maximumFractionDigits: 3 })}
                </span>
                <MemoryLink id={id} className="min-w-0 py-0.5 leading-6 wrap-anywhere hover:underline">
                  {content}
                </MemoryLink>
              </li>
            ))}
          </ol>
        </div>
      )}
    </div>
  )
}
