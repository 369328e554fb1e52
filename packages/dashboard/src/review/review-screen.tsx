import type { RouteOutput, Routes } from "@keepsake/api/browser"
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query"
import { useNavigate, useSearch } from "@tanstack/react-router"
import { useRef, useState } from "react"
import { client } from "../api/client.ts"
import { useTenant } from "../api/session.ts"
import { usePageTitle } from "../app/fallback-screens.tsx"
import { useI18n } from "../i18n/i18n.tsx"
import { ServerText } from "../i18n/server-text.tsx"
import type { MessageKey } from "../i18n/translate.ts"
import { refreshMemories } from "../memories/cache.ts"
import { Ago, TypeLabel } from "../memories/labels.tsx"
import { MemoryLink, SessionLink } from "../memories/memory-link.tsx"
import { Button } from "../ui/button.tsx"
import { EmptyState } from "../ui/empty-state.tsx"
import { ErrorState } from "../ui/error-state.tsx"
import { ScreenHeader } from "../ui/screen-header.tsx"
import { useShortcut } from "../ui/shortcuts.ts"
import { showToast } from "../ui/toasts.tsx"

type Item = RouteOutput<Routes["listReview"]>["data"][number]
/** `rejectWords` also removes the sentences that it was extracted from. */
type Decision = "accept" | "merge" | "reject" | "rejectWords"
const DECIDING = ["decide"]
const kinds = ["quarantined", "conflicting", "duplicate", "forget"] as const

const acceptLabels = {
  quarantined: "review.accept",
  conflicting: "review.accept",
  duplicate: "review.keepBoth",
  forget: "review.keepIt",
} as const satisfies Record<(typeof kinds)[number], MessageKey>

