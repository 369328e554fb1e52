import { useI18n } from "../i18n/i18n.tsx"
import { Button } from "./button.tsx"
import { Icon } from "./icon.tsx"

/** An error with its remedy and a retry button. A translated error also shows the server's original text. */
export function ErrorState({ error, onRetry }: { readonly error: unknown; readonly onRetry?: () => void }) {
  const { t, errorText, originalErrorText } = useI18n()
  const said = errorText(error)
  const original = originalErrorText(error)
  return (
    <div role="alert" className="flex items-start gap-3 rounded-xl border border-bad/50 bg-bad-tint p-4 text-sm">
      <Icon name="warning" className="mt-0.5 size-5 text-bad" />
      <div className="grid min-w-0 gap-2">
        <p className="wrap-anywhere">{said}</p>
        {original !== said && (
          <p lang="en" className="text-xs wrap-anywhere text-soft">
            {original}
          </p>
        )}
        {onRetry !== undefined && (
          <div>
            <Button onClick={onRetry}>{t("retry")}</Button>
          </div>
        )}
      </div>
    </div>
  )
}
