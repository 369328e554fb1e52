import type { MemoryOnTheWire } from "@keepsake/api/browser"
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { Link, useNavigate, useParams, useRouter } from "@tanstack/react-router"
import { type ReactNode, useState } from "react"
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
import { EditMemory } from "./edit-memory.tsx"
import { History } from "./history.tsx"
import { useMemory } from "./use-memory.ts"

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
        <History id={memory.id} />
        <div className="grid content-start gap-6">
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

function Provenance({ memory }: { readonly memory: MemoryOnTheWire }) {
  const { t, date, number } = useWords()
  const { source } = memory
  const rows: readonly (readonly [string, ReactNode])[] = [
    [t("memory.source"), t(`origin.${source.origin}`)],
    [t("memory.user"), memory.user],
    [t("memory.agent"), memory.agent],
    [t("memory.pool"), memory.pool],
    [
      t("memory.session"),
      memory.session && (
        <Link
          to="/memories"
          search={{ session: memory.session, status: "all" }}
          className="text-mark underline underline-offset-2"
        >
          {memory.session}
        </Link>
      ),
    ],
    [t("memory.speaker"), source.speaker],
    [t("memory.extractor"), source.extractor],
    [t("memory.key"), memory.key],
    [t("memory.importance"), number(memory.importance, { maximumFractionDigits: 2 })],
    [
      t("memory.uses"),
      memory.lastAccessedAt === null
        ? number(memory.accessCount)
        : `${number(memory.accessCount)} · ${date(memory.lastAccessedAt)}`,
    ],
    [t("memory.created"), date(memory.createdAt)],
    [t("memory.updated"), date(memory.updatedAt)],
    [t("memory.validUntil"), memory.validUntil && date(memory.validUntil)],
    [t("memory.expires"), memory.expiresAt && date(memory.expiresAt)],
  ]
  return (
    <section aria-labelledby="provenance" className="grid gap-3">
      <h2 id="provenance" className="text-base font-semibold">
        {t("provenance")}
      </h2>
      {source.quote !== undefined && (
        <blockquote dir="auto" className="border-s-2 border-mark ps-3 text-sm wrap-anywhere italic">
          {source.quote}
        </blockquote>
      )}
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-sm">
        {rows
          .filter(([, value]) => value !== null && value !== undefined && value !== "")
          .map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-soft">{name}</dt>
              <dd dir="auto" className="wrap-anywhere">
                {value}
              </dd>
            </div>
          ))}
      </dl>
    </section>
  )
}

/** What recall finds when asked for this very text. */
function Neighbours({ memory }: { readonly memory: MemoryOnTheWire }) {
  const { t } = useWords()
  const { named, name } = useTenant()
  const near = useQuery({
    queryKey: ["memories", name, "near", memory.id, memory.content],
    queryFn: ({ signal }) =>
      client.searchMemories({ query: memory.content.slice(0, 2_000), limit: 6, ...named }, { signal }),
  })
  const others = near.data?.data.filter((hit) => hit.memory.id !== memory.id) ?? []
  if (others.length === 0 && !near.isError) return null
  return (
    <section aria-labelledby="neighbours" className="grid gap-2">
      <h2 id="neighbours" className="text-base font-semibold">
        {t("neighbours")}
      </h2>
      {near.isError && <Problem error={near.error} onRetry={() => void near.refetch()} />}
      <ul className="grid gap-1">
        {others.map(({ memory: other }) => (
          <li key={other.id}>
            <Link
              to="/memories/$id"
              params={{ id: other.id }}
              dir="auto"
              className="line-clamp-2 rounded-lg px-2 py-1.5 text-sm wrap-anywhere -mx-2 hover:bg-sunk"
            >
              {other.content}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
