import { Link } from "@tanstack/react-router"
import { lazy, type ReactNode, Suspense, useMemo } from "react"
import { client } from "../api/client.ts"
import { useSession, useTenant } from "../api/session.ts"
import { useServerQuery } from "../api/use-server-query.ts"
import { usePageTitle } from "../app/fallback-screens.tsx"
import { useI18n } from "../i18n/i18n.tsx"
import { ServerText } from "../i18n/server-text.tsx"
import { COUNTED, memoryTypes } from "../memories/list-search.ts"
import { MemoryLink } from "../memories/memory-link.tsx"
import { ErrorState } from "../ui/error-state.tsx"
import { Icon } from "../ui/icon.tsx"
import { ScreenHeader } from "../ui/screen-header.tsx"
import { CostCard } from "./cost-card.tsx"
import { HealthCard } from "./health-card.tsx"
import { TypeBar } from "./type-bar.tsx"

const Chart = lazy(async () => ({ default: (await import("../ui/chart.tsx")).Chart }))
const ModelCard = lazy(async () => ({ default: (await import("./model-card.tsx")).ModelCard }))
const FirstVisit = lazy(async () => ({ default: (await import("../memories/first-visit.tsx")).FirstVisit }))
const DAYS = 30

/** Warnings, totals, charts and health. */
export function OverviewScreen() {
  const { t, number } = useI18n()
  usePageTitle(t("nav.overview"))
  const { tenantParam, name } = useTenant()
  const { role } = useSession()
  const status = useServerQuery(["status", name], (call) => client.status(tenantParam, call))
  const health = useServerQuery(["health", name], (call) => client.memoryHealth({}, call), { staleTime: 30_000 })
  const figures = useServerQuery(["statistics", name], (call) =>
    client.statistics({ days: DAYS, ...tenantParam }, call),
  )
  const data = figures.data
  const use = data?.use?.total
  const waiting = data?.memories.byStatus.quarantined ?? 0
  const isNew = data?.memories.total === 0 && (use?.requests ?? 0) === 0
  const growth = useMemo(
    () => fillDays(data?.growth.map(({ day, created }) => [day, created] as const) ?? [], 0),
    [data],
  )
  const hits = useMemo(
    () => fillDays(data?.use?.days.map(({ day, helpedRate }) => [day, helpedRate] as const) ?? [], null),
    [data],
  )
  const tokens = useMemo(() => fillDays(data?.use?.days.map((one) => [one.day, one.tokens] as const) ?? [], 0), [data])
  const all = [...(status.data?.warningDetails ?? []), ...(health.data?.warningDetails ?? [])]
  const warnings = [...new Map(all.map((warning) => [warning.message, warning])).values()]
  return (
    <>
      <ScreenHeader title={t("nav.overview")} note={t("overview.note", { days: DAYS })} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 px-4 pb-8 lg:px-6">
        {warnings.length > 0 && (
          <section
            aria-label={t("overview.warnings")}
            className="grid gap-2 rounded-2xl border border-warn/40 bg-warn-tint p-4 text-sm text-warn"
          >
            {warnings.map((warning) => (
              <p key={warning.message} className="flex gap-2">
                <Icon name="warning" className="mt-px size-4.5" />
                <span className="min-w-0 wrap-anywhere">
                  <ServerText code={`warning:${warning.code}`} params={warning.params} message={warning.message} />
                </span>
              </p>
            ))}
          </section>
        )}
        {[figures, status].map(
          (part, at) =>
            part.isError && <ErrorState key={`${at}`} error={part.error} onRetry={() => void part.refetch()} />,
        )}
        {!isNew && (
          <div className="grid grid-cols-2 gap-3 xl:grid-cols-4">
            <Card label={t("nav.memories")} value={data && number(data.memories.total)}>
              <span className="flex flex-wrap gap-x-3">
                <Link to="/memories" search={COUNTED} className="text-mark underline underline-offset-2">
                  {t("overview.see")}
                </Link>
                {waiting > 0 && (
                  <Link to="/review" className="text-mark underline underline-offset-2">
                    {t("overview.toReview", { count: waiting })}
                  </Link>
                )}
              </span>
            </Card>
            <Card
              label={t("overview.hitRate")}
              value={use && (use.helpedRate === null ? "–" : number(use.helpedRate, { style: "percent" }))}
            >
              {use && (
                <span className="flex flex-wrap gap-x-3">
                  <span>{t("overview.requests", { count: use.requests })}</span>
                  {use.profileOnly > 0 && <span>{t("overview.profileOnly", { count: use.profileOnly })}</span>}
                </span>
              )}
            </Card>
            <Card label={t("overview.tokens")} value={use && number(use.tokens, { notation: "compact" })}>
              {use && use.hits > 0 && t("overview.perRequest", { count: Math.round(use.tokens / use.hits) })}
            </Card>
            <Card label={t("overview.kept")} value={use && number(use.kept)}>
              {status.data &&
                (status.data.queue.pending === 0
                  ? t("overview.noneWaits")
                  : t("overview.waiting", { count: status.data.queue.pending }))}
            </Card>
          </div>
        )}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 xl:grid-cols-[minmax(0,2fr)_minmax(18rem,1fr)]">
          <div className="grid min-w-0 content-start gap-5">
            <Suspense>{data?.memories.total === 0 && waiting === 0 && <FirstVisit />}</Suspense>
            {!isNew && (
              <Panel title={t("overview.byType")}>
                <TypeBar counts={memoryTypes.map((type) => [type, data?.memories.byType[type] ?? 0] as const)} />
              </Panel>
            )}
            <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-[repeat(2,minmax(0,1fr))]">
              {!isNew && (
                <Panel title={t("overview.growth")}>
                  <Suspense fallback={<div className="min-h-[150px]" />}>
                    <Chart label={t("overview.growth")} {...growth} />
                  </Suspense>
                </Panel>
              )}
              {data?.use && !isNew && (
                <Panel title={t("overview.hitsOverTime")}>
                  <Suspense fallback={<div className="min-h-[150px]" />}>
                    <Chart label={t("overview.hitsOverTime")} {...hits} unit="percent" />
                  </Suspense>
                </Panel>
              )}
              {data?.use && !isNew && (
                <Panel title={t("overview.tokens")}>
                  <Suspense fallback={<div className="min-h-[150px]" />}>
                    <Chart label={t("overview.tokens")} {...tokens} />
                  </Suspense>
                </Panel>
              )}
              {data !== undefined && data.top.length > 0 && (
                <Panel title={t("overview.top")}>
                  <ol className="grid grid-cols-[minmax(0,1fr)] gap-1 text-sm">
                    {data.top.slice(0, 5).map((memory) => (
                      <li key={memory.id} className="flex items-baseline justify-between gap-3">
                        <MemoryLink id={memory.id} className="min-w-0 truncate py-0.5 leading-6 hover:underline">
                          {memory.content}
                        </MemoryLink>
                        <span className="text-soft">{number(memory.accessCount)}</span>
                      </li>
                    ))}
                  </ol>
                </Panel>
              )}
            </div>
          </div>
          <div className="grid content-start gap-5">
            <HealthCard
              status={status.data}
              health={health.data}
              error={health.error}
              onRetry={() => void health.refetch()}
            />
            {use && !isNew && <CostCard tokens={use.tokens} days={DAYS} />}
            {!isNew && role === "admin" && (
              <Suspense>
                <ModelCard />
              </Suspense>
            )}
          </div>
        </div>
      </div>
    </>
  )
}

function Card({
  label,
  value,
  children,
}: {
  readonly label: string
  readonly value: string | undefined
  readonly children?: ReactNode
}) {
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-between gap-1 rounded-2xl border border-line bg-card p-4 wrap-anywhere">
      <p className="text-sm text-soft">{label}</p>
      <p className="text-3xl font-semibold tracking-tight tabular-nums">{value ?? "…"}</p>
      <p className="min-h-5 text-sm text-soft">{children}</p>
    </div>
  )
}

function Panel({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="min-w-0 rounded-2xl border border-line bg-card p-4">
      <h2 className="mb-3 text-sm font-semibold">{title}</h2>
      {children}
    </section>
  )
}

/** Fills days without data, up to today. */
function fillDays<T>(
  known: readonly (readonly [string, T])[],
  otherwise: T,
): { readonly days: readonly string[]; readonly values: readonly T[] } {
  const by = new Map(known)
  const today = Date.parse(new Date().toISOString().slice(0, 10))
  const days = Array.from({ length: DAYS }, (_, at) =>
    new Date(today - (DAYS - 1 - at) * 86_400_000).toISOString().slice(0, 10),
  )
  return { days, values: days.map((day) => by.get(day) ?? otherwise) }
}
