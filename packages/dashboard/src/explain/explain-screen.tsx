import { useNavigate, useSearch } from "@tanstack/react-router"
import { type FormEvent, useEffect, useRef, useState } from "react"
import { client } from "../api/client.ts"
import { useTenant } from "../api/session.ts"
import { useServerQuery } from "../api/use-server-query.ts"
import { usePageTitle } from "../app/fallback-screens.tsx"
import { useI18n } from "../i18n/i18n.tsx"
import { Button } from "../ui/button.tsx"
import { EmptyState } from "../ui/empty-state.tsx"
import { ErrorState } from "../ui/error-state.tsx"
import { InputField } from "../ui/field.tsx"
import { ScreenHeader } from "../ui/screen-header.tsx"
import { useShortcut } from "../ui/shortcuts.ts"
import { ExplanationView } from "./explanation-view.tsx"
import { OwnerFields, ownerParams, type RequestOwner } from "./owner-fields.tsx"
import { WhyNot } from "./why-not.tsx"

/** Explains a recall step by step. Question, owner and the memory asked about are part of the address. */
export function ExplainScreen() {
  const { t } = useI18n()
  usePageTitle(t("nav.explain"))
  const { tenantParam, name } = useTenant()
  const { query = "", id, user, agent } = useSearch({ from: "/explain" })
  const navigate = useNavigate({ from: "/explain" })
  const [text, setText] = useState(query)
  const [asker, setAsker] = useState<RequestOwner>({ user, agent })
  useEffect(() => setText(query), [query])
  useEffect(() => setAsker({ user, agent }), [user, agent])
  const field = useRef<HTMLInputElement>(null)
  useShortcut("/", t("explain.query"), () => field.current?.focus())
  const asked = useServerQuery(
    ["explain", name, query, id, user, agent],
    (call) =>
      client.explain(
        { query, limit: 50, ...(id !== undefined && { ids: [id] }), ...ownerParams({ user, agent }), ...tenantParam },
        call,
      ),
    { enabled: query !== "" },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const next = { query: text.trim(), user: undefined, agent: undefined, ...ownerParams(asker) }
    if (next.query === query && next.user === user && next.agent === agent) void asked.refetch()
    else void navigate({ search: (before) => ({ ...before, ...next }) })
  }
  return (
    <>
      <ScreenHeader title={t("nav.explain")} note={t("explain.note")} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 px-4 pb-8 lg:px-6">
        <form onSubmit={submit} className="flex flex-wrap items-end gap-2">
          <div className="min-w-0 flex-[4] basis-72">
            <InputField
              label={t("explain.query")}
              ref={field}
              type="search"
              placeholder={t("explain.placeholder")}
              required
              maxLength={10_000}
              value={text}
              onText={setText}
            />
          </div>
          <OwnerFields asker={asker} onChange={(change) => setAsker((before) => ({ ...before, ...change }))} />
          <Button type="submit" variant="primary" disabled={asked.isFetching} className="max-sm:flex-1">
            {t("nav.explain")}
          </Button>
        </form>
        {query === "" && (
          <EmptyState icon="explain" title={t("explain.empty")}>
            {t("explain.emptyText")}
          </EmptyState>
        )}
        {asked.isError && <ErrorState error={asked.error} onRetry={() => void asked.refetch()} />}
        {asked.data !== undefined && (
          <ExplanationView
            explanation={asked.data}
            whyNot={
              <WhyNot
                explanation={asked.data}
                asker={{ user, agent }}
                onAsk={(next) => void navigate({ search: (before) => ({ ...before, id: next || undefined }) })}
              />
            }
          />
        )}
      </div>
    </>
  )
}
