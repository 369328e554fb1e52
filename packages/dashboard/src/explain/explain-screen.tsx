import type { Output, Routes } from "@keepsake/api/browser"
import { useQuery } from "@tanstack/react-query"
import { Link, useNavigate, useSearch } from "@tanstack/react-router"
import { type FormEvent, useEffect, useRef, useState } from "react"
import { client } from "../api/client.ts"
import { useTenant } from "../api/session.ts"
import { usePageTitle } from "../app/failed.tsx"
import { Button } from "../ui/button.tsx"
import { inputShape } from "../ui/field.tsx"
import { Problem } from "../ui/problem.tsx"
import { ScreenHead } from "../ui/screen-head.tsx"
import { useShortcut } from "../ui/shortcuts.ts"
import { useWords } from "../words/words.tsx"
import { Explained } from "./explained.tsx"

export type Explanation = Output<Routes["explain"]>

/** Why a request gets what it gets: every step of a recall and what it decided. */
export function ExplainScreen() {
  const { t } = useWords()
  usePageTitle(t("nav.explain"))
  const { named, name } = useTenant()
  const { query = "", id } = useSearch({ from: "/explain" })
  const navigate = useNavigate({ from: "/explain" })
  const [text, setText] = useState(query)
  useEffect(() => setText(query), [query])
  const field = useRef<HTMLInputElement>(null)
  useShortcut("/", t("explain.query"), () => field.current?.focus())
  const asked = useQuery({
    queryKey: ["explain", name, query, id],
    queryFn: ({ signal }) =>
      client.explain({ query, limit: 50, ...(id !== undefined && { ids: [id] }), ...named }, { signal }),
    enabled: query !== "",
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === query) void asked.refetch()
    else void navigate({ search: (before) => ({ ...before, query: text.trim() }) })
  }
  return (
    <>
      <ScreenHead title={t("nav.explain")} note={t("explain.note")} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 px-4 pb-8 lg:px-6">
        <form onSubmit={submit} className="flex flex-wrap gap-2">
          <input
            ref={field}
            type="search"
            aria-label={t("explain.query")}
            placeholder={t("explain.placeholder")}
            required
            maxLength={10_000}
            value={text}
            onChange={({ target }) => setText(target.value)}
            className={`${inputShape} flex-1 basis-72`}
          />
          <Button type="submit" look="primary" disabled={asked.isFetching}>
            {t("explain.ask")}
          </Button>
        </form>
        {asked.isError && <Problem error={asked.error} onRetry={() => void asked.refetch()} />}
        {asked.data !== undefined && (
          <Explained
            explanation={asked.data}
            whyNot={
              <WhyNot
                key={id}
                id={id ?? ""}
                answers={asked.data.answers}
                onAsk={(next) => void navigate({ search: (before) => ({ ...before, id: next || undefined }) })}
              />
            }
          />
        )}
      </div>
    </>
  )
}

interface WhyNotProps {
  readonly id: string
  readonly answers: Explanation["answers"]
  readonly onAsk: (id: string) => void
}

/** "Why not this one?", for any memory by its id. */
function WhyNot({ id, answers, onAsk }: WhyNotProps) {
  const { t } = useWords()
  const [text, setText] = useState(id)
  return (
    <section aria-labelledby="why-not" className="grid gap-2 rounded-2xl border border-line bg-card p-4">
      <h2 id="why-not" className="text-sm font-semibold">
        {t("explain.whyNot")}
      </h2>
      <form
        className="flex flex-wrap gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          onAsk(text.trim())
        }}
      >
        <input
          aria-label={t("explain.id")}
          placeholder={t("explain.id")}
          value={text}
          maxLength={200}
          onChange={({ target }) => setText(target.value)}
          className={`${inputShape} flex-1 basis-56 font-mono`}
        />
        <Button type="submit">{t("explain.ask")}</Button>
      </form>
      <div role="status" className="text-sm">
        {answers.map((answer) => (
          <p key={answer.id}>
            <Link to="/memories/$id" params={{ id: answer.id }} className="text-mark underline underline-offset-2">
              {answer.reason}
            </Link>
            : {answer.because}
          </p>
        ))}
      </div>
    </section>
  )
}
