import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useId, useState } from "react"
import { client } from "../api/client.ts"
import { useTenant } from "../api/session.ts"
import { refreshMemories } from "../memories/cache.ts"
import type { MemoriesSearch } from "../memories/search.ts"
import { Button } from "../ui/button.tsx"
import { inputShape } from "../ui/field.tsx"
import { Modal } from "../ui/modal.tsx"
import { Problem } from "../ui/problem.tsx"
import { say } from "../ui/toasts.tsx"
import { useWords } from "../words/words.tsx"
import { exportMemories, formats } from "./export-memories.ts"

export interface TransferProps {
  readonly search: MemoriesSearch
  readonly onClose: () => void
}

/** Memories out to a file, and in from one: what an import would do is said before anything is written. */
export function Transfer({ search, onClose }: TransferProps) {
  const { t, number } = useWords()
  const { named } = useTenant()
  const queries = useQueryClient()
  const file = useId()
  const [chosen, setChosen] = useState<File>()
  const take = useMutation({
    mutationFn: ({ from, dryRun }: { readonly from: File; readonly dryRun: boolean }) =>
      client.importMemories({ ...named, dryRun: dryRun ? "true" : "false", lines: linesOf(from) }),
    onSuccess: async (done) => {
      if (done.dryRun) return
      say({ text: t("import.done", { count: done.lines - done.skipped.total }) })
      onClose()
      await refreshMemories(queries)
    },
  })
  const give = useMutation({ mutationFn: (format: (typeof formats)[number]) => exportMemories(format, search, named) })
  const preview = take.data?.dryRun === true ? take.data : undefined
  return (
    <Modal title={t("transfer")} onClose={onClose}>
      <div className="grid gap-6">
        <section className="grid gap-2">
          <h3 className="text-sm font-semibold">{t("export")}</h3>
          <p className="text-sm text-soft">{t("export.text")}</p>
          <div className="flex flex-wrap gap-2">
            {formats.map((format) => (
              <Button key={format} disabled={give.isPending} onClick={() => give.mutate(format)}>
                {t(`export.${format}`)}
              </Button>
            ))}
          </div>
          {give.isError && <Problem error={give.error} />}
        </section>
        <section className="grid gap-2">
          <h3 className="text-sm font-semibold">
            <label htmlFor={file}>{t("import")}</label>
          </h3>
          <input
            id={file}
            type="file"
            accept=".jsonl,.ndjson,.json"
            onChange={({ target }) => {
              const from = target.files?.[0]
              setChosen(from)
              take.reset()
              if (from !== undefined) take.mutate({ from, dryRun: true })
            }}
            className={`${inputShape} file:me-3 file:rounded-md file:border-0 file:bg-sunk file:px-2 file:py-1 file:text-ink`}
          />
          {take.isError && <Problem error={take.error} />}
          {preview !== undefined && (
            <div role="status" className="grid gap-2 rounded-xl border border-line bg-sunk p-3 text-sm">
              <p className="font-medium">{t("import.preview", { count: preview.lines })}</p>
              <ul className="flex flex-wrap gap-x-4 gap-y-1 text-soft">
                {Object.entries(preview.did)
                  .filter(([, count]) => count > 0)
                  .map(([did, count]) => (
                    <li key={did}>
                      {number(count)} {did}
                    </li>
                  ))}
                {preview.skipped.total > 0 && (
                  <li className="text-bad">{t("import.skipped", { count: preview.skipped.total })}</li>
                )}
              </ul>
              {preview.skipped.first.slice(0, 5).map((skipped) => (
                <p key={skipped.line} className="text-bad wrap-anywhere">
                  {t("import.line", { line: skipped.line, why: skipped.message })}
                </p>
              ))}
              {preview.broken !== null && <p className="text-warn">{preview.broken}</p>}
              <div>
                <Button
                  look="primary"
                  disabled={take.isPending || preview.lines === preview.skipped.total}
                  onClick={() => chosen !== undefined && take.mutate({ from: chosen, dryRun: false })}
                >
                  {t("import.run")}
                </Button>
              </div>
            </div>
          )}
        </section>
      </div>
    </Modal>
  )
}

async function* linesOf(file: File): AsyncGenerator<Uint8Array> {
  const reader = file.stream().getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    yield value
  }
}
