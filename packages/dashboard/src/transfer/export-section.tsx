import { useMutation } from "@tanstack/react-query"
import { useTenant } from "../api/session.ts"
import type { MemoriesSearch } from "../memories/search.ts"
import { Button } from "../ui/button.tsx"
import { Problem } from "../ui/problem.tsx"
import { useWords } from "../words/words.tsx"
import { exportMemories, type Format, formats } from "./export-memories.ts"

/** Memories out to a file, in the format that is pressed. */
export function ExportSection({ search }: { readonly search: MemoriesSearch }) {
  const { t } = useWords()
  const { named } = useTenant()
  const give = useMutation({ mutationFn: (format: Format) => exportMemories(format, search, named) })
  return (
    <section aria-labelledby="export" className="grid gap-2 border-t border-line pt-5">
      <h3 id="export" className="font-semibold">
        {t("export")}
      </h3>
      <p className="text-sm text-soft">{t("export.text")}</p>
      <div className="flex flex-wrap gap-2">
        {formats.map((format) => (
          <Button key={format} disabled={give.isPending} onClick={() => give.mutate(format)}>
            {t(`export.${format}`)}
          </Button>
        ))}
      </div>
      {give.isError && <Problem error={give.error} onRetry={() => give.mutate(give.variables)} />}
    </section>
  )
}
