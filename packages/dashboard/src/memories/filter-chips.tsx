import { useI18n } from "../i18n/i18n.tsx"
import type { MessageKey } from "../i18n/translate.ts"
import { Icon } from "../ui/icon.tsx"
import type { activeFilters, MemoriesSearch } from "./list-search.ts"

const names = {
  type: "memory.type",
  status: "memory.status",
  origin: "memory.source",
  category: "memory.category",
  user: "memory.user",
  agent: "memory.agent",
  session: "memory.session",
  importance: "filter.importance",
  from: "filter.from",
  until: "filter.until",
  pinned: "filter.pinned",
  turns: "filter.turns",
  asOf: "asOf",
  q: "search.label",
  by: "search.by",
} as const satisfies Record<keyof MemoriesSearch, MessageKey>

export interface FilterChipsProps {
  readonly filters: ReturnType<typeof activeFilters>
  readonly onChange: (change: Partial<Record<keyof MemoriesSearch, undefined>>) => void
}

/** The active filters, each with a button that removes it. */
export function FilterChips({ filters, onChange }: FilterChipsProps) {
  const { t } = useI18n()
  if (filters.length === 0) return null
  return (
    <ul aria-label={t("filters")} className="flex flex-wrap gap-1.5">
      {filters.map(([name, value]) => (
        <li key={name}>
          <button
            type="button"
            onClick={() => onChange({ [name]: undefined })}
            className="inline-flex min-h-7 max-w-full items-center gap-1.5 rounded-full bg-tint ps-2.5 pe-1.5 text-xs text-mark"
          >
            <span className="truncate">
              {t(names[name])}
              {name !== "pinned" && name !== "turns" && `: ${value}`}
            </span>
            <Icon name="close" className="size-3.5" />
            <span className="sr-only">{t("filter.remove")}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
