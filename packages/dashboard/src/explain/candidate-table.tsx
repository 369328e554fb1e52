import { useState } from "react"
import { useI18n } from "../i18n/i18n.tsx"
import { ServerText } from "../i18n/server-text.tsx"
import { MemoryLink } from "../memories/memory-link.tsx"
import { Button } from "../ui/button.tsx"
import type { ExplainResponse } from "./explain-response.ts"
import { ReasonBadge } from "./reason-badge.tsx"

/** Rows before "show all". */
const INITIAL_ROWS = 10

type Candidate = ExplainResponse["candidates"][number]

/** Every candidate with its rank in each search, its weights and its outcome. */
export function CandidateTable({
  explanation: { candidates, legs, total },
}: {
  readonly explanation: ExplainResponse
}) {
  const { t } = useI18n()
  const [isWhole, setWhole] = useState(false)
  if (total === 0) return null
  return (
    <section aria-labelledby="candidates">
      <h2 id="candidates" className="mb-2 text-base font-semibold">
        {t("explain.candidates", { count: total })}
      </h2>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
        tabIndex={0}
        aria-label={t("explain.candidates", { count: total })}
        className="overflow-x-auto rounded-2xl border border-line bg-card"
      >
        <table className="w-full min-w-xl text-sm">
          <thead className="text-xs text-soft">
            <tr className="border-b border-line">
              <ColumnHead of={t("explain.column.rank")} />
              <th scope="col" className="px-3 py-2 text-start font-medium">
                {t("explain.column.memory")}
              </th>
              {legs.map((leg) => (
                <ColumnHead
                  key={leg.name}
                  of={leg.kind === "other" ? leg.name : t(`explain.place.${leg.kind}`)}
                  about={t("explain.placeAbout")}
                />
              ))}
              {(["words", "session", "vectors", "factor", "score", "tokens"] as const).map((name) => (
                <ColumnHead key={name} of={t(`explain.column.${name}`)} />
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {candidates.slice(0, isWhole ? undefined : INITIAL_ROWS).map((one) => (
              <CandidateRow key={one.memory.id} one={one} legs={legs} />
            ))}
          </tbody>
        </table>
      </section>
      {!isWhole && candidates.length > INITIAL_ROWS && (
        <Button className="mt-3" onClick={() => setWhole(true)}>
          {t("explain.all", { count: candidates.length })}
        </Button>
      )}
      {(isWhole || candidates.length <= INITIAL_ROWS) && total > candidates.length && (
        <p className="mt-2 text-sm text-soft">{t("explain.notListed", { count: total - candidates.length })}</p>
      )}
    </section>
  )
}

function ColumnHead({ of, about }: { readonly of: string; readonly about?: string }) {
  return (
    <th scope="col" title={about} className="px-2.5 py-2 text-end font-medium">
      {of}
    </th>
  )
}

function CandidateRow({ one, legs }: { readonly one: Candidate; readonly legs: ExplainResponse["legs"] }) {
  const { t, number } = useI18n()
  const { memory, weights, found } = one
  const figure = (value: number | null | undefined) =>
    value === null || value === undefined ? "–" : number(value, { maximumFractionDigits: 2 })
  const figures = [weights?.words, weights?.session, weights?.vectors, weights?.factor]
  return (
    <tr className={`align-top ${one.reason === "shown" ? "" : "text-soft"}`}>
      <td className="px-2.5 py-2.5 text-end tabular-nums">{one.rank ?? "–"}</td>
      <td className="min-w-52 px-3 py-2.5">
        <MemoryLink id={memory.id} className="line-clamp-3 wrap-anywhere hover:underline">
          {one.shown ?? memory.content}
        </MemoryLink>
        <p className="mt-1 flex flex-wrap items-baseline gap-x-2 gap-y-1 text-xs text-soft">
          <ReasonBadge reason={one.reason} />
          {one.as.map((kind) => (
            <span key={kind}>{t(`explain.as.${kind}`)}</span>
          ))}
          {one.reason !== "shown" && <ServerText code={`reason:${one.reason}`} message={one.because} />}
        </p>
      </td>
      {legs.map((leg) => (
        <FigureCell key={leg.name}>{String(found.find((place) => place.leg === leg.name)?.rank ?? "–")}</FigureCell>
      ))}
      {figures.map((value, at) => (
        <FigureCell key={`${at}`}>{figure(value)}</FigureCell>
      ))}
      <FigureCell isStrong>{figure(one.score)}</FigureCell>
      <FigureCell>{one.tokens === null ? "–" : number(one.tokens)}</FigureCell>
    </tr>
  )
}

function FigureCell({ children, isStrong = false }: { readonly children: string; readonly isStrong?: boolean }) {
  return (
    <td className={`px-2.5 py-2.5 text-end whitespace-nowrap tabular-nums ${isStrong ? "font-medium" : ""}`}>
      {children}
    </td>
  )
}
