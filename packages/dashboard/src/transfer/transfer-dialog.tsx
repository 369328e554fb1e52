import { useI18n } from "../i18n/i18n.tsx"
import type { MemoriesSearch } from "../memories/list-search.ts"
import { Modal } from "../ui/modal.tsx"
import { ExportSection } from "./export-section.tsx"
import { ImportSection } from "./import-section.tsx"

/** Memories in from a file, and out to one. */
export function TransferDialog({ search, onClose }: { readonly search: MemoriesSearch; readonly onClose: () => void }) {
  const { t } = useI18n()
  return (
    <Modal title={t("transfer")} onClose={onClose}>
      <div className="grid gap-6">
        <ImportSection onDone={onClose} />
        <ExportSection search={search} />
      </div>
    </Modal>
  )
}
