import type { MemoryOnTheWire } from "@keepsake/api/browser"
import { client } from "../api/client.ts"
import { useTenant } from "../api/session.ts"
import { useServerQuery } from "../api/use-server-query.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { Button } from "../ui/button.tsx"
import { Modal } from "../ui/modal.tsx"

/** Sentences that the dialog lists; more are counted. */
const SHOWN = 8

export interface DeleteDialogProps {
  readonly memories: readonly MemoryOnTheWire[]
  /** Names the other way to get rid of a memory: `hold` keeps it for review. */
  readonly onHold?: () => void
  readonly onDelete: (words: "keep" | "remove") => void
  readonly onClose: () => void
}

/** Whether a deletion takes sentences of conversations along, so that there is something to decide. */
export function hasWords(memories: readonly MemoryOnTheWire[]): boolean {
  return memories.some(({ words = [] }) => words.length > 0)
}

/** Shows the sentences that are deleted with memories, and offers to keep them because only the reading was wrong. */
export function DeleteDialog({ memories, onHold, onDelete, onClose }: DeleteDialogProps) {
  const { t } = useI18n()
  const { tenantParam, name } = useTenant()
  const ids = memories.map(({ id }) => id)
  // Until the server has answered, the sentences that the list knows.
  const preview = useServerQuery(["deletion", name, ids], (call) =>
    client.changeMemories({ action: "delete", ids: [...ids], preview: true, ...tenantParam }, call),
  )
  const known = preview.data?.sample ?? memories
  const sentences = [...new Set(known.flatMap(({ words = [] }) => words))]
  const close = (act: () => void) => () => {
    onClose()
    act()
  }
  return (
    <Modal title={onHold ? t("wrong.title") : t("delete.title", { count: memories.length })} onClose={onClose}>
      <div className="grid gap-4">
        <p className="text-sm">{t(onHold ? "wrong.words" : "delete.along", { count: sentences.length })}</p>
        <ul className="grid gap-2">
          {sentences.slice(0, SHOWN).map((sentence) => (
            <li key={sentence}>
              <blockquote dir="auto" className="border-s-2 border-mark ps-3 text-sm wrap-anywhere">
                {sentence}
              </blockquote>
            </li>
          ))}
        </ul>
        {sentences.length > SHOWN && (
          <p className="text-sm text-soft">{t("delete.moreWords", { count: sentences.length - SHOWN })}</p>
        )}
        <p className="text-sm text-soft">{onHold ? t("wrong.hint") : t("delete.keepHint")}</p>
        <div className="flex flex-wrap gap-2">
          {onHold && (
            <Button variant="primary" onClick={close(onHold)}>
              {t("wrong.hold")}
            </Button>
          )}
          <Button variant="danger" onClick={close(() => onDelete("remove"))}>
            {t("delete.withWords")}
          </Button>
          <Button onClick={close(() => onDelete("keep"))}>{t("delete.keepWords")}</Button>
        </div>
      </div>
    </Modal>
  )
}
