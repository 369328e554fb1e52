import type { RouteInput, RouteOutput, Routes } from "@keepsake/api/browser"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { type FormEvent, useState } from "react"
import { client } from "../api/client.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { Button } from "../ui/button.tsx"
import { ErrorState } from "../ui/error-state.tsx"
import { InputField } from "../ui/field.tsx"
import { showToast } from "../ui/toasts.tsx"

type DatabaseSettings = RouteOutput<Routes["getVectorDatabase"]>

/** Configures the vector database. Its server is tested before anything changes. */
export function DatabaseForm({ place }: { readonly place: DatabaseSettings }) {
  const { t } = useI18n()
  const queries = useQueryClient()
  const [url, setUrl] = useState(place.url)
  const [collection, setCollection] = useState(place.collection)
  const [apiKey, setApiKey] = useState("")
  const change = useMutation({
    mutationFn: (to: RouteInput<Routes["changeVectorDatabase"]>) => client.changeVectorDatabase(to),
    onSuccess: (now) => {
      setApiKey("")
      queries.setQueryData(["vectors", "place"], now)
      void queries.invalidateQueries({ queryKey: ["vectors"] })
      showToast({ text: t("settings.saved") })
    },
  })
  const fixedBy = (path: string) => place.overridden.find((one) => one.path === path)?.by
  const hint = (path: string, otherwise?: string) => {
    const by = fixedBy(path)
    return by === undefined ? otherwise : t("vectors.fixed", { by })
  }
  const switchBy = fixedBy("vectors") ?? fixedBy("store")
  const submit = (event: FormEvent) => {
    event.preventDefault()
    change.mutate({ enabled: true, ...given() })
  }
  const given = () => ({
    ...(fixedBy(place.settings.url) === undefined && { url }),
    ...(fixedBy(place.settings.collection) === undefined && { collection }),
    ...(apiKey !== "" && { apiKey }),
  })
  return (
    <form onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="text-soft">{t("vectors.placeText")}</p>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <InputField
          label={t("vectors.url")}
          hint={hint(place.settings.url)}
          type="url"
          required
          disabled={fixedBy(place.settings.url) !== undefined}
          value={url}
          onText={setUrl}
        />
        <InputField
          label={t("vectors.collection")}
          hint={hint(place.settings.collection)}
          required
          disabled={fixedBy(place.settings.collection) !== undefined}
          value={collection}
          onText={setCollection}
        />
        <InputField
          label={t("vectors.key")}
          hint={hint(place.settings.apiKey, t("vectors.keyHint"))}
          type="password"
          autoComplete="off"
          disabled={fixedBy(place.settings.apiKey) !== undefined}
          placeholder={place.apiKeyMasked ?? ""}
          value={apiKey}
          onText={setApiKey}
        />
      </div>
      {change.isError && <ErrorState error={change.error} />}
      <div className="flex flex-wrap items-center gap-2">
        {switchBy === undefined ? (
          <>
            <Button type="submit" variant="primary" disabled={change.isPending}>
              {place.enabled ? t("edit.save") : t("vectors.switchOn")}
            </Button>
            {place.enabled && (
              <Button disabled={change.isPending} onClick={() => change.mutate({ enabled: false })}>
                {t("vectors.switchOff")}
              </Button>
            )}
            {place.hasApiKey && fixedBy(place.settings.apiKey) === undefined && (
              <Button variant="quiet" disabled={change.isPending} onClick={() => change.mutate({ apiKey: "" })}>
                {t("vectors.forgetKey")}
              </Button>
            )}
          </>
        ) : (
          <p className="text-soft">{t("vectors.fixed", { by: switchBy })}</p>
        )}
      </div>
    </form>
  )
}
