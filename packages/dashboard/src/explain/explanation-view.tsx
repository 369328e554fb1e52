import type { ReactNode } from "react"
import { useI18n } from "../i18n/i18n.tsx"
import { Code } from "../ui/code.tsx"
import { CandidateTable } from "./candidate-table.tsx"
import type { ExplainResponse } from "./explain-response.ts"
import { RecallSteps } from "./recall-steps.tsx"
import { SearchLegs } from "./search-legs.tsx"

export interface ExplanationViewProps {
  readonly explanation: ExplainResponse
  readonly whyNot?: ReactNode
}

/** The steps of a recall in order: query terms, search results, fusion, gate, budget and block. */
export function ExplanationView({ explanation, whyNot }: ExplanationViewProps) {
  const { t } = useI18n()
  const { block, degraded } = explanation
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <RecallSteps explanation={explanation} />
      {degraded.length > 0 && (
        <p role="status" className="text-sm text-warn">
          {t("search.degraded", { parts: degraded.join(", ") })}
        </p>
      )}
      <section aria-labelledby="block">
        <h2 id="block" className="mb-2 text-base font-semibold">
          {t("explain.block", { count: explanation.tokens })}
        </h2>
        {block === null ? (
          <p className="text-sm text-soft">{t("explain.noBlock")}</p>
        ) : (
          <Code className="rounded-2xl border border-line bg-sunk whitespace-pre-wrap wrap-anywhere">{block}</Code>
        )}
      </section>
      <SearchLegs explanation={explanation} />
      <CandidateTable explanation={explanation} />
      {whyNot}
    </div>
  )
}
