import { useI18n } from "../i18n/i18n.tsx"
import type { ExplainResponse } from "./explain-response.ts"

const SHOWN = 8

/** The results of each search side by side, best first; memories in the block are marked. */
export function SearchLegs({ explanation: { legs, candidates } }: { readonly explanation: ExplainResponse }) {
  const { t, number } = useI18n()
  const known = new Map(candidates.map((one) => [one.memory.id, one]))
  return (
    <section aria-labelledby="legs" className="grid gap-2">
      <h2 id="legs" className="text-base font-semibold">
        {t("explain.legs")}
      </h2>
      <div
        className={`grid gap-3 ${legs.length > 1 ? "md:grid-cols-2" : ""} ${legs.length > 2 ? "xl:grid-cols-3" : ""}`}
      >
        {legs.map((leg) => (
          <div key={leg.name} className="min-w-0 rounded-2xl border border-line bg-card p-4">
            <h3 className="mb-2 flex items-baseline justify-between gap-2 text-sm font-medium">
              {leg.kind === "other" ? leg.name : t(`explain.leg.${leg.kind}`)}
              <span className="font-normal text-soft">{t("explain.found", { count: leg.found })}</span>
            </h3>
            <ol className="grid grid-cols-[minmax(0,1fr)] gap-1 text-sm">
              {leg.hits.slice(0, SHOWN).map((hit) => {
                const one = known.get(hit.id)
                const isShown = one?.reason === "shown"
                return (
                  <li key={hit.id} className="flex items-baseline gap-2">
                    <span className="w-5 shrink-0 text-end text-xs text-soft tabular-nums">{hit.rank}</span>
                    <span dir="auto" className={`min-w-0 flex-1 truncate ${isShown ? "" : "text-soft"}`}>
                      {one?.memory.content ?? hit.id}
                    </span>
                    <span className="text-xs text-soft tabular-nums">
                      {number(hit.score, { maximumFractionDigits: 2 })}
                    </span>
                    <span
                      className={`size-2.5 shrink-0 self-center rounded-full ${isShown ? "bg-good" : "border border-edge"}`}
                      title={isShown ? t("reason.shown") : t("reason.left")}
                    />
                  </li>
                )
              })}
            </ol>
            {leg.found === 0 && <p className="text-sm text-soft">{t("explain.foundNone")}</p>}
            {leg.found > SHOWN && (
              <p className="mt-2 text-xs text-soft">{t("explain.foundMore", { count: leg.found - SHOWN })}</p>
            )}
          </div>
        ))}
      </div>
    </section>
  )
}
