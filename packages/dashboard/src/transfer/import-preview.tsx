import type { RouteOutput, Routes } from "@keepsake/api/browser"
import { useI18n } from "../i18n/i18n.tsx"

type Imported = RouteOutput<Routes["importMemories"]>
const outcomes = ["created", "restored", "updated", "superseded", "duplicate", "unchanged"] as const
const notes = ["conversations", "quarantined", "redacted", "hidden", "ahead"] as const
const MOST_NAMED = 5

/** The outcome of a dry run. */
export function ImportPreview({ found }: { readonly found: Imported }) {
  const { t } = useI18n()
  const { lines, skipped, did, broken } = found
  const isNothing = lines === skipped.total
  return (
    <div role="status" className="grid gap-3 rounded-xl border border-line bg-sunk p-4 text-sm">
      <p className="font-medium">{isNothing ? t("import.none") : t("import.preview", { count: lines })}</p>
      {!isNothing && (
        <ul className="grid gap-1">
          {outcomes
            .filter((one) => did[one] > 0)
            .map((one) => (
              <li key={one}>{t(`import.did.${one}`, { count: did[one] })}</li>
            ))}
          {notes
            .filter((one) => found[one] > 0)
            .map((one) => (
              <li key={one} className={one === "conversations" ? "" : "text-warn"}>
                {t(`import.${one}`, { count: found[one] })}
              </li>
            ))}
        </ul>
      )}
      {broken !== null && <p className="text-warn wrap-anywhere">{t("import.broken", { why: broken })}</p>}
      {skipped.total > 0 && <SkippedLines skipped={skipped} />}
    </div>
  )
}

/** Skipped lines grouped by reason, with the first of them on demand. */
function SkippedLines({ skipped }: Pick<Imported, "skipped">) {
  const { t } = useI18n()
  const reasons = Object.entries(skipped.byCode).map(([code, count]) => ({
    code,
    count,
    why: skipped.first.find((one) => one.code === code)?.message ?? code,
  }))
  return (
    <div className="grid gap-1">
      <p className="font-medium text-bad">{t("import.skipped", { count: skipped.total })}</p>
      <ul className="grid gap-1">
        {reasons.map(({ code, count, why }) => (
          <li key={code} className="wrap-anywhere">
            {t("import.because", { count, why })}
          </li>
        ))}
      </ul>
      <details>
        <summary>{t("import.which")}</summary>
        <ul className="mt-1 grid gap-1 text-soft">
          {skipped.first.slice(0, MOST_NAMED).map(({ line, where, message }, at) => (
            <li key={`${line} ${where} ${at}`} className="wrap-anywhere">
              {where === undefined ? t("import.line", { line, why: message }) : t("import.at", { where, why: message })}
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}
