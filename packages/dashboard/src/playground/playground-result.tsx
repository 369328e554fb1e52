import type { RouteOutput, Routes } from "@keepsake/api/browser"
import type { ReactNode } from "react"
import { useI18n } from "../i18n/i18n.tsx"
import { Badge } from "../ui/badge.tsx"
import { Code } from "../ui/code.tsx"

type Playground = RouteOutput<Routes["playground"]>

/** The payload that would be sent upstream with the injected part marked, its cost, and the cacheable share. */
export function PlaygroundResult({ played }: { readonly played: Playground }) {
  const { t, number } = useI18n()
  const { payload, inserted, tokens, bytes, block } = played
  const [before, added, after] = inserted === null ? [payload, "", ""] : splitAtInsertion(payload, inserted)
  const added100 = inserted === null ? 0 : (100 * inserted.bytes) / bytes.payload
  return (
    <section aria-labelledby="payload" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id="payload" className="text-base font-semibold">
          {t("playground.payload")}
        </h2>
        <Badge variant={played.changed ? "good" : "plain"}>
          {played.changed ? t("playground.recalled", { count: played.recalled.length }) : t("playground.unchanged")}
        </Badge>
        <code className="text-xs text-soft">{played.path}</code>
      </div>
      {played.memory !== "on" && <p className="text-sm text-warn">{played.memory}</p>}
      <dl className="grid grid-cols-3 gap-3">
        <Figure name={t("playground.request")}>{t("traces.tokens", { count: tokens.request })}</Figure>
        <Figure name={t("playground.added")}>{t("playground.more", { count: tokens.block })}</Figure>
        <Figure name={t("playground.keptCached")}>{number(played.cacheableShare, { style: "percent" })}</Figure>
      </dl>
      <div className="grid gap-1.5">
        <div aria-hidden="true" dir="ltr" className="flex h-2.5 overflow-hidden rounded-full bg-line">
          <div className="bg-mark" style={{ width: `${(100 * bytes.cacheable) / bytes.payload}%` }} />
          <div className="bg-good" style={{ width: `${added100}%` }} />
        </div>
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-soft">
          <LegendItem colour="bg-mark">{t("playground.cacheable", { bytes: bytes.cacheable })}</LegendItem>
          {inserted !== null && (
            <LegendItem colour="bg-good">{t("playground.inserted", { bytes: inserted.bytes })}</LegendItem>
          )}
          <LegendItem colour="bg-line">{t("playground.rest")}</LegendItem>
        </p>
      </div>
      <Code className="max-h-[60vh] rounded-2xl border border-line bg-sunk whitespace-pre-wrap wrap-anywhere">
        {before}
        {added !== "" && <ins className="rounded bg-good-tint text-good no-underline">{added}</ins>}
        {after}
      </Code>
      {block !== null && (
        <details className="rounded-2xl border border-line bg-card">
          <summary className="px-4 py-2.5 text-sm font-medium">{t("playground.block")}</summary>
          <Code className="border-t border-line whitespace-pre-wrap wrap-anywhere">{block}</Code>
        </details>
      )}
    </section>
  )
}

function Figure({ name, children }: { readonly name: string; readonly children: string }) {
  return (
    <div className="min-w-0 rounded-xl border border-line bg-card px-3 py-2 wrap-anywhere">
      <dt className="text-xs text-soft">{name}</dt>
      <dd className="text-base font-semibold tabular-nums">{children}</dd>
    </div>
  )
}

function LegendItem({ colour, children }: { readonly colour: string; readonly children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span className={`size-2 rounded-full ${colour}`} aria-hidden="true" />
      {children}
    </span>
  )
}

/** Offsets are in bytes of UTF-8. */
function splitAtInsertion(
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
