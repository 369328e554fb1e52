import { useI18n } from "../i18n/i18n.tsx"
import type { MessageKey } from "../i18n/translate.ts"
import { Field, inputClass } from "../ui/field.tsx"
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
      <Choice
        label={t("memory.type")}
        value={search.type}
        of={memoryTypes}
        word={(one) => t(`type.${one}`)}
        onChange={(type) => onChange({ type })}
      />
      <Choice
        label={t("memory.status")}
        value={search.status}
        of={[...memoryStatuses, "all"] as const}
        any={t("status.inSight")}
        word={(one) => t(`status.${one}`)}
        onChange={(status) => onChange({ status })}
      />
      <Choice
        label={t("memory.source")}
        value={search.origin}
        of={memoryOrigins}
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
      <Field label={t("filter.importance")}>
        {(control) => (
          <select
            {...control}
            value={search.importance ?? ""}
            onChange={({ target }) => onChange({ importance: target.value === "" ? undefined : Number(target.value) })}
            className={inputClass}
          >
            <option value="">{t("any")}</option>
            {[0.3, 0.5, 0.7, 0.9].map((value) => (
              <option key={value} value={value}>{`≥ ${value}`}</option>
            ))}
          </select>
        )}
      </Field>
      <Field label={t("filter.from")}>
        {(control) => (
          <input
            {...control}
            type="date"
            value={search.from ?? ""}
            max={search.until}
            onChange={({ target }) => onChange({ from: target.value || undefined })}
            className={inputClass}
          />
        )}
      </Field>
      <Field label={t("filter.until")}>
        {(control) => (
          <input
            {...control}
            type="date"
            value={search.until ?? ""}
            min={search.from}
            onChange={({ target }) => onChange({ until: target.value || undefined })}
            className={inputClass}
          />
        )}
      </Field>
      <Field label={t("asOf")}>
        {(control) => (
          <input
            {...control}
            type="date"
            value={search.asOf ?? ""}
            onChange={({ target }) => onChange({ asOf: target.value || undefined })}
            className={inputClass}
          />
        )}
      </Field>
      <div className="flex items-end pb-1.5">
        <label className="flex items-center gap-2 text-sm font-medium">
          <input
            type="checkbox"
            checked={search.pinned ?? false}
            onChange={({ target }) => onChange({ pinned: target.checked || undefined })}
            className="size-4 accent-mark"
          />
          {t("filter.pinned")}
        </label>
      </div>
    </fieldset>
  )
}

interface ChoiceProps<T extends string> {
  readonly label: string
  readonly value: T | undefined
  readonly of: readonly T[]
  readonly any?: string
  readonly word: (one: T) => string
  readonly onChange: (one: T | undefined) => void
}

function Choice<T extends string>({ label, value, of, any, word, onChange }: ChoiceProps<T>) {
  const { t } = useI18n()
  return (
    <Field label={label}>
      {(control) => (
        <select
          {...control}
          value={value ?? ""}
          onChange={({ target }) => onChange(of.find((one) => one === target.value))}
          className={`${inputClass} truncate`}
        >
          <option value="">{any ?? t("any")}</option>
          {of.map((one) => (
            <option key={one} value={one}>
              {word(one)}
            </option>
          ))}
        </select>
      )}
    </Field>
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
  return (
    <Field label={label}>
      {(control) => (
        <input {...control} value={text} onChange={({ target }) => setText(target.value)} className={inputClass} />
      )}
    </Field>
  )
}
