import { useWords } from "../words/words.tsx"

/** What failed where there is little room, with a way to ask again. */
export function SmallProblem({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const { t, sentence } = useWords()
  return (
    <p role="alert" className="px-2 text-xs wrap-anywhere text-bad">
      {sentence(error)}{" "}
      <button type="button" className="min-h-6 font-semibold underline underline-offset-2" onClick={onRetry}>
        {t("retry")}
      </button>
    </p>
  )
}
