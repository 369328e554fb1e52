import type { ReactNode } from "react"
import { client } from "../api/client.ts"
import { useServerQuery } from "../api/use-server-query.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { ErrorState } from "../ui/error-state.tsx"
import { Icon } from "../ui/icon.tsx"
import { CleanUp } from "./clean-up.tsx"
import { DatabaseForm } from "./database-form.tsx"
import { TestSearch } from "./test-search.tsx"
import { POLL_MS, VectorsHealth } from "./vectors-health.tsx"

/** Vector health, settings of the database, test search and clean-up. */
export function VectorsPanel() {
  const { t } = useI18n()
  const place = useServerQuery(["vectors", "place"], (call) => client.getVectorDatabase({}, call))
  const embedder = useServerQuery(["vectors", "embedder"], (call) => client.embedderStatus({}, call), {
    refetchInterval: ({ state }) => (state.data?.configured === true ? POLL_MS : false),
  })
  return (
    <section aria-labelledby="vectors">
      <h2 id="vectors" className="text-base font-semibold">
        {t("vectors")}
      </h2>
      <p className="mb-2 text-sm text-soft">{t("vectors.note")}</p>
      {place.isError && <ErrorState error={place.error} onRetry={() => void place.refetch()} />}
      {embedder.isError && <ErrorState error={embedder.error} onRetry={() => void embedder.refetch()} />}
      {place.data !== undefined && embedder.data !== undefined && (
        <div className="divide-y divide-line overflow-hidden rounded-2xl border border-line bg-card text-sm">
          <VectorsHealth place={place.data} embedder={embedder.data} />
          <Collapsible title={t("vectors.place", { name: place.data.name })}>
            <DatabaseForm place={place.data} />
          </Collapsible>
          {embedder.data.configured && (
            <Collapsible title={t("vectors.search")}>
              <TestSearch />
            </Collapsible>
          )}
          {place.data.enabled && (
            <Collapsible title={t("vectors.cleanUp")}>
              <CleanUp />
            </Collapsible>
          )}
        </div>
      )}
    </section>
  )
}

function Collapsible({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <details className="group">
      <summary className="flex min-h-11 items-center justify-between gap-3 px-4 py-2 font-medium hover:bg-sunk">
        {title}
        <Icon name="down" className="size-4 text-soft group-open:rotate-180" />
      </summary>
      <div className="px-4 pb-4">{children}</div>
    </details>
  )
}
