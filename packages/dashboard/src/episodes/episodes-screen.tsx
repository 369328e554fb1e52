import type { RouteOutput, Routes } from "@keepsake/api/browser"
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { client } from "../api/client.ts"
import { useTenant } from "../api/session.ts"
import { usePageTitle } from "../app/fallback-screens.tsx"
import { useI18n } from "../i18n/i18n.tsx"
import { refreshMemories } from "../memories/cache.ts"
import { Ago } from "../memories/labels.tsx"
import { MemoryLink, SessionLink } from "../memories/memory-link.tsx"
import { Button } from "../ui/button.tsx"
import { EmptyState } from "../ui/empty-state.tsx"
import { ErrorState } from "../ui/error-state.tsx"
import { ScreenHeader } from "../ui/screen-header.tsx"
import { showToast } from "../ui/toasts.tsx"

type Preview = RouteOutput<Routes["summarizeMemories"]>

/** Summaries of conversations, and the dry run before new ones are written. */
export function EpisodesScreen() {
  const { t, errorText } = useI18n()
  usePageTitle(t("nav.episodes"))
  const { tenantParam, name } = useTenant()
  const queries = useQueryClient()
  const [preview, setPreview] = useState<Preview>()
  const episodes = useInfiniteQuery({
    queryKey: ["episodes", name],
    queryFn: ({ pageParam, signal }) =>
      client.listEpisodes({ limit: 50, ...tenantParam, ...(pageParam !== "" && { cursor: pageParam }) }, { signal }),
    initialPageParam: "",
    getNextPageParam: (page) => page.next,
  })
  const refresh = async () => {
    await queries.invalidateQueries({ queryKey: ["episodes"] })
    await refreshMemories(queries)
  }
  const onError = (error: unknown) => showToast({ variant: "bad", text: t("failed.change", { why: errorText(error) }) })
  const undo = useMutation({
    mutationFn: (run: string) => client.undoSource({ run, ...tenantParam }),
    onSuccess: refresh,
    onError,
  })
  const summarize = useMutation({
    mutationFn: (dryRun: boolean) => client.summarizeMemories({ dryRun, ...tenantParam }),
    onSuccess: async (result) => {
      setPreview(result.dryRun ? result : undefined)
      const { runId } = result
      if (runId === null) return
      const label = { label: t("undo"), run: () => undo.mutate(runId) }
      showToast({ text: t("episodes.written", { count: result.summarizedCount }), undo: label })
      await refresh()
    },
    onError,
  })
  const items = episodes.data?.pages.flatMap((page) => page.data) ?? []
  return (
    <>
      <ScreenHeader title={t("nav.episodes")} note={t("episodes.note")}>
        <Button disabled={summarize.isPending} onClick={() => summarize.mutate(true)}>
          {t("episodes.preview")}
        </Button>
      </ScreenHeader>
      <div className="grid max-w-4xl gap-4 px-4 pb-8 lg:px-6">
        {preview && (
          <section aria-label={t("episodes.preview")} className="grid gap-3 rounded-2xl border border-mark bg-card p-4">
            <p className="text-sm text-soft">
              {preview.summarizedCount === 0
                ? t("episodes.nothing")
                : t("episodes.would", { count: preview.summarizedCount, messages: preview.originalCount })}
            </p>
            {preview.candidates.map(({ id, session, month, content }) => (
              <div key={id} className="grid gap-1 text-sm">
                {session === null ? month : <SessionLink session={session}>{session}</SessionLink>}
                <p dir="auto" className="whitespace-pre-line wrap-anywhere">
                  {content}
                </p>
              </div>
            ))}
            <div className="flex flex-wrap gap-2">
              {preview.summarizedCount > 0 && (
                <Button variant="primary" disabled={summarize.isPending} onClick={() => summarize.mutate(false)}>
                  {t("episodes.write")}
                </Button>
              )}
              <Button onClick={() => setPreview(undefined)}>{t("close")}</Button>
            </div>
          </section>
        )}
        {episodes.isError && <ErrorState error={episodes.error} onRetry={() => void episodes.refetch()} />}
        {episodes.isSuccess && items.length === 0 && preview === undefined && (
          <EmptyState icon="past" title={t("episodes.none")}>
            {t("episodes.none.note")}
          </EmptyState>
        )}
        <ul className="grid gap-3">
          {items.map(({ id, session, summary, turns, until, topics, decisions, actionItems }) => (
            <li key={id} className="grid gap-2 rounded-2xl border border-line bg-card p-4">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-soft">
                <Ago at={until} />
                {turns > 0 && <span>{t("episodes.messages", { count: turns })}</span>}
                {session !== null && <SessionLink session={session}>{t("memory.session")}</SessionLink>}
                <span dir="auto" className="wrap-anywhere">
                  {topics.join(" · ")}
                </span>
              </p>
              <MemoryLink id={id} className="text-sm whitespace-pre-line wrap-anywhere hover:underline">
                {summary}
              </MemoryLink>
              <NamedLines title={t("episodes.decisions")} lines={decisions} />
              <NamedLines title={t("episodes.actionItems")} lines={actionItems} />
            </li>
          ))}
        </ul>
        {episodes.hasNextPage && (
          <div>
            <Button onClick={() => void episodes.fetchNextPage()}>{t("more")}</Button>
          </div>
        )}
      </div>
    </>
  )
}

function NamedLines({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <div className="text-sm">
      <p className="text-xs font-medium text-soft">{title}</p>
      <ul className="list-inside list-disc">
        {lines.map((line) => (
          <li key={line} dir="auto" className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
    </div>
  )
}
