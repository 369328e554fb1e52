import type { RouteOutput, Routes } from "@keepsake/api/browser"
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query"
import { client } from "../api/client.ts"
import { useTenant } from "../api/session.ts"
import { usePageTitle } from "../app/fallback-screens.tsx"
import { useI18n } from "../i18n/i18n.tsx"
import { Button } from "../ui/button.tsx"
import { EmptyState } from "../ui/empty-state.tsx"
import { ErrorState } from "../ui/error-state.tsx"
import { ScreenHeader } from "../ui/screen-header.tsx"
import { showToast } from "../ui/toasts.tsx"
import { RunCard } from "./run-card.tsx"

type Progress = RouteOutput<Routes["proposeConsolidation"]>["progress"]

/** Proposals to merge and archive memories: what would change, and the decision. */
export function ConsolidationScreen() {
  const { t, date, errorText } = useI18n()
  usePageTitle(t("nav.consolidation"))
  const { tenantParam, name } = useTenant()
  const queries = useQueryClient()
  const runs = useInfiniteQuery({
    queryKey: ["consolidation", name],
    queryFn: ({ pageParam, signal }) =>
      client.listConsolidations(
        { limit: 50, ...tenantParam, ...(pageParam !== "" && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: "",
    getNextPageParam: (page) => page.next,
    refetchInterval: ({ state }) => (isProposing(state.data?.pages[0]?.progress) ? POLL_MS : false),
  })
  const propose = useMutation({
    mutationFn: () => client.proposeConsolidation({ dryRun: false, ...tenantParam }),
    onSuccess: ({ data, progress }) => {
      if (data.length === 0 && !isProposing(progress)) showToast({ text: t("consolidation.nothing") })
      return queries.invalidateQueries({ queryKey: ["consolidation"] })
    },
    onError: (error) => showToast({ variant: "bad", text: errorText(error) }),
  })
  const first = runs.data?.pages[0]
  const items = runs.data?.pages.flatMap((page) => page.data) ?? []
  const progress = first?.progress
  const due = first?.nextDue
  const note =
    first &&
    [t(`consolidation.setting.${first.setting}`), ...(due ? [t("consolidation.due", { when: date(due) })] : [])].join(
      " ",
    )
  return (
    <>
      <ScreenHeader title={t("nav.consolidation")} note={note}>
        <Button
          variant="primary"
          disabled={propose.isPending || isProposing(progress)}
          onClick={() => propose.mutate()}
        >
          {t("consolidation.propose")}
        </Button>
      </ScreenHeader>
      <div className="grid max-w-4xl gap-4 px-4 pb-8 lg:px-6">
        {progress && isProposing(progress) && (
          <p role="status" className="text-sm text-soft">
            {t("consolidation.progress", {
              pools: progress.pools,
              total: progress.total,
              proposals: progress.proposals,
            })}
          </p>
        )}
        {runs.isError && <ErrorState error={runs.error} onRetry={() => void runs.refetch()} />}
        {runs.isSuccess && items.length === 0 && !runs.hasNextPage && (
          <EmptyState icon="check" title={t("consolidation.none")}>
            {t("consolidation.none.note")}
          </EmptyState>
        )}
        {items.map((run, place) => (
          <RunCard key={run.id} run={run} opened={place === 0 && run.state === "open"} />
        ))}
        {runs.hasNextPage && (
          <div>
            <Button onClick={() => void runs.fetchNextPage()}>{t("more")}</Button>
          </div>
        )}
      </div>
    </>
  )
}

/** How often the list is read while proposals are made. */
const POLL_MS = 2_000

function isProposing(progress: Progress | null | undefined): boolean {
  return progress !== null && progress !== undefined && !progress.isComplete && progress.problem === null
}
