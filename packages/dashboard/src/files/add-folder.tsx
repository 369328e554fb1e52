import { useMutation } from "@tanstack/react-query"
import { type FormEvent, useState } from "react"
import { useTenant } from "../api/session.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { Button } from "../ui/button.tsx"
import { InputField, SelectField } from "../ui/field.tsx"
import { Modal } from "../ui/modal.tsx"
import { run } from "./files-api.ts"
import { formatLabel } from "./format-label.ts"

const formats = ["markdown", "claude-code", "codex", "openclaw"] as const
const trusts = ["untrusted", "owner"] as const

/** Asks for a folder to follow, and reads it. */
export function AddFolder({ onAdded, onClose }: { readonly onAdded: () => void; readonly onClose: () => void }) {
  const { t, errorText } = useI18n()
  const { tenantParam } = useTenant()
  const [path, setPath] = useState("")
  const [user, setUser] = useState("")
  const [format, setFormat] = useState<(typeof formats)[number]>("markdown")
  const [trust, setTrust] = useState<(typeof trusts)[number]>("untrusted")
  const add = useMutation({
    mutationFn: () =>
      run(
        "files_add",
        { path: path.trim(), format, trust, ...(user.trim() !== "" && { user: user.trim() }) },
        tenantParam,
      ),
    onSuccess: () => {
      onAdded()
      onClose()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (path.trim() !== "") add.mutate()
  }
  return (
    <Modal title={t("files.add")} onClose={onClose}>
      <form onSubmit={submit} className="grid gap-4">
        <InputField
          label={t("files.add.path")}
          placeholder="/home/ada/notes"
          error={add.isError ? errorText(add.error) : undefined}
          value={path}
          onText={setPath}
          dir="ltr"
          required
        />
        <SelectField
          label={t("files.add.format")}
          value={format}
          of={formats}
          word={(one) => formatLabel(t, one)}
          onChange={(one) => setFormat(one ?? "markdown")}
        />
        {format === "markdown" && (
          <SelectField
            label={t("files.add.trust")}
            value={trust}
            of={trusts}
            word={(one) => t(`files.trust.${one}`)}
            onChange={(one) => setTrust(one ?? "untrusted")}
          />
        )}
        <InputField label={t("files.add.user")} hint={t("files.add.user.hint")} value={user} onText={setUser} />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="primary" disabled={add.isPending}>
            {t("files.add.submit")}
          </Button>
          <Button onClick={onClose}>{t("cancel")}</Button>
        </div>
      </form>
    </Modal>
  )
}
