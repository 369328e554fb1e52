import type { RouteOutput, Routes } from "@keepsake/api/browser"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { client } from "../api/client.ts"
import { useTenant } from "../api/session.ts"
import { useServerQuery } from "../api/use-server-query.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { refreshMemories } from "../memories/cache.ts"
import { Ago } from "../memories/labels.tsx"
import { Badge } from "../ui/badge.tsx"
import { Button } from "../ui/button.tsx"
import { ErrorState } from "../ui/error-state.tsx"
import { showToast } from "../ui/toasts.tsx"
import { ItemRow } from "./item-row.tsx"

type Run = RouteOutput<Routes["listConsolidations"]>["data"][number]
type Action = "take" | "leave" | "undo"

/** Kinds that a run has besides merging and archiving. */
const FURTHER = ["conflict", "promote", "summarize"] as const

/** One proposal: what it would change, what that costs, and the decision. */
export function RunCard({ run, opened }: { readonly run: Run; readonly opened: boolean }) {
  const { t, number, errorText } = useI18n()
  const { tenantParam } = useTenant()
  const queries = useQueryClient()
  const [isOpen, setOpen] = useState(opened)
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const shown = useServerQuery(
    ["consolidation", "run", run.id],
    (call) => client.getConsolidation({ id: run.id, ...tenantParam }, call),
    { enabled: isOpen },
  )
  const items = shown.data?.items ?? []
  const isTakeable = run.state === "open" || run.state === "taken"
  const chosen = items.filter(({ item, state }) => state === "open" && !left.has(item)).map(({ item }) => item)
  const act = useMutation({
    mutationFn: (action: Action) => {
      const target = { id: run.id, ...tenantParam }
      if (action === "take") return client.takeConsolidation({ ...target, items: chosen })
      return action === "leave" ? client.leaveConsolidation(target) : client.undoConsolidation(target)
    },
    onSuccess: async (_, action) => {
      showToast({
        text: t(`consolidation.did.${action}`),
        ...(action === "take" && { undo: { label: t("undo"), run: () => act.mutate("undo") } }),
      })
      await queries.invalidateQueries({ queryKey: ["consolidation"] })
      await refreshMemories(queries)
    },
    onError: (error) => showToast({ variant: "bad", text: t("failed.change", { why: errorText(error) }) }),
  })
  const toggle = (item: number) =>
    setLeft((before) => new Set(before.has(item) ? [...before].filter((one) => one !== item) : [...before, item]))
  const { questions, before, after } = run.recall
  const { counts, tookMs, tokens } = run
  const whose = namesOf(run.pool)
  const further = FURTHER.flatMap((kind) =>
    counts[kind] === 0 ? [] : [t(`consolidation.more.${kind}`, { count: counts[kind] })],
  )
  const cost = { seconds: number(Math.round(tookMs / 100) / 10), tokens: number(tokens) }
  return (
    <section aria-label={run.id} className="grid gap-3 rounded-2xl border border-line bg-card p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <Badge variant={run.state === "open" ? "warn" : run.state === "taken" ? "good" : "plain"}>
          {t(`consolidation.state.${run.state}`)}
        </Badge>
        <span className="font-medium">
          {[
            t("consolidation.counts", { merge: counts.merge, archive: counts.archive, facts: run.facts }),
            ...further,
          ].join(" · ")}
        </span>
        {whose !== "" && <span className="text-soft wrap-anywhere">{whose}</span>}
        <Ago at={run.at} className="text-xs text-soft" />
        <Button variant="quiet" aria-expanded={isOpen} className="ms-auto" onClick={() => setOpen(!isOpen)}>
          {isOpen ? t("consolidation.hide") : t("consolidation.show")}
        </Button>
      </div>
      <p className="text-sm text-soft">
        {questions > 0 && `${t("consolidation.recall", { questions, before, after })} `}
        {t(tokens > 0 ? "consolidation.cost.tokens" : "consolidation.cost", cost)}
        {run.refused.length > 0 && ` ${t("consolidation.refused", { count: run.refused.length })}`}
      </p>
      {isOpen && shown.isError && <ErrorState error={shown.error} onRetry={() => void shown.refetch()} />}
      {isOpen && (
        <ul className="grid gap-2" aria-busy={shown.isPending}>
          {items.map((item) => (
            <ItemRow
              key={item.item}
              item={item}
              isTakeable={isTakeable}
              chosen={!left.has(item.item)}
              onToggle={() => toggle(item.item)}
            />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        {isOpen && isTakeable && chosen.length > 0 && (
          <Button variant="primary" disabled={act.isPending} onClick={() => act.mutate("take")}>
            {t("consolidation.take", { count: chosen.length })}
          </Button>
        )}
        {run.state === "open" && (
          <Button disabled={act.isPending} onClick={() => act.mutate("leave")}>
            {t("consolidation.leave")}
          </Button>
        )}
        {run.state !== "undone" && run.counts.taken > 0 && (
          <Button disabled={act.isPending} onClick={() => act.mutate("undo")}>
            {t("consolidation.undo")}
          </Button>
        )}
      </div>
    </section>
  )
}

/** The user and the agent of a pool; empty for memories without a user. */
function namesOf(pool: string): string {
  const names = pool.split("/").filter((name) => name !== "-" && name !== "+")
  return names.map(decodeURIComponent).join(" / ")
}
