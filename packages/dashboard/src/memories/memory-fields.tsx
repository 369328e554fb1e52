import { useI18n } from "../i18n/i18n.tsx"
import { Field, inputClass } from "../ui/field.tsx"
import { memoryTypes } from "./list-search.ts"

type Type = (typeof memoryTypes)[number]

export interface TextFieldProps {
  readonly value: string
  readonly onChange: (text: string) => void
  readonly hint?: string
  readonly error?: string | undefined
}

/** The text of a memory; Ctrl+Enter submits the form. */
export function TextField({ value, onChange, hint, error }: TextFieldProps) {
  const { t } = useI18n()
  return (
    <Field label={t("memory.text")} hint={hint} error={error}>
      {(control) => (
        <textarea
          {...control}
          required
          rows={5}
          dir="auto"
          value={value}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit()
          }}
          className={`${inputClass} resize-y`}
        />
      )}
    </Field>
  )
}

export interface TypeFieldProps {
  readonly value: Type | undefined
  /** Label of the empty choice; absent, a type is required. */
  readonly unset?: string
  readonly onChange: (type: Type | undefined) => void
}

export function TypeField({ value, unset, onChange }: TypeFieldProps) {
  const { t } = useI18n()
  return (
    <Field label={t("memory.type")}>
      {(control) => (
        <select
          {...control}
          value={value ?? ""}
          onChange={({ target }) => onChange(memoryTypes.find((one) => one === target.value))}
          className={inputClass}
        >
          {unset !== undefined && <option value="">{unset}</option>}
          {memoryTypes.map((type) => (
            <option key={type} value={type}>
              {t(`type.${type}`)}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

export interface NameFieldProps {
  readonly label: string
  readonly value: string
  readonly most: number
  readonly required?: boolean
  readonly disabled?: boolean
  readonly placeholder?: string
  readonly onChange: (text: string) => void
}

/** An input for a category or a name. */
export function NameField({ label, most, onChange, ...rest }: NameFieldProps) {
  return (
    <Field label={label}>
      {(control) => (
        <input
          {...control}
          {...rest}
          translate="no"
          maxLength={most}
          onChange={({ target }) => onChange(target.value)}
          className={inputClass}
        />
      )}
    </Field>
  )
}
