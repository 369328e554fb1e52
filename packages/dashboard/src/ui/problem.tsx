import { useWords } from "../words/words.tsx"
import { Button } from "./button.tsx"
import { Icon } from "./icon.tsx"

export interface ProblemProps {
  readonly error: unknown
  readonly onRetry?: () => void
}

/** What failed, in a sentence, with what to do about it; in another language than the server's, its own words stand below. */
export function Problem({ error, onRetry }: ProblemProps) {
  const { t, sentence, serverSentence } = useWords()
  const said = sentence(error)
  const original = serverSentence(error)
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
