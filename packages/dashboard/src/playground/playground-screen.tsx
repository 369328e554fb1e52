import type { Input, Routes } from "@keepsake/api/browser"
import { useMutation } from "@tanstack/react-query"
import { type FormEvent, useState } from "react"
import { client } from "../api/client.ts"
import { useTenant } from "../api/session.ts"
import { useDraft } from "../app/draft.ts"
import { usePageTitle } from "../app/failed.tsx"
import { type Asker, AskerFields, namesOf } from "../explain/asker.tsx"
import { Button } from "../ui/button.tsx"
import { Field, inputShape } from "../ui/field.tsx"
import { Nothing } from "../ui/nothing.tsx"
import { Problem } from "../ui/problem.tsx"
import { ScreenHead } from "../ui/screen-head.tsx"
import { useWords } from "../words/words.tsx"
import { Played } from "./played.tsx"

type Dialect = Input<Routes["playground"]>["dialect"]
const dialects = ["chat-completions", "responses", "messages"] as const satisfies readonly Dialect[]

/** What a request would become on its way upstream; nothing is sent and nothing is kept. */
export function PlaygroundScreen() {
  const { t } = useWords()
  usePageTitle(t("nav.playground"))
  const { named } = useTenant()
  const [dialect, setDialect] = useState<Dialect>("chat-completions")
  const [text, setText] = useDraft("playground", exampleOf("chat-completions", t("playground.example")))
  const [asker, setAsker] = useState<Asker>({})
  const play = useMutation({
    mutationFn: () => client.playground({ dialect, request: text, ...namesOf(asker), ...named }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    play.mutate()
  }
  return (
    <>
      <ScreenHead title={t("nav.playground")} note={t("playground.note")} />
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
                      // What somebody typed stays.
                      const isExample = text === exampleOf(dialect, t("playground.example"))
                      if (isExample) setText(exampleOf(next, t("playground.example")))
                    }}
                    className={inputShape}
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
            <AskerFields asker={asker} onChange={(change) => setAsker((before) => ({ ...before, ...change }))} />
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
                className={`${inputShape} font-mono text-xs leading-relaxed`}
              />
            )}
          </Field>
          <div>
            <Button type="submit" look="primary" disabled={play.isPending}>
              {t("playground.run")}
            </Button>
          </div>
        </form>
        <div className="grid min-w-0 content-start gap-4">
          {play.isError && <Problem error={play.error} onRetry={() => play.mutate()} />}
          {play.data !== undefined && <Played played={play.data} />}
          {play.data === undefined && !play.isError && (
            <Nothing icon="playground" title={t("playground.empty")}>
              {t("playground.emptyText")}
            </Nothing>
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
