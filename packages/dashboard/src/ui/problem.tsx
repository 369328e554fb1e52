import { ApiError } from "@keepsake/api/browser"
import { useWords } from "../words/words.tsx"
import { Button } from "./button.tsx"
import { Icon } from "./icon.tsx"

/** What failed, in a sentence, with what to do about it. */
export function sentenceOf(error: unknown): string {
  if (error instanceof ApiError) return `${error.message.replace(/\.$/, "")}. ${error.remedy}`
  return error instanceof Error ? error.message : String(error)
}

export interface ProblemProps {
  readonly error: unknown
  readonly onRetry?: () => void
}

export function Problem({ error, onRetry }: ProblemProps) {
  const { t } = useWords()
  return (
    <div role="alert" className="flex items-start gap-3 rounded-xl border border-bad/50 bg-bad-tint p-4 text-sm">
      <Icon name="warning" className="mt-0.5 size-5 text-bad" />
      <div className="grid min-w-0 gap-2">
        <p className="wrap-anywhere">{sentenceOf(error)}</p>
        {onRetry !== undefined && (
          <div>
            <Button onClick={onRetry}>{t("retry")}</Button>
          </div>
        )}
      </div>
    </div>
  )
}
