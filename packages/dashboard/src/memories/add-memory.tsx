import { useMutation, useQueryClient } from "@tanstack/react-query"
import { type FormEvent, useState } from "react"
import { client } from "../api/client.ts"
import { useSession, useTenant } from "../api/session.ts"
import { useDraft } from "../app/draft.ts"
import { useI18n } from "../i18n/i18n.tsx"
import type { Translate } from "../i18n/translate.ts"
import { Button } from "../ui/button.tsx"
import { ErrorState } from "../ui/error-state.tsx"
import { Checkbox, InputField, SelectField } from "../ui/field.tsx"
import { Modal } from "../ui/modal.tsx"
import { showToast } from "../ui/toasts.tsx"
import { memoryTypes } from "./list-search.ts"
import { TextField } from "./memory-fields.tsx"

const MAX_BYTES = 8_192

interface Details {
  readonly type: (typeof memoryTypes)[number] | undefined
  readonly category: string
  readonly user: string
  readonly agent: string
  readonly pinned: boolean
  readonly shared: boolean
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
    shared: false,
  })
  const set = (part: Partial<typeof details>) => setDetails((before) => ({ ...before, ...part }))
  const add = useMutation({
    mutationFn: () =>
      client.addMemory({
        content,
        ...tenantParam,
        ...nonEmpty({ category: details.category }),
        // Shared memories are nobody's in particular.
        ...(details.shared ? { shared: true } : nonEmpty({ user: details.user, agent: details.agent })),
        ...(details.type !== undefined && { type: details.type }),
        ...(details.pinned && { pinned: true }),
      }),
    onSuccess: async ({ did, status }) => {
      forget()
      showToast({
        text: status === "quarantined" && did !== "conflicting" ? t("add.quarantined") : t(`add.did.${did}`),
      })
      // The list shows it before the keyboard is back in it.
      await queries.invalidateQueries({ queryKey: ["memories"] })
      onClose()
    },
  })
  const mayShare = !key?.user && !key?.agent
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
          <SelectField
            label={t("memory.type")}
            value={details.type}
            of={memoryTypes}
            unset={t("add.typeUnset")}
            word={(type) => t(`type.${type}`)}
            onChange={(type) => set({ type })}
          />
          <InputField
            translate="no"
            label={t("memory.category")}
            value={details.category}
            maxLength={100}
            placeholder="general"
            onText={(category) => set({ category })}
          />
          <InputField
            translate="no"
            label={t("memory.user")}
            value={details.shared ? "" : details.user}
            maxLength={256}
            disabled={Boolean(key?.user) || details.shared}
            onText={(user) => set({ user })}
          />
          <InputField
            translate="no"
            label={t("memory.agent")}
            value={details.shared ? "" : details.agent}
            maxLength={256}
            disabled={Boolean(key?.agent) || details.shared}
            onText={(agent) => set({ agent })}
          />
        </div>
        {mayShare && (
          <Checkbox label={t("add.shared")} checked={details.shared} onChange={(shared) => set({ shared })} />
        )}
        <Checkbox label={t("add.pinned")} checked={details.pinned} onChange={(pinned) => set({ pinned })} />
        <p className="rounded-lg bg-sunk px-3 py-2 text-sm text-soft">{readersText(details, tenant, t)}</p>
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

function readersText({ shared, user }: Details, tenant: string, t: Translate): string {
  if (shared) return t("add.seenByAll", { tenant })
  const name = user.trim()
  return name === "" ? t("add.seenByUnnamed", { tenant }) : t("add.seenByOne", { user: name, tenant })
}

function nonEmpty<T extends Record<string, string>>(values: T): Partial<T> {
  // Nothing but empty ones is taken away.
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value.trim() === "" ? [] : [[name, value.trim()]])),
  ) as Partial<T>
}
