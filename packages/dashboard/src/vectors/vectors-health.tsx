import type { RouteOutput, Routes } from "@keepsake/api/browser"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { client } from "../api/client.ts"
import { useServerQuery } from "../api/use-server-query.ts"
import { useI18n } from "../i18n/i18n.tsx"
import type { ServerMessage } from "../i18n/server/translate-server.ts"
import { ServerText } from "../i18n/server-text.tsx"
import { Button } from "../ui/button.tsx"
import { ErrorState } from "../ui/error-state.tsx"
import { showToast } from "../ui/toasts.tsx"

export interface VectorsHealthProps {
  readonly place: RouteOutput<Routes["getVectorDatabase"]>
  readonly embedder: RouteOutput<Routes["embedderStatus"]>
}

/** How often the embedder and the database are asked while the page shows them. */
export const POLL_MS = 5_000

/** The embedder, the vector database, the coverage and current problems. */
export function VectorsHealth({ place, embedder }: VectorsHealthProps) {
  const { t, number, date } = useI18n()
  const queries = useQueryClient()
  const health = useServerQuery(["vectors", "health"], (call) => client.vectorDatabaseHealth({}, call), {
    enabled: place.enabled,
    refetchInterval: POLL_MS,
  })
  const repair = useMutation({
    mutationFn: () => client.reconcile(),
    onSuccess: ({ compared, missing = 0, outdated = 0, extra = 0, embedded }) => {
      const repaired = missing + outdated + extra
      showToast({
        text:
          compared === undefined
            ? t("vectors.embedded", { count: embedded })
            : t("vectors.compared", { compared, repaired, embedded }),
      })
      void queries.invalidateQueries({ queryKey: ["vectors"] })
    },
  })
  const { usage, coverage } = embedder
  const now = health.data
  const share = coverage === null || coverage.memories === 0 ? undefined : coverage.embedded / coverage.memories
  const problems: readonly ServerMessage[] = [
    ...place.warningDetails.map((warning) => ({ ...warning, code: `warning:${warning.code}` })),
    // Messages of an embedder or a database have no code.
    ...(embedder.why === null
      ? []
      : [{ code: "", message: embedder.until === null ? embedder.why : `${embedder.why} (${date(embedder.until)})` }]),
    ...(place.enabled && now?.ok === false
      ? [{ code: "", message: [now.error, now.remedy].filter(Boolean).join(" ") }]
      : []),
  ]
  const isWell = embedder.configured && problems.length === 0 && (!place.enabled || now?.ok === true)
  const rows: readonly (readonly [string, string | undefined])[] = [
    [t("health.embedder"), embedder.space ?? t("health.none")],
    [
      t("vectors.keptIn"),
      place.enabled ? `${place.name}, ${place.url}` : t("vectors.inStore", { store: place.records }),
    ],
    [t("vectors.collection"), now?.collection?.name],
    [t("vectors.points"), now?.collection ? number(now.collection.points) : undefined],
    [t("vectors.latency"), now?.latencyMs == null ? undefined : t("vectors.ms", { ms: Math.round(now.latencyMs) })],
    [t("health.version"), now?.version],
    [
      t("vectors.today"),
      usage === null ? undefined : t("vectors.usage", { tokens: usage.tokens, requests: usage.requests }),
    ],
  ]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="flex items-center gap-2 font-medium">
          <span
            aria-hidden="true"
            className={`size-2.5 rounded-full ${isWell ? "bg-good" : embedder.configured ? "bg-warn" : "bg-edge"}`}
          />
          {!embedder.configured ? t("vectors.none") : isWell ? t("vectors.good") : t("vectors.notGood")}
        </p>
        {embedder.configured && (
          <Button className="min-h-8" disabled={repair.isPending} onClick={() => repair.mutate()}>
            {repair.isPending ? t("vectors.repairing") : t("vectors.repair")}
          </Button>
        )}
      </div>
      {!embedder.configured && <p className="text-soft">{t("vectors.noneText")}</p>}
      {problems.map((problem) => (
        <p key={problem.message} role="status" className="rounded-lg bg-warn-tint px-3 py-2 wrap-anywhere text-warn">
          <ServerText {...problem} />
        </p>
      ))}
      {health.isError && <ErrorState error={health.error} onRetry={() => void health.refetch()} />}
      {repair.isError && <ErrorState error={repair.error} onRetry={() => repair.mutate()} />}
      {coverage !== null && share !== undefined && (
        <div className="grid gap-1">
          <p className="flex justify-between gap-3">
            <span className="text-soft">{t("health.vectors")}</span>
            <span className="tabular-nums">
              {t("health.covered", { embedded: coverage.embedded, memories: coverage.memories })}
            </span>
          </p>
          <progress aria-label={t("health.vectors")} value={share} className="bar" />
        </div>
      )}
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1">
        {rows.map(([name, value]) =>
          value === undefined ? null : (
            <div key={name} className="contents">
              <dt className="text-soft">{name}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ),
        )}
      </dl>
    </div>
  )
}
