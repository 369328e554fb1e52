import { useI18n } from "../i18n/i18n.tsx"
import type { MessageKey } from "../i18n/translate.ts"
import { Checkbox, InputField, SelectField } from "../ui/field.tsx"
import { useDebouncedText } from "../ui/use-debounced-text.ts"
import { type MemoriesSearch, memoryOrigins, memoryStatuses, memoryTypes } from "./list-search.ts"

export interface FilterPanelProps {
  readonly isOpen: boolean
  readonly search: MemoriesSearch
  readonly onChange: (change: Partial<Record<keyof MemoriesSearch, MemoriesSearch[keyof MemoriesSearch]>>) => void
}

const texts = [
  ["category", "memory.category"],
  ["user", "memory.user"],
  ["agent", "memory.agent"],
  ["session", "memory.session"],
] as const satisfies readonly (readonly [keyof MemoriesSearch, MessageKey])[]

/** Inputs for all filters; the values are part of the address. */
export function FilterPanel({ isOpen, search, onChange }: FilterPanelProps) {
  const { t } = useI18n()
  if (!isOpen) return null
  return (
    <fieldset
      id="filters"
      className="grid grid-cols-2 gap-3 rounded-xl border border-line bg-card p-4 sm:grid-cols-3 xl:grid-cols-6"
    >
      <legend className="sr-only">{t("filters")}</legend>
      <SelectField
        label={t("memory.type")}
        value={search.type}
        of={memoryTypes}
        unset={t("any")}
        word={(one) => t(`type.${one}`)}
        onChange={(type) => onChange({ type })}
      />
      <SelectField
        label={t("memory.status")}
        value={search.status}
        of={[...memoryStatuses, "all"] as const}
        unset={t("status.inSight")}
        word={(one) => t(`status.${one}`)}
        onChange={(status) => onChange({ status })}
      />
      <SelectField
        label={t("memory.source")}
        value={search.origin}
        of={memoryOrigins}
        unset={t("any")}
        word={(one) => t(`origin.${one}`)}
        onChange={(origin) => onChange({ origin })}
      />
      {texts.map(([name, word]) => (
        <Text
          key={name}
          label={t(word)}
          value={String(search[name] ?? "")}
          onChange={(text) => onChange({ [name]: text || undefined })}
        />
      ))}
      <SelectField
        label={t("filter.importance")}
        value={search.importance?.toString()}
        of={["0.3", "0.5", "0.7", "0.9"]}
        unset={t("any")}
        word={(least) => `≥ ${least}`}
        onChange={(least) => onChange({ importance: least === undefined ? undefined : Number(least) })}
      />
      <InputField
        label={t("filter.from")}
        type="date"
        value={search.from ?? ""}
        max={search.until}
        onText={(text) => onChange({ from: text || undefined })}
      />
      <InputField
        label={t("filter.until")}
        type="date"
        value={search.until ?? ""}
        min={search.from}
        onText={(text) => onChange({ until: text || undefined })}
      />
      <InputField
        label={t("asOf")}
        type="date"
        value={search.asOf ?? ""}
        onText={(text) => onChange({ asOf: text || undefined })}
      />
      <div className="flex items-end pb-1.5">
        <Checkbox
          label={t("filter.pinned")}
          checked={search.pinned ?? false}
          onChange={(pinned) => onChange({ pinned: pinned || undefined })}
        />
      </div>
    </fieldset>
  )
}

/** A debounced text filter. */
function Text({
  label,
  value,
  onChange,
}: {
  readonly label: string
  readonly value: string
  readonly onChange: (text: string) => void
}) {
  const [text, setText] = useDebouncedText(value, 300, (typed) => onChange(typed.trim()))
  return <InputField label={label} value={text} onText={setText} />
}
