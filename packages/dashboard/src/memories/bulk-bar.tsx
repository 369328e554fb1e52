import type { MemoryOnTheWire } from "@keepsake/api/browser"
import { useI18n } from "../i18n/i18n.tsx"
import { Button } from "../ui/button.tsx"
import { Icon } from "../ui/icon.tsx"
import type { RowSelection } from "./selection.ts"
import type { useMemoryActions } from "./use-memory-actions.ts"

export interface BulkBarProps {
  readonly selection: RowSelection
  readonly actions: ReturnType<typeof useMemoryActions>
  readonly onRemove: (memories: readonly MemoryOnTheWire[]) => void
}

/** Actions for all selected memories. */
export function BulkBar({ selection, actions, onRemove }: BulkBarProps) {
  const { t } = useI18n()
  const memories = selection.rows.map(({ memory }) => memory)
  const done = () => selection.set([])
  return (
    <section
      aria-label={t("bulk.label")}
      className="fixed inset-x-3 bottom-3 z-20 mx-auto flex max-w-2xl flex-wrap items-center gap-2 rounded-xl border border-line bg-card px-4 py-2.5 shadow-xl"
    >
      <p className="me-auto text-sm font-medium" role="status">
        {t("bulk.count", { count: selection.size })}
      </p>
      <Button
        onClick={() => {
          actions.pin(memories, true)
          done()
        }}
      >
        <Icon name="pin" className="size-4" />
        {t("pin")}
      </Button>
      <Button
        variant="danger"
        onClick={() => {
          onRemove(memories)
          done()
        }}
      >
        <Icon name="trash" className="size-4" />
        {t("delete")}
      </Button>
      <Button variant="quiet" onClick={done}>
        {t("bulk.none")}
      </Button>
    </section>
  )
}
