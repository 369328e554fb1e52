import { Button } from "../ui/button.tsx"
import { useWords } from "../words/words.tsx"
import type { Selection } from "./selection.ts"

/** What can be done with all that is ticked. */
export function BulkBar({ selection }: { readonly selection: Selection }) {
  const { t } = useWords()
  return (
    <section
      aria-label={t("bulk.label")}
      className="fixed inset-x-3 bottom-3 z-20 mx-auto flex max-w-2xl flex-wrap items-center gap-2 rounded-xl border border-line bg-card px-4 py-2.5 shadow-xl"
    >
      <p className="me-auto text-sm font-medium" role="status">
        {t("bulk.count", { count: selection.size })}
      </p>
      <Button look="quiet" onClick={() => selection.set([])}>
        {t("bulk.none")}
      </Button>
    </section>
  )
}
