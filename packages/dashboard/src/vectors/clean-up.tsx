import { useMutation, useQueryClient } from "@tanstack/react-query"
import { type FormEvent, useState } from "react"
import { client } from "../api/client.ts"
import { useTenant } from "../api/session.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { refreshMemories } from "../memories/cache.ts"
import { Button } from "../ui/button.tsx"
import { ErrorState } from "../ui/error-state.tsx"
import { InputField } from "../ui/field.tsx"
import { showToast } from "../ui/toasts.tsx"

/** Counts expired or old memories of the tenant, and erases them after confirmation. */
export function CleanUp() {
  const { t } = useI18n()
  const { tenantParam, name } = useTenant()
  const queries = useQueryClient()
  const [days, setDays] = useState("")
  const clean = useMutation({
    mutationFn: (dryRun: boolean) =>
      client.cleanUpVectorDatabase({
        dryRun,
        confirm: !dryRun,
        ...tenantParam,
        tenant: name,
        ...(days !== "" && { olderThanDays: Number(days) }),
      }),
    onSuccess: async ({ dryRun, deletedCount }) => {
      if (dryRun) return
      showToast({ text: t("cleanUp.done", { count: deletedCount }) })
      await Promise.all([refreshMemories(queries), queries.invalidateQueries({ queryKey: ["vectors"] })])
    },
  })
  const counted = clean.data?.dryRun === true ? clean.data.count : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    clean.mutate(true)
  }
  return (
    <form onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p className="text-soft">{t("cleanUp.text", { tenant: name })}</p>
      <div className="flex flex-wrap items-end gap-2">
        <div className="w-56">
          <InputField
            label={t("cleanUp.days")}
            type="number"
            min={1}
            max={3_650}
            placeholder={t("cleanUp.expired")}
            value={days}
            onText={(text) => {
              clean.reset()
              setDays(text)
            }}
          />
        </div>
        <Button type="submit" disabled={clean.isPending}>
          {t("cleanUp.count")}
        </Button>
      </div>
      {clean.isError && <ErrorState error={clean.error} />}
      {counted !== undefined && (
        <div role="status" className="flex flex-wrap items-center gap-3">
          <p className="font-medium">{t("cleanUp.counted", { count: counted })}</p>
          {counted > 0 && (
            <Button variant="danger" disabled={clean.isPending} onClick={() => clean.mutate(false)}>
              {t("cleanUp.erase")}
            </Button>
          )}
        </div>
      )}
    </form>
  )
}
