import { useMutation } from "@tanstack/react-query"
import { useTenant } from "../api/session.ts"
import { useI18n } from "../i18n/i18n.tsx"
import type { MemoriesSearch } from "../memories/list-search.ts"
import { Button } from "../ui/button.tsx"
import { ErrorState } from "../ui/error-state.tsx"
import { downloadMemories, type ExportFormat, exportFormats } from "./download-memories.ts"

/** Buttons that export memories, one for each format. */
export function ExportSection({ search }: { readonly search: MemoriesSearch }) {
  const { t } = useI18n()
  const { tenantParam } = useTenant()
  const give = useMutation({ mutationFn: (format: ExportFormat) => downloadMemories(format, search, tenantParam) })
  return (
    <section aria-labelledby="export" className="grid gap-2 border-t border-line pt-5">
      <h3 id="export" className="font-semibold">
        {t("export")}
      </h3>
      <p className="text-sm text-soft">{t("export.text")}</p>
      <div className="flex flex-wrap gap-2">
        {exportFormats.map((format) => (
          <Button key={format} disabled={give.isPending} onClick={() => give.mutate(format)}>
            {t(`export.${format}`)}
          </Button>
        ))}
      </div>
      {give.isError && <ErrorState error={give.error} onRetry={() => give.mutate(give.variables)} />}
    </section>
  )
}
