import { useMutation, useQueryClient } from "@tanstack/react-query"
import { type FormEvent, useState } from "react"
import { client } from "../api/client.ts"
import { useTenant } from "../api/session.ts"
import { refreshMemories } from "../memories/cache.ts"
import { Button } from "../ui/button.tsx"
import { Field, inputShape } from "../ui/field.tsx"
import { Problem } from "../ui/problem.tsx"
import { say } from "../ui/toasts.tsx"
import { useWords } from "../words/words.tsx"

/** Counts what has expired, or is older than so many days, in the tenant that is looked at; erases it only after the count was seen. */
export function CleanUp() {
  const { t } = useWords()
  const { named, name } = useTenant()
  const queries = useQueryClient()
  const [days, setDays] = useState("")
  const clean = useMutation({
    mutationFn: (dryRun: boolean) =>
      client.cleanQdrant({
        dryRun,
        confirm: !dryRun,
        ...named,
        tenant: name,
        ...(days !== "" && { olderThanDays: Number(days) }),
      }),
    onSuccess: async ({ dryRun, deletedCount }) => {
      if (dryRun) return
      say({ text: t("cleanUp.done", { count: deletedCount }) })
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
          <Field label={t("cleanUp.days")}>
            {(control) => (
              <input
                {...control}
                type="number"
                min={1}
                max={3_650}
                placeholder={t("cleanUp.expired")}
                value={days}
                onChange={({ target }) => {
                  clean.reset()
                  setDays(target.value)
                }}
                className={inputShape}
              />
            )}
          </Field>
        </div>
        <Button type="submit" disabled={clean.isPending}>
          {t("cleanUp.count")}
        </Button>
      </div>
      {clean.isError && <Problem error={clean.error} />}
      {counted !== undefined && (
        <div role="status" className="flex flex-wrap items-center gap-3">
          <p className="font-medium">{t("cleanUp.counted", { count: counted })}</p>
          {counted > 0 && (
            <Button look="danger" disabled={clean.isPending} onClick={() => clean.mutate(false)}>
              {t("cleanUp.erase")}
            </Button>
          )}
        </div>
      )}
    </form>
  )
}
