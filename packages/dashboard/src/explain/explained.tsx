import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { Badge } from "../ui/badge.tsx"
import { Code } from "../ui/code.tsx"
import { useWords } from "../words/words.tsx"
import type { Explanation } from "./explain-screen.tsx"

export interface ExplainedProps {
  readonly explanation: Explanation
  readonly whyNot?: ReactNode
}

/** The steps in their order: what was read out of the question, what each search found, how that was weighed, and what went into the block. */
export function Explained({ explanation, whyNot }: ExplainedProps) {
  const { t, number } = useWords()
  const { gate, budget, legs, candidates, asked, block } = explanation
  const names = new Map(candidates.map(({ memory }) => [memory.id, memory.content]))
  const share = budget.maxTokens === 0 ? 0 : Math.min(1, budget.used / budget.maxTokens)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="grid gap-3 md:grid-cols-3">
        <Fact title={t("explain.gate")}>
          <p className="flex items-center gap-2">
            <Badge look={gate.open ? "good" : "warn"}>{gate.open ? t("explain.open") : t("explain.closed")}</Badge>
            <span className="text-sm tabular-nums">
              {number(gate.figure, { maximumFractionDigits: 2 })}
              {gate.threshold !== null && ` / ${number(gate.threshold, { maximumFractionDigits: 2 })}`}
            </span>
          </p>
          <p className="text-sm text-soft first-letter:uppercase">{gate.because}</p>
        </Fact>
        <Fact title={t("explain.budget")}>
          <div aria-hidden="true" className="h-2.5 overflow-hidden rounded-full bg-line">
            <div className="h-full rounded-full bg-mark" style={{ width: `${100 * share}%` }} />
          </div>
          <p className="text-sm text-soft">{t("explain.used", { used: budget.used, most: budget.maxTokens })}</p>
        </Fact>
        <Fact title={t("explain.asked")}>
          <p className="flex flex-wrap gap-1">
            {asked.words.map(({ word, weight }) => (
              <span
                key={word}
                dir="auto"
                className="rounded-md bg-sunk px-1.5 py-0.5 text-xs"
                style={{ opacity: 0.6 + 0.4 * Math.min(1, weight) }}
              >
                {word}
              </span>
            ))}
          </p>
          <p className="text-sm text-soft first-letter:uppercase">{asked.signs.join(", ")}</p>
        </Fact>
      </div>
      {explanation.degraded.length > 0 && (
        <p role="status" className="text-sm text-warn">
          {t("search.degraded", { parts: explanation.degraded.join(", ") })}
        </p>
      )}
      <section aria-labelledby="legs" className="grid gap-2">
        <h2 id="legs" className="text-base font-semibold">
          {t("explain.legs")}
        </h2>
        <div className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
          {legs.map((leg) => (
            <div key={leg.name} className="min-w-0 rounded-2xl border border-line bg-card p-4">
              <h3 className="mb-2 flex items-baseline justify-between gap-2 text-sm font-medium">
                {leg.name}
                <span className="font-normal text-soft">{t("explain.found", { count: leg.found })}</span>
              </h3>
              <ol className="grid grid-cols-[minmax(0,1fr)] gap-1 text-sm">
                {leg.hits.slice(0, 8).map((hit) => (
                  <li key={hit.id} className="flex items-baseline gap-2">
                    <span className="w-5 shrink-0 text-end text-xs text-soft tabular-nums">{hit.rank}</span>
                    <span dir="auto" className="min-w-0 flex-1 truncate">
                      {names.get(hit.id) ?? hit.id}
                    </span>
                    <span className="text-xs text-soft tabular-nums">
                      {number(hit.score, { maximumFractionDigits: 2 })}
                    </span>
                  </li>
                ))}
              </ol>
            </div>
          ))}
        </div>
      </section>
      <Candidates explanation={explanation} />
      {whyNot}
      {block !== null && (
        <section aria-labelledby="block">
          <h2 id="block" className="mb-2 text-base font-semibold">
            {t("explain.block", { count: explanation.tokens })}
          </h2>
          <Code className="rounded-2xl border border-line bg-sunk whitespace-pre-wrap wrap-anywhere">{block}</Code>
        </section>
      )}
    </div>
  )
}

function Candidates({ explanation: { candidates, total } }: { readonly explanation: Explanation }) {
  const { t, number } = useWords()
  const figure = (value: number | null | undefined) =>
    value === null || value === undefined ? "–" : number(value, { maximumFractionDigits: 2 })
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
        <table className="w-full min-w-3xl text-sm">
          <thead className="text-start text-xs text-soft">
            <tr className="border-b border-line">
              {(["rank", "memory", "words", "session", "vectors", "factor", "score", "outcome"] as const).map(
                (name) => (
                  <th
                    key={name}
                    scope="col"
                    className={`px-3 py-2 font-medium ${name === "memory" || name === "outcome" ? "text-start" : "text-end"}`}
                  >
                    {t(`explain.column.${name}`)}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {candidates.map((one) => (
              <tr key={one.memory.id} className={one.reason === "shown" ? "" : "text-soft"}>
                <td className="px-3 py-2 text-end tabular-nums">{one.rank ?? "–"}</td>
                <td className="max-w-sm min-w-48 px-3 py-2">
                  <Link
                    to="/memories/$id"
                    params={{ id: one.memory.id }}
                    dir="auto"
                    className="line-clamp-2 wrap-anywhere hover:underline"
                  >
                    {one.shown ?? one.memory.content}
                  </Link>
                </td>
                <td className="px-3 py-2 text-end tabular-nums">{figure(one.weights?.words)}</td>
                <td className="px-3 py-2 text-end tabular-nums">{figure(one.weights?.session)}</td>
                <td className="px-3 py-2 text-end tabular-nums">{figure(one.weights?.vectors)}</td>
                <td className="px-3 py-2 text-end tabular-nums">{figure(one.weights?.factor)}</td>
                <td className="px-3 py-2 text-end font-medium tabular-nums">{figure(one.score)}</td>
                <td className="px-3 py-2">
                  <Badge look={one.reason === "shown" ? "good" : "plain"}>{one.reason}</Badge>{" "}
                  <span className="text-xs">{one.because}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}

function Fact({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="grid content-start gap-2 rounded-2xl border border-line bg-card p-4">
      <h2 className="text-sm font-semibold">{title}</h2>
      {children}
    </div>
  )
}
