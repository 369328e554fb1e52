import { useMutation, useQueryClient } from "@tanstack/react-query"
import { type FormEvent, useState } from "react"
import { client } from "../api/client.ts"
import { useSession, useTenant } from "../api/session.ts"
import { useDraft } from "../app/draft.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { Button } from "../ui/button.tsx"
import { ErrorState } from "../ui/error-state.tsx"
import { Modal } from "../ui/modal.tsx"
import { showToast } from "../ui/toasts.tsx"
import type { memoryTypes } from "./list-search.ts"
import { NameField, TextField, TypeField } from "./memory-fields.tsx"

const MAX_BYTES = 8_192

interface Details {
  readonly type: (typeof memoryTypes)[number] | undefined
  readonly category: string
  readonly user: string
  readonly agent: string
  readonly pinned: boolean
}

/** A form for a new memory. Shows who will see it before, and what became of it after saving. */
export function AddMemory({ onClose }: { readonly onClose: () => void }) {
  const { t } = useI18n()
  const { key } = useSession()
  const { tenantParam, name: tenant } = useTenant()
  const queries = useQueryClient()
  const [content, setContent, forget] = useDraft("memory", "")
  const [details, setDetails] = useState<Details>({
    type: undefined,
    category: "",
    user: key?.user ?? "",
    agent: key?.agent ?? "",
    pinned: false,
  })
  const set = (part: Partial<typeof details>) => setDetails((before) => ({ ...before, ...part }))
  const add = useMutation({
    mutationFn: () =>
      client.addMemory({
        content,
        ...tenantParam,
        ...nonEmpty({ category: details.category, user: details.user, agent: details.agent }),
        ...(details.type !== undefined && { type: details.type }),
        ...(details.pinned && { pinned: true }),
      }),
    onSuccess: async ({ did, status }) => {
      forget()
      showToast({ text: status === "quarantined" ? t("add.quarantined") : t(`add.did.${did}`) })
      // The list shows it before the keyboard is back in it.
      await queries.invalidateQueries({ queryKey: ["memories"] })
      onClose()
    },
  })
  const bytes = new TextEncoder().encode(content.trim()).byteLength
  const isOver = bytes > MAX_BYTES
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isOver) add.mutate()
  }
  return (
    <Modal title={t("add.title")} onClose={onClose}>
      <form onSubmit={submit} className="grid gap-4">
        <TextField
          value={content}
          onChange={setContent}
          hint={t("add.hint")}
          error={isOver ? t("add.tooLong", { bytes, most: MAX_BYTES }) : undefined}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TypeField value={details.type} unset={t("add.typeUnset")} onChange={(type) => set({ type })} />
          <NameField
            label={t("memory.category")}
            value={details.category}
            most={100}
            placeholder="general"
            onChange={(category) => set({ category })}
          />
          <NameField
            label={t("memory.user")}
            value={details.user}
            most={256}
            disabled={Boolean(key?.user)}
            onChange={(user) => set({ user })}
          />
          <NameField
            label={t("memory.agent")}
            value={details.agent}
            most={256}
            disabled={Boolean(key?.agent)}
            onChange={(agent) => set({ agent })}
          />
        </div>
        <label className="flex items-center gap-2 text-sm font-medium">
          <input
            type="checkbox"
            checked={details.pinned}
            onChange={({ target }) => set({ pinned: target.checked })}
            className="size-4 accent-mark"
          />
          {t("add.pinned")}
        </label>
        <p className="rounded-lg bg-sunk px-3 py-2 text-sm text-soft">
          {details.user.trim() === ""
            ? t("add.seenByAll", { tenant })
            : t("add.seenByOne", { user: details.user.trim(), tenant })}
        </p>
        {add.isError && <ErrorState error={add.error} />}
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button type="submit" variant="primary" disabled={add.isPending || content.trim() === ""}>
            {t("add.submit")}
          </Button>
        </div>
      </form>
    </Modal>
  )
}

function nonEmpty<T extends Record<string, string>>(values: T): Partial<T> {
  // Nothing but empty ones is taken away.
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value.trim() === "" ? [] : [[name, value.trim()]])),
  ) as Partial<T>
}
