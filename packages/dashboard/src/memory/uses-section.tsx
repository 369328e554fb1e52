import type { MemoryOnTheWire } from "@keepsake/api/browser"
import { Link } from "@tanstack/react-router"
import { client } from "../api/client.ts"
import { useTenant } from "../api/session.ts"
import { useServerQuery } from "../api/use-server-query.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { Ago } from "../memories/labels.tsx"
import { ErrorState } from "../ui/error-state.tsx"

const SHOWN = 5

/** The requests that recalled it, newest first, while their traces are stored. */
export function UsesSection({ memory: { id, accessCount } }: { readonly memory: MemoryOnTheWire }) {
  const { t } = useI18n()
  const { tenantParam, name } = useTenant()
  const traces = useServerQuery(
    ["traces", name, "given", id, accessCount],
    (call) => client.listTraces({ memory: id, words: "true", limit: SHOWN, ...tenantParam }, call),
    { enabled: accessCount > 0 },
  )
  if (accessCount === 0) return null
  if (traces.isError) return <ErrorState error={traces.error} onRetry={() => void traces.refetch()} />
  const all = traces.data?.data ?? []
  return (
    <section aria-labelledby="uses" className="grid gap-2">
      <h2 id="uses" className="text-base font-semibold">
        {t("uses")}
      </h2>
      {traces.isSuccess && all.length === 0 && <p className="text-sm text-soft">{t("uses.none")}</p>}
      <ul className="divide-y divide-line overflow-hidden rounded-2xl border border-line bg-card text-sm empty:hidden">
        {all.map((trace) => (
          <li key={trace.id}>
            <Link
              to="/traces/$id"
              params={{ id: trace.id }}
              className="flex items-baseline justify-between gap-4 px-4 py-2.5 -outline-offset-2 hover:bg-sunk"
            >
              <span dir="auto" className="min-w-0 truncate">
                {trace.words ?? t("traces.noWords")}
              </span>
              <Ago at={trace.at} className="shrink-0 text-soft" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
