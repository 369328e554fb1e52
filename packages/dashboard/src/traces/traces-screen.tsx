import type { RouteOutput, Routes } from "@keepsake/api/browser"
import { useInfiniteQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { useRef } from "react"
import { client } from "../api/client.ts"
import { useTenant } from "../api/session.ts"
import { usePageTitle } from "../app/fallback-screens.tsx"
import { useI18n } from "../i18n/i18n.tsx"
import { Ago } from "../memories/labels.tsx"
import { Badge } from "../ui/badge.tsx"
import { Button } from "../ui/button.tsx"
import { EmptyState } from "../ui/empty-state.tsx"
import { ErrorState } from "../ui/error-state.tsx"
import { ScreenHeader } from "../ui/screen-header.tsx"
import { useListNavigation } from "../ui/use-list-navigation.ts"

type Trace = RouteOutput<Routes["listTraces"]>["data"][number]
const WATCH_EVERY_MS = 3_000

/** What requests were given and what was kept of them, newest first, as they come. */
export function TracesScreen() {
  const { t } = useI18n()
  usePageTitle(t("nav.traces"))
  const { tenantParam, name } = useTenant()
  const list = useRef<HTMLUListElement>(null)
  useListNavigation(list)
  const traces = useInfiniteQuery({
    queryKey: ["traces", name],
    queryFn: ({ pageParam, signal }) =>
      client.listTraces(
        { limit: 50, words: "true", ...tenantParam, ...(pageParam !== "" && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: "",
    getNextPageParam: (page) => page.next,
    // Requests leave no event; while this screen is open the first page is looked at again.
    refetchInterval: ({ state }) =>
      state.data === undefined || state.data.pages.length === 1 ? WATCH_EVERY_MS : false,
  })
  const all = traces.data?.pages.flatMap((page) => page.data) ?? []
  return (
    <>
      <ScreenHeader title={t("nav.traces")} note={t("traces.note")} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-4 pb-8 lg:px-6">
        {traces.isError && <ErrorState error={traces.error} onRetry={() => void traces.refetch()} />}
        {traces.isSuccess && all.length === 0 && (
          <EmptyState icon="traces" title={t("traces.none")}>
            {t("traces.noneText")}
          </EmptyState>
        )}
        <ul
          ref={list}
          className="divide-y divide-line overflow-hidden rounded-2xl border border-line bg-card empty:hidden"
        >
          {all.map((trace) => (
            <One key={trace.id} trace={trace} />
          ))}
        </ul>
        {traces.hasNextPage && (
          <div>
            <Button onClick={() => void traces.fetchNextPage()} disabled={traces.isFetchingNextPage}>
              {t("more")}
            </Button>
          </div>
        )}
      </div>
    </>
  )
}

/** What was asked, and below what came of it: given, kept, and what went wrong. */
function One({ trace }: { readonly trace: Trace }) {
  const { t, number } = useI18n()
  const who = [trace.user, trace.agent].filter(Boolean).join(" / ")
  return (
    <li>
      <Link
        to="/traces/$id"
        params={{ id: trace.id }}
        className="grid gap-x-4 gap-y-1 px-4 py-3 text-sm -outline-offset-2 hover:bg-sunk sm:grid-cols-[minmax(0,1fr)_auto]"
      >
        <span dir="auto" className={`truncate sm:order-1 ${trace.words ? "font-medium" : "text-soft"}`}>
          {trace.words ?? t("traces.noWords")}
        </span>
        <span className="flex min-w-0 flex-wrap items-center gap-x-1.5 gap-y-1 text-soft sm:order-3">
          <span className={trace.recalled.length > 0 ? "text-good" : ""}>
            {t("traces.recalled", { count: trace.recalled.length })}
          </span>
          {trace.tokens > 0 && <span>· {t("traces.tokens", { count: trace.tokens })}</span>}
          <span>· {trace.kept === null ? t("traces.waiting") : t("traces.kept", { count: trace.kept.length })}</span>
          {trace.mode !== "on" && <Badge variant="warn">{t(`mode.${trace.mode}`)}</Badge>}
          {trace.degraded.length > 0 && (
            <Badge variant="bad">{t("traces.degraded", { parts: trace.degraded.join(", ") })}</Badge>
          )}
          {trace.ended !== "answered" && <Badge variant="warn">{t(`traces.${trace.ended}`)}</Badge>}
        </span>
        <span className="flex min-w-0 justify-between gap-3 text-soft sm:contents">
          <span dir="auto" className="truncate text-soft tabular-nums sm:order-4 sm:text-end">
            {who !== "" && `${who} · `}
            {number(trace.tookMs, { maximumFractionDigits: 1 })} ms
          </span>
          <Ago at={trace.at} className="shrink-0 text-soft sm:order-2 sm:text-end" />
        </span>
      </Link>
    </li>
  )
}
