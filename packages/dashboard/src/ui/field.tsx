import { type ReactNode, useId } from "react"

export const inputClass =
  "w-full min-h-9 rounded-lg border border-edge bg-card px-2.5 py-1.5 text-sm text-ink disabled:opacity-60 aria-invalid:border-bad"

export interface FieldProps {
  readonly label: string
  readonly hint?: ReactNode
  readonly error?: string | undefined
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
