import { ApiError, type MemoryOnTheWire } from "@keepsake/api/browser"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { type FormEvent, useState } from "react"
import { client } from "../api/client.ts"
import { useTenant } from "../api/session.ts"
import { useDraft } from "../app/draft.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { applyOptimistically, refreshMemories } from "../memories/cache.ts"
import { memoryTypes } from "../memories/list-search.ts"
import { TextField } from "../memories/memory-fields.tsx"
import { Button } from "../ui/button.tsx"
import { ErrorState } from "../ui/error-state.tsx"
import { InputField, SelectField } from "../ui/field.tsx"
import { Modal } from "../ui/modal.tsx"
import { showToast } from "../ui/toasts.tsx"

/** Edits a memory with optimistic locking: after a concurrent change both texts are shown and nothing is lost. */
export function EditMemory({ memory, onClose }: { readonly memory: MemoryOnTheWire; readonly onClose: () => void }) {
  const { t, errorText } = useI18n()
  const { tenantParam } = useTenant()
  const queries = useQueryClient()
  const [read, setRead] = useState(memory)
  const [content, setContent, forget] = useDraft(`edit.${memory.id}`, memory.content)
  const [details, setDetails] = useState({
    type: memory.type,
    category: memory.category,
    importance: memory.importance,
  })
  const [other, setOther] = useState<MemoryOnTheWire>()
  const save = useMutation({
    mutationFn: (revision: number) =>
      client.updateMemory({ id: memory.id, content, ...details, revision, ...tenantParam }),
    onMutate: () => applyOptimistically(queries, [memory.id], (before) => ({ ...before, content, ...details })),
    onSuccess: async () => {
      forget()
      onClose()
      const run = async () => {
        await client
          .restoreMemory({ id: memory.id, ...tenantParam })
          .catch((error: unknown) => showToast({ variant: "bad", text: errorText(error) }))
        await refreshMemories(queries)
      }
      showToast({ text: t("edit.saved"), undo: { label: t("undo"), run: () => void run() } })
    },
    onError: async (error, _, takeBack) => {
      takeBack?.()
      if (!(error instanceof ApiError && error.status === 409)) return
      const now = await client.getMemory({ id: memory.id, ...tenantParam })
      setOther(now.memory)
      setRead(now.memory)
    },
    onSettled: () => refreshMemories(queries),
  })
  const isUnchanged =
    content === read.content &&
    details.type === read.type &&
    details.category === read.category &&
    details.importance === read.importance
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate(read.revision)
  }
  return (
    <Modal title={t("edit.title")} onClose={onClose}>
      <form onSubmit={submit} className="grid gap-4">
        {other !== undefined && (
          <div role="alert" className="grid gap-2 rounded-xl border border-warn/50 bg-warn-tint p-3 text-sm">
            <p className="font-medium text-warn">{t("edit.conflict")}</p>
            <p dir="auto" className="rounded-lg bg-card px-3 py-2 wrap-anywhere">
              {other.content}
            </p>
            <div>
              <Button onClick={() => setContent(other.content)}>{t("edit.takeTheirs")}</Button>
            </div>
          </div>
        )}
        <TextField value={content} onChange={setContent} />
        <div className="grid gap-4 sm:grid-cols-3">
          <SelectField
            label={t("memory.type")}
            value={details.type}
            of={memoryTypes}
            word={(type) => t(`type.${type}`)}
            onChange={(type = details.type) => setDetails({ ...details, type })}
          />
          <InputField
            translate="no"
            label={t("memory.category")}
            value={details.category}
            maxLength={100}
            required
            onText={(category) => setDetails({ ...details, category })}
          />
          <InputField
            label={t("memory.importance")}
            type="number"
            min={0}
            max={1}
            step={0.05}
            value={details.importance}
            onText={(text) => setDetails({ ...details, importance: Number(text) })}
          />
        </div>
        {save.isError && other === undefined && <ErrorState error={save.error} />}
        <div className="flex flex-wrap justify-end gap-2">
          <Button
            onClick={() => {
              forget()
              onClose()
            }}
          >
            {t("cancel")}
          </Button>
          <Button type="submit" variant="primary" disabled={save.isPending || content.trim() === "" || isUnchanged}>
            {t("edit.save")}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
