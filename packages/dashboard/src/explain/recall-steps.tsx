import type { ReactNode } from "react"
import { useI18n } from "../i18n/i18n.tsx"
import { ServerText } from "../i18n/server-text.tsx"
import { Badge } from "../ui/badge.tsx"
import type { ExplainResponse } from "./explain-response.ts"

/** Query terms, fusion, gate and budget as one row of cards. */
export function RecallSteps({ explanation }: { readonly explanation: ExplainResponse }) {
  const { t, number } = useI18n()
  const { asked, settings, gate } = explanation
  const weight = number(settings.fusionWeight, { maximumFractionDigits: 2 })
  const hasVectors = explanation.legs.some(({ kind }) => kind === "vectors")
  return (
    <ol className="grid gap-3 md:grid-cols-2 xl:grid-cols-4">
      <Step title={t("explain.asked")}>
        <p className="flex flex-wrap gap-1">
          {asked.words.map(({ word, weight, rarity }) => (
            <span
              key={word}
              dir="auto"
              title={rarity === null ? undefined : t("explain.rarity", { rarity: number(rarity, FINE) })}
              className="rounded-md bg-sunk px-1.5 py-0.5 text-xs"
              style={{ opacity: 0.7 + 0.3 * Math.min(1, weight) }}
            >
              {word}
            </span>
          ))}
        </p>
        <p className="text-sm text-soft">
          {asked.words.length === 0 && t("explain.noWords")}{" "}
          {asked.signs.map((sign, at) => (
            <span key={sign}>
              {at > 0 && " · "}
              {isSign(sign) ? t(`sign.${sign}`) : sign}
            </span>
          ))}
        </p>
      </Step>
      <Step title={t("explain.fusion")}>
        <p className="text-sm">
          {t(hasVectors ? (settings.fusion === "rrf" ? "explain.byPlaces" : "explain.byScores") : "explain.byWords")}
        </p>
        <p className="text-sm text-soft">
          {hasVectors && settings.fusion !== "rrf" && t("explain.vectorsWeigh", { weight })} {t("explain.formula")}
        </p>
      </Step>
      <Step title={t("explain.gate")}>
        <p className="flex items-center gap-2">
          <Badge variant={gate.open ? "good" : "warn"}>{gate.open ? t("explain.open") : t("explain.closed")}</Badge>
          <span className="text-sm tabular-nums">
            {gate.threshold === null
              ? number(gate.figure, FINE)
              : t("explain.figure", { figure: number(gate.figure, FINE), needed: number(gate.threshold, FINE) })}
          </span>
        </p>
        <p className="text-sm text-soft">
          <ServerText code={`gate:${gate.code}`} params={gate.params} message={gate.because} />
        </p>
      </Step>
      <Budget explanation={explanation} />
    </ol>
  )
}

const signs = [
  "mentionsOwn",
  "refersToUser",
  "past",
  "didI",
  "asksTime",
  "question",
  "asksOwn",
  "before",
  "takesUp",
  "nothing",
] as const

function isSign(sign: string): sign is (typeof signs)[number] {
  return signs.some((known) => known === sign)
}

const FINE = { maximumFractionDigits: 2 } as const

/** A bar with a segment for each line of the block, as wide as its tokens, and the number of memories that did not fit. */
function Budget({ explanation: { budget, candidates } }: { readonly explanation: ExplainResponse }) {
  const { t } = useI18n()
  const lines = candidates.filter(({ reason }) => reason === "shown")
  const cut = candidates.filter(({ reason }) => reason === "over-budget" || reason === "not-reached").length
  const whole = Math.max(1, budget.maxTokens, budget.used)
  return (
    <Step title={t("explain.budget")}>
      <div aria-hidden="true" className="flex h-2.5 gap-px overflow-hidden rounded-full bg-line">
        {lines.map(({ memory, tokens, shown }) => (
          <div
            key={memory.id}
            dir="auto"
            title={shown ?? memory.content}
            className="h-full bg-mark"
            style={{ width: `${(100 * (tokens ?? 0)) / whole}%` }}
          />
        ))}
      </div>
      <p className="text-sm">{t("explain.used", { used: budget.used, most: budget.maxTokens })}</p>
      <p className="text-sm text-soft">
        {t("explain.lines", { count: lines.length })}
        {cut > 0 && ` · ${t("explain.cut", { count: cut })}`}
      </p>
    </Step>
  )
}

function Step({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <li className="grid min-w-0 content-start gap-2 rounded-2xl border border-line bg-card p-4 wrap-anywhere">
      <h2 className="text-sm font-semibold">{title}</h2>
      {children}
    </li>
  )
}
