import type { RouteOutput, Routes } from "@keepsake/api/browser"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { type FormEvent, useState } from "react"
import { client } from "../api/client.ts"
import { useServerQuery } from "../api/use-server-query.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { Button } from "../ui/button.tsx"
import { ErrorState } from "../ui/error-state.tsx"
import { Field, inputClass } from "../ui/field.tsx"

type Migration = RouteOutput<Routes["migration"]>
const POLL_MS = 1_000
const queryKey = ["migration"]

/** The store in use, and a migration to another one with its progress and manual steps. */
export function MigrationPanel() {
  const { t } = useI18n()
  const queries = useQueryClient()
  const migration = useServerQuery(queryKey, (call) => client.migration({}, call), {
    refetchInterval: ({ state }) => (state.data === undefined || state.data.state === "idle" ? false : POLL_MS),
  })
  const step = useMutation({
    mutationFn: (run: () => Promise<Migration>) => run(),
    onSuccess: (now) => queries.setQueryData(queryKey, now),
    onSettled: () => queries.invalidateQueries({ queryKey: ["status"] }),
  })
  const now = migration.data
  const state = now?.state
  return (
    <section aria-labelledby="moving">
      <h2 id="moving" className="text-base font-semibold">
        {t("moving")}
      </h2>
      <p className="mb-2 text-sm text-soft">{t("moving.note")}</p>
      {migration.isError && <ErrorState error={migration.error} onRetry={() => void migration.refetch()} />}
      {now !== undefined && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-2xl border border-line bg-card p-4 text-sm">
          {state === "idle" || state === undefined ? (
            <StartForm
              now={now}
              isBusy={step.isPending}
              onStart={(to) => step.mutate(() => client.startMigration({ to }))}
            />
          ) : (
            <MigrationProgress now={now} state={state} isBusy={step.isPending} onStep={(run) => step.mutate(run)} />
          )}
          {step.isError && <ErrorState error={step.error} />}
        </div>
      )}
    </section>
  )
}

interface StartFormProps {
  readonly now: Migration
  readonly isBusy: boolean
  readonly onStart: (to: string) => void
}

function StartForm({ now, isBusy, onStart }: StartFormProps) {
  const { t } = useI18n()
  const [to, setTo] = useState("")
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onStart(to)
  }
  const names = now.names.filter((name) => name !== now.active)
  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-2">
      <div className="min-w-0 flex-1 basis-56">
        <Field label={t("moving.to", { active: now.active })}>
          {(control) => (
            <>
              <input
                {...control}
                required
                list="stores"
                translate="no"
                placeholder={names.join(", ")}
                value={to}
                onChange={({ target }) => setTo(target.value)}
                className={inputClass}
              />
              <datalist id="stores">
                {names.map((name) => (
                  <option key={name} value={name} />
                ))}
              </datalist>
            </>
          )}
        </Field>
      </div>
      <Button type="submit" disabled={isBusy}>
        {t("moving.begin")}
      </Button>
    </form>
  )
}

const steps = {
  copying: "moving.copying",
  checking: "moving.checking",
  stopped: "moving.stopped",
  ready: "moving.ready",
  switched: "moving.switched",
} as const

interface MigrationProgressProps {
  readonly now: Migration
  readonly state: keyof typeof steps
  readonly isBusy: boolean
  readonly onStep: (run: () => Promise<Migration>) => void
}

function MigrationProgress({ now, state, isBusy, onStep }: MigrationProgressProps) {
  const { t } = useI18n()
  const { from = "", to = "", copied = 0, total = 0, leftMs, verified, trouble } = now
  // Versions are copied, so the count may exceed the number of memories.
  const share = state === "copying" ? Math.min(1, total === 0 ? 0 : copied / total) : 1
  return (
    <>
      <p className="font-medium">{t("moving.way", { from, to })}</p>
      <div role="status" className="grid gap-1">
        <p className="flex flex-wrap justify-between gap-x-3">
          <span>{t(steps[state])}</span>
          <span className="text-soft tabular-nums">{t("moving.copied", { copied, total })}</span>
        </p>
        <progress aria-label={t("moving")} value={share} className="bar" />
        {leftMs !== undefined && <p className="text-soft">{t("moving.left", { seconds: Math.ceil(leftMs / 1000) })}</p>}
      </div>
      {trouble !== undefined && <p className="rounded-lg bg-warn-tint px-3 py-2 wrap-anywhere text-warn">{trouble}</p>}
      {verified !== undefined && (
        <p className="text-soft">
          {t("moving.alike", { count: verified.memories })} <code>{verified.hash.slice(0, 12)}</code>
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {state === "stopped" && (
          <Button variant="primary" disabled={isBusy} onClick={() => onStep(() => client.startMigration({ to }))}>
            {t("moving.goOn")}
          </Button>
        )}
        {state === "ready" && (
          <Button variant="primary" disabled={isBusy} onClick={() => onStep(() => client.switchMigration())}>
            {t("moving.switch", { to })}
          </Button>
        )}
        {state === "switched" && (
          <Button disabled={isBusy} onClick={() => onStep(() => client.rollBackMigration())}>
            {t("moving.rollBack", { from })}
          </Button>
        )}
        <Button variant="danger" disabled={isBusy} onClick={() => onStep(() => client.endMigration())}>
          {state === "switched" ? t("moving.letGo", { from }) : t("moving.giveUp")}
        </Button>
      </div>
    </>
  )
}
