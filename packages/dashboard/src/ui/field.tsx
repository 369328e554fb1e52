import { type ReactNode, useId } from "react"

export const inputClass =
  "w-full min-h-9 rounded-lg border border-edge bg-card px-2.5 py-1.5 text-sm text-ink disabled:opacity-60 aria-invalid:border-bad"

export interface FieldProps {
  readonly label: string
  readonly hint?: ReactNode
  readonly error?: string | undefined
  /** Gets the attributes that tie the control to its label, hint and error. */
  readonly children: (control: {
    readonly id: string
    readonly "aria-describedby": string | undefined
    readonly "aria-invalid": boolean | undefined
  }) => ReactNode
}

/** A control with its label above, and what to know or what is wrong below. */
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
