import type { ReactNode } from "react"
import { Code } from "../ui/code.tsx"
import { useWords } from "../words/words.tsx"
import { Candidates } from "./candidates.tsx"
import type { Explanation } from "./explain-screen.tsx"
import { Legs } from "./legs.tsx"
import { Steps } from "./steps.tsx"

export interface ExplainedProps {
  readonly explanation: Explanation
  readonly whyNot?: ReactNode
}

/** The steps in their order: what was read out of the question, what each search found, how that was weighed, and what went into the block. */
export function Explained({ explanation, whyNot }: ExplainedProps) {
  const { t } = useWords()
  const { block, degraded } = explanation
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Steps explanation={explanation} />
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
      <Legs explanation={explanation} />
      <Candidates explanation={explanation} />
      {whyNot}
    </div>
  )
}
