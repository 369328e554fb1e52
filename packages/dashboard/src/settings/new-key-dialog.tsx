import { useMutation, useQueryClient } from "@tanstack/react-query"
import { type FormEvent, useState } from "react"
import { client } from "../api/client.ts"
import { useTenant } from "../api/session.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { Button } from "../ui/button.tsx"
import { ErrorState } from "../ui/error-state.tsx"
import { Field, inputClass } from "../ui/field.tsx"
import { Modal } from "../ui/modal.tsx"

export interface NewKeyDialogProps {
  readonly onClose: () => void
  readonly onCreated: (secret: string) => void
}

export function NewKeyDialog({ onClose, onCreated }: NewKeyDialogProps) {
  const { t } = useI18n()
  const { name: tenant } = useTenant()
  const queries = useQueryClient()
  const [values, setValues] = useState({ name: "", tenant, role: "user", serves: "one", user: "" })
  const set = (part: Partial<typeof values>) => setValues({ ...values, ...part })
  const make = useMutation({
    mutationFn: () =>
      client.createKey({
        tenant: values.tenant,
        role: values.role === "admin" ? "admin" : "user",
        serves: values.serves === "many" ? "many" : "one",
        ...(values.name.trim() !== "" && { name: values.name.trim() }),
        ...(values.user.trim() !== "" && { user: values.user.trim() }),
      }),
    onSuccess: async ({ secret }) => {
      onCreated(secret)
      await queries.invalidateQueries({ queryKey: ["keys"] })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    make.mutate()
  }
  return (
    <Modal title={t("keys.new")} onClose={onClose}>
      <form onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
        <Field label={t("keys.name")} hint={t("keys.nameHint")}>
          {(control) => (
            <input
              {...control}
              value={values.name}
              maxLength={256}
              onChange={({ target }) => set({ name: target.value })}
              className={inputClass}
            />
          )}
        </Field>
        <Field label={t("tenant")} hint={t("keys.tenantHint")}>
          {(control) => (
            <input
              {...control}
              required
              value={values.tenant}
              maxLength={200}
              onChange={({ target }) => set({ tenant: target.value })}
              className={inputClass}
            />
          )}
        </Field>
        <Field label={t("keys.role")} hint={values.role === "admin" ? t("keys.adminHint") : t("keys.userHint")}>
          {(control) => (
            <select
              {...control}
              value={values.role}
              onChange={({ target }) => set({ role: target.value })}
              className={inputClass}
            >
              <option value="user">{t("role.user")}</option>
              <option value="admin">{t("role.admin")}</option>
            </select>
          )}
        </Field>
        <Field label={t("keys.serves")} hint={values.serves === "many" ? t("keys.manyHint") : t("keys.oneHint")}>
          {(control) => (
            <select
              {...control}
              value={values.serves}
              onChange={({ target }) => set({ serves: target.value })}
              className={inputClass}
            >
              <option value="one">{t("keys.one")}</option>
              <option value="many">{t("keys.many")}</option>
            </select>
          )}
        </Field>
        {make.isError && (
          <div className="sm:col-span-2">
            <ErrorState error={make.error} />
          </div>
        )}
        <div className="flex justify-end gap-2 sm:col-span-2">
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button type="submit" variant="primary" disabled={make.isPending}>
            {t("keys.make")}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
