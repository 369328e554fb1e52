import { useNavigate } from "@tanstack/react-router"
import { useId, useState } from "react"
import { client } from "../api/client.ts"
import { useTenant } from "../api/session.ts"
import { useServerQuery } from "../api/use-server-query.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { inputClass } from "../ui/field.tsx"
import { Icon, type IconName } from "../ui/icon.tsx"
import { InlineError } from "../ui/inline-error.tsx"
import { Modal } from "../ui/modal.tsx"
import { screens } from "./screens.ts"

interface Choice {
  readonly id: string
  readonly label: string
  readonly icon: IconName
  readonly run: () => void
}

const FOUND = 6

/** Goes to any screen, and to memories that recall finds for what is typed. */
export function CommandPalette({ onClose }: { readonly onClose: () => void }) {
  const { t } = useI18n()
  const { tenantParam, name } = useTenant()
  const navigate = useNavigate()
  const list = useId()
  const [text, setText] = useState("")
  const [current, setCurrent] = useState(0)
  const words = text.trim()
  const hits = useServerQuery(
    ["memories", name, "palette", words],
    (call) => client.searchMemories({ query: words, limit: FOUND, ...tenantParam }, call),
    { enabled: words.length > 1 },
  )
  const go = (run: () => void) => () => {
    onClose()
    run()
  }
  const choices: readonly Choice[] = [
    ...screens
      .filter(({ word }) => t(word).toLowerCase().includes(words.toLowerCase()))
      .map(({ to, word, icon }) => ({ id: to, label: t(word), icon, run: go(() => void navigate({ to })) })),
    ...(words.length > 1 ? (hits.data?.data ?? []) : []).map(({ memory }) => ({
      id: memory.id,
      label: memory.content,
      icon: "memories" as const,
      run: go(() => void navigate({ to: "/memories/$id", params: { id: memory.id } })),
    })),
  ]
  const at = Math.min(current, choices.length - 1)
  return (
    <Modal title={t("palette")} onClose={onClose}>
      <input
        role="combobox"
        aria-expanded="true"
        aria-controls={list}
        aria-activedescendant={choices[at] && `${list}-${at}`}
        aria-label={t("palette.label")}
        placeholder={t("palette.label")}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          setCurrent(0)
        }}
        onKeyDown={(event) => {
          const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
          if (event.key === "Enter") choices[at]?.run()
          else if (by === undefined) return
          else setCurrent((at + by + choices.length) % Math.max(1, choices.length))
          event.preventDefault()
        }}
        className={`${inputClass} min-h-11`}
      />
      {hits.isError && (
        <div className="mt-2">
          <InlineError error={hits.error} onRetry={() => void hits.refetch()} />
        </div>
      )}
      <div id={list} role="listbox" aria-label={t("palette")} className="mt-2 grid max-h-[50vh] overflow-y-auto">
        {choices.map((choice, place) => (
          <div
            key={choice.id}
            id={`${list}-${place}`}
            role="option"
            aria-selected={place === at}
            tabIndex={-1}
            onClick={choice.run}
            onKeyDown={() => undefined}
            onPointerMove={() => setCurrent(place)}
            className="flex min-h-10 cursor-pointer items-center gap-3 rounded-lg px-2.5 text-sm aria-selected:bg-tint aria-selected:text-mark"
          >
            <Icon name={choice.icon} className="size-4.5" />
            <span dir="auto" className="truncate">
              {choice.label}
            </span>
          </div>
        ))}
      </div>
    </Modal>
  )
}
