import type { Input, Output, Routes } from "@keepsake/api/browser"
import { useMutation } from "@tanstack/react-query"
import { type FormEvent, useState } from "react"
import { client } from "../api/client.ts"
import { useTenant } from "../api/session.ts"
import { useDraft } from "../app/draft.ts"
import { usePageTitle } from "../app/failed.tsx"
import { Badge } from "../ui/badge.tsx"
import { Button } from "../ui/button.tsx"
import { Code } from "../ui/code.tsx"
import { Field, inputShape } from "../ui/field.tsx"
import { Problem } from "../ui/problem.tsx"
import { ScreenHead } from "../ui/screen-head.tsx"
import { useWords } from "../words/words.tsx"

type Dialect = Input<Routes["playground"]>["dialect"]
const dialects = ["chat-completions", "responses", "messages"] as const satisfies readonly Dialect[]

/** What a request would become on its way upstream; nothing is sent and nothing is kept. */
export function PlaygroundScreen() {
  const { t } = useWords()
  usePageTitle(t("nav.playground"))
  const { named } = useTenant()
  const [dialect, setDialect] = useState<Dialect>("chat-completions")
  const [text, setText] = useDraft("playground", exampleOf("chat-completions", t("playground.example")))
  const play = useMutation({ mutationFn: () => client.playground({ dialect, request: text, ...named }) })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    play.mutate()
  }
  return (
    <>
      <ScreenHead title={t("nav.playground")} note={t("playground.note")} />
      <div className="grid gap-5 px-4 pb-8 lg:px-6 xl:grid-cols-2">
        <form onSubmit={submit} className="grid content-start gap-3">
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
                  <option key={one}>{one}</option>
                ))}
              </select>
            )}
          </Field>
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
        </div>
      </div>
    </>
  )
}

function Played({ played }: { readonly played: Output<Routes["playground"]> }) {
  const { t, number } = useWords()
  const { payload, inserted } = played
  const [before, added, after] = inserted === null ? [payload, "", ""] : split(payload, inserted)
  return (
    <section aria-labelledby="payload" className="grid gap-3">
      <h2 id="payload" className="text-base font-semibold">
        {t("playground.payload")}
      </h2>
      <p className="flex flex-wrap gap-1.5">
        <Badge look={played.changed ? "good" : "plain"}>
          {played.changed ? t("playground.changed") : t("playground.unchanged")}
        </Badge>
        <Badge>{t("playground.tokens", { request: played.tokens.request, block: played.tokens.block })}</Badge>
        <Badge>{t("playground.cacheable", { share: number(played.cacheableShare, { style: "percent" }) })}</Badge>
        <Badge>{t("playground.recalled", { count: played.recalled.length })}</Badge>
      </p>
      {played.memory !== "on" && <p className="text-sm text-soft">{played.memory}</p>}
      <Code className="max-h-[60vh] rounded-2xl border border-line bg-sunk whitespace-pre-wrap wrap-anywhere">
        {before}
        {added !== "" && <ins className="rounded bg-good-tint text-good no-underline">{added}</ins>}
        {after}
      </Code>
    </section>
  )
}

/** Places are counted in bytes, as they go over the wire. */
function split(
  payload: string,
  { at, bytes }: { readonly at: number; readonly bytes: number },
): readonly [string, string, string] {
  const whole = new TextEncoder().encode(payload)
  const decoder = new TextDecoder()
  return [
    decoder.decode(whole.slice(0, at)),
    decoder.decode(whole.slice(at, at + bytes)),
    decoder.decode(whole.slice(at + bytes)),
  ]
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
