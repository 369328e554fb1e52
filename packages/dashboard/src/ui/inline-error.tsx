import { useI18n } from "../i18n/i18n.tsx"

/** A compact error with a retry button. */
export function InlineError({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const { t, errorText } = useI18n()
  return (
    <p role="alert" className="px-2 text-xs wrap-anywhere text-bad">
      {errorText(error)}{" "}
      <button type="button" className="min-h-6 font-semibold underline underline-offset-2" onClick={onRetry}>
        {t("retry")}
      </button>
    </p>
  )
}
