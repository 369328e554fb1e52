import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { client } from "../api/client.ts"
import { useTenant } from "../api/session.ts"
import { useServerQuery } from "../api/use-server-query.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { Badge } from "../ui/badge.tsx"
import { Button } from "../ui/button.tsx"
import { Copyable } from "../ui/copyable.tsx"
import { ErrorState } from "../ui/error-state.tsx"
import { Modal } from "../ui/modal.tsx"
import { showToast } from "../ui/toasts.tsx"
import { NewKeyDialog } from "./new-key-dialog.tsx"

/** The tenant's keys without their secrets; the secret of a new key is shown once. */
export function KeysPanel() {
  const { t, ago, errorText } = useI18n()
  const { name } = useTenant()
  const queries = useQueryClient()
  const keys = useServerQuery(["keys"], (call) => client.listKeys({}, call))
  const [isMaking, setMaking] = useState(false)
  const [secret, setSecret] = useState<string>()
  const [leaving, setLeaving] = useState<{ readonly id: string; readonly name: string }>()
  const revoke = useMutation({
    mutationFn: (id: string) => client.revokeKey({ id }),
    onSuccess: () => showToast({ text: t("keys.revoked") }),
    onError: (error) => showToast({ variant: "bad", text: errorText(error) }),
    onSettled: () => queries.invalidateQueries({ queryKey: ["keys"] }),
  })
  const shown = keys.data?.data.filter((key) => key.tenant === name) ?? []
  return (
    <section aria-labelledby="keys">
      <div className="mb-2 flex items-center justify-between gap-3">
        <h2 id="keys" className="text-base font-semibold">
          {t("keys")}
        </h2>
        <Button onClick={() => setMaking(true)}>{t("keys.new")}</Button>
      </div>
      {keys.isError && <ErrorState error={keys.error} onRetry={() => void keys.refetch()} />}
      <ul className="divide-y divide-line overflow-hidden rounded-2xl border border-line bg-card">
        {shown.map((key) => (
          <li key={key.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 text-sm">
            <div className="min-w-0 flex-1 basis-48 max-sm:basis-full">
              <p dir="auto" className="truncate font-medium">
                {key.name ?? t("keys.unnamed")}
              </p>
              <p className="text-soft">
                <code>{key.prefix === "" ? t("keys.configured") : `${key.prefix}…`}</code> ·{" "}
                {key.lastUsedAt === null ? t("keys.neverUsed") : t("keys.used", { when: ago(key.lastUsedAt) })}
              </p>
            </div>
            <span className="flex flex-wrap gap-1 max-sm:flex-1">
              <Badge variant={key.role === "admin" ? "mark" : "plain"}>{t(`role.${key.role}`)}</Badge>
              {key.serves === "many" && <Badge>{t("keys.many")}</Badge>}
              {key.user !== null && <Badge>{key.user}</Badge>}
              {key.mode !== null && key.mode !== "on" && <Badge variant="warn">{t(`mode.${key.mode}`)}</Badge>}
            </span>
            <Button
              variant="danger"
              className="min-h-8"
              onClick={() => setLeaving({ id: key.id, name: key.name ?? key.prefix })}
            >
              {t("keys.revoke")}
            </Button>
          </li>
        ))}
      </ul>
      {isMaking && (
        <NewKeyDialog
          onClose={() => setMaking(false)}
          onCreated={(made) => {
            setMaking(false)
            setSecret(made)
          }}
        />
      )}
      {secret !== undefined && (
        <Modal title={t("keys.made")} onClose={() => setSecret(undefined)}>
          <p className="mb-3 text-sm text-soft">{t("keys.once")}</p>
          <Copyable label={t("signIn.key")} text={secret} />
        </Modal>
      )}
      {leaving !== undefined && (
        <Modal title={t("keys.revokeTitle", { name: leaving.name })} onClose={() => setLeaving(undefined)}>
          <p className="mb-4 text-sm text-soft">{t("keys.revokeText")}</p>
          <div className="flex justify-end gap-2">
            <Button onClick={() => setLeaving(undefined)}>{t("cancel")}</Button>
            <Button
              variant="danger"
              onClick={() => {
                revoke.mutate(leaving.id)
                setLeaving(undefined)
              }}
            >
              {t("keys.revoke")}
            </Button>
          </div>
        </Modal>
      )}
    </section>
  )
}
