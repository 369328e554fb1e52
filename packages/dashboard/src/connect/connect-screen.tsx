import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { client } from "../api/client.ts"
import { useSession, useTenant } from "../api/session.ts"
import { usePageTitle } from "../app/failed.tsx"
import { Copyable } from "../ui/copyable.tsx"
import { Problem } from "../ui/problem.tsx"
import { ScreenHead } from "../ui/screen-head.tsx"
import { useWords } from "../words/words.tsx"
import { snippets } from "./snippets.ts"

/** What to paste where, with this server's own address; and whether it works. */
export function ConnectScreen() {
  const { t } = useWords()
  usePageTitle(t("nav.connect"))
  const { url } = useSession()
  const [chosen, setChosen] = useState<keyof typeof snippets>("environment")
  const { blocks } = snippets[chosen]
  return (
    <>
      <ScreenHead title={t("nav.connect")} note={t("connect.note")} />
      <div className="grid max-w-4xl gap-5 px-4 pb-8 lg:px-6">
        <LastSeen />
        <div role="tablist" aria-label={t("connect.clients")} className="flex flex-wrap gap-1">
          {Object.entries(snippets).map(([name, { title }]) => (
            <button
              key={name}
              type="button"
              role="tab"
              id={`tab-${name}`}
              aria-selected={name === chosen}
              aria-controls="snippets"
              tabIndex={name === chosen ? 0 : -1}
              // The names of an object of this type.
              onClick={() => setChosen(name as keyof typeof snippets)}
              onKeyDown={(event) => {
                const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
                if (by === undefined) return
                const names = Object.keys(snippets)
                const next = names.at((names.indexOf(name) + by) % names.length) ?? name
                setChosen(next as keyof typeof snippets)
                document.getElementById(`tab-${next}`)?.focus()
              }}
              className="min-h-9 rounded-lg px-3 text-sm font-medium text-soft hover:bg-sunk aria-selected:bg-tint aria-selected:text-mark"
            >
              {title}
            </button>
          ))}
        </div>
        <div role="tabpanel" id="snippets" aria-labelledby={`tab-${chosen}`} className="grid gap-3">
          {blocks.map(({ label, text }) => (
            <Copyable key={label} label={label} text={text(url)} />
          ))}
        </div>
        <p className="text-sm text-soft">{t("connect.key")}</p>
      </div>
    </>
  )
}

/** Follows the newest trace, so that a first request shows at once. */
function LastSeen() {
  const { t, ago } = useWords()
  const { named, name } = useTenant()
  const newest = useQuery({
    queryKey: ["traces", name, "newest"],
    queryFn: ({ signal }) => client.listTraces({ limit: 1, ...named }, { signal }),
    refetchInterval: 3_000,
  })
  const last = newest.data?.data[0]
  if (newest.isError) return <Problem error={newest.error} onRetry={() => void newest.refetch()} />
  return (
    <p
      role="status"
      className={`flex items-center gap-2.5 rounded-xl border px-4 py-3 text-sm ${last ? "border-good/40 bg-good-tint text-good" : "border-line bg-card text-soft"}`}
    >
      <span className={`size-2.5 shrink-0 rounded-full ${last ? "bg-good" : "bg-edge"}`} aria-hidden="true" />
      {last ? t("connect.seen", { when: ago(last.at), recalled: last.recalled.length }) : t("connect.waiting")}
    </p>
  )
}
