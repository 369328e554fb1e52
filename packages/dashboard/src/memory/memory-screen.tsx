import type { MemoryOnTheWire } from "@keepsake/api/browser"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { Link, useNavigate, useParams, useRouter } from "@tanstack/react-router"
import { useState } from "react"
import { client, hasStatus } from "../api/client.ts"
import { useTenant } from "../api/session.ts"
import { usePageTitle } from "../app/failed.tsx"
import { refreshMemories } from "../memories/cache.ts"
import { StatusMark, TypeMark } from "../memories/marks.tsx"
import { useActions } from "../memories/use-actions.ts"
import { Badge } from "../ui/badge.tsx"
import { Button } from "../ui/button.tsx"
import { Icon } from "../ui/icon.tsx"
import { Problem } from "../ui/problem.tsx"
import { useShortcut } from "../ui/shortcuts.ts"
import { say } from "../ui/toasts.tsx"
import { useWords } from "../words/words.tsx"
import { Conversation } from "./conversation.tsx"
import { EditMemory } from "./edit-memory.tsx"
import { History } from "./history.tsx"
import { Neighbours } from "./neighbours.tsx"
import { Provenance } from "./provenance.tsx"
import { useMemory } from "./use-memory.ts"
import { Uses } from "./uses.tsx"

/** One memory: what it says, where that comes from, what became of it, and what to do about it. */
export function MemoryScreen() {
  const { t } = useWords()
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
      {data !== undefined && !isGone && <Whole memory={data.memory} />}
      {isGone && (
        <div className="grid gap-4">
          <h1 className="text-xl font-semibold">{t("memory.gone")}</h1>
          <p className="text-sm text-soft">{t("memory.goneText")}</p>
          <History id={id} />
        </div>
      )}
      {error !== null && !isGone && data === undefined && <Problem error={error} onRetry={() => void refetch()} />}
    </div>
  )
}

function Whole({ memory }: { readonly memory: MemoryOnTheWire }) {
  const { t } = useWords()
  const actions = useActions()
  const navigate = useNavigate()
  const { history } = useRouter()
  const [isEditing, setEditing] = useState(false)
  const remove = () => {
    actions.remove([memory])
    if (history.canGoBack()) history.back()
    else void navigate({ to: "/memories" })
  }
  useShortcut("e", t("shortcut.edit"), () => setEditing(true))
  useShortcut("#", t("shortcut.delete"), remove)
  useShortcut("p", t("shortcut.pin"), () => actions.pin([memory], !memory.pinned))
  return (
    <>
      <div className="grid gap-4">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <TypeMark type={memory.type} />
          <span dir="auto" className="text-sm text-soft">
            {memory.category}
          </span>
          <StatusMark status={memory.status} />
          {memory.pinned && <Badge look="mark">{t("pinned.badge")}</Badge>}
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
          <Button look="danger" onClick={remove}>
            <Icon name="trash" className="size-4" />
            {t("delete")}
          </Button>
          <Judge memory={memory} />
        </div>
      </div>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8">
          <History id={memory.id} />
          <Conversation memory={memory} />
          <Uses memory={memory} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
          <Provenance memory={memory} />
          <Neighbours memory={memory} />
        </div>
      </div>
      {isEditing && <EditMemory memory={memory} onClose={() => setEditing(false)} />}
    </>
  )
}

const verdicts = { useful: "good", wrong: "wrong", outdated: "past" } as const

/** What people found of it, which ranking takes in. */
function Judge({ memory }: { readonly memory: MemoryOnTheWire }) {
  const { t, sentence } = useWords()
  const { named } = useTenant()
  const queries = useQueryClient()
  const judge = useMutation({
    mutationFn: (verdict: "useful" | "wrong" | "outdated") => client.judgeMemory({ id: memory.id, verdict, ...named }),
    onSuccess: (_, verdict) => say({ text: t(`judged.${verdict}`) }),
    onError: (error) => say({ look: "bad", text: sentence(error) }),
    onSettled: () => refreshMemories(queries),
  })
  return (
    <fieldset className="flex flex-wrap items-center gap-2 sm:ms-auto">
      <legend className="sr-only">{t("judge")}</legend>
      {(["useful", "wrong", "outdated"] as const).map((verdict) => (
        <Button key={verdict} look="quiet" disabled={judge.isPending} onClick={() => judge.mutate(verdict)}>
          <Icon name={verdicts[verdict]} className="size-4" />
          {t(`judge.${verdict}`)}
        </Button>
      ))}
    </fieldset>
  )
}
