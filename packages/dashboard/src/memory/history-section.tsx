import type { RouteOutput, Routes } from "@keepsake/api/browser"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { client } from "../api/client.ts"
import { useTenant } from "../api/session.ts"
import { useI18n } from "../i18n/i18n.tsx"
import type { MessageKey } from "../i18n/translate.ts"
import { refreshMemories } from "../memories/cache.ts"
import { Button } from "../ui/button.tsx"
import { ErrorState } from "../ui/error-state.tsx"
import { Icon } from "../ui/icon.tsx"
import { showToast } from "../ui/toasts.tsx"
import { AsOfVersion } from "./as-of-version.tsx"
import { useHistory } from "./use-memory.ts"

type Version = RouteOutput<Routes["memoryHistory"]>["data"][number]

/** All versions, newest first, each with a diff to the one before and a button that restores it. */
export function HistorySection({ id }: { readonly id: string }) {
  const { t, errorText } = useI18n()
  const { tenantParam } = useTenant()
  const queries = useQueryClient()
  const history = useHistory(id)
  const restore = useMutation({
    mutationFn: (revision: number) => client.restoreMemory({ id, revision, ...tenantParam }),
    onSuccess: (_, revision) => showToast({ text: t("history.restored", { revision }) }),
    onError: (error) => showToast({ variant: "bad", text: errorText(error) }),
    onSettled: () => refreshMemories(queries),
  })
  if (history.isError) return <ErrorState error={history.error} onRetry={() => void history.refetch()} />
  const versions = history.data?.pages.flatMap((page) => page.data) ?? []
  return (
    <section aria-labelledby="history">
      <AsOfVersion versions={versions} hasMore={history.hasNextPage} more={history.fetchNextPage}>
        <h2 id="history" className="text-base font-semibold">
          {t("history")}
        </h2>
      </AsOfVersion>
      <ol className="grid gap-4 border-s border-line ps-4">
        {versions.map((version, at) => (
          <li key={version.revision} className="relative grid gap-1.5">
            <span
              className={`absolute top-1.5 -start-[1.32rem] size-2.5 rounded-full ${at === 0 ? "bg-mark" : "bg-edge"}`}
              aria-hidden="true"
            />
            <VersionSummary version={version} />
            <VersionDiff version={version} />
            {version.withheld && <p className="text-sm text-soft">{t("history.withheld")}</p>}
            {at > 0 && (version.memory !== null || version.withheld) && (
              <div>
                <Button
                  className="min-h-8 px-2.5 text-xs"
                  disabled={restore.isPending}
                  onClick={() => restore.mutate(version.revision)}
                >
                  <Icon name="restore" className="size-4" />
                  {t("history.restore", { revision: version.revision })}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ol>
      {history.hasNextPage && (
        <Button className="mt-3" onClick={() => void history.fetchNextPage()}>
          {t("more")}
        </Button>
      )}
    </section>
  )
}

/** Labels of the fields that may change. */
const fields = {
  content: "memory.text",
  type: "memory.type",
  category: "memory.category",
  status: "memory.status",
  importance: "memory.importance",
  pinned: "pinned.badge",
  key: "memory.key",
  source: "memory.source",
  metadata: "memory.metadata",
  links: "memory.links",
  expiresAt: "memory.expires",
  validFrom: "memory.validFrom",
  validUntil: "memory.validUntil",
} as const satisfies Readonly<Record<string, MessageKey>>

function isKnownField(name: string): name is keyof typeof fields {
  return name in fields
}

function VersionSummary({ version }: { readonly version: Version }) {
  const { t, date } = useI18n()
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
      <span className="font-medium">{t(`history.did.${version.did}`)}</span>
      <span className="text-soft">
        {t("history.revision", { revision: version.revision })} · <time dateTime={version.at}>{date(version.at)}</time>{" "}
        ·{" "}
        <span translate="no" className="wrap-anywhere">
          {version.by}
        </span>
      </span>
      {version.changed.length > 0 && (
        <span className="text-xs text-soft">
          {version.changed.map((name) => (isKnownField(name) ? t(fields[name]) : name)).join(", ")}
        </span>
      )}
    </p>
  )
}

function VersionDiff({ version: { diff, memory } }: { readonly version: Version }) {
  if (diff.length === 0) {
    return memory === null ? null : (
      <p dir="auto" className="text-sm text-soft wrap-anywhere">
        {memory.content}
      </p>
    )
  }
  return (
    <p dir="auto" className="rounded-lg bg-sunk px-3 py-2 text-sm wrap-anywhere whitespace-pre-wrap">
      {diff.map((part, at) => {
        const key = `${at}`
        if (part.is === "added")
          return (
            <ins key={key} className="rounded bg-good-tint text-good no-underline">
              {part.text}
            </ins>
          )
        if (part.is === "removed")
          return (
            <del key={key} className="rounded bg-bad-tint text-bad">
              {part.text}
            </del>
          )
        return <span key={key}>{part.text}</span>
      })}
    </p>
  )
}
