import { type ImportFormat, importFormats } from "@keepsake/api/browser"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { client } from "../api/client.ts"
import { useTenant } from "../api/session.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { refreshMemories } from "../memories/cache.ts"
import { Button } from "../ui/button.tsx"
import { ErrorState } from "../ui/error-state.tsx"
import { Field, SelectField } from "../ui/field.tsx"
import { showToast } from "../ui/toasts.tsx"
import { type ChosenFile, inspectFile } from "./import-file.ts"
import { ImportPreview } from "./import-preview.tsx"
import { ImportProgress } from "./import-progress.tsx"

interface ImportRequest {
  readonly file: ChosenFile
  readonly format: ImportFormat
}

/** Imports a file. Detected format and a dry run are shown before anything is written. */
export function ImportSection({ onDone }: { readonly onDone: () => void }) {
  const { t } = useI18n()
  const { tenantParam } = useTenant()
  const queries = useQueryClient()
  const [format, setFormat] = useState<ImportFormat>()
  const send = ({ file, format: from }: ImportRequest, dryRun: "true" | "false") =>
    client.importMemories({
      ...tenantParam,
      from,
      file: file.name.slice(0, 500),
      modifiedAt: file.modifiedAt,
      dryRun,
      lines: file.bytes(),
    })
  const preview = useMutation({ mutationFn: (taken: ImportRequest) => send(taken, "true") })
  const run = useMutation({
    mutationFn: (taken: ImportRequest) => send(taken, "false"),
    onSuccess: async ({ lines, skipped }) => {
      showToast({ text: t("import.done", { count: lines - skipped.total }) })
      onDone()
      await refreshMemories(queries)
    },
  })
  const read = (file: ChosenFile, as: ImportFormat | undefined) => {
    setFormat(as)
    run.reset()
    preview.reset()
    if (as !== undefined) preview.mutate({ file, format: as })
  }
  const look = useMutation({ mutationFn: inspectFile, onSuccess: (file) => read(file, file.format) })
  const file = look.data
  const found = preview.data
  return (
    <section aria-labelledby="import" className="grid gap-3">
      <h3 id="import" className="font-semibold">
        {t("import")}
      </h3>
      <p className="text-sm text-soft">{t("import.text")}</p>
      <Field label={t("import.file")}>
        {(control) => (
          <input
            {...control}
            type="file"
            disabled={run.isPending}
            onChange={({ target }) => {
              const from = target.files?.[0]
              if (from !== undefined) look.mutate(from)
            }}
            className="w-full rounded-xl border-2 border-dashed border-edge/60 bg-sunk p-4 text-sm text-soft file:me-3 file:min-h-9 file:rounded-lg file:border file:border-edge/60 file:bg-card file:px-3 file:font-medium file:text-ink"
          />
        )}
      </Field>
      {look.isError && <ErrorState error={look.error} />}
      {file?.binary !== undefined && (
        <p role="alert" className="rounded-xl border border-bad/50 bg-bad-tint p-3 text-sm wrap-anywhere">
          {t("import.noText", file.binary)}
        </p>
      )}
      {file !== undefined && file.binary === undefined && (
        <SelectField
          label={t("import.format")}
          {...(format === undefined && { hint: <span role="status">{t("import.unknown")}</span> })}
          disabled={run.isPending}
          value={format}
          of={importFormats}
          unset={format === undefined ? t("import.choose") : undefined}
          word={(one) => t(`import.format.${one}`)}
          onChange={(as) => read(file, as)}
        />
      )}
      {(look.isPending || preview.isPending) && (
        <p role="status" className="text-sm text-soft">
          {t("import.looking")}
        </p>
      )}
      {preview.isError && <ErrorState error={preview.error} onRetry={() => preview.mutate(preview.variables)} />}
      {found !== undefined && <ImportPreview found={found} />}
      {run.isError && <ErrorState error={run.error} />}
      {run.isPending && found !== undefined && <ImportProgress expected={found.did.created + found.did.restored} />}
      {found !== undefined && found.lines > found.skipped.total && (
        <div className="flex justify-end">
          <Button
            variant="primary"
            disabled={run.isPending || preview.isPending}
            onClick={() => preview.variables !== undefined && run.mutate(preview.variables)}
          >
            {t("import.run")}
          </Button>
        </div>
      )}
    </section>
  )
}
