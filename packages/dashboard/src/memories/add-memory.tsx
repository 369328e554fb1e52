import { useMutation, useQueryClient } from "@tanstack/react-query"
import { type FormEvent, useState } from "react"
import { client } from "../api/client.ts"
import { useSession, useTenant } from "../api/session.ts"
import { useDraft } from "../app/draft.ts"
import { Button } from "../ui/button.tsx"
import { Field, inputShape } from "../ui/field.tsx"
import { Modal } from "../ui/modal.tsx"
import { Problem } from "../ui/problem.tsx"
import { say } from "../ui/toasts.tsx"
import { useWords } from "../words/words.tsx"
import { types } from "./search.ts"

const MOST_BYTES = 8_192

/** Adds a memory, saying before into which pool and who will see it, and after what became of it. */
export function AddMemory({ onClose }: { readonly onClose: () => void }) {
  const { t } = useWords()
  const { key } = useSession()
  const { named, name: tenant } = useTenant()
  const queries = useQueryClient()
  const [content, setContent, forget] = useDraft("memory", "")
  const [details, setDetails] = useState({
    type: "",
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
        ...named,
        ...given({ category: details.category, user: details.user, agent: details.agent }),
        ...typeOf(details.type),
        ...(details.pinned && { pinned: true }),
      }),
    onSuccess: async ({ did, status }) => {
      forget()
      say({ text: status === "quarantined" ? t("add.quarantined") : t(`add.did.${did}`) })
      // The list shows it before the keyboard is back in it.
      await queries.invalidateQueries({ queryKey: ["memories"] })
      onClose()
    },
  })
  const bytes = new TextEncoder().encode(content.trim()).byteLength
  const isOver = bytes > MOST_BYTES
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isOver) add.mutate()
  }
  return (
    <Modal title={t("add.title")} onClose={onClose}>
      <form onSubmit={submit} className="grid gap-4">
        <Field
          label={t("memory.text")}
          hint={t("add.hint")}
          error={isOver ? t("add.tooLong", { bytes, most: MOST_BYTES }) : undefined}
        >
          {(control) => (
            <textarea
              {...control}
              required
              rows={4}
              dir="auto"
              value={content}
              onChange={({ target }) => setContent(target.value)}
              onKeyDown={(event) => {
                if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit()
              }}
              className={`${inputShape} resize-y`}
            />
          )}
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t("memory.type")}>
            {(control) => (
              <select
                {...control}
                value={details.type}
                onChange={({ target }) => set({ type: target.value })}
                className={inputShape}
              >
                <option value="">{t("add.typeUnset")}</option>
                {types.map((type) => (
                  <option key={type} value={type}>
                    {t(`type.${type}`)}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field label={t("memory.category")}>
            {(control) => (
              <input
                {...control}
                value={details.category}
                maxLength={100}
                placeholder="general"
                onChange={({ target }) => set({ category: target.value })}
                className={inputShape}
              />
            )}
          </Field>
          <Field label={t("memory.user")}>
            {(control) => (
              <input
                {...control}
                value={details.user}
                maxLength={256}
                disabled={Boolean(key?.user)}
                onChange={({ target }) => set({ user: target.value })}
                className={inputShape}
              />
            )}
          </Field>
          <Field label={t("memory.agent")}>
            {(control) => (
              <input
                {...control}
                value={details.agent}
                maxLength={256}
                disabled={Boolean(key?.agent)}
                onChange={({ target }) => set({ agent: target.value })}
                className={inputShape}
              />
            )}
          </Field>
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
        {add.isError && <Problem error={add.error} />}
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button type="submit" look="primary" disabled={add.isPending || content.trim() === ""}>
            {t("add.submit")}
          </Button>
        </div>
      </form>
    </Modal>
  )
}

function given<T extends Record<string, string>>(values: T): Partial<T> {
  // Nothing but empty ones is taken away.
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value.trim() === "" ? [] : [[name, value.trim()]])),
  ) as Partial<T>
}

function typeOf(text: string): { readonly type?: (typeof types)[number] } {
  const type = types.find((one) => one === text)
  return type === undefined ? {} : { type }
}