/** Memories that wait for review, decided by mouse or with one key. */
export function ReviewScreen() {
  const { t, ago, errorText } = useI18n()
  usePageTitle(t("nav.review"))
  const { because = "quarantined" } = useSearch({ from: "/review" })
  const navigate = useNavigate({ from: "/review" })
  const { tenantParam, name } = useTenant()
  const queries = useQueryClient()
  const [current, setCurrent] = useState(0)
  const list = useRef<HTMLUListElement>(null)
  const review = useInfiniteQuery({
    queryKey: ["review", name, because],
    queryFn: ({ pageParam, signal }) =>
      client.listReview(
        { because, limit: 50, ...tenantParam, ...(pageParam !== "" && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: "",
    getNextPageParam: (page) => page.next,
  })
  const items = review.data?.pages.flatMap((page) => page.data) ?? []
  const decide = useMutation({
    mutationKey: DECIDING,
    mutationFn: ({ item, decision: chosen }: { readonly item: Item; readonly decision: Decision }) => {
      const { id, revision } = item.memory
      const into = chosen === "merge" ? item.against[0]?.id : undefined
      const decision = chosen === "rejectWords" ? "reject" : chosen
      return client.decideReview({
        id,
        decision,
        revision,
        ...tenantParam,
        ...(into !== undefined && { into }),
        ...(chosen === "rejectWords" && { words: "remove" }),
      })
    },
    onSuccess: (_, { item, decision }) => {
      const restore = async () => {
        await client
          .restoreMemory({ id: item.memory.id, ...tenantParam })
          .catch((error: unknown) => showToast({ variant: "bad", text: errorText(error) }))
        await refreshMemories(queries)
      }
      showToast({
        text: didText(because, decision),
        ...(decision !== "merge" && { undo: { label: t("undo"), run: () => void restore() } }),
      })
      return refreshMemories(queries)
    },
    onError: (error) => {
      showToast({ variant: "bad", text: t("failed.change", { why: errorText(error) }) })
      // Not awaited, so that the next decision can be made immediately.
      void refreshMemories(queries)
    },
  })
  const didText = (kind: (typeof kinds)[number], decision: Decision): string => {
    if (kind === "duplicate" && decision === "accept") return t("review.did.keepBoth")
    if (kind === "forget" && decision === "accept") return t("review.did.keepIt")
    return kind === "forget" ? t("review.did.rejectWords") : t(`review.did.${decision}`)
  }
  const go = (to: number) => {
    const next = Math.max(0, Math.min(items.length - 1, to))
    setCurrent(next)
    const item = list.current?.children[next]
    if (item instanceof HTMLElement) item.focus()
  }
  const act = (decision: Decision) => {
    const item = items[Math.min(current, items.length - 1)]
    // Reads the current state, which may not be rendered yet.
    const isDeciding = queries.isMutating({ mutationKey: DECIDING }) > 0
    if (item === undefined || isDeciding || (decision === "merge" && item.against.length === 0)) return
    decide.mutate({ item, decision })
  }
  useShortcut("j", t("shortcut.next"), () => go(current + 1))
  useShortcut("k", t("shortcut.previous"), () => go(current - 1))
  useShortcut("a", t("review.accept"), () => act("accept"))
  useShortcut("m", t("review.merge"), () => act("merge"))
  useShortcut("r", t("review.reject"), () => act("reject"))
  return (
    <>
      <ScreenHeader title={t("nav.review")} note={t(`review.${because}.note`)} />
      <div className="grid max-w-4xl gap-4 px-4 pb-8 lg:px-6">
        <fieldset aria-label={t("review.kind")} className="flex flex-wrap gap-1">
          {kinds.map((kind) => (
            <button
              key={kind}
              type="button"
              aria-pressed={kind === because}
              onClick={() =>
                void navigate({
                  search: (before) => ({ ...before, because: kind === "quarantined" ? undefined : kind }),
                })
              }
              className="min-h-9 rounded-lg px-3 text-sm font-medium text-soft hover:bg-sunk aria-pressed:bg-tint aria-pressed:text-mark"
            >
              {t(`review.${kind}`)}
            </button>
          ))}
        </fieldset>
        {review.isError && <ErrorState error={review.error} onRetry={() => void review.refetch()} />}
        {review.isSuccess && items.length === 0 && (
          <EmptyState icon="check" title={t("review.none")}>
            {t(`review.${because}.none`)}
          </EmptyState>
        )}
        <ul ref={list} className="grid gap-3">
          {items.map((item, at) => (
            <li
              key={item.memory.id}
              tabIndex={-1}
              onFocus={() => setCurrent(at)}
              className={`grid gap-3 rounded-2xl border bg-card p-4 ${at === current ? "border-mark" : "border-line"}`}
            >
              <div className="grid gap-1">
                <Whence memory={item.memory} />
                <MemoryLink id={item.memory.id} className="font-medium wrap-anywhere hover:underline">
                  {item.memory.content}
                </MemoryLink>
                <p className="text-sm text-warn">
                  <ServerText code={`review:${item.code}`} message={item.reason} />
                </p>
              </div>
              {item.against.length > 0 && (
                <ul className="grid gap-2 border-s-2 border-line ps-3 text-sm">
                  {item.against.map((other) => (
                    <li key={other.id} className="grid gap-0.5">
                      <span className="text-xs text-soft">{t("review.against", { when: ago(other.createdAt) })}</span>
                      <MemoryLink id={other.id} className="wrap-anywhere hover:underline">
                        {other.content}
                      </MemoryLink>
                    </li>
                  ))}
                </ul>
              )}
              <div className="flex flex-wrap gap-2">
                <Button disabled={decide.isPending} onClick={() => decide.mutate({ item, decision: "accept" })}>
                  {t(acceptLabels[because])} <Key>A</Key>
                </Button>
                {item.against.length > 0 && (
                  <Button disabled={decide.isPending} onClick={() => decide.mutate({ item, decision: "merge" })}>
                    {t("review.merge")} <Key>M</Key>
                  </Button>
                )}
                <Button
                  variant="danger"
                  disabled={decide.isPending}
                  onClick={() => decide.mutate({ item, decision: "reject" })}
                >
                  {because === "forget" ? t("review.forgetIt") : t("review.reject")} <Key>R</Key>
                </Button>
                {because !== "forget" && item.memory.source.quote !== undefined && (
                  <Button
                    variant="danger"
                    disabled={decide.isPending}
                    onClick={() => decide.mutate({ item, decision: "rejectWords" })}
                  >
                    {t("review.rejectWords")}
                  </Button>
                )}
              </div>
            </li>
          ))}
        </ul>
        {review.hasNextPage && (
          <div>
            <Button onClick={() => void review.fetchNextPage()}>{t("more")}</Button>
          </div>
        )}
      </div>
    </>
  )
}

/** Whose it is, where it comes from and since when. */
function Whence({ memory }: { readonly memory: Item["memory"] }) {
  const { t } = useI18n()
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-soft">
      <TypeLabel type={memory.type} />
      <span>{t(`origin.${memory.source.origin}`)}</span>
      {[memory.user, memory.agent].map(
        (name) =>
          name !== null && (
            <span key={name} dir="auto" className="wrap-anywhere">
              {name}
            </span>
          ),
      )}
      <Ago at={memory.createdAt} />
      {memory.session !== null && <SessionLink session={memory.session}>{t("memory.session")}</SessionLink>}
    </p>
  )
}

function Key({ children }: { readonly children: string }) {
  return <kbd className="rounded border border-edge/50 px-1 font-mono text-[0.7rem] text-soft">{children}</kbd>
}
