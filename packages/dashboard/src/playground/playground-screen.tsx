import type { RouteInput, Routes } from "@keepsake/api/browser"
import { useMutation } from "@tanstack/react-query"
import { type FormEvent, useState } from "react"
import { client } from "../api/client.ts"
import { useTenant } from "../api/session.ts"
import { useDraft } from "../app/draft.ts"
import { usePageTitle } from "../app/fallback-screens.tsx"
import { OwnerFields, ownerParams, type RequestOwner } from "../explain/owner-fields.tsx"
import { useI18n } from "../i18n/i18n.tsx"
import { Button } from "../ui/button.tsx"
import { EmptyState } from "../ui/empty-state.tsx"
import { ErrorState } from "../ui/error-state.tsx"
import { Field, inputClass } from "../ui/field.tsx"
import { ScreenHeader } from "../ui/screen-header.tsx"
import { PlaygroundResult } from "./playground-result.tsx"

type Dialect = RouteInput<Routes["playground"]>["dialect"]
const dialects = ["chat-completions", "responses", "messages"] as const satisfies readonly Dialect[]

/** Shows what a request would become on its way upstream. Nothing is sent or stored. */
export function PlaygroundScreen() {
  const { t } = useI18n()
  usePageTitle(t("nav.playground"))
  const { tenantParam } = useTenant()
  const [dialect, setDialect] = useState<Dialect>("chat-completions")
  const [text, setText] = useDraft("playground", exampleOf("chat-completions", t("playground.example")))
  const [asker, setAsker] = useState<RequestOwner>({})
  const play = useMutation({
    mutationFn: () => client.playground({ dialect, request: text, ...ownerParams(asker), ...tenantParam }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    play.mutate()
  }
  return (
    <>
      <ScreenHeader title={t("nav.playground")} note={t("playground.note")} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 px-4 pb-8 lg:px-6 xl:grid-cols-2">
        <form onSubmit={submit} className="grid content-start gap-3">
          <div className="flex flex-wrap items-end gap-2">
            <div className="min-w-0 flex-1 basis-44">
              <Field label={t("playground.api")}>
                {(control) => (
                  <select
                    {...control}
                    value={dialect}
                    onChange={({ target }) => {
                      const next = dialects.find((one) => one === target.value) ?? "chat-completions"
                      setDialect(next)
                      // Typed text is kept; only the example follows the dialect.
                      const isExample = text === exampleOf(dialect, t("playground.example"))
                      if (isExample) setText(exampleOf(next, t("playground.example")))
                    }}
                    className={inputClass}
                  >
                    {dialects.map((one) => (
                      <option key={one} translate="no">
                        {one}
                      </option>
                    ))}
                  </select>
                )}
              </Field>
            </div>
            <OwnerFields asker={asker} onChange={(change) => setAsker((before) => ({ ...before, ...change }))} />
          </div>
          <Field label={t("playground.request")}>
            {(control) => (
              <textarea
                {...control}
                rows={16}
                dir="ltr"
                spellCheck={false}
                value={text}
                onChange={({ target }) => setText(target.value)}
                onKeyDown={(event) => {
                  if (event.key === "Enter" && (event.ctrlKey || event.metaKey))
                    event.currentTarget.form?.requestSubmit()
                }}
                className={`${inputClass} font-mono text-xs leading-relaxed`}
              />
            )}
          </Field>
          <div>
            <Button type="submit" variant="primary" disabled={play.isPending}>
              {t("playground.run")}
            </Button>
          </div>
        </form>
        <div className="grid min-w-0 content-start gap-4">
          {play.isError && <ErrorState error={play.error} onRetry={() => play.mutate()} />}
          {play.data !== undefined && <PlaygroundResult played={play.data} />}
          {play.data === undefined && !play.isError && (
            <EmptyState icon="playground" title={t("playground.empty")}>
              {t("playground.emptyText")}
            </EmptyState>
          )}
        </div>
      </div>
    </>
  )
}

function exampleOf(dialect: Dialect, said: string): string {
  const request =
    dialect === "responses"
      ? { model: "keepsake-demo", input: said }
      : {
          model: "keepsake-demo",
          ...(dialect === "messages" && { max_tokens: 500 }),
          messages: [{ role: "user", content: said }],
        }
  return JSON.stringify(request, null, 2)
}
