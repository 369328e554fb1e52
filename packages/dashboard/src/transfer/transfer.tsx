import type { MemoriesSearch } from "../memories/search.ts"
import { Modal } from "../ui/modal.tsx"
import { useWords } from "../words/words.tsx"
import { ExportSection } from "./export-section.tsx"
import { ImportSection } from "./import-section.tsx"

export interface TransferProps {
  readonly search: MemoriesSearch
  readonly onClose: () => void
}

/** Memories in from a file, and out to one. */
export function Transfer({ search, onClose }: TransferProps) {
  const { t } = useWords()
  return (
    <Modal title={t("transfer")} onClose={onClose}>
      <div className="grid gap-6">
        <ImportSection onDone={onClose} />
        <ExportSection search={search} />
      </div>
    </Modal>
  )
}
