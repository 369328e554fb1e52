import { useI18n } from "../i18n/i18n.tsx"
import { Field, inputClass } from "../ui/field.tsx"

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
