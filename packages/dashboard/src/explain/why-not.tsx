import { Link } from "@tanstack/react-router"
import { type FormEvent, useState } from "react"
import { client } from "../api/client.ts"
import { useTenant } from "../api/session.ts"
import { useServerQuery } from "../api/use-server-query.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { ServerText } from "../i18n/server-text.tsx"
import { MemoryLink } from "../memories/memory-link.tsx"
import { Button } from "../ui/button.tsx"
import { ErrorState } from "../ui/error-state.tsx"
import { InputField } from "../ui/field.tsx"
import type { ExplainResponse } from "./explain-response.ts"
import { ownerParams, type RequestOwner } from "./owner-fields.tsx"
import { ReasonBadge } from "./reason-badge.tsx"

export interface WhyNotProps {
  readonly explanation: ExplainResponse
  readonly asker: RequestOwner
  readonly onAsk: (id: string) => void
}

const FOUND = 5
const looksLikeId = (text: string) => /^[0-9a-f-]{32,36}$/i.test(text)

/** Explains why a memory, found by id or by words, was not recalled. */
export function WhyNot({ explanation, asker, onAsk }: WhyNotProps) {
  const { t } = useI18n()
  const { tenantParam, name } = useTenant()
  const [typed, setTyped] = useState("")
  const [words, setWords] = useState("")
  const names = ownerParams(asker)
  const found = useServerQuery(
    ["memories", name, "why-not", words, names],
    (call) => client.listMemories({ contains: words, status: "all", limit: FOUND, ...names, ...tenantParam }, call),
    { enabled: words !== "" },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const text = typed.trim()
    setWords(looksLikeId(text) ? "" : text)
    if (looksLikeId(text)) onAsk(text)
  }
  return (
    <section aria-labelledby="why-not" className="grid gap-3 rounded-2xl border border-line bg-card p-4">
      <h2 id="why-not" className="text-base font-semibold">
        {t("explain.whyNot")}
      </h2>
      <form className="flex flex-wrap items-end gap-2" onSubmit={submit}>
        <div className="min-w-0 flex-1 basis-56">
          <InputField
            label={t("explain.whyNotWords")}
            required
            dir="auto"
            value={typed}
            maxLength={200}
            onText={setTyped}
          />
        </div>
        <Button type="submit">{t("explain.whyNotFind")}</Button>
      </form>
      {found.isError && <ErrorState error={found.error} onRetry={() => void found.refetch()} />}
      {found.data !== undefined && (
        <ul className="grid gap-1 text-sm">
          {found.data.data.length === 0 && <li className="text-soft">{t("explain.whyNotNone")}</li>}
          {found.data.data.map((memory) => (
            <li key={memory.id}>
              <button
                type="button"
                dir="auto"
                onClick={() => {
                  setWords("")
                  onAsk(memory.id)
                }}
                className="-mx-2 line-clamp-2 w-full rounded-lg px-2 py-1.5 text-start wrap-anywhere hover:bg-sunk"
              >
                {memory.content}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div role="status" className="grid gap-2 text-sm empty:hidden">
        {words === "" && explanation.answers.map((answer) => <Answer key={answer.id} answer={answer} />)}
      </div>
    </section>
  )
}

function Answer({ answer: { id, reason, because, by } }: { readonly answer: ExplainResponse["answers"][number] }) {
  const { t } = useI18n()
  const { tenantParam, name } = useTenant()
  // Also one that no search found, so that its words stand beside the answer.
  const asked = useServerQuery(["memory", name, id], (call) => client.getMemory({ id, ...tenantParam }, call), {
    retry: false,
  })
  return (
    <p className="grid gap-1 rounded-lg bg-sunk px-3 py-2">
      <MemoryLink id={id} className="font-medium wrap-anywhere hover:underline">
        {asked.data?.memory.content ?? id}
      </MemoryLink>
      <span className="flex flex-wrap items-baseline gap-x-2">
        <ReasonBadge reason={reason} />
        <ServerText code={`reason:${reason}`} message={because} />
        {by !== null && (
          <Link to="/memories/$id" params={{ id: by }} className="text-mark underline underline-offset-2">
            {t("explain.by")}
          </Link>
        )}
      </span>
    </p>
  )
}
