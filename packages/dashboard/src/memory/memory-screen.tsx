import type { MemoryOnTheWire } from "@keepsake/api/browser"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { Link, useNavigate, useParams, useRouter } from "@tanstack/react-router"
import { useState } from "react"
import { client, hasStatus } from "../api/client.ts"
import { useTenant } from "../api/session.ts"
import { usePageTitle } from "../app/fallback-screens.tsx"
import { useI18n } from "../i18n/i18n.tsx"
import { refreshMemories } from "../memories/cache.ts"
import { DeleteDialog, hasWords } from "../memories/delete-dialog.tsx"
import { StatusBadge, TypeLabel } from "../memories/labels.tsx"
import { useMemoryActions } from "../memories/use-memory-actions.ts"
import { Badge } from "../ui/badge.tsx"
import { Button } from "../ui/button.tsx"
import { ErrorState } from "../ui/error-state.tsx"
import { Icon } from "../ui/icon.tsx"
import { useShortcut } from "../ui/shortcuts.ts"
import { showToast } from "../ui/toasts.tsx"
import { ConversationSection } from "./conversation-section.tsx"
import { EditMemory } from "./edit-memory.tsx"
import { HistorySection } from "./history-section.tsx"
import { NeighboursSection } from "./neighbours-section.tsx"
import { ProvenanceSection } from "./provenance-section.tsx"
import { useMemory } from "./use-memory.ts"
import { UsesSection } from "./uses-section.tsx"

/** One memory with its source, history, uses and actions. */
export function MemoryScreen() {
  const { t } = useI18n()
  const { id } = useParams({ from: "/memories/$id" })
  const { data, error, refetch } = useMemory(id)
  usePageTitle(data?.memory.content.slice(0, 60) ?? t("memory.one"))
  const isGone = hasStatus(error, 404)
  return (
    <div className="grid max-w-5xl gap-6 px-4 py-5 lg:px-6 lg:py-7">
      <nav aria-label={t("memory.back")}>
        <Link to="/memories" className="inline-flex items-center gap-1 text-sm text-soft hover:text-ink">
          <Icon name="back" className="size-4 rtl:rotate-180" />
          {t("nav.memories")}
        </Link>
      </nav>
      {data !== undefined && !isGone && <MemoryDetails memory={data.memory} />}
      {isGone && (
        <div className="grid gap-4">
          <h1 className="text-xl font-semibold">{t("memory.gone")}</h1>
          <p className="text-sm text-soft">{t("memory.goneText")}</p>
          <HistorySection id={id} />
        </div>
      )}
      {error !== null && !isGone && data === undefined && <ErrorState error={error} onRetry={() => void refetch()} />}
    </div>
  )
}

function MemoryDetails({ memory }: { readonly memory: MemoryOnTheWire }) {
  const { t } = useI18n()
  const actions = useMemoryActions()
  const navigate = useNavigate()
  const { history } = useRouter()
  const [isEditing, setEditing] = useState(false)
  const [asked, setAsked] = useState<"delete" | "wrong">()
  const remove = (words?: "keep" | "remove") => {
    actions.remove([memory], words)
    if (history.canGoBack()) history.back()
    else void navigate({ to: "/memories" })
  }
  useShortcut("e", t("edit"), () => setEditing(true))
  const judge = useJudge(memory)
  const askIfWrong = () => (hasWords([memory]) ? setAsked("wrong") : judge.mutate("wrong"))
  const askToRemove = () => (hasWords([memory]) ? setAsked("delete") : remove())
  useShortcut("#", t("delete"), askToRemove)
  useShortcut("p", t("shortcut.pin"), () => actions.pin([memory], !memory.pinned))
  return (
    <>
      <div className="grid gap-4">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <TypeLabel type={memory.type} />
          <span dir="auto" className="text-sm text-soft">
            {memory.category}
          </span>
          <StatusBadge status={memory.status} />
          {memory.pinned && <Badge variant="mark">{t("pinned.badge")}</Badge>}
        </div>
        <h1
          dir="auto"
          className="max-w-3xl text-xl leading-snug font-medium text-pretty wrap-anywhere whitespace-pre-wrap"
        >
          {memory.content}
        </h1>
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => setEditing(true)}>
            <Icon name="edit" className="size-4" />
            {t("edit")}
          </Button>
          <Button onClick={() => actions.pin([memory], !memory.pinned)}>
            <Icon name="pin" className="size-4" />
            {memory.pinned ? t("unpin") : t("pin")}
          </Button>
          <Button variant="danger" onClick={askToRemove}>
            <Icon name="trash" className="size-4" />
            {t("delete")}
          </Button>
          <FeedbackButtons judge={judge} onWrong={askIfWrong} />
        </div>
      </div>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8">
          <HistorySection id={memory.id} />
          <ConversationSection memory={memory} />
          <UsesSection memory={memory} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
          <ProvenanceSection memory={memory} />
          <NeighboursSection memory={memory} />
        </div>
      </div>
      {isEditing && <EditMemory memory={memory} onClose={() => setEditing(false)} />}
      {asked !== undefined && (
        <DeleteDialog
          memories={[memory]}
          {...(asked === "wrong" && { onHold: () => judge.mutate("wrong") })}
          onDelete={remove}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}

const verdicts = { useful: "good", wrong: "wrong", outdated: "past" } as const

/** Sends feedback on a memory; it affects the ranking. */
function useJudge(memory: MemoryOnTheWire) {
  const { t, errorText } = useI18n()
  const { tenantParam } = useTenant()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (verdict: "useful" | "wrong" | "outdated") =>
      client.judgeMemory({ id: memory.id, verdict, ...tenantParam }),
    onSuccess: (_, verdict) => showToast({ text: t(`judged.${verdict}`) }),
    onError: (error) => showToast({ variant: "bad", text: errorText(error) }),
    onSettled: () => refreshMemories(queries),
  })
}

interface FeedbackProps {
  readonly judge: ReturnType<typeof useJudge>
  readonly onWrong: () => void
}

function FeedbackButtons({ judge, onWrong }: FeedbackProps) {
  const { t } = useI18n()
  return (
    <fieldset className="flex flex-wrap items-center gap-2 sm:ms-auto">
      <legend className="sr-only">{t("judge")}</legend>
      {(["useful", "wrong", "outdated"] as const).map((verdict) => (
        <Button
          key={verdict}
          variant="quiet"
          disabled={judge.isPending}
          onClick={() => (verdict === "wrong" ? onWrong() : judge.mutate(verdict))}
        >
          <Icon name={verdicts[verdict]} className="size-4" />
          {t(`judge.${verdict}`)}
        </Button>
      ))}
    </fieldset>
  )
}
