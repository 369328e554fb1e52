import { useExampleModel } from "../connect/example-model.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { Button } from "../ui/button.tsx"
import { Copyable } from "../ui/copyable.tsx"
import { LoadSample } from "./sample-data.tsx"

export interface EmptyListProps {
  readonly isFiltered: boolean
  readonly onAdd: () => void
  readonly onReset: () => void
  /** Lists the messages of conversations too; absent if they are. */
  readonly onTurns?: (() => void) | undefined
  readonly hiddenTurns?: number | undefined
}

/** Shown for an empty list: why it is empty and what to do. */
export function EmptyList({ isFiltered, onAdd, onReset, onTurns, hiddenTurns = 0 }: EmptyListProps) {
  const { t } = useI18n()
  const model = useExampleModel()
  if (isFiltered) {
    return (
      <div className="grid justify-items-start gap-3 rounded-2xl border border-dashed border-edge/60 p-6">
        <h2 className="text-base font-semibold">{t("empty.narrowed")}</h2>
        <p className="text-sm text-soft">{t("empty.narrowedText")}</p>
        <div className="flex flex-wrap gap-2">
          <Button onClick={onReset}>{t("filters.reset")}</Button>
          {onTurns && <Button onClick={onTurns}>{t("empty.searchTurns")}</Button>}
        </div>
      </div>
    )
  }
  if (hiddenTurns > 0 && onTurns) {
    return (
      <div className="grid justify-items-start gap-3 rounded-2xl border border-dashed border-edge/60 p-6">
        <h2 className="text-base font-semibold">{t("empty.noFacts")}</h2>
        <p className="text-sm text-soft">{t("empty.noFactsText", { count: hiddenTurns })}</p>
        <Button onClick={onTurns}>{t("empty.showTurns")}</Button>
      </div>
    )
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-2xl border border-line bg-card p-6 lg:max-w-3xl">
      <div>
        <h2 className="text-lg font-semibold">{t("empty.title")}</h2>
        <p className="mt-1 text-sm text-soft">{t("empty.text")}</p>
      </div>
      <Copyable
        label={t("empty.request")}
        text={[
          `curl ${location.origin}/v1/chat/completions \\`,
          `  -H "authorization: Bearer $KEEPSAKE_API_KEY" \\`,
          `  -H "content-type: application/json" \\`,
          `  -d '{"model": "${model}", "messages": [{"role": "user", "content": "My dog is called Biscuit."}]}'`,
        ].join("\n")}
      />
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={onAdd}>
          {t("add.open")}
        </Button>
        <LoadSample />
      </div>
    </div>
  )
}
