import { useMutation, useQueryClient } from "@tanstack/react-query"
import { type FormEvent, useState } from "react"
import { client } from "../api/client.ts"
import { useTenant } from "../api/session.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { Button } from "../ui/button.tsx"
import { ErrorState } from "../ui/error-state.tsx"
import { InputField, SelectField } from "../ui/field.tsx"
import { Modal } from "../ui/modal.tsx"

export interface NewKeyDialogProps {
  readonly onClose: () => void
  readonly onCreated: (secret: string) => void
}

const roles = ["user", "admin"] as const
const audiences = ["one", "many"] as const

interface Values {
  readonly name: string
  readonly tenant: string
  readonly role: (typeof roles)[number]
  readonly serves: (typeof audiences)[number]
  readonly user: string
}

export function NewKeyDialog({ onClose, onCreated }: NewKeyDialogProps) {
  const { t } = useI18n()
  const { name: tenant } = useTenant()
  const queries = useQueryClient()
  const [values, setValues] = useState<Values>({ name: "", tenant, role: "user", serves: "one", user: "" })
  const set = (part: Partial<typeof values>) => setValues({ ...values, ...part })
  const make = useMutation({
    mutationFn: () =>
      client.createKey({
        tenant: values.tenant,
        role: values.role,
        serves: values.serves,
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
        <InputField
          label={t("keys.name")}
          hint={t("keys.nameHint")}
          value={values.name}
          maxLength={256}
          onText={(text) => set({ name: text })}
        />
        <InputField
          label={t("tenant")}
          hint={t("keys.tenantHint")}
          required
          value={values.tenant}
          maxLength={200}
          onText={(text) => set({ tenant: text })}
        />
        <SelectField
          label={t("keys.role")}
          hint={values.role === "admin" ? t("keys.adminHint") : t("keys.userHint")}
          value={values.role}
          of={roles}
          word={(role) => t(`role.${role}`)}
          onChange={(role = "user") => set({ role })}
        />
        <SelectField
          label={t("keys.serves")}
          hint={values.serves === "many" ? t("keys.manyHint") : t("keys.oneHint")}
          value={values.serves}
          of={audiences}
          word={(serves) => t(`keys.${serves}`)}
          onChange={(serves = "one") => set({ serves })}
        />
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
