import { type ComponentProps, type ReactNode, useId } from "react"

export const inputClass =
  "w-full min-h-9 rounded-lg border border-edge bg-card px-2.5 py-1.5 text-sm text-ink disabled:opacity-60 aria-invalid:border-bad"

interface Labels {
  readonly label: string
  readonly hint?: ReactNode
  readonly error?: string | undefined
}

export interface FieldProps extends Labels {
  /** Receives the attributes that connect the control with its label, hint and error. */
  readonly children: (control: {
    readonly id: string
    readonly "aria-describedby": string | undefined
    readonly "aria-invalid": boolean | undefined
  }) => ReactNode
}

/** A form control with its label above and a hint or an error below. */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId()
  const about = error !== undefined || hint !== undefined ? `${id}-about` : undefined
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      {children({ id, "aria-describedby": about, "aria-invalid": error === undefined ? undefined : true })}
      {about !== undefined && (
        <p id={about} className={`text-sm ${error === undefined ? "text-soft" : "text-bad"}`}>
          {error ?? hint}
        </p>
      )}
    </div>
  )
}

export interface InputFieldProps extends Labels, ComponentProps<"input"> {
  /** Receives the text after each change. */
  readonly onText: (text: string) => void
}

/** A one-line input with its label. */
export function InputField({ label, hint, error, onText, className = "", ...rest }: InputFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <input
          {...control}
          {...rest}
          onChange={({ target }) => onText(target.value)}
          className={`${inputClass} ${className}`}
        />
      )}
    </Field>
  )
}

export interface SelectFieldProps<T extends string> extends Labels {
  readonly value: T | undefined
  readonly of: readonly T[]
  /** Label of the empty choice. Without it there is none. */
  readonly unset?: string | undefined
  readonly word: (one: T) => string
  readonly disabled?: boolean
  readonly onChange: (one: T | undefined) => void
}

/** A choice of one value with its label. */
export function SelectField<T extends string>({
  value,
  of,
  unset,
  word,
  disabled,
  onChange,
  ...labels
}: SelectFieldProps<T>) {
  return (
    <Field {...labels}>
      {(control) => (
        <select
          {...control}
          disabled={disabled}
          value={value ?? ""}
          onChange={({ target }) => onChange(of.find((one) => one === target.value))}
          className={`${inputClass} truncate`}
        >
          {unset !== undefined && <option value="">{unset}</option>}
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

export interface CheckboxProps {
  readonly label: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

export function Checkbox({ label, checked, onChange }: CheckboxProps) {
  return (
    <label className="flex items-center gap-2 text-sm font-medium">
      <input
        type="checkbox"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
        className="size-4 accent-mark"
      />
      {label}
    </label>
  )
}
