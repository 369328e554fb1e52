import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { client } from "../api/client.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { ServerText } from "../i18n/server-text.tsx"
import { Badge } from "../ui/badge.tsx"
import { Button } from "../ui/button.tsx"
import { InputField } from "../ui/field.tsx"
import { showToast } from "../ui/toasts.tsx"
import { type Setting, SettingControl } from "./setting-control.tsx"

/** Settings of this group apply without a restart; the others belong to the start of the server. */
const LIVE_GROUP = "memory"

/** All settings by group. Each is saved separately, and the search matches path and description. */
export function SettingsForm({ settings }: { readonly settings: readonly Setting[] }) {
  const { t, translateServer } = useI18n()
  const [typed, setTyped] = useState("")
  const words = typed.trim().toLowerCase()
  const formatValue = settings.filter(({ path, about }) =>
    `${path} ${about} ${translateServer({ code: `setting:${path}`, message: about }) ?? ""}`
      .toLowerCase()
      .includes(words),
  )
  const [live, others] = [formatValue.filter(isLive), formatValue.filter((one) => !isLive(one))]
  return (
    <>
      <InputField label={t("settings.find")} type="search" value={typed} onText={setTyped} />
      {formatValue.length === 0 && <p className="text-sm text-soft">{t("settings.foundNone")}</p>}
      <SettingGroups of={live} />
      {others.length > 0 && (
        <details open={words !== "" || undefined} className="group">
          <summary className="text-base font-semibold">{t("settings.atStart")}</summary>
          <p className="mt-1 mb-5 text-sm text-soft">{t("settings.atStartText")}</p>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
            <SettingGroups of={others} />
          </div>
        </details>
      )}
    </>
  )
}

function isLive({ path }: Setting): boolean {
  return path.startsWith(`${LIVE_GROUP}.`)
}

function SettingGroups({ of }: { readonly of: readonly Setting[] }) {
  const groups = Map.groupBy(of, ({ path }) => path.split(".")[0] ?? path)
  return [...groups].map(([group, inIt]) => (
    <section key={group} aria-labelledby={`group-${group}`}>
      <h2 id={`group-${group}`} translate="no" className="mb-2 font-mono text-sm font-semibold">
        {group}
      </h2>
      <ul className="divide-y divide-line overflow-hidden rounded-2xl border border-line bg-card">
        {inIt.map((setting) => (
          <SettingRow key={setting.path} setting={setting} />
        ))}
      </ul>
    </section>
  ))
}

function SettingRow({ setting }: { readonly setting: Setting }) {
  const { t, errorText } = useI18n()
  const queries = useQueryClient()
  const [typed, setTyped] = useState<Setting["value"]>()
  const change = useMutation({
    mutationFn: (body: { readonly set?: Record<string, Setting["value"]>; readonly reset?: string[] }) =>
      client.changeSettings(body),
    onSuccess: (answer) => {
      queries.setQueryData(["settings"], answer)
      setTyped(undefined)
      showToast({ text: setting.restart ? t("settings.afterRestart") : t("settings.saved") })
    },
  })
  const value = typed === undefined ? setting.value : typed
  const isChanged = typed !== undefined && JSON.stringify(typed) !== JSON.stringify(setting.value)
  return (
    <li className="grid items-start gap-x-6 gap-y-2 p-4 sm:grid-cols-[minmax(0,1fr)_minmax(12rem,18rem)]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <label htmlFor={setting.path} translate="no" className="font-mono text-sm font-medium wrap-anywhere">
            {setting.path}
          </label>
          {setting.from === "configuration" && <Badge variant="warn">{t("settings.configured")}</Badge>}
          {setting.from === "database" && <Badge variant="mark">{t("settings.changed")}</Badge>}
          {setting.restart && <Badge>{t("settings.restart")}</Badge>}
        </p>
        <p id={`${setting.path}-about`} className="text-sm text-soft">
          <ServerText code={`setting:${setting.path}`} message={setting.about} />
        </p>
      </div>
      <div className="grid gap-2">
        <SettingControl
          id={setting.path}
          schema={setting.schema}
          value={value}
          isDisabled={!setting.editable}
          onChange={(next) => {
            change.reset()
            setTyped(next)
          }}
        />
        {change.isError && (
          <p role="alert" className="text-sm text-bad">
            {errorText(change.error)}
          </p>
        )}
        {(isChanged || setting.from === "database") && setting.editable && (
          <div className="flex flex-wrap gap-2">
            {isChanged && typed !== undefined && (
              <Button
                variant="primary"
                className="min-h-8"
                disabled={change.isPending}
                onClick={() => change.mutate({ set: { [setting.path]: typed } })}
              >
                {t("edit.save")}
              </Button>
            )}
            {isChanged && (
              <Button className="min-h-8" onClick={() => setTyped(undefined)}>
                {t("cancel")}
              </Button>
            )}
            {!isChanged && (
              <Button
                variant="quiet"
                className="min-h-8"
                disabled={change.isPending}
                onClick={() => change.mutate({ reset: [setting.path] })}
              >
                {t("settings.reset", { value: formatValue(setting.default) })}
              </Button>
            )}
          </div>
        )}
      </div>
    </li>
  )
}

function formatValue(value: Setting["value"]): string {
  return typeof value === "string" ? value : JSON.stringify(value)
}
